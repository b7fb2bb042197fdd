/**
 * Extended rectangles, types 1 to 4: as many digits as rows (or columns), in two lines side by side. They are about
 * lines and boxes by nature; where there are extra houses, each must hold both cells of a rung or neither.
 */
import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { cellsAt } from '../../src/core/candidates.js';
import type { Cell, House } from '../../src/core/geometry.js';
import { type DeadlyPattern, keepsPairs } from '../../src/logic/deadly/pattern.js';
import { cells, digitSet, say } from '../../src/logic/step/message.js';
import { type DeadlyKind, type1, type2, type3, type4 } from './types.js';

interface Extended extends DeadlyPattern {
  readonly digits: Bits;
}

/** With two digits it is a unique rectangle. */
const FEWEST_DIGITS = 3;
const MOST_DIGITS = 4;
const MOST_EXTRA = 2;

const extendedKind: DeadlyKind<Extended> = {
  id: 'extended-rectangle',
  name: 'Extended Rectangle',
  short: 'XR',
  learnAfter: {
    1: ['unique-rectangle-1', 'naked-triple'],
    2: ['extended-rectangle-1', 'unique-rectangle-2'],
    3: ['extended-rectangle-1', 'unique-rectangle-3'],
    4: ['extended-rectangle-1', 'unique-rectangle-4'],
  },
  aboutLines: true,
  part: 'rectangle',
  level: 'hard',
  score: 120,
  patternsOf: (board) => board.memo(extendedRectangles),
  why: (pattern) =>
    say(
      'If {cells} held only {digits}, the two lines could exchange these digits, and the puzzle would have two solutions.',
      {
        cells: cells(pattern.cells),
        digits: digitSet(pattern.digits),
      },
    ),
};

export const extendedRectangle1 = type1(extendedKind);
export const extendedRectangle2 = type2(extendedKind);
export const extendedRectangle3 = type3(extendedKind);
export const extendedRectangle4 = type4(extendedKind);

/** In every two lines of a kind: rungs from one to the other, as many as digits. */
function extendedRectangles(board: Markup): readonly Extended[] {
  const { geometry, open } = board;
  const { houses, houseKinds, crossings } = geometry;
  const boxes = geometry.firstOf('box');
  const endOfBoxes = geometry.firstOf('extra');
  const found: Extended[] = [];
  if (geometry.tiling !== 'boxes') return found;
  for (let line = 0; line < boxes; line++)
    for (let other = line + 1; other < boxes; other++) {
      if (houseKinds[other] !== houseKinds[line]) continue;
      const slots = open[line]! & open[other]!;
      for (let box = boxes; box < endOfBoxes; box++) {
        const inBox = crossings[line * houses + box]!;
        if (!inBox) continue;
        const sameBoxes = crossings[other * houses + box] !== 0;
        const from = sameBoxes ? slots : slots & inBox;
        const most = Math.min(MOST_DIGITS, countBits(from));
        for (let count = FEWEST_DIGITS; count <= most; count++) {
          const wanted = { board, line, other, count, sameBoxes };
          if (hasBareRungs(wanted, from)) addRungs(wanted, from, NONE, found);
        }
        if (sameBoxes) break;
      }
    }
  return found;
}

/** A search between two lines that go through the same boxes, or that keep to one box each. */
interface Wanted {
  readonly board: Markup;
  readonly line: House;
  readonly other: House;
  readonly count: number;
  readonly sameBoxes: boolean;
}

/** Rungs by their slots; the slots at which a cell of the line, of the other line may hold more than the digits. */
interface Rungs {
  readonly slots: Bits;
  readonly extra: Bits;
  readonly otherExtra: Bits;
  readonly digits: Bits;
}

const NONE: Rungs = { slots: 0, extra: 0, otherExtra: 0, digits: 0 };

/** True if enough rungs hold no more digits than are wanted: the cells with more are in two of them at most. */
function hasBareRungs({ board: { geometry, digits }, line, other, count }: Wanted, from: Bits): boolean {
  let missing = count - MOST_EXTRA;
  for (let rest = from; rest && missing > 0; rest &= rest - 1) {
    const slot = lowestBit(rest);
    const both = digits[geometry.cellAt(line, slot)]! | digits[geometry.cellAt(other, slot)]!;
    if (countBits(both) <= count) missing--;
  }
  return missing === 0;
}

/** Adds patterns that have further rungs at some of the slots: at most two cells hold more than their digits. */
function addRungs(wanted: Wanted, from: Bits, rungs: Rungs, found: Extended[]): void {
  const { board, line, other, count } = wanted;
  const { geometry } = board;
  const isLast = countBits(rungs.slots) + 1 === count;
  const extras = countBits(rungs.extra) + countBits(rungs.otherExtra);
  for (let rest = from; rest; rest &= rest - 1) {
    const slot = lowestBit(rest);
    const bit = 1 << slot;
    const own = board.digits[geometry.cellAt(line, slot)]!;
    const opposite = board.digits[geometry.cellAt(other, slot)]!;
    for (let wide = 0; wide < 4 && extras + countBits(wide) <= MOST_EXTRA; wide++) {
      const digits = rungs.digits | (wide & 1 ? 0 : own) | (wide & 2 ? 0 : opposite);
      const width = countBits(digits);
      if (width > count || (isLast && width < count)) continue;
      const more = {
        slots: rungs.slots | bit,
        extra: wide & 1 ? rungs.extra | bit : rungs.extra,
        otherExtra: wide & 2 ? rungs.otherExtra | bit : rungs.otherExtra,
        digits,
      };
      if (!isLast) addRungs(wanted, rest & (rest - 1), more, found);
      else if (keepsHouses(wanted, more.slots)) addPattern(wanted, more, found);
    }
  }
}

/**
 * True if boxes see the same when the lines are exchanged (there is room in each for its rungs, or they are all in
 * one), and regions too.
 */
function keepsHouses({ board, line, other, count, sameBoxes }: Wanted, slots: Bits): boolean {
  const { houses, crossings } = board.geometry;
  for (const region of board.geometry.housesOf('extra'))
    if (slots & (crossings[line * houses + region]! ^ crossings[other * houses + region]!)) return false;
  for (let house = 0; sameBoxes && house < houses; house++)
    if (
      crossings[line * houses + house] !== board.geometry.all &&
      2 * countBits(slots & crossings[line * houses + house]!) > count
    )
      return false;
  return true;
}

/** Adds the pattern, unless a cell that may hold more does not, or holds none of the digits. */
function addPattern({ board, line, other }: Wanted, rungs: Rungs, found: Extended[]): void {
  const { geometry, digits: left } = board;
  const { slots, digits } = rungs;
  const ascending = (a: Cell, b: Cell): number => a - b;
  const extra = [...cellsAt(geometry, line, rungs.extra), ...cellsAt(geometry, other, rungs.otherExtra)].sort(
    ascending,
  );
  if (extra.length === 0 || extra.some((cell) => !(left[cell]! & digits) || !(left[cell]! & ~digits))) return;
  const own = [...cellsAt(geometry, line, slots), ...cellsAt(geometry, other, slots)].sort(ascending);
  const sets = own.map(() => digits);
  if (keepsPairs(board, own, sets)) found.push({ cells: own, sets, extra, digits });
}
