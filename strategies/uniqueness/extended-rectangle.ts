/** Extended rectangles, types 1 to 4: as many digits as rows (or columns), in two lines side by side. */
import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell, Geometry, House } from '../../src/core/geometry.js';
import { cells, digitSet, say } from '../../src/logic/message.js';
import { perPosition } from '../../src/logic/per-position.js';
import type { DeadlyPattern, Kind } from './deadly-pattern.js';
import { type1 } from './type-1.js';
import { type2 } from './type-2.js';
import { type3 } from './type-3.js';
import { type4 } from './type-4.js';

interface Extended extends DeadlyPattern {
  readonly digits: Bits;
}

/** With two digits it is a unique rectangle. */
const FEWEST_DIGITS = 3;
const MOST_DIGITS = 4;
const MOST_EXTRA = 2;

const extendedKind: Kind<Extended> = {
  id: 'extended-rectangle',
  name: 'Extended Rectangle',
  short: 'XR',
  level: 'hard',
  score: 120,
  freeSubsets: true,
  patternsOf: perPosition(extendedRectangles),
  why: (pattern) =>
    say('The extended rectangle {cells} cannot hold only {digits}, which could be exchanged between its two lines', {
      cells: cells(pattern.cells),
      digits: digitSet(pattern.digits),
    }),
};

export const extendedRectangle1 = type1(extendedKind);
export const extendedRectangle2 = type2(extendedKind);
export const extendedRectangle3 = type3(extendedKind);
export const extendedRectangle4 = type4(extendedKind);

/** In every two lines of a kind: rungs from one to the other, as many as digits. */
function extendedRectangles(board: Markup): readonly Extended[] {
  const { houses, houseKinds } = board.geometry;
  const found: Extended[] = [];
  for (let line = 0; line < houses; line++)
    for (let other = line + 1; other < houses && houseKinds[line] !== 'box'; other++)
      if (houseKinds[other] === houseKinds[line])
        for (let count = FEWEST_DIGITS; count <= MOST_DIGITS; count++) addRungs(board, line, other, count, found);
  return found;
}

/** Adds those of so many rungs: at most two cells hold more than the digits, and the others hold all of these. */
function addRungs(board: Markup, line: House, other: House, count: number, found: Extended[]): void {
  const { geometry, digits } = board;
  const rungs: (readonly [Cell, Cell])[] = [];
  const extra: Cell[] = [];
  const grow = (from: Bits, union: Bits): void => {
    if (rungs.length === count) {
      if (countBits(union) !== count || !keepsHouses(geometry, rungs)) return;
      if (extra.length === 0 || extra.some((cell) => !(digits[cell]! & union) || !(digits[cell]! & ~union))) return;
      const own = rungs.flat().sort((a, b) => a - b);
      found.push({ cells: own, sets: own.map(() => union), extra: extra.toSorted((a, b) => a - b), digits: union });
      return;
    }
    for (let rest = from; rest; rest &= rest - 1) {
      const slot = lowestBit(rest);
      const rung = [geometry.cellAt(line, slot), geometry.cellAt(other, slot)] as const;
      rungs.push(rung);
      for (let wide = 0; wide < 1 << rung.length; wide++) {
        const bare = rung.reduce((set, cell, at) => (wide & (1 << at) ? set : set | digits[cell]!), union);
        const more = rung.filter((_, at) => wide & (1 << at));
        if (countBits(bare) > count || extra.length + more.length > MOST_EXTRA) continue;
        extra.push(...more);
        grow(rest & (rest - 1), bare);
        extra.length -= more.length;
      }
      rungs.pop();
    }
  };
  grow(board.open[line]! & board.open[other]!, 0);
}

/**
 * Whether boxes see the same when the lines are exchanged: each rung lies in one box, in which there is room for it, or
 * each side of all rungs does.
 */
function keepsHouses(geometry: Geometry, rungs: readonly (readonly [Cell, Cell])[]): boolean {
  const boxes = rungs.map((rung) => rung.map((cell) => geometry.houseOf('box', cell)) as [House, House]);
  const [first] = boxes as [[House, House]];
  if (first[0] !== first[1]) return boxes.every(([a, b]) => a === first[0] && b === first[1]);
  return boxes.every(([box]) => 2 * boxes.filter(([same]) => same === box).length <= rungs.length);
}
