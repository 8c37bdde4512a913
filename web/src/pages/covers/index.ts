/** The pictures of the games on the first page. */

import type { Component } from "svelte";
import AnyCover from "./any.svelte";

const COVERS = import.meta.glob<Component>("./*.svelte", { import: "default", eager: true });

export function coverOf(slug: string): Component {
  return COVERS[`./${slug}.svelte`] ?? AnyCover;
}
