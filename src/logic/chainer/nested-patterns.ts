/**
 * Locked candidates, pairs and X-Wings on the working grid of a dynamic chain. Pairs and X-Wings differ from those of
 * `sets` and `digit`, which may contain a single. On the working grid singles stay unplaced, and Sudoku Explainer
 * requires two candidates for each.
 */
import { allBits, type Bits, bitsOf, countBits, isPair, lowestBit } from '../../core/bits.js';
import type { Numbers } from '../../core/board.js';
import { placesAt } from '../../core/candidates.js';
import type { Geometry, House } from '../../core/geometry.js';
import { type Position, scanOrderOf } from '../../core/scan-order.js';
import { addLockedIn, type LockedCandidates } from '../digit/locked-candidates.js';
import { cellRows, digitRows, emptySlice } from '../sets/slices.js';
import type { Hit } from '../step/strategy.js';
import { removedFromCell, removedFromHouse, turnOff, type WorkingGrids } from './working-grids.js';

/** The place of two crossing houses in the order of pairs, at `base * houses + cover`; -1 if the pair is not listed. */
function placesOfPairs(geometry: Geometry): Int16Array {
  const { houses } = geometry;
  const pairs = scanOrderOf(geometry).crossings;
  const places = new Int16Array(houses * houses).fill(-1);
  for (let i = 0; i < pairs.length; i += 2) places[pairs[i]! * houses + pairs[i + 1]!] = i;
  return places;
}

/**
 * Turns off what locked candidates remove, in the order of pairs and then of digits. All are found before the first is
 * turned off; turning off changes the tree and leaves the working grid as it is.
 */
export function lockedCandidates(grids: WorkingGrids): boolean {
  const { geometry } = grids.working;
  const { houses, crossings } = geometry;
  const places = geometry.memo(placesOfPairs);
  const placeOf = ({ pattern: { from, to } }: Hit<LockedCandidates>): number => places[from * houses + to]!;
  const found: Hit<LockedCandidates>[] = [];
  for (let house = 0; house < houses; house++) addLockedIn(grids.working, house, found);
  let any = false;
  for (const { remove, pattern } of found
    .filter((hit) => placeOf(hit) >= 0)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.pattern.digit - b.pattern.digit)) {
    const { digit, from, to } = pattern;
    any =
      turnOff(grids, remove, removedFromHouse(grids, from, digit, crossings[from * houses + to]!), () => ({
        kind: 'pattern',
        name: 'locking',
        needs: [{ kind: 'house', house: from, digit }],
      })) || any;
  }
  return any;
}

/**
 * Returns the pairs of rows of a slice that use the same two columns, as sets: by the higher row, then by the lower.
 */
function matchingPairs(rows: Numbers, size: number): readonly Bits[] {
  let found = none;
  for (let high = 1; high < size; high++) {
    const columns = rows[high]!;
    if (!isPair(columns)) continue;
    for (let low = 0; low < high; low++) if (rows[low] === columns) found = [...found, (1 << high) | (1 << low)];
  }
  return found;
}

const none: readonly Bits[] = [];

export function hiddenPairs(grids: WorkingGrids): boolean {
  const { geometry, slots, open, digits } = grids.working;
  const { size } = geometry;
  const { houses } = scanOrderOf(geometry);
  const rows = geometry.memo(emptySlice);
  let any = false;
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (countBits(open[house]!) <= 4) continue;
    for (const pair of matchingPairs(digitRows(grids.working, house, rows), size)) {
      const [low, high] = bitsOf(pair) as [number, number];
      const remove = bitsOf(slots[house * size + low]!).flatMap((slot) => {
        const cell = geometry.cellAt(house, slot);
        return bitsOf(digits[cell]! & ~pair).map((digit) => geometry.candidate(cell, digit));
      });
      if (remove.length > 0)
        any =
          turnOff(
            grids,
            remove,
            [...removedFromHouse(grids, house, low), ...removedFromHouse(grids, house, high)],
            () => ({
              kind: 'pattern',
              name: 'hidden-pair',
              needs: [low, high].map((digit) => ({ kind: 'house', house, digit })),
            }),
          ) || any;
    }
  }
  return any;
}

export function nakedPairs(grids: WorkingGrids): boolean {
  const { geometry, slots, open, digits } = grids.working;
  const { size } = geometry;
  const { houses } = scanOrderOf(geometry);
  const rows = geometry.memo(emptySlice);
  let any = false;
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (countBits(open[house]!) < 4) continue;
    for (const pair of matchingPairs(cellRows(grids.working, house, rows), size)) {
      const [low, high] = bitsOf(pair).map((slot) => geometry.cellAt(house, slot)) as [number, number];
      const remove = bitsOf(digits[low]!).flatMap((digit) =>
        placesAt(geometry, house, slots[house * size + digit]! & ~pair, digit),
      );
      if (remove.length > 0)
        any =
          turnOff(grids, remove, [...removedFromCell(grids, low), ...removedFromCell(grids, high)], () => ({
            kind: 'pattern',
            name: 'naked-pair',
            needs: [low, high].map((cell) => ({ kind: 'cell', cell })),
          })) || any;
    }
  }
  return any;
}

/** Returns for each line from the first one the digits that have two places in it. */
function pairedDigits({ geometry: { size }, slots }: Position, first: House): Int32Array {
  const paired = new Int32Array(size);
  for (let line = 0; line < size; line++)
    for (let digit = 0; digit < size; digit++)
      if (isPair(slots[(first + line) * size + digit]!)) paired[line]! |= 1 << digit;
  return paired;
}

export function xWings(grids: WorkingGrids): boolean {
  const { geometry, slots } = grids.working;
  const { size } = geometry;
  let any = false;
  for (const [base, cover] of [
    ['column', 'row'],
    ['row', 'column'],
  ] as const) {
    const first = geometry.firstOf(base);
    const firstCover = geometry.firstOf(cover);
    const paired = pairedDigits(grids.working, first);
    for (let lines = allBits(2); lines < 1 << size; lines = nextCombination(lines)) {
      const low = first + lowestBit(lines);
      const high = first + lowestBit(lines & (lines - 1));
      for (let rest = paired[low - first]! & paired[high - first]!; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        const places = slots[low * size + digit]!;
        if (slots[high * size + digit] !== places) continue;
        const remove = bitsOf(places).flatMap((line) =>
          placesAt(geometry, firstCover + line, slots[(firstCover + line) * size + digit]! & ~lines, digit),
        );
        if (remove.length > 0)
          any =
            turnOff(
              grids,
              remove,
              [...removedFromHouse(grids, low, digit), ...removedFromHouse(grids, high, digit)],
              () => ({
                kind: 'pattern',
                name: 'x-wing',
                needs: [low, high].map((house) => ({ kind: 'house', house, digit })),
              }),
            ) || any;
      }
    }
  }
  return any;
}

/**
 * Returns the next larger set with as many members (Gosper's step), so that combinations come in the order of their
 * masks.
 */
function nextCombination(set: Bits): Bits {
  const low = set & -set;
  const up = set + low;
  return up | ((set ^ up) >>> (lowestBit(low) + 2));
}
