/** What a pasted text puts on the board for typing, and what is said about it. */
import { type Cell, EMPTY, Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { cellName, type LegendLanguage, rulesSentence } from '../../../src/render/index.js';
import { puzzleIn } from '../engine/grid.js';
import type { ReadText } from '../engine/protocol.js';
import { unreadText } from '../exchange/unread.js';
import { boxIn } from '../make-view/boxes.js';
import { type Play, playOf } from '../play/play.js';
import { type LooseGrid, looseGrid } from './loose.js';
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
  const loose = looseGrid(text);
  return loose && { ...loosePuzzle(loose, language), rest: text };
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
    texts.read(digitsOf(play)),
    ...(rules ? [rules] : []),
    ...(others.length > 0 ? [texts.firstOf(others.length + 1)] : []),
    ...unread.slice(0, MOST_NOTES).map((each) => unreadText(each, language)),
  ];
  return { play, notes, rest: [...others, ...unread].map(({ text }) => text).join('\n'), unread: [] };
}

function loosePuzzle({ box, values, unread, uneven }: LooseGrid, language: LanguageCode): Omit<PastedPuzzle, 'rest'> {
  const texts = entryWordsIn(language);
  const geometry = Geometry.of(...boxIn(box));
  const play = playOf({ geometry, values: Int8Array.from(values) });
  const signs = unread.map(({ cell, sign }) => texts.sign(sign, cellName(geometry, cell)));
  const notes = [
    texts.read(digitsOf(play)),
    ...(signs.length > 0 ? [texts.unread(signs)] : []),
    ...uneven
      .slice(0, MOST_NOTES)
      .map(({ row, signs, wanted }) =>
        wanted > geometry.size ? texts.unevenLine(signs, wanted) : texts.unevenRow(row + 1, signs, wanted),
      ),
  ];
  return { play, notes, unread: unread.map(({ cell }) => cell) };
}

export const digitsOf = ({ values }: Play): number => values.filter((value) => value !== EMPTY).length;
