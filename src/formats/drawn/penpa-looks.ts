/** The looks of Penpa+'s drawings by the numbers of their styles. */
import type { DrawnShape } from './drawing.js';

const GREY = '999999';
const LIGHT_GREY = 'cccccc';
const BLACK = '000000';
const WHITE = 'ffffff';
const GREEN = '208020';
const RED = 'ff0000';

/** The colours of cells. */
export const SURFACES: Readonly<Record<number, string>> = {
  1: '444444',
  2: 'b3ffb3',
  3: LIGHT_GREY,
  4: BLACK,
  5: 'c0e0ff',
  6: 'ffa3a3',
  7: 'ffffa3',
  8: GREY,
  9: 'ffb3ff',
  10: 'ffcc80',
  11: 'cc99ff',
  12: 'eecab1',
  13: 'ffa466',
};

const LINES: Readonly<Record<string, string>> = {
  3: GREEN,
  5: GREY,
  6: GREY,
  8: RED,
  9: '187bcd',
  12: '444444',
  14: '777777',
  30: GREEN,
  40: GREY,
};

/** The widths of lines in cells: those of the wide ones, and of all others. */
const WIDE = 0.3;
const THIN = 0.08;

/** Returns the colour and the width of a line. */
export const lineLook = (style: string): { readonly colour: string; readonly width: number } => ({
  colour: LINES[style] ?? BLACK,
  width: style === '6' ? WIDE : THIN,
});

/** The colours of discs, squares and diamonds: inside, and of the border. */
const FILLS: Readonly<Record<number, readonly [fill?: string | undefined, border?: string]>> = {
  0: [WHITE, BLACK],
  1: [WHITE, BLACK],
  2: [BLACK, BLACK],
  3: [LIGHT_GREY],
  4: [undefined, BLACK],
  5: [LIGHT_GREY, BLACK],
  6: [WHITE, GREY],
  7: [WHITE],
  8: [WHITE, BLACK],
  9: [LIGHT_GREY, BLACK],
  10: [WHITE, BLACK],
  11: [RED, RED],
  12: [GREEN, GREEN],
  13: [undefined, BLACK],
};

const FORMS: Readonly<Record<string, DrawnShape['form']>> = { circle: 'round', square: 'square', diamond: 'diamond' };

/** The sides of symbols in cells, by the ends of their names. */
const SIDES: Readonly<Record<string, number>> = { LL: 1, L: 0.84, M: 0.7, S: 0.44, SS: 0.3 };

/** Returns a symbol that is a disc, a square or a diamond; undefined for any other. */
export function symbolShape(name: string, style: number, own?: string): Omit<DrawnShape, 'centre'> | undefined {
  const [word = '', size = ''] = name.split('_');
  const form = FORMS[word];
  const side = SIDES[size];
  const look = FILLS[style];
  if (!form || side === undefined || !look) return undefined;
  const [inside, border] = look;
  const fill = inside && own ? own : inside;
  return { width: side, height: side, form, ...(fill && { fill }), ...(border && { border }) };
}
