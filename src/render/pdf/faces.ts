/** The typefaces of a book, and the characters that they have. */

/** The two faces of a book; the caller assigns their fonts. */
export const REGULAR = 'regular';
export const BOLD = 'bold';
export type Face = typeof REGULAR | typeof BOLD;

/** The font of each face: a file, or one of the fonts that every PDF reader has. */
export type Pair = Readonly<Record<Face, string>>;

export interface Faces extends Pair {
  /** Fonts for characters that these two lack, in the order in which they are searched. Default: none. */
  readonly others?: readonly Pair[];
}

/** Thrown if a title or a subtitle has characters that no font of the book has. */
export class Unprintable extends Error {
  readonly code = 'UNPRINTABLE';
  readonly characters: readonly string[];
  /** Packages with fonts for these characters, if known. */
  readonly packages: readonly string[];

  constructor(characters: readonly string[], packages: readonly string[] = []) {
    const install = packages.length > 0 ? `: npm install ${packages.join(' ')}` : '';
    super(`no font here has ${listed(characters)}${install}`);
    this.characters = characters;
    this.packages = packages;
  }
}

/** The most characters that a message names. */
const MOST_NAMED = 4;

function listed(characters: readonly string[]): string {
  const more = characters.length - MOST_NAMED;
  return `${characters.slice(0, MOST_NAMED).map(named).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Writes a character with its code point: `数 (U+6570)`. */
const named = (character: string): string =>
  `${character} (${[...character].map((each) => `U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')})`;

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
