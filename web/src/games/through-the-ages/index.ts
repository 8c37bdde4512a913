/** The board of Through the Ages. */
export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { note } from "./note";
export { default as Result } from "./Result.svelte";
export { called } from "./say";

/** Another age. */
export const passages = { "log-age": "points" } as const;
