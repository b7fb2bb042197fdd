/**
 * Fonts of books in Node: DejaVu Sans, which the program embeds, and for other scripts the fonts of Noto that are
 * installed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Unprintable } from '../errors.js';
import { unprintableIn } from './book.js';
import type { Faces, Pair } from './options.js';

const { resolve } = createRequire(import.meta.url);

const unpacked = (name: string): Uint8Array => brotliDecompressSync(readFileSync(resolve(`#fonts/${name}.ttf.br`)));

/**
 * Reads DejaVu Sans, which has Latin, Greek, Cyrillic, Arabic, Hebrew, Armenian and Georgian letters, and many signs.
 */
export const embeddedFaces = (): Record<'regular' | 'bold', Uint8Array> => ({
  regular: unpacked('DejaVuSans'),
  bold: unpacked('DejaVuSans-Bold'),
});

/**
 * The packages of fonts, `@fontsource/<name>`, by the characters that need them. They are no dependencies, because one
 * of them takes up to 76 MB.
 */
const PACKAGES: readonly (readonly [wanted: RegExp, names: readonly string[]])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, ['noto-sans-jp']],
  [/\p{sc=Hangul}/u, ['noto-sans-kr']],
  [/\p{sc=Bopomofo}/u, ['noto-sans-tc']],
  [/[\p{scx=Han}\u3000-\u303f\uff00-\uffef]/u, ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr']],
  [/\p{Extended_Pictographic}/u, ['noto-emoji']],
  [/\p{sc=Tibetan}/u, ['noto-serif-tibetan']],
  [/\p{sc=Devanagari}/u, ['noto-sans-devanagari']],
  [/\p{sc=Bengali}/u, ['noto-sans-bengali']],
  [/\p{sc=Gurmukhi}/u, ['noto-sans-gurmukhi']],
  [/\p{sc=Gujarati}/u, ['noto-sans-gujarati']],
  [/\p{sc=Tamil}/u, ['noto-sans-tamil']],
  [/\p{sc=Telugu}/u, ['noto-sans-telugu']],
  [/\p{sc=Kannada}/u, ['noto-sans-kannada']],
  [/\p{sc=Malayalam}/u, ['noto-sans-malayalam']],
  [/\p{sc=Sinhala}/u, ['noto-sans-sinhala']],
  [/\p{sc=Thai}/u, ['noto-sans-thai']],
  [/\p{sc=Khmer}/u, ['noto-sans-khmer']],
  [/\p{sc=Myanmar}/u, ['noto-sans-myanmar']],
  [/\p{sc=Ethiopic}/u, ['noto-sans-ethiopic']],
];

/** Texts that DejaVu Sans has for sure, so that it need not be parsed. */
const PLAIN = /^[\n -~]*$/;

/**
 * Finds fonts for a text: first DejaVu Sans, then `own`, the files that the caller names, then installed packages.
 * Throws Unprintable if no font has a character; the error names the packages that have it.
 */
export function facesFor(text: string, own: readonly string[] = [], embedded = embeddedFaces()): Faces {
  const named = own.map((file): Pair => ({ regular: file, bold: file }));
  const without = PLAIN.test(text) ? [] : unprintableIn(text, { ...embedded, others: named });
  const packages = namesFor(without);
  const others = [...named, ...packages.flatMap((names) => facesIn(names.find(folderOf), without))];
  const faces = { ...embedded, ...(others.length > 0 && { others }) };
  const missing = without.length > 0 ? unprintableIn(text, faces) : [];
  if (missing.length > 0)
    throw new Unprintable(
      missing,
      namesFor(missing).map(([name]) => `@fontsource/${name}`),
    );
  return faces;
}

/**
 * Returns the packages for characters, each with its alternatives. A text that also has Japanese or Korean letters
 * needs no other package for its Chinese characters.
 */
function namesFor(characters: readonly string[]): (readonly string[])[] {
  const found = PACKAGES.filter(([wanted]) => characters.some((character) => wanted.test(character)));
  const isTold = (names: readonly string[]): boolean =>
    names.length > 1 && found.some(([, others]) => others.length === 1 && names.includes(others[0]!));
  return found.map(([, names]) => names).filter((names) => !isTold(names));
}

/**
 * Returns the folder of a package, installed beside the program or in the current folder; undefined if there is none.
 */
function folderOf(name: string): string | undefined {
  for (const from of [import.meta.url, join(process.cwd(), 'package.json')])
    try {
      return dirname(createRequire(from).resolve(`@fontsource/${name}/unicode.json`));
    } catch {}
  return undefined;
}

/** Returns the fonts of a package that have some of the characters. A package has many fonts, each for some ranges. */
function facesIn(name: string | undefined, characters: readonly string[]): Pair[] {
  const folder = name && folderOf(name);
  if (!folder) return [];
  const ranges: Readonly<Record<string, string>> = createRequire(import.meta.url)(join(folder, 'unicode.json'));
  const codePoints = [...characters.join('')].map((character) => character.codePointAt(0)!);
  const file = (part: string, weight: number): string =>
    join(folder, 'files', `${name}-${part.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff`);
  return Object.entries(ranges)
    .filter(([, text]) => codePoints.some((codePoint) => isIn(text, codePoint)))
    .map(([part]) => ({ regular: file(part, REGULAR_WEIGHT), bold: file(part, BOLD_WEIGHT) }));
}

const REGULAR_WEIGHT = 400;
const BOLD_WEIGHT = 700;

/** True if a code point is in ranges such as `U+0900-097F,U+20B9`. */
const isIn = (ranges: string, codePoint: number): boolean =>
  ranges.split(',').some((range) => {
    const [from, to = from] = range
      .slice(2)
      .split('-', 2)
      .map((hex) => Number.parseInt(hex, 16));
    return codePoint >= from! && codePoint <= to!;
  });
