import { type Bits, bitsOf, countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong, cellsAt, everyOf } from '../../src/core/candidates.js';
import type { Candidate, Cell, Geometry, House } from '../../src/core/geometry.js';
import { markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

/** Digits that a row and a column leave one cell each outside the box of their crossing: the wings. */
interface Firework {
  readonly row: House;
  readonly column: House;
  readonly crossing: Cell;
  readonly wings: readonly [Cell, Cell];
  readonly digits: Bits;
}

interface Fireworks {
  readonly fireworks: readonly Firework[];
  readonly cells: readonly Cell[];
}

/** Yields the wings at `(row, column)` and their digits, for every pair of wings with at least `fewest` digits. */
function* fireworksOf({ geometry, slots }: Markup, fewest: number): Generator<Firework, void, void> {
  const { size } = geometry;
  if (geometry.tiling === 'none') return;
  const firstColumn = geometry.firstOf('column');
  for (let row = 0; row < size; row++)
    for (let index = 0; index < size; index++) {
      const column = firstColumn + index;
      const crossing = row * size + index;
      const box = geometry.houseOf('box', crossing);
      const outsideRow = ~geometry.crossings[row * geometry.houses + box]!;
      const outsideColumn = ~geometry.crossings[column * geometry.houses + box]!;
      const inRow = (digit: number): Bits => slots[row * size + digit]! & outsideRow;
      const inColumn = (digit: number): Bits => slots[column * size + digit]! & outsideColumn;
      let rowWings = 0;
      let columnWings = 0;
      let burst = 0;
      for (let digit = 0; digit < size; digit++) {
        if (!slots[row * size + digit] || !slots[column * size + digit]) continue;
        if (countBits(inRow(digit)) > 1 || countBits(inColumn(digit)) > 1) continue;
        rowWings |= inRow(digit);
        columnWings |= inColumn(digit);
        burst |= 1 << digit;
      }
      if (countBits(burst) < fewest) continue;
      for (const east of bitsOf(rowWings))
        for (const south of bitsOf(columnWings)) {
          let digits = 0;
          for (const digit of bitsOf(burst))
            if (!(inRow(digit) & ~(1 << east)) && !(inColumn(digit) & ~(1 << south))) digits |= 1 << digit;
          if (countBits(digits) >= fewest)
            yield { row, column, crossing, wings: [row * size + east, south * size + index], digits };
        }
    }
}

/** Returns the eliminations if the cells take just these digits, and a digit has no other place in a crossing's box. */
function removedFrom(board: Markup, allowed: ReadonlyMap<Cell, Bits>, fireworks: readonly Firework[]): Candidate[] {
  const { geometry } = board;
  const removed = [...allowed].flatMap(([cell, set]) => candidatesAmong(board, [cell], ~set));
  for (const { row, column, crossing, digits: own } of fireworks) {
    const box = geometry.houseOf('box', crossing);
    const offLines = ~(
      geometry.crossings[box * geometry.houses + row]! | geometry.crossings[box * geometry.houses + column]!
    );
    removed.push(...candidatesAmong(board, cellsAt(geometry, box, offLines & geometry.all), own));
  }
  return removed.sort((a, b) => a - b);
}

function explain(
  { place, remove, pattern: { fireworks, cells: filled } }: Hit<Fireworks>,
  geometry: Geometry,
): Explanation {
  const lines = [...new Set(fireworks.flatMap(({ row, column }) => [row, column]))];
  const all = fireworks.reduce((set, { digits }) => set | digits, 0);
  return {
    message: say(
      'In {lines}, the only places for {digits} that do not share a box with {crossings} are {wings}. A box has room for each digit only once, so each of these digits is in one of {cells}. These cells take nothing else, and inside a box the digits of its lines lie only on those lines. So {conclusion}.',
      {
        lines: houses(lines),
        digits: digitSet(all),
        crossings: cells(fireworks.map(({ crossing }) => crossing)),
        wings: cells([...new Set(fireworks.flatMap(({ wings }) => wings))]),
        cells: cells(filled),
        conclusion: conclusion({ place, remove }),
      },
    ),
    marks: [
      ...markHouses('pattern', lines),
      ...named('firework', markCells('pattern', filled)),
      ...markCandidates('pattern', everyOf(geometry, filled, all)),
      ...markCandidates('target', remove),
    ],
    truths: fireworks.flatMap(({ row, column, digits }) => houseTruths([row, column], ...bitsOf(digits))),
  };
}

/**
 * Three digits with the same two wings in one crossing: each needs one of the three cells, so these take nothing else.
 * (shye, New Sudoku Players' Forum, 2021.)
 */
export const fireworksTriple: Strategy<Fireworks> = {
  id: 'fireworks-triple',
  name: 'Fireworks Triple',
  aliases: ['fireworks', 'triple fireworks'],
  family: 'rank-zero',
  level: 'unfair',
  score: 300,

  *find(board) {
    for (const firework of fireworksOf(board, 3)) {
      if (countBits(firework.digits) !== 3) continue;
      const filled = [firework.crossing, ...firework.wings];
      const remove = removedFrom(board, new Map(filled.map((cell) => [cell, firework.digits])), [firework]);
      if (remove.length > 0) yield removing({ fireworks: [firework], cells: filled }, remove);
    }
  },

  explain,
};

/**
 * Two digits of one crossing and two others of the opposite one, with the same wings: the four cells take the four
 * digits. (shye, New Sudoku Players' Forum, 2021.)
 */
export const fireworksQuadruple: Strategy<Fireworks> = {
  id: 'fireworks-quadruple',
  name: 'Fireworks Quadruple',
  aliases: ['quad fireworks'],
  family: 'rank-zero',
  level: 'unfair',
  score: 320,

  *find(board) {
    const all = [...fireworksOf(board, 2)];
    for (const [index, a] of all.entries())
      for (const b of all.slice(index + 1)) {
        if (a.wings[0] !== b.wings[1] && a.wings[0] !== b.wings[0]) continue;
        if (new Set([...a.wings, ...b.wings]).size !== 2 || a.crossing === b.crossing || a.digits & b.digits) continue;
        if (countBits(a.digits) !== 2 || countBits(b.digits) !== 2) continue;
        const allowed = new Map([
          [a.crossing, a.digits],
          [b.crossing, b.digits],
          ...a.wings.map((cell) => [cell, a.digits | b.digits] as const),
        ]);
        const remove = removedFrom(board, allowed, []);
        if (remove.length > 0) yield removing({ fireworks: [a, b], cells: [...allowed.keys()] }, remove);
      }
  },

  explain,
};
