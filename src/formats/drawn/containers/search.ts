/** The search for packed puzzles in any text: links, fields of JSON and CSV, codes and documents alone. */
import { MOST_UNPACKED, tooLarge } from '../../exchange/link.js';
import { Misread } from '../../misread.js';
import { classicDocument } from './classic.js';
import { CODE, type CodeRead, documentOf, isBoundary, prefixLength, prefixStart, readCode, readPenpa } from './code.js';
import { mayBeDocument, type Program, programOf } from './document.js';
import { type Listener, parseObject, Unparsed } from './notation.js';

/** A place in a text, from 0; `end` is behind it. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** A puzzle as a program packs it. */
export interface Contained extends Place {
  /** The program whose document it is. */
  readonly program: Program;
  /** The JSON value, with the long names of the program. A number may stand where the program has a text of digits. */
  readonly document: unknown;
}

/** A puzzle that cannot be unpacked. */
export interface Sealed extends Place {
  /** True if only the name of a puzzle stands there, and not the puzzle. */
  readonly isName: boolean;
  readonly fault: Misread;
}

export type Container = Contained | Sealed;

/** The texts that are searched in each other, as a document in a field of JSON in a field of CSV. */
const DEEPEST = 4;
/** The fewest characters of a puzzle. */
const SHORTEST = 14;

/** The prefix of a plain grid. */
const SCF = 'scf';

/** The pages of a program. */
interface Site {
  /** The end of the host, and the beginning of the path. */
  readonly host: string;
  /** Returns how to get the puzzle of a name; undefined for a page that shows none. */
  way(name: string): string | undefined;
}

/** The page of SudokuPad that shows a kept puzzle as a code. */
const atSudokuPad = (name: string): string =>
  `is kept at SudokuPad: open https://sudokupad.app/api/puzzle/${name} and copy all that it shows`;

const SITES: readonly Site[] = [
  { host: 'sudokupad.app/', way: atSudokuPad },
  { host: 'sudokupad.svencodes.com/', way: atSudokuPad },
  { host: 'crackingthecryptic.com/', way: atSudokuPad },
  { host: 'cracking-the-cryptic.web.app/', way: atSudokuPad },
  { host: 'michelkraemer.com/sudocle/', way: atSudokuPad },
  {
    host: 'f-puzzles.com/',
    way: () => 'is kept at f-puzzles: open it there, choose Export and Open With Link, and copy the address',
  },
  {
    host: 'sudokumaker.app/',
    way: () => 'is kept at SudokuMaker: open it there, and copy a link that has puzzle= and a long code',
  },
  {
    host: 'lisudoku.xyz/',
    way: (name) =>
      name.startsWith('p/')
        ? `is kept at lisudoku: open https://api.lisudoku.xyz/api/puzzles/${name.slice(2)} and copy all that it shows`
        : undefined,
  },
];

const hosts = SITES.map(({ host }) => host.replaceAll('.', '\\.')).join('|');
const START = new RegExp(`\\{|%(?:25)*7[Bb]|${CODE}|${SCF}|m=(?:edit|solve)&(?:amp;)?p=|${hosts}`, 'g');

/** Returns the packed puzzles of a text in their order, with those that cannot be unpacked. */
export function containersIn(text: string): readonly Container[] {
  return searched(text, 0).sort((a, b) => a.start - b.start);
}

function searched(text: string, depth: number): Container[] {
  const found: Container[] = [];
  const start = new RegExp(START);
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const at = match.index;
    const { end, containers } = partAt(text, at, match[0], depth);
    found.push(...containers);
    start.lastIndex = Math.max(end, at + 1);
  }
  return found;
}

/** What a part of the text holds; the search goes on at its end. */
interface Part {
  readonly end: number;
  readonly containers: readonly Container[];
}

