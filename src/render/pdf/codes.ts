/** QR codes below puzzles. The library for them is loaded only for a book with codes. */
import { BadOption } from '../../settings/options.js';
import type { BookOptions, Page } from './options.js';

/** A square of modules; true stands for a black one. */
export type Code = readonly (readonly boolean[])[];

/** Returns the code of a puzzle; undefined if it has none. Throws a BadOption, with its number, for a link without a code. */
export type CodeOf = (page: Page, number: number) => Code | undefined;

/** The width of a module in points, large enough for phones to read, and the free margin of a code in modules. */
const MODULE = 1.25;
const QUIET_ZONE = 4;

/** Returns the width of a code with its free margin, in points; 0 without a code. */
export const roomFor = (code: Code | undefined): number => (code ? (code.length + 2 * QUIET_ZONE) * MODULE : 0);

export async function codesIn({ qr }: BookOptions): Promise<CodeOf> {
  if (!qr) return () => undefined;
  const { encode } = await import('uqr');
  return (page, number) => {
    const link = page[qr];
    if (link === undefined) return undefined;
    try {
      return encode(link, { ecc: 'L', border: 0 }).data;
    } catch {
      const length = link.length.toLocaleString('en');
      throw new BadOption('qr', `no code can hold the link of puzzle ${number} (${length} characters): ${SHORTER}`);
    }
  };
}

const SHORTER = 'shorten it, or leave out qr';

/** Draws a code. `corner` is the upper left corner of its free margin. */
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
