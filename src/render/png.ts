/** Pictures as PNG, drawn by resvg with the embedded fonts. Other pictures need neither, so that this file is apart. */
import { excerpt } from '../core/printable.js';
import { BadOption, refusal } from '../settings/options.js';
import { pixelWidth } from '../settings/settings.js';
import { PackageMissing } from './errors.js';

export { PackageMissing } from './errors.js';

const WIDTH = 1140;
/** The least number of pixels for a unit. With fewer, the candidates of large grids are too small to read. */
const FEWEST = 1.25;
/** The most pixels of a width. A larger picture takes more memory than resvg may have. */
const MOST = 10_000;

/** Returns the width of a picture in pixels: its own, or else one at which its details can be read. */
function widthOf(svg: string): number {
  const [, own] = /^<svg[^>]* width="([\d.]+)"/.exec(svg) ?? [];
  if (own) return Math.ceil(Number(own));
  const [, units = '0'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  return Math.max(WIDTH, Math.ceil(Number(units) * FEWEST));
}

/**
 * Draws an SVG, `width` pixels wide, and returns the bytes of the PNG. The width is that of the SVG if it has one, and
 * at least 1,140 if not. The theme `auto` is drawn light. Throws a PackageMissing if resvg is not installed, and a
 * BadOption for a text that is no SVG, and for a width that is not a number above 0, or above 10,000.
 *
 * @example
 * const board = boardOf(parse(puzzle));
 * writeFileSync('sudoku.png', await pngOf(svgOf(picture(board), { theme: 'light' })));
 */
export async function pngOf(svg: string, width?: number): Promise<Uint8Array> {
  if (typeof svg !== 'string') throw refusal('svg', svg, 'the text of an SVG');
  const value = pixelWidth(width ?? widthOf(svg), 'width');
  if (value > MOST) throw new BadOption('width', `takes at most ${MOST} pixels`);
  const { drawn } = await import('./resvg.js').catch((error) => {
    if (!/resvg-wasm/.test(error.message)) throw error;
    throw new PackageMissing(
      'png needs the package @resvg/resvg-wasm, which is not installed: npm install @resvg/resvg-wasm',
    );
  });
  try {
    return drawn(svg, value);
  } catch (error) {
    throw new BadOption('svg', `cannot be drawn: ${excerpt(error instanceof Error ? error.message : String(error))}`);
  }
}
