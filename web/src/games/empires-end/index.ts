/** The board of Empire's End. */
export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { note } from "./note";
export { default as Result } from "./Result.svelte";

/** The next space of the progress track: another phase. */
export const passages = { "log-space": "plain" } as const;
