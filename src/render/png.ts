/** Pictures as PNG, drawn by resvg with the embedded fonts. Other pictures need neither, so that this file is apart. */
import { FONT_FILES } from './pdf/fonts.js';

/** Thrown if a package that a picture needs is not installed. */
export class PackageMissing extends Error {
  override readonly name = 'PackageMissing';
  readonly code = 'PACKAGE_MISSING';
}

const WIDTH = 1140;
/** The least number of pixels for a unit. With fewer, the candidates of large grids are too small to read. */
const FEWEST = 1.25;

/** Returns the default width of a picture in pixels. */
function widthOf(svg: string): number {
  const [, units = '0'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  return Math.max(WIDTH, Math.ceil(Number(units) * FEWEST));
}

/**
 * Draws an SVG, `width` pixels wide, and returns the bytes of the PNG. The theme `auto` is drawn light. Throws a
 * PackageMissing if resvg is not installed.
 *
 * @example
 * const board = boardOf(read(puzzle));
 * writeFileSync('sudoku.png', await pngOf(svgOf(picture(board), { theme: 'light' })));
 */
export async function pngOf(svg: string, width: number = widthOf(svg)): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js').catch(() => {
    throw new PackageMissing(
      'png needs the package @resvg/resvg-js, which is not installed: npm install @resvg/resvg-js',
    );
  });
  const font = { loadSystemFonts: false, fontFiles: Object.values(FONT_FILES), defaultFontFamily: 'DejaVu Sans' };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}
