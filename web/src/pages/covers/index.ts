/** The pictures of the games on the first page. They come after its words: nobody waits for them. */

import type { Component } from "svelte";

const COVERS = import.meta.glob<Component>("./*.svelte", { import: "default" });
const ANY = "./any.svelte";

export function loadCover(slug: string): Promise<Component> {
  return (COVERS[`./${slug}.svelte`] ?? COVERS[ANY])!();
}
