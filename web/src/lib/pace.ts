/**
 * States one after another: what others do is shown move by move, however fast it comes.
 *
 * A state that is a step of somebody else waits until the one before has been seen for a while. Everything else, such as
 * one's own move or an undo, ends the waiting: what is shown must never be older than what the player has done.
 */
import type { State } from "./contract";

/** Nobody watches more than so many steps; then the present comes at once. */
const MOST = 12;

export class Pacer {
  readonly #show: (state: State) => void;
  /** Milliseconds each step is seen; 0 where the reader wants none of it. */
  readonly #pause: () => number;
  readonly #changed: (waiting: number) => void;
  #waiting: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;
  #ply: number | null = null;

  constructor(show: (state: State) => void, pause: () => number, changed: (waiting: number) => void) {
    this.#show = show;
    this.#pause = pause;
    this.#changed = changed;
  }

  /** A state has come; `own` if the player's own move led to it. */
  take(state: State, own: boolean): void {
    const last = this.#waiting.at(-1)?.info.ply ?? this.#ply;
    const steps = last === null ? null : state.info.ply - last;
    this.#waiting.push(state);
    const paced = this.#pause() > 0 && !own && steps !== null && steps >= 0 && this.#waiting.length <= MOST;
    if (paced) this.#next();
    else this.flush();
  }

  /** Everything that waits is shown now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    let state: State | undefined;
    // One that is shown may put an end to all the others: somebody else's turn at this screen.
    while ((state = this.#waiting.shift())) this.#put(state);
    this.#changed(0);
  }

  /** Nothing that waits is wanted any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#ply = null;
    this.#free = 0;
    this.#changed(0);
  }

  #put(state: State): void {
    const moved = this.#ply !== null && state.info.ply !== this.#ply;
    this.#ply = state.info.ply;
    if (moved) this.#free = performance.now() + this.#pause();
    this.#show(state);
  }

  #next(): void {
    let state: State | undefined;
    while (this.#timer === undefined && (state = this.#waiting[0])) {
      const wait = state.info.ply === this.#ply ? 0 : this.#free - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#next();
        }, wait);
      } else {
        this.#waiting.shift();
        this.#put(state);
      }
    }
    this.#changed(this.#waiting.length);
  }
}
