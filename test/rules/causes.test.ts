/** Causes of singles, on positions of all kinds of clues: the definitions, which no solver uses, have the last word. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { prove } from '../../src/check/prove.js';
import { bitsOf } from '../../src/core/bits.js';
import { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import type { Geometry } from '../../src/core/geometry.js';
import { readPuzzle } from '../../src/formats/read.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { sentence } from '../../src/render/text.js';
import { type Cause, causesOfCell, causesOfPlace } from '../../src/rules/causes.js';
import { search } from '../../src/search/search.js';
import { hiddenSingle } from '../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../strategies/singles/naked-single.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { inTier } from '../tier.js';

const POSITIONS = inTier({ quick: 1, slow: 3 });

/** Yields positions of a puzzle with some digits of its solution placed. */
function* positionsOf(line: string): Generator<Board, void, void> {
  const { puzzle } = readPuzzle(line);
  const [solution] = search(puzzle, { limit: 1 }).solutions;
  const random = seedrandom(line);
  for (let count = 0; count < POSITIONS; count++) {
    const board = boardOf(puzzle);
    const share = random();
    for (let cell = 0; cell < board.geometry.cells; cell++)
      if (board.digits[cell] && random() < share) board.place(cell, solution![cell]!);
    yield board;
  }
}

/** Expects that the placed digits of a cause and its rule alone refute every digit that it does not keep. */
function expectRight({ cell, by, kept, lost, rule }: Cause, geometry: Geometry, values: ArrayLike<number>): void {
  const board = new Board(geometry);
  for (const other of by)
    for (const digit of bitsOf(board.digits[other]!))
      if (digit !== values[other]) board.remove(geometry.candidate(other, digit));
  const remove = bitsOf(board.digits[cell]! & ~kept).map((digit) => geometry.candidate(cell, digit));
  expect(lost & kept).toBe(0);
  const truths = [...cellTruths(by), ...(rule === undefined ? [] : [{ kind: 'rule', rule } as const])];
  expect(prove(board, { place: [], remove, truths })).toEqual({ verdict: 'proved' });
}

test.each(constraints.map(({ id }) => id))('%s: what placed digits rule out by its clues is so', (id) => {
  for (const line of linesOf(id).slice(0, inTier({ quick: 1, slow: 2 })))
    for (const board of positionsOf(line)) {
      const { geometry } = board;
      for (const { pattern } of nakedSingle.find(board)) {
        if (!pattern.values) continue;
        for (const cause of causesOfCell(geometry, pattern.values, pattern.cell, pattern.digit)) {
          expect(cause.kept & (1 << pattern.digit)).not.toBe(0);
          expectRight(cause, geometry, pattern.values);
        }
      }
      for (const { pattern } of hiddenSingle.find(board))
        if (pattern.values)
          for (const cause of causesOfPlace(geometry, pattern.values, pattern)) {
            expect(cause.lost).toBe(1 << pattern.digit);
            expectRight(cause, geometry, pattern.values);
          }
    }
});

/** Returns the sentences on all naked singles of a grid without some candidates. */
const told = (line: string, without: readonly number[] = []): string[] => {
  const board = boardOf(readPuzzle(line).puzzle);
  for (const candidate of without) board.remove(candidate);
  return [...nakedSingle.find(board)].map((hit) =>
    sentence(nakedSingle.explain(hit, board.geometry).message, board.geometry),
  );
};
const grid = (start: string): string => start.padEnd(81, '.');

test('a naked single names the clue that leaves nothing else', () => {
  expect(told(`${grid('.......4.')} whisper=r1c8r2c7`)).toEqual(['r1c8 is 4, so its whisper neighbour r2c7 is 9.']);
  expect(told(`${grid('8')} killer-cage=17:r1c1r1c2`, [9, 10, 11, 12, 13, 14, 15])).toEqual([
    'In the 17-cage in r1c12, r1c1 is 8, so the rest, r1c2, is 9.',
  ]);
});

test('a naked single says what a clue leaves, if houses rule out the rest', () => {
  expect(told(`${grid('4.......5')} white-dot=r1c1r1c2`)).toEqual([
    'r1c1 is 4, so its white-dot neighbour r1c2 is 3 or 5. Only 3 of these is left.',
  ]);
});

test('a naked single without clues says no more than before', () => {
  expect(told(grid('12345678'))).toEqual(['9 is the only candidate left in r1c9.']);
  expect(told(`${grid('12345678')} whisper=r5c1r5c2`)).toEqual(['9 is the only candidate left in r1c9.']);
});
