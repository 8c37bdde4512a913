/** How icons are stored: silhouettes on a 24 × 24 field, each a few layers of one path. */

/** `main` is the icon's own colour, `shade` and `light` are mixed from it, `cut` lets the ground show through. */
export type Ink = "main" | "shade" | "light" | "cut";

export interface Layer {
  readonly d: string;
  readonly ink: Ink;
  /** Width of the line; without it the path is filled (even-odd, so that inner contours are holes). */
  readonly width?: number;
}

export interface Art {
  /** Which `--tone-…` token colours the icon; without it the icon takes the colour of the text around it. */
  readonly tone?: string;
  readonly layers: readonly Layer[];
}

export type IconSet = Readonly<Record<string, Art>>;

export const fill = (d: string, ink: Ink = "main"): Layer => ({ d, ink });
export const line = (d: string, width = 2, ink: Ink = "main"): Layer => ({ d, ink, width });

export const plain = (...layers: Layer[]): Art => ({ layers });
export const toned = (tone: string, ...layers: Layer[]): Art => ({ tone, layers });

/** A circle as a path, so that an icon needs no other element. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
