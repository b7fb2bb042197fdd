/** Lines that people write around puzzles: titles, names, thanks. */
import { type Metadata, usualShape } from '../format.js';
import { isBlank } from '../symbols.js';
import { isRuler } from '../text/scan.js';

/** True if a line has a word, or signs that no grid has. */
export const isWords = (line: string): boolean =>
  !DRAWN.test(line) &&
  (DATE.test(line) ||
    /^\s*(?:;[^;]*$|%|\/\/)|[^\W\dxX_]|[^\0-\x7F\u2500-\u257F]|[/!@%~^`\\]|\d:\d|["'`]{3}/.test(
      line.replaceAll(VALUE, ''),
    ));

/** True if a line is code of a program or a page, and has no row of cells. */
export const isCode = (line: string): boolean => !/[\d.*_]{8}|^\s*$/.test(line) && CODE.test(line);

const CODE =
  /[{};]\s*$|^\s*[})\]][\s,;)}\]]*$|^\s*<\/?[a-z!]|\b(?:var|let|const|function|return|class|def|import|for|while)\b|=>|^\s*(?:\/\*|\*\s)/;

/** A date in figures alone. */
const DATE = /^\s*(?:(?:19|20)\d\d([-./ ])\d{1,2}\1\d{1,2}|\d{1,2}([-./ ])\d{1,2}\2(?:19|20)\d\d)\s*$/;

/** A line that has only signs for drawing. */
const DRAWN = /^[\s.~=_*+:'|!-]*$/;

/** Words for a missing value in the lists that programs print. */
const VALUE = /\b(?:none|null|nil|nan)\b/gi;

/** True if every line of a text is words or blank. */
export const isProse = (text: string): boolean =>
  text.split('\n').every((line) => {
    const symbols = line.replaceAll(/\s/g, '');
    const letters = symbols.replaceAll(/\P{L}/gu, '');
    return (
      symbols === '' ||
      (isWords(line) && !isRow(line) && (symbols.length < FEWEST || letters.length * 2 > symbols.length))
    );
  });

/**
 * True if a line is a row of a grid with letters: digits of its size, each once and in one case, and one sign for empty
 * cells. Hardly any word is one.
 */
function isRow(line: string): boolean {
  const cells = [...line.replaceAll(/[\s|│┃║]/g, '')];
  const size = cells.length;
  if (size < LEAST_IN_LETTERS || !usualShape(size)) return false;
  const digits = cells.filter((cell) => isDigit(cell, size));
  const blanks = cells.filter((cell) => !isDigit(cell, size));
  const letters = digits.filter((cell) => cell > '9').join('');
  return (
    blanks.every(isBlank) &&
    new Set(blanks.filter((sign) => sign !== '0' || size <= 9)).size <= 1 &&
    new Set(digits).size === digits.length &&
    (letters === letters.toUpperCase() || letters === letters.toLowerCase())
  );
}

/** The smallest size whose rows of letters are told from words. */
const LEAST_IN_LETTERS = 6;

/** True if a symbol is a digit of the size, as a number or as a letter, of which A may be the first or the tenth. */
const isDigit = (symbol: string, size: number): boolean =>
  (symbol >= '1' && symbol <= '9' && Number(symbol) <= size) ||
  (/^[A-Z]$/i.test(symbol) && symbol.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) < size);

/** The fewest symbols that count as a puzzle if no size is expected: a grid of size 4. */
export const FEWEST = 16;

/** True if a line is only a number or a letter that counts puzzles: `17`, `1.`, `(3)`, `A`. */
export const isCount = (line: string): boolean =>
  /^\s*\(?#?(?:\d{1,3}(?:\s?[x×]\s?\d{1,2})?|[A-Za-z])[.):]?\s*$/.test(line);

/** True if a line is a heading of a file, which is no row even if it has letters only. */
export const isHeading = (line: string): boolean => line.startsWith('#') || HEADING.test(line);

const HEADING = /^\s*(\[\/?[a-z]{2}[^\]]*\]|(grid|puzzle|(simple )?sudoku|version|game|title|name)\b[^,;\t]*)$/i;

/** True if a line is certainly no puzzle: a comment, a heading, a number, or a detail such as `Author: Ann`. */
export function isAside(line: string): boolean {
  if (/^\s*(?:#|\/\/|;|%)/.test(line) || isHeading(line) || isCount(line)) return true;
  const [detail, text] = detailIn(line);
  return detail !== undefined || text === '';
}

/** The detail for each letter of a header line in SadMan's files. */
export const HEADERS: Readonly<Record<string, keyof Metadata>> = {
  A: 'author',
  D: 'description',
  C: 'comment',
  B: 'date',
  S: 'source',
  L: 'difficulty',
  U: 'url',
};

/** A header line of a SadMan file, and one that cannot be a comment. */
const HEADER = /^#([ADCBSLU])(.+)$/;
const CLEAR_HEADER = /^#[ADCBSLU][^a-z]/;

const NAMES: ReadonlyMap<string, keyof Metadata> = new Map(
  Object.entries({
    title: 'title',
    name: 'title',
    author: 'author',
    by: 'author',
    description: 'description',
    comment: 'comment',
    date: 'date',
    source: 'source',
    from: 'source',
    difficulty: 'difficulty',
    level: 'difficulty',
    url: 'url',
  } as const),
);

/**
 * Returns the details in the lines above a puzzle. The first line that names no detail is the title, later ones are
 * comments.
 */
export function metadataIn(lines: readonly string[]): Metadata | undefined {
  const found: { -readonly [Detail in keyof Metadata]: string } = {};
  const areHeaders = lines.some((line) => CLEAR_HEADER.test(line) || /^\s*\[puzzle\]/i.test(line));
  for (const line of lines) {
    const [detail, text] = (areHeaders && headerIn(line)) || detailIn(line);
    if (text === '') continue;
    const key = detail ?? (found.title === undefined ? 'title' : 'comment');
    found[key] = found[key] === undefined ? text : `${found[key]}\n${text}`;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Returns the detail and the text of a header line. */
function headerIn(line: string): readonly [keyof Metadata, string] | undefined {
  const [, letter, text] = HEADER.exec(line) ?? [];
  return letter === undefined ? undefined : [HEADERS[letter]!, text!.trim()];
}

/** Returns the text of a line above a puzzle, and the detail if the line names one. */
function detailIn(line: string): readonly [keyof Metadata | undefined, string] {
  const text = line.replace(/^\s*(?:#+|\/\/+|;+|%+|\*+(?=\s))\s*/, '').trim();
  if (isRuler(text) || /^(?:\[[^\]]*\]|[`~=*-]{3,}\w*)$/.test(text)) return [undefined, ''];
  const [, name, value] = /^([a-z]{2,11})\s*[:=]\s*(\S.*)$/i.exec(text) ?? [];
  const detail = name === undefined ? undefined : NAMES.get(name.toLowerCase());
  return detail === undefined ? [undefined, text] : [detail, value!];
}
