/** Names that people give to colours. They overlap: a colour has several, and one that two of them share fits both. */
import { quoted } from '../../core/printable.js';
import { Misread } from '../misread.js';

/** The hues of names, in degrees; a range may pass 360. */
const HUES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  red: [335, 380],
  brown: [5, 50],
  peach: [8, 48],
  orange: [10, 52],
  gold: [33, 66],
  yellow: [40, 72],
  green: [65, 178],
  teal: [155, 205],
  blue: [172, 268],
  purple: [248, 332],
  pink: [280, 372],
};

/** The other words for a name. */
export const SAME_COLOURS: Readonly<Record<string, string>> = {
  gray: 'grey',
  silver: 'grey',
  lime: 'green',
  olive: 'green',
  turquoise: 'teal',
  cyan: 'teal',
  aqua: 'teal',
  indigo: 'blue',
  violet: 'purple',
  lavender: 'purple',
  magenta: 'purple',
  lilac: 'purple',
  beige: 'peach',
  golden: 'gold',
  crimson: 'red',
  maroon: 'red',
  rose: 'pink',
};

/** All names of colours. */
export const COLOURS: ReadonlySet<string> = new Set(['white', 'black', 'grey', ...Object.keys(HUES)]);

/** A colour has no hue to speak of below this difference of its strongest and weakest part, in 255ths. */
const LEAST_CHROMA = 24;

/** A colour that a browser draws and that has no digits: a name, or a function of numbers. */
const WITHOUT_DIGITS = /^(?!none$|transparent$)(?:[a-z]{3,24}$|(?:rgb|hsl)a?\()/i;

/**
 * Returns a colour as six digits, as it looks on white; undefined for one that cannot be seen, or is none. Throws a Misread
 * for one without digits.
 */
export function plainColour(text: unknown): string | undefined {
  const written = String(text ?? '').trim();
  const digits = /^#?([\da-f]{3,8})$/i.exec(written)?.[1]?.toLowerCase();
  if (digits === undefined && WITHOUT_DIGITS.test(written))
    throw new Misread(`the colour ${quoted(written)} is not understood: colours have digits, as #ff0000 has`);
  if (digits === undefined) return undefined;
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (full.length !== 6 && full.length !== 8) return undefined;
  const opacity = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  if (opacity < LEAST_OPACITY) return undefined;
  if (opacity > MOST_OPACITY) return full.slice(0, 6);
  return [0, 2, 4]
    .map((at) => Math.round(255 - opacity * (255 - Number.parseInt(full.slice(at, at + 2), 16))))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
}

/** Below the first, a colour cannot be seen; above the second, it hides what is under it. */
const LEAST_OPACITY = 0.02;
const MOST_OPACITY = 0.97;

/** Returns the names of a colour of six digits. */
export function namesOf(colour: string): ReadonlySet<string> {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  if (chroma < LEAST_CHROMA) {
    if (least > 236) return new Set(['white']);
    return new Set(most < 70 ? (most < 40 ? ['black'] : ['black', 'grey']) : ['grey']);
  }
  const sector =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  const hue = (sector * 60 + 360) % 360;
  const names = Object.keys(HUES).filter((name) => {
    const [from, to] = HUES[name]!;
    return (hue >= from && hue <= to) || hue + 360 <= to;
  });
  return new Set(chroma < 45 ? [...names, 'grey'] : names);
}
