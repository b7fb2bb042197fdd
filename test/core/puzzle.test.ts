import { expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { shownPosition } from '../../src/core/position.js';
import { readPuzzle } from '../../src/formats/read.js';
import { withRules } from '../../src/variants/rules.js';

test('a board is made of a puzzle, or of what read and create return, and of nothing else', () => {
  const { puzzle } = readPuzzle('.3.1...2....1...');
  const { values } = boardOf(puzzle);
  expect(boardOf({ puzzle }).values).toEqual(values);
  for (const other of [Promise.resolve({ puzzle }), '.3.1...2....1...', {}, undefined])
    expect(() => boardOf(other as never)).toThrow(RangeError);
});

const LINE = '..1..2....3.4....5..............5.6..7.......1..8....2..........9....3.4....6..7.';

test.each([[[]], [['anti-knight']], [['x', 'windoku']]])(
  'the position shown is that of the board, with %j',
  (variant) => {
    const geometry = withRules(Geometry.of(3, 3), { variant });
    const { values } = readPuzzle(LINE).puzzle;
    const candidates = Int32Array.from({ length: 81 }, (_, cell) => 0b101010101 | (1 << (cell % 9)));
    const placed = Uint8Array.from({ length: 81 }, (_, cell) => cell % 2);
    for (const puzzle of [
      { geometry, values },
      { geometry, values, placed, candidates },
    ]) {
      const board = boardOf(puzzle);
      const { givens, digits } = shownPosition(puzzle);
      for (let cell = 0; cell < 81; cell++) {
        expect(Boolean(givens[cell])).toBe(board.values[cell] !== EMPTY && Boolean(board.givens[cell]));
        if (board.values[cell] === EMPTY) expect(digits[cell]).toBe(board.digits[cell]);
      }
    }
  },
);
