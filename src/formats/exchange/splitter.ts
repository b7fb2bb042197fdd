/** Chooses the splitter of a stream: by a named format, or by the beginning of the text. */
import type { Geometry } from '../../core/geometry.js';
import { LONGEST_TEXT } from '../format.js';
import { jsonDocuments } from '../json/document.js';
import { puzzleInTable } from '../pasted/tables.js';
import { lineCutter, lineSplitter, type PuzzleRecord, type Splitter } from '../record.js';
import { type SheetOptions, sheetSplitter } from '../sheet/split.js';
import { type DocumentKind, documentSplitter, tagged } from '../stream/documents.js';
import { pastedSplitter } from '../stream/solutions.js';
import { recordSplitter } from '../stream/splitter.js';
import { EXCHANGE } from './formats.js';
import { recognised } from './recognise.js';
import { savedGame } from './saved-game.js';

/** Makes the splitter of the text of a source. */
export type Split = (expected?: Geometry, source?: string) => Splitter;

/**
 * Returns the way to cut a stream of a format, or of any text if none is named; such a text may be a sheet. `isTyped` is
 * for puzzles typed by hand: each is answered at once, so a grid does not wait for a solution below it.
 */
export function splitterOf(from: string | undefined, isTyped = false, sheets?: SheetOptions): Split {
  if (from === undefined) return sheetSplitter(sheets, anySplitter(isTyped ? typedSplitter : pastedSplitter));
  if (from === 'sdk') return sdkSplitter;
  if (from.startsWith('opensudoku')) return gameSplitter;
  const format = EXCHANGE.find(({ name }) => name === from);
  return format && !format.isBlock && from !== 'vbforums' ? lineSplitter : recordSplitter;
}

const typedSplitter: typeof pastedSplitter = (expected, source, isPuzzleLine) =>
  recordSplitter(expected, source, isPuzzleLine, true);

/**
 * Makes splitters of any text. XML, HTML tables, saved games and JSON are read as wholes. Every other line that is recognised as another
 * program's format is a record.
 */
const anySplitter =
  (splitterOfRest: typeof pastedSplitter): Split =>
  (expected, source) => {
    const ofSource = source === undefined ? {} : { source };
    const xml = tagged(/(?:\?xml|opensudoku)\b/, '</opensudoku>', {
      most: MOST_XML,
      recordsOf(text) {
        const table = text.includes('<game') ? [] : tablesIn(text);
        if (table.length > 0) return table;
        const games = gameSplitter(expected, source);
        return [...games.push(text), ...games.end()];
      },
    });
    const tablesIn = (text: string): PuzzleRecord[] => {
      const record = puzzleInTable(text);
      return record ? [{ ...record, ...ofSource }] : [];
    };
    const tables = ['table', 'sudoku', 'puzzle', 'grid', 'board'].map((name) =>
      tagged(new RegExp(`${name}\\b`), `</${name}>`, { most: LONGEST_TEXT, recordsOf: tablesIn }),
    );
    const style: DocumentKind = {
      ...tagged(/style\b/, '</style>', { most: LONGEST_TEXT, recordsOf: () => [] }),
      isLeftOut: true,
    };
    const kinds = [xml, style, ...tables, savedGame(source), ...jsonDocuments(expected, source)];
    return documentSplitter(kinds, (isDocument) =>
      splitterOfRest(expected, source, (line) => isDocument(line) || recognised(line) !== undefined),
    );
  };

/** The most characters of an XML document. */
const MOST_XML = 1 << 24;

/** A tag with its attributes, in which there may be a `>`. */
const GAME = /<game\b(?:"[^"]*"|'[^']*'|[^>"'])*>/y;
const FOLDER = /<folder\b(?:"[^"]*"|'[^']*'|[^>"'])*>/y;

/** Makes a splitter of the games of an OpenSudoku document, which it reads as a whole. */
export function gameSplitter(_expected?: Geometry, source?: string): Splitter {
  let text = '';
  return {
    push(chunk) {
      if (text.length <= MOST_XML) text += chunk;
      return [];
    },
    end() {
      const records = text.length <= MOST_XML && !/<!(DOCTYPE|ENTITY)/i.test(text) ? gamesIn(text) : [];
      const whole = { text: text.slice(0, LONGEST_TEXT + 1), line: 1 };
      const found = records.length > 0 ? records : text.trim() === '' ? [] : [whole];
      return source === undefined ? found : found.map((record) => ({ ...record, source }));
    },
  };
}

/**
 * Splits a document of many games into a document for each, with the game in its first line. Stops at a tag without an
 * end.
 */
function gamesIn(text: string): PuzzleRecord[] {
  const records: PuzzleRecord[] = [];
  let at = 0;
  let line = 1;
  let head = '';
  for (;;) {
    const next = text.indexOf('<game', at);
    const game = next < 0 ? undefined : tagAt(GAME, text, next);
    if (game === undefined) return records;
    const before = text.slice(at, next);
    line += before.split('\n').length - 1;
    const folder = before.lastIndexOf('<folder');
    if (folder >= 0) head = tagAt(FOLDER, before, folder) ?? head;
    else if (before.includes('<opensudoku')) head = before.replace(/^[\s\S]*<opensudoku\b[^<>]*>/, '');
    const isFolder = head.startsWith('<folder');
    const own = game.replace(/\/?>$/, '/>');
    records.push({
      text: `<opensudoku>${head.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')}${own}${isFolder ? '</folder>' : ''}</opensudoku>`,
      line,
    });
    line += game.split('\n').length - 1;
    at = next + game.length;
  }
}

function tagAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const BEGINS = /^(#|\s*\[puzzle\])/i;
const SECTION = /^\s*\[/;
/** A number of lines larger than that of any puzzle. */
const MOST_LINES = 1024;

/** Makes a splitter of `.sdk` puzzles: one ends where an empty line, a header line or a `[Puzzle]` follows its rows. */
export function sdkSplitter(_expected?: Geometry, source?: string): Splitter {
  const cutter = lineCutter(() => 1 << 12);
  let number = 0;
  let lines: string[] = [];
  let first = 0;
  let hasRows = false;
  let wasEmpty = false;

  const flush = (): PuzzleRecord[] => {
    const text = lines.join('\n').trimEnd();
    lines = [];
    hasRows = false;
    return text === '' ? [] : [{ text, line: first, ...(source !== undefined && { source }) }];
  };
  const take = (line: string): PuzzleRecord[] => {
    number++;
    const isEmpty = line.trim() === '';
    const begins = !isEmpty && hasRows && (BEGINS.test(line) || (wasEmpty && !SECTION.test(line)));
    const records = begins || lines.length > MOST_LINES ? flush() : [];
    wasEmpty = isEmpty;
    if (lines.length === 0) {
      if (isEmpty) return records;
      first = number;
    }
    lines.push(line);
    if (!isEmpty && !line.startsWith('#') && !SECTION.test(line)) hasRows = true;
    return records;
  };
  return {
    push: (chunk) => cutter.push(chunk).flatMap(take),
    end: () => [...cutter.end().flatMap(take), ...flush()],
  };
}
