/** The languages that everything is said in. */

export const LANGUAGES = ["en", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Hungarian for those whose browser speaks it, English for everybody else. */
export function languageOf(spoken: readonly string[]): Language {
  const first = spoken[0]?.toLowerCase() ?? "";
  return first === "hu" || first.startsWith("hu-") ? "hu" : "en";
}
