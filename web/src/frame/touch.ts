/** Things are touched here, not clicked: what is said about them says so. */
export function touched(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
