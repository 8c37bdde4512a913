/** A plan that is looked at through a window: how much it is enlarged, and what of it is in the middle. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `x` and `y` are where the plan's left upper corner lies in the window, in px. */
export interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How far one may go in, as cells of so many px. */
export const LARGEST = 2.5;
const STEP = 1.25;

/** The whole plan in the middle of the window, never larger than it was drawn, nor smaller than `least`. */
export function fit(plan: Size, window: Size, least: number): Look {
  const scale = Math.max(least, Math.min(1, window.width / plan.width, window.height / plan.height));
  return kept({ scale, x: (window.width - plan.width * scale) / 2, y: (window.height - plan.height * scale) / 2 }, plan, window);
}

/** Nothing is pushed out of sight: a plan smaller than the window is in its middle, a larger one fills it. */
export function kept(look: Look, plan: Size, window: Size): Look {
  const along = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    scale: look.scale,
    x: along(look.x, plan.width * look.scale, window.width),
    y: along(look.y, plan.height * look.scale, window.height),
  };
}

/** With the middle of a part in the middle of the window. */
export function around(look: Look, part: ({ x: number; y: number } & Size) | null, plan: Size, window: Size): Look {
  if (part === null) return look;
  const middle = (from: number, length: number, room: number): number => room / 2 - (from + length / 2) * look.scale;
  return kept(
    { scale: look.scale, x: middle(part.x, part.width, window.width), y: middle(part.y, part.height, window.height) },
    plan,
    window,
  );
}

export function moved(look: Look, by: { x: number; y: number }, plan: Size, window: Size): Look {
  return kept({ ...look, x: look.x + by.x, y: look.y + by.y }, plan, window);
}

/** Enlarged so many times around a point of the window, which stays where it is. */
export function zoomed(look: Look, times: number, at: { x: number; y: number }, plan: Size, window: Size, least: number): Look {
  const scale = Math.min(LARGEST, Math.max(least, look.scale * times));
  const grown = scale / look.scale;
  return kept({ scale, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown }, plan, window);
}

export const closer = STEP;
export const farther = 1 / STEP;

/** So moved that a part of the plan is in the window. */
export function shown(look: Look, part: { x: number; y: number } & Size, plan: Size, window: Size): Look {
  const along = (at: number, from: number, length: number, room: number): number => {
    const start = at + from * look.scale;
    const end = start + length * look.scale;
    if (start < 0) return at - start;
    return end > room ? at - (end - room) : at;
  };
  return kept(
    {
      scale: look.scale,
      x: along(look.x, part.x, part.width, window.width),
      y: along(look.y, part.y, part.height, window.height),
    },
    plan,
    window,
  );
}
