/** QR codes below puzzles. The library that encodes them is loaded when a book has codes. */
import type { BookOptions, Page } from './options.js';

/** A square of modules, true where it is black. */
export type Code = readonly (readonly boolean[])[];

/** Finds the code of a puzzle; undefined if it has none. */
export type CodeOf = (page: Page) => Code | undefined;

/** The width of a module that phones read from paper, and the modules that stay free round a code, in points. */
const MODULE = 1.25;
const QUIET_ZONE = 4;

/** The width and height of a code with the free margin round it, in points. */
export const roomFor = (code: Code | undefined): number => (code ? (code.length + 2 * QUIET_ZONE) * MODULE : 0);

export async function codesIn({ qr }: BookOptions): Promise<CodeOf> {
  if (!qr) return () => undefined;
  const { encode } = await import('uqr');
  return (page) => {
    const link = page[qr];
    return link === undefined ? undefined : encode(link, { ecc: 'L', border: 0 }).data;
  };
}

/** Draws a code; the corner is that of its room. */
export function drawCode(
  document: PDFKit.PDFDocument,
  code: Code,
  corner: { readonly x: number; readonly y: number },
): void {
  for (const [row, modules] of code.entries())
    for (let from = 0; from < modules.length; from++) {
      let to = from;
      while (modules[to]) to++;
      if (to === from) continue;
      const x = corner.x + (QUIET_ZONE + from) * MODULE;
      document.rect(x, corner.y + (QUIET_ZONE + row) * MODULE, (to - from) * MODULE, MODULE);
      from = to;
    }
  document.fill('black');
}
