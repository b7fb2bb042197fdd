/**
 * The notation of documents, read in one pass: JSON and the short form of SudokuPad, which is JSON with bare names,
 * `'` for `"`, `t` and `f` for true and false, colours without quotes, and nothing in a list for an empty object.
 */
import { quoted } from '../../../core/printable.js';
import { tooLarge } from '../../exchange/link.js';
import { Misread } from '../../misread.js';
import { type DocumentFields, isColour } from './document.js';

/** The deepest lists and objects in each other. */
const DEEPEST = 64;
/** The most characters of an object, that of a file of many puzzles. */
const MOST_CHARACTERS = 1 << 24;

/** What is told of the objects and texts that are read, inner ones first. `end` is the place behind it. */
export interface Listener {
  object?(fields: DocumentFields, start: number, end: number, isShort: boolean): void;
  text?(text: string, start: number, end: number): void;
  /** The object at `start` is not complete. Outer ones are told last. */
  broken?(fields: DocumentFields, start: number, fault: Unparsed): void;
}

/** A text that is not in this notation. */
export class Unparsed extends Misread {
  constructor(
    message: string,
    /** The place of the fault in the text, from 0. */
    readonly offset: number,
    /** The place from which on nothing was told: the beginning of a text that has no end, else the fault. */
    readonly untold = offset,
  ) {
    super(message);
  }
}

/** Reads the object that begins at `start`; returns it, the place behind it, and if it is in the short form. */
export function parseObject(
  text: string,
  start: number,
  listener: Listener = {},
): { readonly fields: DocumentFields; readonly end: number; readonly isShort: boolean } {
  const limit = Math.min(text.length, start + MOST_CHARACTERS);
  let at = start;
  let depth = 0;

  const fault = (what: string, untold = at): Unparsed =>
    new Unparsed(
      at >= limit
        ? limit < text.length
          ? tooLarge().message
          : 'the document is cut off: copy all of it'
        : `the document is damaged at ${quoted(text.slice(at, at + 20))}: ${what}`,
      at,
      untold,
    );
  const skipBlanks = (): void => {
    while (at < limit && isBlank(text.charCodeAt(at))) at++;
  };
  const enter = (): void => {
    if (++depth > DEEPEST) throw fault(`no puzzle has lists more than ${DEEPEST} deep`);
    at++;
    skipBlanks();
  };
  const leave = (): void => {
    depth--;
    at++;
  };
  const word = (): string => {
    BARE.lastIndex = at;
    const [found = ''] = BARE.exec(text) ?? [];
    if (found === '') throw fault('a value is missing');
    return found;
  };

  const string = (): string => {
    const quote = text[at]!;
    const first = at++;
    let parts = '';
    let from = at;
    for (;;) {
      if (at >= limit) throw fault('', first + 1);
      const sign = text[at]!;
      if (sign === quote) break;
      if (sign !== '\\') at++;
      else {
        const [length, unescaped] = escaped(text, at);
        parts += text.slice(from, at) + unescaped;
        at += length;
        from = at;
      }
    }
    const whole = parts + text.slice(from, at++);
    listener.text?.(whole, first, at);
    return whole;
  };

  const list = (): unknown[] => {
    enter();
    const items: unknown[] = [];
    while (text[at] !== ']') {
      items.push(text[at] === ',' ? {} : value(''));
      skipBlanks();
      if (text[at] === ']') break;
      if (text[at] !== ',') throw fault('a comma is missing');
      at++;
      skipBlanks();
      if (text[at] === ']') items.push({});
    }
    leave();
    return items;
  };

  const object = (): { fields: DocumentFields; isShort: boolean } => {
    const first = at;
    const fields: Record<string, unknown> = {};
    let isShort = false;
    try {
      enter();
      while (text[at] !== '}') {
        const isQuoted = text[at] === '"' || text[at] === "'";
        const name = isQuoted ? string() : word();
        if (!isQuoted) {
          at += name.length;
          isShort = true;
        }
        skipBlanks();
        if (text[at] !== ':') throw fault('a colon is missing');
        at++;
        skipBlanks();
        const field = value(name);
        if (name === '__proto__') throw fault('no puzzle has such a name');
        fields[name] = field;
        skipBlanks();
        if (text[at] === '}') break;
        if (text[at] !== ',') throw fault('a comma is missing');
        at++;
        skipBlanks();
      }
      leave();
    } catch (error) {
      if (error instanceof Unparsed) listener.broken?.(fields, first, error);
      throw error;
    }
    listener.object?.(fields, first, at, isShort);
    return { fields, isShort };
  };

  const value = (name: string): unknown => {
    const sign = text[at];
    if (sign === '{') return object().fields;
    if (sign === '[') return list();
    if (sign === '"' || sign === "'") {
      const words = string();
      return isColour(name) && HEXADECIMAL.test(words) ? `#${words}` : words;
    }
    const bare = word();
    const meaning = meaningOf(bare, name);
    if (meaning === undefined) throw fault('this is no value');
    at += bare.length;
    return meaning;
  };

  const { fields, isShort } = object();
  return { fields, end: at, isShort };
}

const BARE = /[^\s,:{}[\]'"]*/y;
const COLOUR = /^#[\da-f]{3,8}$/i;
const HEXADECIMAL = /^[\da-f]{6}$/i;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['t', true],
  ['true', true],
  ['f', false],
  ['false', false],
  ['null', null],
  ['#0', '#000000'],
  ['#F', '#FFFFFF'],
]);

/** Returns the value of a bare word under a name; undefined if it has none. */
function meaningOf(word: string, name: string): unknown {
  if (WORDS.has(word)) return WORDS.get(word);
  if (COLOUR.test(word)) return word;
  if (isColour(name) && HEXADECIMAL.test(word)) return `#${word}`;
  const number = NUMBER.test(word) ? Number(word) : Number.NaN;
  if (Number.isFinite(number)) return number;
  return HEXADECIMAL.test(word) ? `#${word}` : undefined;
}

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Returns the length of the escape at a place, and the character that it stands for. */
function escaped(text: string, at: number): readonly [length: number, character: string] {
  const sign = text[at + 1] ?? '';
  const code = sign === 'u' ? text.slice(at + 2, at + 6) : '';
  if (/^[\da-f]{4}$/i.test(code)) return [6, String.fromCharCode(Number.parseInt(code, 16))];
  return [2, ESCAPES[sign] ?? sign];
}
