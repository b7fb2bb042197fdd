/** The typefaces of a book, and which of them have a character. */

/** The roles of the two faces in which pages are set; the caller assigns the fonts. */
export const REGULAR = 'regular';
export const BOLD = 'bold';
export type Face = typeof REGULAR | typeof BOLD;

/** A file, or one of the fonts that every reader of PDFs has. */
export type Pair = Readonly<Record<Face, string>>;

export interface Faces extends Pair {
  /** Fonts for characters that these two lack, in the order in which they are tried. Default: none. */
  readonly others?: readonly Pair[];
}

/** A title or a subtitle has characters that no font of the book has. */
export class Unprintable extends Error {
  readonly code = 'UNPRINTABLE';
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    super(`no font here has ${characters.map(named).join(', ')}`);
    this.characters = characters;
  }
}

/** A character with its number, as `数 (U+6570)`. */
export const named = (character: string): string =>
  `${character} (${[...character].map((each) => `U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')})`;

/** A font as pdfkit opens it: a file, or one of the standard fonts. The types of pdfkit keep it to themselves. */
interface OpenFont {
  hasGlyphForCodePoint?(codePoint: number): boolean;
  characterToGlyph?(codePoint: number): string;
}

/** Registers the fonts with a document. Returns the names of those that may set text in a weight, in order. */
export function registered(document: PDFKit.PDFDocument, { others = [], ...pair }: Faces): Record<Face, string[]> {
  const names: Record<Face, string[]> = { regular: [], bold: [] };
  for (const [index, each] of [pair, ...others].entries())
    for (const weight of [REGULAR, BOLD] as const) {
      const name = index === 0 ? weight : `${weight} ${index}`;
      document.registerFont(name, each[weight]);
      names[weight].push(name);
    }
  return names;
}

/** Makes a function that finds the first of several fonts with all characters of a text; undefined if none has. */
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

/** Joiners and selectors, which shape their neighbours, and blanks. */
const UNSEEN = /^(?:\p{Variation_Selector}|\u200c|\u200d|\s)$/u;
