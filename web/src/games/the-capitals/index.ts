/** The board of The Capitals. */
export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { note } from "./note";
export { default as Result } from "./Result.svelte";

/** Another round, or a World's Fair. */
export const passages = { "log-round": "plain", "log-fair": "points" } as const;
