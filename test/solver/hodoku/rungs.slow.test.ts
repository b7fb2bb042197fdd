import { expect, test } from 'vitest';
import type { Board } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import type { Candidate } from '../../../src/core/geometry.js';
import { parseLine } from '../../../src/formats/text/line.js';
import { hodoku } from '../../../src/solver/hodoku/ladder.js';
import { walk } from '../../../src/solver/walk.js';
import { firstMultiColours, firstSimpleColours } from './plain/colours.js';
import { firstFish } from './plain/fish.js';
import { type Elimination, type Plain, plainly } from './plain/position.js';
import { firstRectangles, type RectangleType } from './plain/rectangles.js';
import { bestTurbotFish } from './plain/turbot-fish.js';

/**
 * Returns removals by the strategy that opens a rung. Fewer than one in a thousand graded puzzles take some of them.
 */
function plainFirsts(plain: Plain): Record<string, readonly Elimination[]> {
  const rectangles = firstRectangles(plain);
  const rectangle = (type: RectangleType): readonly Elimination[] => rectangles.get(type) ?? [];
  return {
    'turbot-fish': bestTurbotFish(plain),
    'unique-rectangle-1': rectangle(1),
    'unique-rectangle-2': rectangle(2),
    'unique-rectangle-3': rectangle(3),
    'unique-rectangle-4': rectangle(4),
    'unique-rectangle-5': rectangle(5),
    'unique-rectangle-6': rectangle(6),
    'hidden-rectangle': rectangle('hidden'),
    'avoidable-rectangle-1': rectangle('avoidable 1'),
    'avoidable-rectangle-2': rectangle('avoidable 2'),
    'simple-colors-trap': firstSimpleColours(plain),
    'multi-colors-1': firstMultiColours(plain),
    'franken-swordfish': firstFish(plain, { size: 3, finned: false }),
    'finned-franken-x-wing': firstFish(plain, { size: 2, finned: true }),
  };
}

/** Puzzles whose paths have steps of all these rungs. */
const puzzles = [
  '...3...9...15..4..2...6......39...1.5....4.....42..6.3.......37...........5.781..',
  '.74......5.3.6....2....9..3.8.4...7...7..35......2...13...4...2...........9.72..6',
  '5.4..2..67...4......9....47.8..9..7.2..3.7.5.....86..9..39.5..........92.....3...',
  '2..7.3.9.1..24..5.........64.2..15.7..8......5.1..79.8........97..91..3.8..5.6.7.',
];

/** The last rung of basic steps: some rungs assume that the steps of earlier ones are taken. */
const LAST_BASIC = 'jellyfish';

/** Yields positions on the paths in which no basic step is left, whatever the next step is. */
function* positions(): Generator<Board> {
  const last = hodoku.rungs.findIndex(({ strategies }) => strategies[0]!.id === LAST_BASIC);
  const basic = new Set(hodoku.rungs.slice(0, last + 1).flatMap(({ strategies }) => strategies));
  for (const puzzle of puzzles) {
    const board = boardOf(parseLine(puzzle));
    for (const { strategy } of walk(board, hodoku)) if (!basic.has(strategy)) yield board;
  }
}

const cellsAndDigits = ({ geometry }: Board, remove: readonly Candidate[]): Elimination[] =>
  remove.map((candidate) => [geometry.cellOf(candidate), geometry.digitOf(candidate)]);

function firstOn(id: string, board: Board): readonly Candidate[] {
  const rung = hodoku.rungs.find(({ strategies }) => strategies[0]!.id === id)!;
  for (const found of rung.search(board)) return found.hit.remove;
  return [];
}

test('a rung finds the same steps as a plain implementation of its order', () => {
  const offering = new Set<string>();
  for (const board of positions())
    for (const [id, expected] of Object.entries(plainFirsts(plainly(board)))) {
      const distinct = (list: readonly Elimination[]): string[] => [...new Set(list.map(String))];
      expect(distinct(cellsAndDigits(board, firstOn(id, board))), id).toEqual(distinct(expected));
      if (expected.length > 0) offering.add(id);
    }
  expect(offering.size).toBe(14);
});

test('of turbot fish of two digits with equal weight, takes the one from the lower cell', () => {
  const board = boardOf(parseLine(puzzles.at(-1)!));
  for (const { place, strategy } of walk(board, hodoku)) {
    if (place.length > 0 || strategy.family === 'intersections') continue;
    expect(cellsAndDigits(board, firstOn('turbot-fish', board))).toEqual(bestTurbotFish(plainly(board)));
  }
});
