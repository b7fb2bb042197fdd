/** Colours that a setter chose: on white paper, and the same hue on dark paper. Lightness is that of Oklab (Ottosson, 2020). */
import type { OwnColour } from '../../core/sign.js';

/** The lightness of what digits stand on: on white at least so much, so that they stay legible. */
const LEAST_UNDER_DIGITS = 0.76;
/** The lightness of dark paper, and that of what is black on white paper when it is drawn on dark. */
const DARKEST = 0.21;
const LIGHTEST = 0.96;
/**
 * The least lightness on dark paper: of what digits stand on, more of strong colours, up to a limit; and of fine lines
 * and letters.
 */
const LEAST_GREY = 0.38;
const PER_CHROMA = 0.8;
const LEAST_STRONG = 0.47;
const LEAST_FINE = 0.64;

interface Lab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Returns a colour of six hexadecimal digits; undefined for any other text. `isUnderDigits`: digits stand on it. */
export function ownColour(digits: string | undefined, isUnderDigits = false): OwnColour | undefined {
  if (digits === undefined || !/^[\da-f]{6}$/.test(digits)) return undefined;
  const own = labOf(digits);
  const { a, b } = own;
  const lightness = isUnderDigits ? Math.max(own.lightness, LEAST_UNDER_DIGITS) : own.lightness;
  const least = isUnderDigits ? Math.min(LEAST_STRONG, LEAST_GREY + PER_CHROMA * Math.hypot(a, b)) : LEAST_FINE;
  const dark = { lightness: Math.max(least, LIGHTEST - lightness * (LIGHTEST - DARKEST)), a, b };
  const light = lightness === own.lightness ? digits : hexOf({ lightness, a, b });
  return `light-dark(#${light},#${hexOf(dark)})`;
}

/** Returns how light a colour is, from 0 to 1, and how far from grey. */
export function lightnessOf(digits: string): { readonly lightness: number; readonly chroma: number } {
  const { lightness, a, b } = labOf(digits);
  return { lightness, chroma: Math.hypot(a, b) };
}

function labOf(digits: string): Lab {
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Returns the colour, with as much of its chroma as a screen can show. */
function hexOf({ lightness, a, b }: Lab): string {
  for (let part = 1; ; part -= 0.1) {
    const channels = channelsOf({ lightness, a: a * part, b: b * part });
    if (part > 0 && channels.some((channel) => channel < -0.001 || channel > 1.001)) continue;
    return channels.map((channel) => written(Math.min(1, Math.max(0, channel)))).join('');
  }
}

function channelsOf({ lightness, a, b }: Lab): readonly number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The curve of sRGB, from its numbers to light and back. */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const written = (light: number): string =>
  Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
    .toString(16)
    .padStart(2, '0');
