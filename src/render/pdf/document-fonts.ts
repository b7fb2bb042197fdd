/**
 * The fonts of a document. They have a module of their own, because the declarations of `options.ts` must not need the
 * types of pdfkit.
 */
import { BOLD, type Face, type Faces, REGULAR } from './options.js';

/** A font of pdfkit, from a file or a standard one. The types of pdfkit do not export it. */
interface OpenFont {
  hasGlyphForCodePoint?(codePoint: number): boolean;
  characterToGlyph?(codePoint: number): string;
}

/**
 * Registers the fonts with a document. Returns the names of the fonts for each face, in the order in which they are
 * searched.
 */
export function registered(document: PDFKit.PDFDocument, { others = [], ...pair }: Faces): Record<Face, string[]> {
  const names: Record<Face, string[]> = { regular: [], bold: [] };
  for (const [index, each] of [pair, ...others].entries())
    for (const face of [REGULAR, BOLD] as const) {
      const name = index === 0 ? face : `${face} ${index}`;
      document.registerFont(name, each[face]);
      names[face].push(name);
    }
  return names;
}

/** Returns a function that finds the first font with all characters of a text; undefined if there is none. */
export function fontFinder(
  document: PDFKit.PDFDocument,
): (text: string, names: readonly string[]) => string | undefined {
  const known = new Map<string, boolean>();
  const has = (name: string, codePoint: number): boolean => {
    const { font } = (document.font(name) as unknown as { _font: { font: OpenFont } })._font;
    return font.hasGlyphForCodePoint?.(codePoint) ?? font.characterToGlyph?.(codePoint) !== '.notdef';
  };
  return (text, names) =>
    names.find((name) =>
      [...text].every((character) => {
        if (UNSEEN.test(character)) return true;
        const key = `${name} ${character}`;
        const found = known.get(key) ?? has(name, character.codePointAt(0)!);
        known.set(key, found);
        return found;
      }),
    );
}

/**
 * Characters that need no glyph: joiners, selectors and marks of direction, which shape their neighbours, and blanks.
 */
const UNSEEN = /^(?:\p{Variation_Selector}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\u200c|\u200d|\s)$/u;
