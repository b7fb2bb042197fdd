/** Pictures as PNG, by resvg where it is installed. */
import { FONT_FILES } from '../../render/pdf/fonts.js';
import { UsageError } from '../command.js';

const WIDTH = 1140;

/** Light, whatever the theme says of dark surroundings. Throws a UsageError where there is no resvg. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js').catch(() => {
    throw new UsageError('png needs the package @resvg/resvg-js, which is not installed: npm install @resvg/resvg-js');
  });
  const font = { loadSystemFonts: false, fontFiles: Object.values(FONT_FILES), defaultFontFamily: 'DejaVu Sans' };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: WIDTH } }).render().asPng();
}
