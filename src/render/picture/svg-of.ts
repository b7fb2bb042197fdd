/**
 * Pictures as SVG that needs no other file: it fetches and runs nothing. A page that draws shapes itself does without.
 */

import { oneOf } from '../../settings/one-of.js';
import { refusal, refuseUnknown } from '../../settings/options.js';
import { pixelWidth, type SettingReader, settingsOf, text } from '../../settings/settings.js';
import { THEMES, type Theme } from './palette.js';
import type { Bounds, Picture } from './shape.js';
import { escaped, isOfSign, number, svgShapes, svgStyle } from './svg.js';

/** How a picture is written as SVG. */
export interface SvgOptions {
  readonly theme?: Theme;
  /** The width in pixels. Default: the room that the page gives it. */
  readonly width?: number;
  /** The suffix of all ids, so that a page can hold several pictures. */
  readonly suffix?: string;
}

export const SVG_OPTIONS = {
  theme: oneOf('theme', THEMES),
  width: pixelWidth,
  suffix: text,
} as const satisfies Record<keyof SvgOptions, SettingReader<unknown>>;

/** Draws a picture as SVG. Throws a BadOption for an unknown theme or option, and for a width that is not above 0. */
export function svgOf(picture: Picture, options: SvgOptions = {}): string {
  refuseUnknown(SVG_OPTIONS, options);
  const { theme = 'auto', suffix = '', width: pixels } = settingsOf(SVG_OPTIONS, options);
  expectPicture(picture);
  const { width, height, title, description, shapes, parts = [] } = picture;
  const hasSigns = [picture, ...parts.map((part) => part.picture)].some(({ shapes }) => shapes.some(isOfSign));
  const size = pixels ? ` width="${pixels}" height="${number((pixels * height) / width)}"` : '';
  const elements = [
    svgShapes(shapes, suffix),
    ...parts.map(({ picture, place }, index) => nested(picture, place, `${suffix}-${index + 1}`)),
  ];
  const drawn = inTheme(elements.join('\n'), theme);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${number(height)}"${size} role="img" aria-labelledby="title${suffix} description${suffix}">`,
    `<title id="title${suffix}">${escaped(title)}</title>`,
    `<desc id="description${suffix}">${escaped(description)}</desc>`,
    `<style>${svgStyle(theme, hasSigns)}${drawn.style}</style>`,
    `<rect class="paper" width="${number(width)}" height="${number(height)}"/>`,
    drawn.elements,
    '</svg>',
  ].join('\n');
}

/** Throws a BadOption for what is no picture. */
export function expectPicture(given: unknown, option = 'picture'): asserts given is Picture {
  const { width, height, title, description, shapes } = Object(given) as Partial<Picture>;
  const isPicture =
    [width, height].every((side) => Number.isFinite(side) && side! > 0) &&
    [title, description].every((text) => typeof text === 'string') &&
    Array.isArray(shapes) &&
    shapes.every((shape) => typeof Object(shape).kind === 'string');
  if (!isPicture) throw refusal(option, given, 'what picture() returns');
}

const nested = ({ width, height, shapes }: Picture, { left, top, right, bottom }: Bounds, suffix: string): string =>
  `<svg x="${number(left)}" y="${number(top)}" width="${number(right - left)}" height="${number(bottom - top)}" viewBox="0 0 ${number(width)} ${number(height)}">${svgShapes(shapes, suffix)}</svg>`;

/** Matches the attributes for a setter's own colours. No text has them, since its quotation marks are escaped. */
const OWN = /(fill|stroke)="light-dark\((#[\da-f]{6}),(#[\da-f]{6})\)"/g;

/** Writes a setter's own colours as programs without `light-dark` read them, with the rules by which they change. */
function inTheme(elements: string, theme: Theme): { readonly elements: string; readonly style: string } {
  const rules = new Set<string>();
  const plain = elements.replaceAll(OWN, (_, name: string, light: string, dark: string) => {
    const colour = `${name}="${theme === 'dark' ? dark : light}"`;
    rules.add(`[${colour}]{${name}:${dark}}`);
    return colour;
  });
  if (theme !== 'auto' || rules.size === 0) return { elements: plain, style: '' };
  return { elements: plain, style: `@media screen and (prefers-color-scheme:dark){${[...rules].join('')}}` };
}
