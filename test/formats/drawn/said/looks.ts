/** Looks of clues: colours, lines, and what stands at their ends. */
import { between, disc, line, type Parts, text } from '../shared-puzzle.js';

/** A constraint in words. `%` is the colour of the look. */
export interface Said {
  readonly id: string;
  /** Looks, each with the words for its colour and what it states; none for a rule of the whole grid. */
  readonly looks?: readonly { readonly colour?: readonly [en: string, de: string]; readonly drawn: Parts }[];
  readonly states: readonly string[];
  readonly en: readonly string[];
  readonly de: readonly string[];
}

export const GREEN = ['green', 'grünen'] as const;
export const PURPLE = ['purple', 'lila'] as const;
export const BLUE = ['blue', 'blauen'] as const;
export const GREY = ['grey', 'grauen'] as const;
export const RED = ['red', 'roten'] as const;
export const ORANGE = ['orange', 'orangen'] as const;
export const YELLOW = ['yellow', 'gelben'] as const;

export const HUES = {
  green: '#67f067',
  purple: '#f067f0',
  blue: '#2ecbff',
  grey: '#aaaaaa',
  red: '#e6261f',
  orange: '#ffa600',
  yellow: '#f7d038',
};
export const lineLooks = (cells: string, ...colours: readonly (readonly [en: keyof typeof HUES, de: string])[]) =>
  colours.map((colour) => ({ colour, drawn: { lines: [line(cells, HUES[colour[0]])] } }));

export const SHORT = 'r2c2r2c3r2c4';
export const LONG = 'r2c2r2c3r2c4r2c5';

/** A line with a disc at its first cell, which may be the last one drawn. */
export const bulbLooks = [GREY, BLUE].map((colour, index) => ({
  colour,
  drawn: {
    lines: [line(index === 0 ? SHORT : 'r2c4r2c3r2c2', HUES[colour[0]])],
    overlays: [disc([1.5, 1.5], 0.8, HUES[colour[0]])],
  },
}));

/** A line with a shape at both ends. */
export const endLooks = (more: object) =>
  [GREY, RED].map((colour) => ({
    colour,
    drawn: {
      lines: [line(LONG, HUES[colour[0]])],
      overlays: [disc([1.5, 1.5], 0.8, '#ffffff', more), disc([1.5, 4.5], 0.8, '#ffffff', more)],
    },
  }));

export const onEdges = (parts: (centre: readonly [number, number]) => object) => [
  { drawn: { overlays: [parts(between('r2c2r2c3'))] } },
];

export const outside = [
  { drawn: { overlays: [text([-0.5, 3.5], '12')] } },
  { drawn: { overlays: [text([-0.6, 3.5], '12')] } },
];
export const column = 'r1c4r2c4r3c4r4c4r5c4r6c4r7c4r8c4r9c4';
