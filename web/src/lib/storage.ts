/** The settings as the browser keeps them. */

import { type Language, languageOf, LANGUAGES } from "./words/languages";

export const STORED_AS = "pentapolis-settings";

/** What is stored, whatever it is; nothing where that makes no sense. */
export function parsed(stored: string | null): Record<string, unknown> {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A browser may forbid storage altogether; the page then works, and forgets. */
export function fromStorage(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

/** The language that was chosen, or that of the browser. */
export function languageIn(found: Readonly<Record<string, unknown>>, spoken: readonly string[]): Language {
  return LANGUAGES.find((language) => language === found["language"]) ?? languageOf(spoken);
}
