/** Packed documents: signs of base64 that stand in a text, some of them escaped; of Penpa+, deflated lines in base64. */

import { MOST_UNPACKED } from '../../exchange/link.js';
import { signNumber, unpacked } from '../../exchange/lz.js';
import { penpaDocument } from '../../exchange/penpa-document.js';
import { Misread } from '../../misread.js';
import { type DocumentFields, type Program, programOf, withLongNames } from './document.js';
import { parseObject } from './notation.js';

/** What stands before a code. */
const PREFIXES = ['fpuzzles', 'fpuz', 'scl', 'ctc'];

/** The beginning of every packed text that begins with a brace. */
export const CODE = 'N4';

/** What is read at a place of a text: a document or why there is none, and the place behind it. */
export type CodeRead = { readonly end: number } & (
  | { readonly program: Program; readonly document: unknown }
  | { readonly fault: Misread }
);

/** Returns the place where the prefix of the code at `at` begins; `at` if it has none. */
export function prefixStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - PREFIXES[0]!.length), at);
  const prefix = PREFIXES.find((each) => before.endsWith(each));
  return prefix !== undefined && isBoundary(text, at - prefix.length) ? at - prefix.length : at;
}

/** Returns the length of the prefix that stands at a place; 0 for none. */
export const prefixLength = (text: string, at: number): number =>
  PREFIXES.find((each) => text.startsWith(each, at))?.length ?? 0;

/** True if no word or code goes on across a place. The `2F` of `%2F` is no word. */
export const isBoundary = (text: string, at: number): boolean =>
  at === 0 || !/[A-Za-z0-9+]/.test(text[at - 1]!) || (at > 2 && /%[\dA-Fa-f]{2}/.test(text.slice(at - 3, at)));

/** Reads the packed document whose first sign stands at a place. */
export function readCode(text: string, start: number): CodeRead {
  const signs = signsFrom(text, start);
  try {
    const { program, document } = documentIn(unpacked(signs.next));
    return { program, document, end: behindPadding(text, signs.place()) };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return { fault: error, end: signs.place() };
  }
}

/** Returns the document that is unpacked. Throws a Misread. */
export function documentIn(text: string): { readonly program: Program; readonly document: unknown } {
  const start = text.search(/\S/);
  if (text[start] !== '{') throw new Misread('what is packed in this is no puzzle of a program that is known');
  const { fields, isShort } = parseObject(text, start);
  return documentOf(fields, isShort);
}

export function documentOf(
  fields: DocumentFields,
  isShort: boolean,
): { readonly program: Program; readonly document: unknown } {
  const program = programOf(fields);
  if (program === undefined)
    throw new Misread('what is packed in this is no puzzle of a program that is known: it has no grid of cells');
  return { program, document: isShort ? withLongNames(fields) : fields };
}

interface Signs {
  /** Returns the number of the next sign; -1 if there is none. */
  next(): number;
  /** The place behind the last sign. */
  place(): number;
}

const PLUS = signNumber('+'.charCodeAt(0));
const SLASH = signNumber('/'.charCodeAt(0));

/**
 * Returns the signs from a place on. A blank may stand for `+`, and signs may be escaped: `%2B`, `%252F`,
 * `\/`. SudokuMaker has `-` for `/`. Mail breaks long lines.
 */
function signsFrom(text: string, start: number): Signs {
  let at = start;
  /** A last blank is lost where a text is trimmed. */
  let lost = 1;
  const next = (): number => {
    const number = signNumber(text.charCodeAt(at));
    if (number >= 0) {
      at++;
      return number;
    }
    if (text[at] === '%') {
      const { length, sign } = escapeAt(text, at);
      at += length;
      return sign === '+' ? PLUS : sign === '/' ? SLASH : -1;
    }
    if (text[at] === '-' || text.startsWith('\\/', at)) {
      at += text[at] === '-' ? 1 : 2;
      return SLASH;
    }
    if (!goesOn(text, at)) return lost-- > 0 ? PLUS : -1;
    if (text[at++] === ' ') return PLUS;
    while (/\s/.test(text[at]!)) at++;
    return next();
  };
  return { next, place: () => at };
}

const ESCAPE = /%(?:25){0,3}(2B|2F|20)/iy;

function escapeAt(text: string, at: number): { readonly length: number; readonly sign?: string } {
  ESCAPE.lastIndex = at;
  const found = ESCAPE.exec(text);
  return found ? { length: found[0].length, sign: found[1]!.toUpperCase() === '2F' ? '/' : '+' } : { length: 0 };
}

/** True if a code goes on behind a blank or in the next line: not if a link, or another code, begins there. */
function goesOn(text: string, at: number): boolean {
  if (!/[ \r\n]/.test(text[at] ?? '')) return false;
  const after = text.slice(at, at + 12).trimStart();
  return /^[A-Za-z0-9+/=%]/.test(after) && !/^(?:https?:|(?:fpuz(?:zles)?|scl|ctc)N4|N4I[g-n])/.test(after);
}

const PADDING = /(?:=|%(?:25){0,3}3D)*[A-Za-z0-9+/=]*/iy;

/** Returns the place behind what fills up a code. */
function behindPadding(text: string, at: number): number {
  PADDING.lastIndex = at;
  return at + PADDING.exec(text)![0].length;
}

/** The signs of a code of Penpa+. */
const PENPA_SIGNS = /^(?:[A-Za-z0-9+/=_-]|%2[BF]|%3D)*/i;
/** The same with blanks that stand for `+`. */
const PENPA_WITH_BLANKS = /^(?:[A-Za-z0-9+/=_-]|%2[BF]|%3D| (?! ))*/i;

/** Reads the document whose first sign stands at a place. */
export function readPenpa(text: string, start: number): CodeRead {
  const read = readSigns(text, start, PENPA_SIGNS);
  if (!('fault' in read) || text[read.end] !== ' ') return read;
  const other = readSigns(text, start, PENPA_WITH_BLANKS);
  return 'fault' in other ? read : other;
}

function readSigns(text: string, start: number, signs: RegExp): CodeRead {
  const [code] = signs.exec(text.slice(start, start + MOST_UNPACKED))!;
  const end = start + code.length;
  try {
    const packed = code.trim().replaceAll(' ', '+').replaceAll(/%../g, decodeURIComponent);
    return { program: 'penpa', document: penpaDocument(packed), end };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return { fault: error, end };
  }
}
