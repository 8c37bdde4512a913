/** Movement of things: what changes places is seen going there. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";

/** How long a move takes, from the design tokens: 0 when the player wants no motion. */
export function moveMs(): number {
  const set = getComputedStyle(document.documentElement).getPropertyValue("--motion-move");
  const ms = Number.parseFloat(set);
  return Number.isFinite(ms) ? Math.min(ms, 300) : 0;
}

export interface Motion {
  send: (node: Element, params: { key: string }) => () => TransitionConfig;
  receive: (node: Element, params: { key: string }) => () => TransitionConfig;
  /** Too much has changed to follow: things stand where they belong at once. */
  still: boolean;
}

export function createMotion(): Motion {
  const motion: Motion = { send: () => () => ({ duration: 0 }), receive: () => () => ({ duration: 0 }), still: false };
  const duration = (): number => (motion.still ? 0 : moveMs());
  const [send, receive] = crossfade({
    duration,
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: duration() / 2 }),
  });
  motion.send = send;
  motion.receive = receive;
  return motion;
}
