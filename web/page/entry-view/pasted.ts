/** What a pasted text puts on the board for typing, and what is said about it. */
import { type Cell, type Digit, EMPTY, Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { digitOf } from '../../../src/formats/index.js';
import { cellName, type LegendLanguage, rulesSentence } from '../../../src/render/index.js';
import type { ReadText } from '../engine/protocol.js';
import { puzzleIn } from '../engine/with-rules.js';
import { unreadText } from '../exchange/unread.js';
import { BOXES, boxIn, sizeOf } from '../make-view/boxes.js';
import { type Play, playOf } from '../play/play.js';
import { entryWordsIn } from './words.js';

export interface PastedPuzzle {
  readonly play: Play;
  /** Sentences about what was read, and what was not. */
  readonly notes: readonly string[];
  /** What is not on the board. */
  readonly rest: string;
  /** Cells whose signs are no digits. */
  readonly unread: readonly Cell[];
}

/** The most sentences about parts of a text that could not be read. */
const MOST_NOTES = 5;

/**
 * Returns what a text puts on the board: the first of its puzzles, or else what can be read of a grid with some faults;
 * undefined if it has neither.
 */
export function pastedPuzzle(
  text: string,
  read: ReadText | undefined,
  language: LanguageCode,
  ruleWords?: LegendLanguage,
): PastedPuzzle | undefined {
  if (read?.grids[0]) return firstPuzzle(read, language, ruleWords);
  const faulty = faultyGrid(text);
  return faulty && { ...faultyPuzzle(faulty, language), rest: text };
}

function firstPuzzle(
  { grids: [first, ...others], unread }: ReadText,
  language: LanguageCode,
  ruleWords: LegendLanguage | undefined,
): PastedPuzzle {
  const texts = entryWordsIn(language);
  const { geometry, values } = puzzleIn(first!.grid);
  const play = playOf({ geometry, values });
  const rules = geometry.isPlain ? undefined : rulesSentence(geometry, ruleWords);
  const notes = [
    texts.read(valueCount(play)),
    ...(rules ? [rules] : []),
    ...(others.length > 0 ? [texts.firstOf(others.length + 1)] : []),
    ...unread.slice(0, MOST_NOTES).map((each) => unreadText(each, language)),
  ];
  return { play, notes, rest: [...others, ...unread].map(({ text }) => text).join('\n'), unread: [] };
}

function faultyPuzzle({ box, values, unread, uneven }: FaultyGrid, language: LanguageCode): Omit<PastedPuzzle, 'rest'> {
  const texts = entryWordsIn(language);
  const geometry = Geometry.of(...boxIn(box));
  const play = playOf({ geometry, values: Int8Array.from(values) });
  const signs = unread.map(({ cell, sign }) => texts.sign(sign, cellName(geometry, cell)));
  const notes = [
    texts.read(valueCount(play)),
    ...(signs.length > 0 ? [texts.unread(signs)] : []),
    ...uneven
      .slice(0, MOST_NOTES)
      .map(({ row, signs, wanted }) =>
        wanted > geometry.size ? texts.unevenLine(signs, wanted) : texts.unevenRow(row + 1, signs, wanted),
      ),
  ];
  return { play, notes, unread: unread.map(({ cell }) => cell) };
}

export const valueCount = ({ values }: Play): number => values.filter((value) => value !== EMPTY).length;

interface FaultyGrid {
  /** The shape of its boxes: `3x3`. */
  readonly box: string;
  readonly values: readonly (Digit | typeof EMPTY)[];
  /** Signs that are no digits. Their cells are empty. */
  readonly unread: readonly { readonly cell: Cell; readonly sign: string }[];
  /** Rows with too many or too few signs, counted from 0. A grid in one line is one row. */
  readonly uneven: readonly { readonly row: number; readonly signs: number; readonly wanted: number }[];
}

/** Signs between cells, which are left out. */
const BETWEEN = /[\s|!,;:'"[\](){}]/gu;
/** Lines between boxes. */
const RULE = /^[-+=|_*\s]*$/;
const EMPTY_SIGNS = '.0_*-?xX';
/** The most signs that a row may lack or have too many. */
const MOST_OFF = 2;

/**
 * Reads a grid of which some signs cannot be read, as from a photograph or a copied table: what can be read is kept, and
 * the rest is told. Undefined if the text has none, not even with some faults.
 */
export function faultyGrid(text: string): FaultyGrid | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const own of [lines.filter((line) => !RULE.test(line)), lines]) {
    const rows = own.map((line) => [...line.replace(BETWEEN, '')]).filter((row) => row.length > 0);
    const box = boxOf(rows.length);
    if (box && rows.every((row) => Math.abs(row.length - rows.length) <= MOST_OFF)) return gridOf(rows, box);
  }
  return inOneLine([...text.replace(BETWEEN, '')]);
}

/** The usual boxes of a size. Sizes with several have the ones that are wider than high. */
const boxOf = (size: number): string | undefined => BOXES.find((box) => sizeOf(box) === size);

/** Returns a grid of signs without rows, if they are nearly as many as a grid has cells. */
function inOneLine(signs: readonly string[]): FaultyGrid | undefined {
  const size = Math.round(Math.sqrt(signs.length));
  const box = boxOf(size);
  const wanted = size * size;
  if (!box || size < 6 || Math.abs(signs.length - wanted) > MOST_OFF) return undefined;
  const rows = Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size));
  const grid = gridOf(rows, box);
  const isMostlyRead = grid.unread.length * 4 < wanted;
  if (!isMostlyRead) return undefined;
  return { ...grid, uneven: signs.length === wanted ? [] : [{ row: 0, signs: signs.length, wanted }] };
}

function gridOf(rows: readonly (readonly string[])[], box: string): FaultyGrid {
  const size = sizeOf(box);
  const unread: { cell: Cell; sign: string }[] = [];
  const values = Array.from({ length: size * size }, (_, cell) => {
    const sign = rows[Math.floor(cell / size)]?.[cell % size];
    if (sign === undefined || EMPTY_SIGNS.includes(sign)) return EMPTY;
    const digit = digitOf(sign, size);
    if (digit < 0) unread.push({ cell, sign });
    return digit < 0 ? EMPTY : digit;
  });
  const uneven = rows.flatMap((row, index) =>
    row.length === size ? [] : [{ row: index, signs: row.length, wanted: size }],
  );
  return { box, values, unread, uneven };
}
