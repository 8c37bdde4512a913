/** The board of Imperium. */
export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { note } from "./note";
export { default as Result } from "./Result.svelte";

/** The solstice ends a round. */
export const passages = { "log-solstice": "plain" } as const;
