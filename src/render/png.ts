/** Pictures as PNG, by resvg and with the fonts that come along. Apart from the other renderers, since it needs both. */
import { FONT_FILES } from './pdf/fonts.js';

/** Error: a package that a picture needs is not installed. */
export class PackageMissing extends Error {
  override readonly name = 'PackageMissing';
}

const WIDTH = 1140;
/** The fewest pixels a unit: with less the candidates of large grids could not be read. */
const FEWEST = 1.25;

/** The width in pixels of a picture whose width is not asked for. */
function widthOf(svg: string): number {
  const [, units = '0'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  return Math.max(WIDTH, Math.ceil(Number(units) * FEWEST));
}

/**
 * The bytes of a PNG of an SVG, light whatever its theme says of dark surroundings. Throws a PackageMissing where there is
 * no resvg.
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