/** Reads what begins at a place with these signs. */
function partAt(text: string, at: number, signs: string, depth: number): Part {
  if (signs === '{') return atBrace(text, at, depth);
  if (signs.startsWith('%')) return atEscapedBrace(text, at, depth);
  if (signs === CODE) return atCode(text, at);
  if (signs === SCF) return atClassic(text, at);
  return signs.startsWith('m=') ? atPenpa(text, at, at + signs.length) : atHost(text, at, signs);
}

const containerOf = (read: CodeRead, start: number): Container =>
  'fault' in read
    ? { start, end: read.end, isName: false, fault: read.fault }
    : { start, end: read.end, program: read.program, document: read.document };

function atPenpa(text: string, start: number, code: number): Part {
  const read = readPenpa(text, code);
  return { end: read.end, containers: [containerOf(read, start)] };
}

/** The fewest signs of a packed grid. */
const FEWEST = 40;

/** Reads the code whose first signs are at a place. Signs that look like one by chance hold nothing. */
function atCode(text: string, at: number): Part {
  const start = prefixStart(text, at);
  if (start === at && !isBoundary(text, at)) return { end: at + CODE.length, containers: [] };
  const read = readCode(text, at);
  const isSure = start < at || isParameter(text, at) || isPackedJson(text.slice(at, at + FEWEST));
  return { end: read.end, containers: 'fault' in read && !isSure ? [] : [containerOf(read, start)] };
}

/** True for the value of a parameter of a link that programs have for puzzles. */
const isParameter = (text: string, at: number): boolean =>
  /[?&](?:load|import|puzzle|puzzleid|fpuzzles?)=$/.test(text.slice(Math.max(0, at - 10), at));

/** True for the signs into which `{"` is packed. */
const isPackedJson = (signs: string): boolean =>
  signs.length === FEWEST && /^N4I[g-n]/.test(signs) && /[a-f]/.test(signs);

function atClassic(text: string, at: number): Part {
  const [code] = /^[0-9A-Za-z]{0,99}/.exec(text.slice(at + SCF.length, at + 100))!;
  const end = at + SCF.length + code.length;
  const document = isBoundary(text, at) ? classicDocument(code) : undefined;
  return { end, containers: document === undefined ? [] : [{ start: at, end, program: 'sudokupad', document }] };
}

