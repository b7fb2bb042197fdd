/** Reads a puzzle in any of our formats, which it recognises by itself. */
import { frozen } from '../core/frozen.js';
import type { Geometry } from '../core/geometry.js';
import { quoted } from '../core/printable.js';
import { oneOf } from '../settings/names.js';
import { withLetteredCages } from './beside/cage-letters.js';
import { leftOutText, remarkOnRules } from './beside/left-out.js';
import { withoutRules } from './beside/line-words.js';
import { withRegionComments } from './beside/regions.js';
import { type PuzzleText, readBeside, withRulesRead } from './beside/ruled.js';
import { formatWithRules, readWithRules } from './beside/rules.js';
import { withStatedSolution } from './beside/stated-solution.js';
import { mayStateMore, ruleLinesIn } from './beside/words.js';
import {
  FORMATS,
  type Format,
  type FormatName,
  isOneLine,
  LONGEST_TEXT,
  leftOutRemark,
  type Parse,
  type Reading,
  type WordsReader,
  withRemark,
} from './format.js';
import { isJson, puzzleInJson } from './json/written.js';
import { expectText, Misread } from './misread.js';
import { isProse } from './pasted/words.js';
import { clipboard, isClipboard, parseClipboard } from './text/clipboard.js';
import { parseGrid } from './text/grid.js';
import { isLibraryLine, library, parseLibrary } from './text/library.js';
import { isLine, readPlainLine } from './text/line.js';
import { line, parseLineText } from './text/line-text.js';
import { pencilmarks } from './text/pencilmarks.js';
import { bars, framed, rows } from './text/rows.js';
import { isSections, parseSections } from './text/sections.js';
import { isSukaku, parseSukaku, sukaku } from './text/sukaku.js';

/** Our formats. */
export const formats: readonly Format[] = frozen(
  [line, rows, framed, bars, pencilmarks, library, sukaku, clipboard].map(formatWithRules),
);

/** Returns the format with a name, in any case. Throws an UnknownName with the names. */
export const formatNamed = (name: FormatName): Format => {
  const known = oneOf('format', `${name}`, FORMATS);
  return formats.find((format) => format.name === known)!;
};

/**
 * Reads the text of one puzzle; `shape` is the grid expected. Without a reader of words, those in JSON are only told.
 * Throws a Misread.
 */
export function readPuzzle(text: string, shape?: Geometry, readWords?: WordsReader): Reading {
  expectText(text);
  return readPlainLine(text, shape) ?? (isJson(text) ? readJson(text, shape, readWords) : readText(text, shape));
}

const ANOTHER = 'another puzzle beside it is not read: an object has one';
const NO_PUZZLE = 'there is no puzzle in it: a puzzle is a line of N² symbols or a grid of N rows of N';

/**
 * Reads a puzzle as `readPuzzle` does. For text that is only words, the Misread says that it holds no puzzle, not which
 * word is no cell.
 */
export function readUnlessProse(text: string, shape?: Geometry, readWords?: WordsReader): Reading {
  try {
    return readPuzzle(text, shape, readWords);
  } catch (error) {
    const isOther = isJson(text) || text.length > LONGEST_TEXT;
    throw error instanceof Misread && !isOther && isProse(withoutRules(text)) ? new Misread(NO_PUZZLE) : error;
  }
}

/** Reads a puzzle as in our JSON, its text with `readText`. Throws a Misread. */
export const readTold = (
  told: PuzzleText,
  readText: (text: string, shape?: Geometry) => Reading = readPuzzle,
): Reading => readBeside(told, readText);

/**
 * Reads the puzzle inside JSON. A Misread has no place, which would refer to the inner text. Answers are written in one
 * line.
 */
function readJson(text: string, shape?: Geometry, readWords?: WordsReader): Reading {
  const inner = puzzleInJson(text, shape);
  try {
    const plain = withRulesRead(inner.rules, inner.shape, (expected) => readText(inner.text, expected));
    const { size, metadata, said, beside } = inner;
    const { kept, another, ruled } = beside;
    const words = [said, ruleLinesIn(ruled.map(([, text]) => text))].filter(Boolean).join('\n');
    const worded = words && readWords?.(plain, words);
    const reading = worded || plain;
    const { geometry } = reading.puzzle;
    if (size !== undefined && ![size, size ** 2].includes(geometry.size))
      throw new Misread(`this grid has size ${geometry.size}, but beside it stands size ${size}`);
    const unread = plain.puzzle.geometry.isPlain
      ? ruled.find(([, text]) => !(worded && ruleLinesIn([text])) && mayStateMore(geometry, text))
      : undefined;
    const remarks = [
      worded ? undefined : remarkOnRules(said, geometry),
      inner.remark,
      inner.read?.ignored && leftOutRemark(inner.read.ignored),
      unread && leftOutText(`${quoted(unread[0])} is read as no rule`, unread[1]),
      another === undefined ? undefined : ANOTHER,
    ];
    const told = remarks.reduce(withRemark, {
      ...reading,
      ...(metadata && { metadata }),
      ...(kept && { kept }),
      ...(inner.read && { rules: inner.read }),
      ...(another !== undefined && { another }),
    });
    const complete = withStatedSolution(told, inner.solution);
    return isOneLine(complete.format) ? complete : { ...complete, format: 'line' };
  } catch (error) {
    throw error instanceof Misread ? new Misread(`in its puzzle: ${error.message}`) : error;
  }
}

function readText(text: string, shape?: Geometry): Reading {
  if (text.length > LONGEST_TEXT)
    throw new Misread(
      `more than ${LONGEST_TEXT.toLocaleString('en')} characters are not a puzzle: the largest has fewer`,
    );
  const clean = /[\uFEFF\r]/.test(text) ? text.replace(/^\uFEFF/, '').replaceAll('\r', '') : text;
  const drawn = withLetteredCages(clean);
  const reading = readWithRules(withRegionComments(drawn.text), shape, (bare, expected) =>
    readerOf(bare, expected)(bare, expected),
  );
  return withRemark(reading, drawn.remark);
}

/**
 * Picks the parser of a text. The formats' readers are imported by themselves, so that a caller that only reads does
 * not load the writers.
 */
function readerOf(text: string, shape?: Geometry): Parse {
  if (isLibraryLine(text)) return parseLibrary;
  if (isSukaku(text, shape)) return parseSukaku;
  if (!text.trimEnd().includes('\n') && isLine(text, shape)) return parseLineText;
  if (isSections(text)) return parseSections;
  return isClipboard(text, shape) ? parseClipboard : parseGrid;
}
