/**
 * Locked candidates, pairs and X-Wings on the working grid of a dynamic chain. Pairs are sought apart from `logic/sets`
 * and `logic/digit`: singles stand on that grid untaken, and here only two that have two each, no single, make a pair.
 */
import { allBits, bitsOf, countBits, isSingle, lowestBit } from '../../core/bits.js';
import { nextCombination, orderOf } from '../../core/boxes-first.js';
import { cellTruths, houseTruths } from '../step/truths.js';
import { goneFrom, goneIn, turnOff, type WorkingGrids } from './working-grids.js';

export function locking(grids: WorkingGrids): boolean {
  const { geometry, slots } = grids.working;
  const { size, houses, crossings } = geometry;
  const pairs = orderOf(geometry).crossings;
  let any = false;
  for (let i = 0; i < pairs.length; i += 2) {
    const base = pairs[i]!;
    const cover = pairs[i + 1]!;
    const inside = crossings[base * houses + cover]!;
    const shared = crossings[cover * houses + base]!;
    for (let digit = 0; digit < size; digit++) {
      const places = slots[base * size + digit]!;
      if (places & ~inside || isSingle(places) || !places) continue;
      const gone = slots[cover * size + digit]! & ~shared;
      if (!gone) continue;
      const remove = bitsOf(gone).map((slot) => geometry.candidate(geometry.cellAt(cover, slot), digit));
      any =
        turnOff(grids, remove, goneFrom(grids, base, digit, inside), () => ({
          kind: 'locking',
          truths: houseTruths([base], digit),
        })) || any;
    }
  }
  return any;
}

export function hiddenPairs(grids: WorkingGrids): boolean {
  const { geometry, slots, open, digits } = grids.working;
  const { size, houseCells } = geometry;
  const { houses } = orderOf(geometry);
  let any = false;
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (countBits(open[house]!) <= 4) continue;
    for (let high = 1; high < size; high++) {
      const places = slots[house * size + high]!;
      if (countBits(places) !== 2) continue;
      for (let low = 0; low < high; low++) {
        if (slots[house * size + low] !== places) continue;
        const pair = (1 << high) | (1 << low);
        const remove = bitsOf(places).flatMap((slot) => {
          const cell = houseCells[house * size + slot]!;
          return bitsOf(digits[cell]! & ~pair).map((digit) => geometry.candidate(cell, digit));
        });
        if (remove.length > 0)
          any =
            turnOff(grids, remove, [...goneFrom(grids, house, low), ...goneFrom(grids, house, high)], () => ({
              kind: 'hidden-pair',
              truths: houseTruths([house], low, high),
            })) || any;
      }
    }
  }
  return any;
}

export function nakedPairs(grids: WorkingGrids): boolean {
  const { geometry, slots, open, digits } = grids.working;
  const { size, houseCells } = geometry;
  const { houses } = orderOf(geometry);
  let any = false;
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (countBits(open[house]!) < 4) continue;
    for (let high = 1; high < size; high++) {
      const cell = houseCells[house * size + high]!;
      const pair = digits[cell]!;
      if (countBits(pair) !== 2) continue;
      for (let low = 0; low < high; low++) {
        const other = houseCells[house * size + low]!;
        if (digits[other] !== pair) continue;
        const own = (1 << high) | (1 << low);
        const remove = bitsOf(pair).flatMap((digit) =>
          bitsOf(slots[house * size + digit]! & ~own).map((slot) =>
            geometry.candidate(geometry.cellAt(house, slot), digit),
          ),
        );
        if (remove.length > 0)
          any =
            turnOff(grids, remove, [...goneIn(grids, other), ...goneIn(grids, cell)], () => ({
              kind: 'naked-pair',
              truths: cellTruths([other, cell]),
            })) || any;
      }
    }
  }
  return any;
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
    for (let lines = allBits(2); lines < 1 << size; lines = nextCombination(lines)) {
      const low = first + lowestBit(lines);
      const high = first + lowestBit(lines & (lines - 1));
      for (let digit = 0; digit < size; digit++) {
        const places = slots[low * size + digit]!;
        if (countBits(places) !== 2 || slots[high * size + digit] !== places) continue;
        const remove = bitsOf(places).flatMap((line) =>
          bitsOf(slots[(firstCover + line) * size + digit]! & ~lines).map((slot) =>
            geometry.candidate(geometry.cellAt(firstCover + line, slot), digit),
          ),
        );
        if (remove.length > 0)
          any =
            turnOff(grids, remove, [...goneFrom(grids, low, digit), ...goneFrom(grids, high, digit)], () => ({
              kind: 'x-wing',
              truths: houseTruths([low, high], digit),
            })) || any;
      }
    }
  }
  return any;
}