/** Reads the rest of a link: a code, a grid without a prefix, or the name of a puzzle. */
function atHost(text: string, at: number, host: string): Part {
  const path = at + host.length;
  const [rest] = /^[^\s"'<>\\)\]|,]*/.exec(text.slice(path, path + MOST_OF_LINK))!;
  const [lead] = /^(?:sudoku\/)?(?:[^?#]{0,100}[?#&](?:puzzleid|puzzle|load|import|b|id)=)?/.exec(rest)!;
  const start = path + lead.length;
  const code = rest
    .slice(lead.length)
    .split(/[?#&]/)[0]!
    .replace(/[.!;:]$/, '');
  const prefix = prefixLength(text, start);
  if (text.startsWith(CODE, start + prefix) || /^(?:\{|%(?:25)*7B|scf)/i.test(code))
    return { end: start, containers: [] };
  const place = { start, end: start + code.length };
  const document = classicDocument(code);
  if (document !== undefined) return { end: place.end, containers: [{ ...place, program: 'sudokupad', document }] };
  if (code.length > LONGEST_NAME)
    return { end: place.end, containers: [{ ...place, isName: false, fault: new Misread(DAMAGED) }] };
  const way = code === '' ? undefined : SITES.find((site) => site.host === host)!.way(code);
  if (way === undefined) return { end: place.end, containers: [] };
  const fault = new Misread(`this link only names a puzzle that ${way}`);
  return { end: place.end, containers: [{ ...place, isName: true, fault }] };
}

/** The most characters of a link that are looked at for a name. */
const MOST_OF_LINK = 500;
const LONGEST_NAME = 100;

const DAMAGED = 'the code in this link is damaged: copy all of it';

/** The beginning of an object, up to its first name. */
const OBJECT = /\{\s*(?:"[^"]{0,200}"|'[^']{0,200}'|[\w-]{1,200})\s*:/y;

/** Reads a document, or the object of JSON whose fields may hold some. */
function atBrace(text: string, at: number, depth: number): Part {
  const field = quotedFrom(text, at);
  if (field !== undefined) return inside(field.words, { start: at, end: field.end }, at, depth);
  OBJECT.lastIndex = at;
  if (!OBJECT.test(text)) return { end: at + 1, containers: [] };
  const found: Container[] = [];
  const dropInner = (start: number): void => {
    while (found.length > 0 && found.at(-1)!.start >= start) found.pop();
  };
  const listener: Listener = {
    object: (fields, start, end, isShort) => {
      if (programOf(fields) === undefined) return;
      dropInner(start);
      found.push(
        end - start > MOST_UNPACKED
          ? { start, end, isName: false, fault: tooLarge() }
          : { start, end, ...documentOf(fields, isShort) },
      );
    },
    text: (words, start, end) => found.push(...inside(words, { start, end }, start + 1, depth).containers),
    broken: (fields, start, fault) => {
      if (!mayBeDocument(fields)) return;
      dropInner(start);
      found.push({ start, end: fault.offset, isName: false, fault });
    },
  };
  try {
    return { end: parseObject(text, at, listener).end, containers: found };
  } catch (error) {
    if (!(error instanceof Unparsed)) throw error;
    const isDocument = found.some((each) => 'fault' in each && each.fault === error);
    return { end: isDocument ? error.offset : error.untold, containers: found };
  }
}

/** Reads a document whose braces are escaped as in a link. */
function atEscapedBrace(text: string, at: number, depth: number): Part {
  ESCAPED.lastIndex = at;
  const [run] = ESCAPED.exec(text)!;
  try {
    return inside(decodeURIComponent(run), { start: at, end: at + run.length }, at, depth);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return { end: at + run.length, containers: [] };
  }
}

const ESCAPED = /[^\s"<>&`]*/y;

/** Searches a text that stands in another. The places in it are exact if it begins at `from` and has no escapes. */
function inside(words: string, { start, end }: Place, from: number, depth: number): Part {
  if (depth >= DEEPEST || words.length < SHORTEST) return { end, containers: [] };
  const isPlain = words.length === end - start - 2 * (from - start);
  const containers = searched(words, depth + 1);
  return {
    end,
    containers: containers.map((each) =>
      isPlain ? { ...each, start: from + each.start, end: from + each.end } : { ...each, start, end },
    ),
  };
}

/** The text of a field from a place on, without its escapes, and the place of its closing mark. */
interface Field {
  readonly words: string;
  readonly end: number;
}

/** Returns the rest of the field in whose text the brace at `at` stands, if its quotation marks are escaped. */
function quotedFrom(text: string, at: number): Field | undefined {
  const after = text.slice(at + 1, at + 4);
  if (/^""(?!:)/.test(after)) return inCsv(text, at);
  if (after.startsWith('\\')) return inJson(text, at);
  if (text[at - 1] !== '"' || !/^\w/.test(after)) return undefined;
  const field = inJson(text, at);
  return field.isStrict ? field : inCsv(text, at);
}

/** Returns the rest of a string of JSON, and if it is valid. The short form has escapes that JSON has not. */
function inJson(text: string, at: number): Field & { readonly isStrict: boolean } {
  let end = at;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  end = Math.min(end, text.length);
  const raw = text.slice(at, end);
  try {
    return { words: JSON.parse(`"${raw}"`) as string, end, isStrict: true };
  } catch {
    return { words: raw.replaceAll(/\\([\s\S])/g, '$1'), end, isStrict: false };
  }
}

function inCsv(text: string, at: number): Field {
  let end = text.indexOf('"', at);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const raw = text.slice(at, end < 0 ? undefined : end);
  return { words: raw.replaceAll('""', '"'), end: at + raw.length };
}
