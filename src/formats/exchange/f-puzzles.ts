/** f-puzzles: links with JSON, packed by lz-string. */
import { bitsOf } from '../../core/bits.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { readShared, withWords } from '../drawn/index.js';
import { type Metadata, usualShape } from '../format.js';
import { unlessMisread } from '../misread.js';
import { type Codec, readingOf } from './codec.js';
import { rulesOf } from './f-puzzles-rules.js';
import { knownSolution } from './known-solution.js';
import { compress } from './lz.js';
import { notesOf } from './notes.js';

const PAGE = 'https://www.f-puzzles.com/?load=';

export const fPuzzles: Codec = {
  parse: readShared,
  format: (puzzle, metadata) => PAGE + compress(fPuzzleOf(puzzle, metadata)),
};

/** True for words that state the rules of a puzzle, and no other one. Any other description would add or spoil rules. */
const areRulesOf = (puzzle: Puzzle, words: string): boolean =>
  unlessMisread(() => withWords(readingOf(puzzle), words))?.puzzle.geometry === puzzle.geometry;

/** Returns the JSON of a puzzle. */
export function fPuzzleOf(puzzle: Puzzle, { title, author, description }: Metadata = {}): string {
  const { geometry, values, placed } = puzzle;
  const { size } = geometry;
  const notes = notesOf(puzzle);
  const hasUsualBoxes = geometry.tiling === 'boxes' && geometry.boxRows === usualShape(size)?.boxRows;
  const hasNone = geometry.tiling === 'none';
  const cellOf = (cell: number): object => ({
    ...(!hasUsualBoxes && { region: hasNone ? null : geometry.indexOf(geometry.houseOf('box', cell)) }),
    ...(values[cell] !== EMPTY && { value: values[cell]! + 1, ...(!placed?.[cell] && { given: true }) }),
    ...(notes[cell] && { centerPencilMarks: bitsOf(notes[cell]!).map((digit) => digit + 1) }),
  });
  const grid = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellOf(row * size + column)),
  );
  const words =
    description !== undefined && areRulesOf(puzzle, description) ? { ruleset: description } : { description };
  return JSON.stringify({ size, title, author, ...words, ...rulesOf(geometry), grid, solution: knownSolution(puzzle) });
}
