/**
 * Pictures as SVG that needs no other file: it fetches and runs nothing. A page that draws shapes itself does without.
 */
import { refuseOther, refuseUnknown, refuseWidth } from '../../session/options.js';
import { THEMES, type Theme } from './palette.js';
import type { Bounds, Picture } from './shape.js';
import { escaped, number, svgShapes, svgStyle } from './svg.js';

export interface SvgOptions {
  readonly theme?: Theme;
  /** The width in pixels. Default: the room that the page gives it. */
  readonly width?: number;
  /** The suffix of all ids, so that a page can hold several pictures. */
  readonly suffix?: string;
}

export const SVG_OPTIONS = { theme: true, width: true, suffix: true } as const satisfies Record<keyof SvgOptions, true>;

/** Draws a picture as SVG. Throws a BadOption for an unknown theme or option, and for a width that is not above 0. */
export function svgOf(
  { width, height, title, description, shapes, parts = [] }: Picture,
  options: SvgOptions = {},
): string {
  refuseUnknown(SVG_OPTIONS, options);
  const { theme = 'auto', suffix = '', width: pixels } = options;
  refuseOther('theme', theme, THEMES);
  if (pixels !== undefined) refuseWidth(pixels);
  const size = pixels ? ` width="${pixels}" height="${number((pixels * height) / width)}"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${number(height)}"${size} role="img" aria-labelledby="title${suffix} description${suffix}">`,
    `<title id="title${suffix}">${escaped(title)}</title>`,
    `<desc id="description${suffix}">${escaped(description)}</desc>`,
    `<style>${svgStyle(theme)}</style>`,
    `<rect class="paper" width="${number(width)}" height="${number(height)}"/>`,
    svgShapes(shapes, suffix),
    ...parts.map(({ picture, place }, index) => nested(picture, place, `${suffix}-${index + 1}`)),
    '</svg>',
  ].join('\n');
}

const nested = ({ width, height, shapes }: Picture, { left, top, right, bottom }: Bounds, suffix: string): string =>
  `<svg x="${number(left)}" y="${number(top)}" width="${number(right - left)}" height="${number(bottom - top)}" viewBox="0 0 ${number(width)} ${number(height)}">${svgShapes(shapes, suffix)}</svg>`;
