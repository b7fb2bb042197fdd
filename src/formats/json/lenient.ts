/**
 * Values as JSON and program code write them: quotes of one stroke or two, names without quotes, `None` or nothing for a
 * missing value, commas left out or too many, comments.
 */

import type { EndSearch } from '../stream/documents.js';

/** A value, with the line in which it begins, from 1. A list knows its last line too. */
export type Value =
  | { readonly kind: 'text'; readonly text: string; readonly line: number }
  | { readonly kind: 'plain'; readonly value: number | boolean | null; readonly line: number }
  | { readonly kind: 'list'; readonly items: readonly Value[]; readonly line: number; readonly lastLine: number }
  | { readonly kind: 'object'; readonly entries: readonly Member[]; readonly line: number };

export type Member = readonly [key: string, value: Value];

const TOKEN =
  /[^\S\n]+|\n|,|:|[[\]{}]|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|-?(?:\d{1,17}(?:\.\d*)?|\.\d{1,17})(?:e[-+]?\d{1,3})?(?![\w.])|[A-Za-z_$][\w$-]{0,60}|(?:#|\/\/)[^\n]*/iy;

/** The deepest nesting that is read. */
const DEEPEST = 16;
/** The longest token: a text of any puzzle is shorter. */
const LONGEST_TOKEN = 1 << 17;

/**
 * Returns a search for the end of a list or an object, or of a line of texts where `isLine`. It takes the text so far,
 * which grows, and returns undefined until it has arrived.
 */
export function endSearch(isLine: boolean): EndSearch {
  let at = 0;
  let depth = 0;
  return (text) => {
    while (at < text.length) {
      TOKEN.lastIndex = at;
      const token = TOKEN.exec(text)?.[0];
      const next = at + (token?.length ?? 0);
      const mayGrow = text.length - at < LONGEST_TOKEN && text.indexOf('\n', at) < 0;
      const isSign = token !== undefined && /^[[\]{}\n]$/.test(token);
      if (!isSign && mayGrow && (token === undefined || next === text.length)) return undefined;
      if (token === undefined) return { at, isDocument: false };
      if (token === '\n' && isLine && depth === 0) return { at, isDocument: true };
      at = next;
      if (token === '[' || token === '{') depth++;
      else if (token === ']' || token === '}') depth--;
      else continue;
      if (depth < 0 || depth > DEEPEST) return { at, isDocument: false };
      if (depth === 0 && !isLine) return { at, isDocument: true };
    }
    return undefined;
  };
}

/** Reads all values of a text, those that stand one after the other too; undefined if it is not made of such. */
export function valuesIn(text: string): readonly Value[] | undefined {
  const open: { line: number; items: Value[]; keys: (string | undefined)[]; isObject: boolean }[] = [];
  let line = 1;
  let items: Value[] = [];
  let keys: (string | undefined)[] = [];
  const values = items;
  const add = (value: Value): void => void items.push(value);
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return undefined;
    at += token.length;
    if (token === '\n') line++;
    else if (token === '[' || token === '{') {
      if (open.length >= DEEPEST) return undefined;
      open.push({ line, items, keys, isObject: token === '{' });
      items = [];
      keys = [];
    } else if (token === ']' || token === '}') {
      const opened = open.pop();
      if (!opened || opened.isObject !== (token === '}')) return undefined;
      const value = opened.isObject ? objectOf(items, keys, opened.line) : listOf(items, opened.line, line);
      if (!value) return undefined;
      ({ items, keys } = opened);
      add(value);
    } else if (token === ':') {
      const key = items.pop();
      if (key?.kind !== 'text' && key?.kind !== 'plain') return undefined;
      keys[items.length] = key.kind === 'text' ? key.text : String(key.value);
    } else if (!/^(?:[\s,#]|\/\/)/.test(token)) add(scalarOf(token, line));
  }
  return open.length === 0 ? values : undefined;
}

const listOf = (items: readonly Value[], line: number, lastLine: number): Value => ({
  kind: 'list',
  items,
  line,
  lastLine,
});

/** Returns an object; undefined if a value in it has no key. */
function objectOf(items: readonly Value[], keys: readonly (string | undefined)[], line: number): Value | undefined {
  const entries = items.flatMap((value, index): Member[] => (keys[index] === undefined ? [] : [[keys[index], value]]));
  return entries.length === items.length ? { kind: 'object', entries, line } : undefined;
}

/** Words for values. SudokuPad writes one letter for true and false. */
const WORDS: ReadonlyMap<string, boolean | null> = new Map(
  Object.entries({ true: true, t: true, false: false, f: false, null: null, none: null, nil: null, nan: null }),
);

function scalarOf(token: string, line: number): Value {
  if (token.startsWith('"') || token.startsWith("'")) return { kind: 'text', text: unquoted(token), line };
  if (/^[-.\d]/.test(token)) return { kind: 'plain', value: Number(token), line };
  const value = WORDS.get(token.toLowerCase());
  return value === undefined ? { kind: 'text', text: token, line } : { kind: 'plain', value, line };
}

function unquoted(token: string): string {
  const inside = token.slice(1, -1);
  if (!inside.includes('\\')) return inside;
  try {
    return JSON.parse(token.startsWith('"') ? token : `"${inside.replaceAll('"', '\\"').replaceAll("\\'", "'")}"`);
  } catch {
    return inside.replaceAll(/\\(.)/g, '$1');
  }
}

/** Returns a value as JavaScript has it. */
export function plainOf(value: Value): unknown {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'plain') return value.value;
  if (value.kind === 'list') return value.items.map(plainOf);
  return Object.fromEntries(value.entries.map(([key, each]) => [key, plainOf(each)]));
}
