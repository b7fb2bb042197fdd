import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
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

/** The digits with at most one place of a line outside a box, at `line * size + index of the box`. */
function confinedDigits({ geometry, slots }: Markup): Int32Array {
  const { size, houses, crossings } = geometry;
  const firstBox = geometry.firstOf('box');
  const confined = new Int32Array(2 * size * size);
  for (let line = 0; line < 2 * size; line++)
    for (let index = 0; index < size; index++) {
      const crossing = crossings[line * houses + firstBox + index]!;
      if (!crossing) continue;
      for (let digit = 0; digit < size; digit++) {
        const places = slots[line * size + digit]!;
        const outside = places & ~crossing;
        if (places && (outside & (outside - 1)) === 0) confined[line * size + index]! |= 1 << digit;
      }
    }
  return confined;
}

/** Yields the wings at `(row, column)` and their digits, for every pair of wings with this number of digits. */
function* fireworksOf(board: Markup, wanted: number): Generator<Firework, void, void> {
  const { geometry } = board;
  const { size } = geometry;
  if (geometry.tiling === 'none') return;
  const confined = board.memo(confinedDigits);
  for (let row = 0; row < size; row++)
    for (let index = 0; index < size; index++) {
      const box = geometry.houseOf('box', row * size + index);
      const at = geometry.indexOf(box);
      const burst = confined[row * size + at]! & confined[(size + index) * size + at]!;
      if (countBits(burst) >= wanted) yield* fireworksAt(board, row, size + index, box, burst, wanted);
    }
}

/** Yields the fireworks of a row, a column and the box of their crossing. `burst`: the digits that qualify in both. */
function* fireworksAt(
  { geometry, slots }: Markup,
  row: House,
  column: House,
  box: House,
  burst: Bits,
  wanted: number,
): Generator<Firework, void, void> {
  const { size, houses, crossings } = geometry;
  const outsideRow = ~crossings[row * houses + box]!;
  const outsideColumn = ~crossings[column * houses + box]!;
  let rowWings = 0;
  let columnWings = 0;
  for (let rest = burst; rest; rest &= rest - 1) {
    rowWings |= slots[row * size + lowestBit(rest)]! & outsideRow;
    columnWings |= slots[column * size + lowestBit(rest)]! & outsideColumn;
  }
  for (let easts = rowWings; easts; easts &= easts - 1)
    for (let souths = columnWings; souths; souths &= souths - 1) {
      let digits = 0;
      for (let rest = burst; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        const inRow = slots[row * size + digit]! & outsideRow & ~(easts & -easts);
        const inColumn = slots[column * size + digit]! & outsideColumn & ~(souths & -souths);
        if (!inRow && !inColumn) digits |= 1 << digit;
      }
      if (countBits(digits) !== wanted) continue;
      const index = column - size;
      const wings = [row * size + lowestBit(easts), lowestBit(souths) * size + index] as const;
      yield { row, column, crossing: row * size + index, wings, digits };
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
      'In {lines}, outside {crossings:the box|the boxes} of {crossings}, {digits} are only in {wings}. A box takes each digit only once, not for both of its lines, so each of these digits is in one of {cells}. These cells take nothing else, and in {crossings:the box|the boxes} these digits are only on those lines: {conclusion}.',
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
  learnAfter: ['hidden-triple', 'claiming'],
  aboutLines: true,
  family: 'rank-zero',
  level: 'unfair',
  score: 300,

  *find(board) {
    for (const firework of fireworksOf(board, 3)) {
      const filled = [firework.crossing, ...firework.wings];
      const remove = removedFrom(board, new Map(filled.map((cell) => [cell, firework.digits])), [firework]);
      if (remove.length > 0) yield removing({ fireworks: [firework], cells: filled }, remove);
    }
  },

  explain,
};

const haveSameWings = ({ wings: [a, b] }: Firework, { wings: [c, d] }: Firework): boolean =>
  a === c ? b === d : a === d && b === c;

/**
 * Two digits of one crossing and two others of the opposite one, with the same wings: the four cells take the four
 * digits. (shye, New Sudoku Players' Forum, 2021.)
 */
export const fireworksQuadruple: Strategy<Fireworks> = {
  id: 'fireworks-quadruple',
  name: 'Fireworks Quadruple',
  aliases: ['quad fireworks'],
  learnAfter: ['fireworks-triple'],
  aboutLines: true,
  family: 'rank-zero',
  level: 'unfair',
  score: 320,

  *find(board) {
    const all = [...fireworksOf(board, 2)];
    for (let i = 0; i < all.length; i++)
      for (let j = i + 1; j < all.length; j++) {
        const a = all[i]!;
        const b = all[j]!;
        if (!haveSameWings(a, b) || a.crossing === b.crossing || a.digits & b.digits) continue;
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
