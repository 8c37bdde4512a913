/** The board of 7 Wonders Duel. */
export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { note } from "./note";
export { default as Result } from "./Result.svelte";

/** An age is over: whoever has not looked at the points does now. */
export const passages = { "log-age": "points" } as const;
