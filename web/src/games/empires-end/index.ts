/** The board of Empire's End. */
export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { note } from "./note";
export { default as Result } from "./Result.svelte";
