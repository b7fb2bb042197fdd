/**
 * Locked candidates, pairs and X-Wings on the working grid of a dynamic chain. Pairs and X-Wings differ from those of
 * `sets` and `digit`, which may contain a single. On the working grid singles stay unplaced, and Sudoku Explainer
 * requires two candidates for each.
 */
import { allBits, type Bits, bitsOf, countBits, isPair, lowestBit } from '../../core/bits.js';
import type { Numbers } from '../../core/board.js';
import { nextCombination, orderOf, type Position } from '../../core/boxes-first.js';
import { perShape } from '../../core/caches.js';
import { placesAt } from '../../core/candidates.js';
import type { House } from '../../core/geometry.js';
import { lockedCandidatesHit } from '../digit/locked-candidates.js';
import { cellRows, digitRows } from '../sets/slices.js';
import { cellTruths, houseTruths } from '../step/truths.js';
import { removedFromCell, removedFromHouse, turnOff, type WorkingGrids } from './working-grids.js';

/** The place of two crossing houses in the order of pairs, at `base * houses + cover`; -1 if the pair is not listed. */
const placeOfPair = perShape((geometry): Int16Array => {
  const { houses } = geometry;
  const pairs = orderOf(geometry).crossings;
  const places = new Int16Array(houses * houses).fill(-1);
  for (let i = 0; i < pairs.length; i += 2) places[pairs[i]! * houses + pairs[i + 1]!] = i;
  return places;
});

/**
 * Returns the digits that are locked in a house and can leave another, as `place of the pair * size + digit`,
 * ascending. The other house holds the digit's first place.
 */
function lockedDigits({ geometry, slots }: Position): readonly number[] {
  const { size, houses, houseCells, houseStart, cellHouses, crossings } = geometry;
  const places = placeOfPair(geometry);
  let locked = NONE;
  for (let house = 0; house < houses; house++)
    for (let digit = 0; digit < size; digit++) {
      const set = slots[house * size + digit]!;
      if (!(set & (set - 1))) continue;
      const cell = houseCells[house * size + lowestBit(set)]!;
      for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
        const cover = cellHouses[at]!;
        if (set & ~crossings[house * houses + cover]! || places[house * houses + cover]! < 0) continue;
        if (slots[cover * size + digit]! & ~crossings[cover * houses + house]!)
          locked = [...locked, places[house * houses + cover]! * size + digit];
      }
    }
  return locked.length > 1 ? [...locked].sort((a, b) => a - b) : locked;
}

const NONE: readonly number[] = [];

export function lockedCandidates(grids: WorkingGrids): boolean {
  const { geometry } = grids.working;
  const { size, houses, crossings } = geometry;
  const pairs = orderOf(geometry).crossings;
  let any = false;
  for (const found of lockedDigits(grids.working)) {
    const pair = Math.floor(found / size);
    const digit = found % size;
    const base = pairs[pair]!;
    const cover = pairs[pair + 1]!;
    const hit = lockedCandidatesHit(grids.working, digit, base, cover)!;
    any =
      turnOff(grids, hit.remove, removedFromHouse(grids, base, digit, crossings[base * houses + cover]!), () => ({
        kind: 'locking',
        truths: houseTruths([base], digit),
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
  const { houses } = orderOf(geometry);
  let any = false;
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (countBits(open[house]!) <= 4) continue;
    for (const pair of matchingPairs(digitRows(grids.working, house), size)) {
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
              kind: 'hidden-pair',
              truths: houseTruths([house], low, high),
            }),
          ) || any;
    }
  }
  return any;
}

export function nakedPairs(grids: WorkingGrids): boolean {
  const { geometry, slots, open, digits } = grids.working;
  const { size } = geometry;
  const { houses } = orderOf(geometry);
  let any = false;
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (countBits(open[house]!) < 4) continue;
    for (const pair of matchingPairs(cellRows(grids.working, house), size)) {
      const [low, high] = bitsOf(pair).map((slot) => geometry.cellAt(house, slot)) as [number, number];
      const remove = bitsOf(digits[low]!).flatMap((digit) =>
        placesAt(geometry, house, slots[house * size + digit]! & ~pair, digit),
      );
      if (remove.length > 0)
        any =
          turnOff(grids, remove, [...removedFromCell(grids, low), ...removedFromCell(grids, high)], () => ({
            kind: 'naked-pair',
            truths: cellTruths([low, high]),
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
                kind: 'x-wing',
                truths: houseTruths([low, high], digit),
              }),
            ) || any;
      }
    }
  }
  return any;
}
