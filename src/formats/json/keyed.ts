/**
 * Names with values as YAML, TOML and INI write them: `name: value`, `name = value`, lists with dashes or in brackets,
 * texts over several lines, tables in brackets. Only what puzzles come in is read.
 */
import { BLANK, type EndSearch } from '../stream/documents.js';
import { endSearch, type Member, type Value, valuesIn } from './lenient.js';

const NAME = String.raw`(?:[A-Za-z_][\w+.-]{0,40}(?: [\w+.-]{1,20}){0,3}|"[^"\n]{1,40}"|'[^'\n]{1,40}')`;
const ENTRY = new RegExp(String.raw`^(${NAME})${BLANK}*(?::(?=\s|$)|=(?!=))(.*)$`);
const TABLE = /^(\[\[?)([A-Za-z_][\w.-]{0,40})\]\]?$/;
const BLOCK = /^[|>][+-]?\d?\s*(?:#.*)?$/;
const QUOTES = /^("""|''')/;

/** The beginning of a line that opens such a text, and of one that may. */
export const OPENS_KEYED = `(?:${BLANK}*(?:-${BLANK}{1,9})?${NAME}${BLANK}*(?::(?=\\s)|=(?![=&])(?=[^\\n]))|\\[\\[?[A-Za-z_][\\w.-]{0,40}\\]\\]?\\r?\\n)`;
export const MAY_OPEN_KEYED = /^[\w\s+."'[\]:=-]{0,72}$/;

/** A line that is not blank, without its indentation. */
interface KeyedLine {
  readonly text: string;
  readonly indent: number;
  readonly number: number;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
const isLeftOut = (line: string): boolean => line.trim() === '' || /^\s*(?:#|---\s*$|\.\.\.\s*$)/.test(line);

/** True if a line may be one of such a text. */
const isKeyed = (line: string): boolean => {
  const text = line.trim();
  return isLeftOut(line) || TABLE.test(text) || ENTRY.test(text) || /^-(?:\s|$)/.test(text);
};

/** The length beyond which a text ends between two of its entries. */
const LONGEST = 1 << 18;
const BETWEEN = /^(?:-\s|\[|\s*$)/;

/** Searches for the end of such a text: a line of another kind, at which it ends. */
export function keyedEnd(): EndSearch {
  let at = 0;
  return (text) => {
    for (let end = text.indexOf('\n', at); end >= 0; end = text.indexOf('\n', at)) {
      const line = text.slice(at, end);
      if (at > 0 && (!isKeyed(line) || (at > LONGEST && BETWEEN.test(line)))) return { at, isDocument: true };
      const over = passed(text, at, end);
      if (over === undefined) return text.length > LONGEST + at ? { at: end + 1, isDocument: true } : undefined;
      at = over;
    }
    return undefined;
  };
}

/** Returns the place after a line and the lines that its value goes on in; undefined if their end has not arrived. */
function passed(text: string, from: number, end: number): number | undefined {
  const line = text.slice(from, end);
  const own = line.trim().replace(/^-(?:\s+|$)/, '');
  const value = (ENTRY.exec(own)?.[2] ?? own).trim();
  const [quotes] = QUOTES.exec(value) ?? [];
  if (quotes !== undefined) {
    const close = text.indexOf(quotes, text.indexOf(quotes, from) + 3);
    const next = close < 0 ? -1 : text.indexOf('\n', close);
    return next < 0 ? undefined : next + 1;
  }
  if (/^[[{]/.test(value) && !TABLE.test(line.trim())) {
    const begin = from + line.lastIndexOf(value);
    const found = endSearch(false)(text.slice(begin));
    if (found?.isDocument === false) return end + 1;
    const next = found ? text.indexOf('\n', begin + found.at) : -1;
    return next < 0 ? undefined : next + 1;
  }
  if (!BLOCK.test(value)) return end + 1;
  let at = end + 1;
  for (;;) {
    const next = text.indexOf('\n', at);
    if (next < 0) return undefined;
    const inside = text.slice(at, next);
    if (inside.trim() !== '' && indentOf(inside) <= indentOf(line)) return at;
    at = next + 1;
  }
}

/** Reads such a text; undefined if it has another form. */
export function keyedValue(text: string): Value | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  let at = 0;

  const next = (): KeyedLine | undefined => {
    while (at < lines.length && isLeftOut(lines[at]!)) at++;
    const line = lines[at];
    return line === undefined ? undefined : { text: line.trim(), indent: indentOf(line), number: at + 1 };
  };

  /** Returns the lines of a text that are further right than its name. */
  const blockText = (indent: number): string => {
    const own: string[] = [];
    while (at < lines.length && (lines[at]!.trim() === '' || indentOf(lines[at]!) > indent)) own.push(lines[at++]!);
    return own
      .map((line) => line.trim())
      .join('\n')
      .trim();
  };

  /** Returns the text up to quotation marks, which begin in the line before. */
  const quotedText = (first: string, quotes: string): string | undefined => {
    const close = first.indexOf(quotes);
    if (close >= 0) return first.slice(0, close);
    const own = [first];
    for (; at < lines.length; at++) {
      const end = lines[at]!.indexOf(quotes);
      own.push(end < 0 ? lines[at]! : lines[at]!.slice(0, end));
      if (end >= 0) {
        at++;
        return own.join('\n').trim();
      }
    }
    return undefined;
  };

  /** Returns a list or an object in brackets, which begins in the line before and may go on below. */
  const inBrackets = (first: string, line: number): Value | undefined => {
    const rest = [first, ...lines.slice(at)].join('\n');
    const end = endSearch(false)(rest);
    if (!end?.isDocument) return undefined;
    const own = rest.slice(0, end.at);
    if (!/^\s*(?:#.*)?$/.test(rest.slice(end.at).split('\n', 1)[0]!)) return undefined;
    const [value, ...others] = valuesIn('\n'.repeat(line - 1) + own) ?? [];
    at += own.split('\n').length - 1;
    return others.length === 0 ? value : undefined;
  };

  const valueIn = (written: string, { indent, number }: KeyedLine, isEntry: boolean): Value | undefined => {
    const textOf = (text: string | undefined): Value | undefined =>
      text === undefined ? undefined : { kind: 'text', text, line: number };
    if (BLOCK.test(written)) return textOf(blockText(indent));
    const [quotes] = QUOTES.exec(written) ?? [];
    if (quotes !== undefined) return textOf(quotedText(written.slice(quotes.length), quotes));
    if (/^[[{]/.test(written)) return inBrackets(written, number);
    if (written === '' || written.startsWith('#')) {
      const below = next();
      const isBelow =
        below && (below.indent > indent || (isEntry && below.indent === indent && /^-(?:\s|$)/.test(below.text)));
      return isBelow ? block(below.indent) : { kind: 'plain', value: null, line: number };
    }
    return scalarIn(written, number);
  };

  /** Reads a list or the entries of an object that begin with the next line. */
  const block = (indent: number): Value | undefined => {
    const first = next();
    if (!first) return undefined;
    return /^-(?:\s|$)/.test(first.text) ? list(indent, first.number) : object(indent, first.number);
  };

  const list = (indent: number, from: number): Value | undefined => {
    const items: Value[] = [];
    for (let line = next(); line?.indent === indent && /^-(?:\s|$)/.test(line.text); line = next()) {
      const own = line.text.slice(1).trimStart();
      const inner = line.indent + line.text.length - own.length;
      let item: Value | undefined;
      if (ENTRY.test(own)) {
        lines[at] = ' '.repeat(inner) + own;
        item = object(inner, line.number);
      } else {
        at++;
        item = valueIn(own, line, false);
      }
      if (!item) return undefined;
      items.push(item);
    }
    return { kind: 'list', items, line: from, lastLine: at };
  };

  const object = (indent: number, from: number): Value | undefined => {
    const entries: Member[] = [];
    for (let line = next(); line?.indent === indent; line = next()) {
      const [, name, written] = ENTRY.exec(line.text) ?? [];
      if (name === undefined) break;
      at++;
      const value = valueIn(written!.trim(), line, true);
      if (!value) return undefined;
      entries.push([name.replace(/^(["'])(.*)\1$/, '$2').trim(), value]);
    }
    return entries.length === 0 ? undefined : { kind: 'object', entries, line: from };
  };

  const tables: Member[] = [];
  for (let line = next(); line; line = next()) {
    const [, sign, name] = TABLE.exec(line.text) ?? [];
    if (sign !== undefined) at++;
    const begins = next();
    const own =
      !begins || TABLE.test(begins.text)
        ? { kind: 'object' as const, entries: [], line: line.number }
        : block(begins.indent);
    if (!own) return undefined;
    if (sign === undefined && tables.length === 0 && !next()) return own;
    if (own.kind === 'list') return undefined;
    if (sign === undefined) tables.push(...(own.kind === 'object' ? own.entries : []));
    else tables.push([sign === '[[' ? `${name} ${tables.length}` : name!, own]);
  }
  return tables.length === 0 ? undefined : { kind: 'object', entries: tables, line: 1 };
}

const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', 'off'].map((word) => [word, false] as const),
  ...['null', '~'].map((word) => [word, null] as const),
]);

/** The most figures of a number; more may be cells. */
const NUMBER = /^-?(?:0|[1-9]\d{0,2})(?:\.\d{1,9})?$/;

/** Returns the value of a word; undefined for a text whose quotation mark is not closed. */
function scalarIn(written: string, line: number): Value | undefined {
  const [, double, quoted = double] = /^(?:"([^"\\]*)"|'([^']*)')\s*(?:#.*)?$/.exec(written) ?? [];
  if (quoted !== undefined) return { kind: 'text', text: quoted, line };
  if (/^["']/.test(written)) return undefined;
  const [text] = written.split(/\s#/, 1);
  const word = text!.trim();
  const value = WORDS.get(word.toLowerCase());
  if (value !== undefined) return { kind: 'plain', value, line };
  return NUMBER.test(word) ? { kind: 'plain', value: Number(word), line } : { kind: 'text', text: word, line };
}
