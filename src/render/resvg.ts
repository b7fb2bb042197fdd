/**
 * Resvg as WebAssembly, with the embedded fonts. It is compiled when this module is first loaded, so that `png.ts` loads
 * it with the first picture.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { embeddedFaces } from './pdf/fonts.js';

// Another copy of this module, as of the program beside the library, may have begun it: it can be done only once.
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
  (error) => {
    if (!/already initialized/i.test(error.message)) throw error;
  },
);

const font = {
  loadSystemFonts: false,
  fontBuffers: Object.values(embeddedFaces()),
  defaultFontFamily: 'DejaVu Sans',
};

/** Draws an SVG, `width` pixels wide, and returns the bytes of the PNG. Throws resvg's errors. */
export function drawn(svg: string, width: number): Uint8Array {
  const resvg = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } });
  try {
    const picture = resvg.render();
    const bytes = picture.asPng();
    picture.free();
    return bytes;
  } finally {
    resvg.free();
  }
}
