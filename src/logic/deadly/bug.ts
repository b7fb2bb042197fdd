/**
 * Bivalue universal grave: if every open cell held two digits and every digit had two places in each house, there
 * would be two solutions or none. So one of the candidates beyond that is true.
 */

import { allBits, type Bits, bitsOf, countBits, isPair, isSingle, lowestBit } from '../../core/bits.js';
import type { Board, Markup } from '../../core/board.js';
import { commonLinkHouses, linkHousesOf, nextCombination, orderOf } from '../../core/boxes-first.js';
import { candidatesAmong, cellsAt } from '../../core/candidates.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';

/** The candidates beyond the grave. */
export interface Grave {
  readonly cells: readonly Cell[];
  /** For each cell, its digits beyond the grave. */
  readonly extras: readonly Bits[];
}

/**
 * The cells that keep the position from being a grave; undefined if it is none even without them. Extra candidates are
 * looked for in what is left without those found before, or in `within`, which keeps them.
 */
export function graveOf(board: Markup, within?: Markup): Grave | undefined {
  const { geometry } = board;
  const { size, cells } = geometry;
  for (let cell = 0, wide = 0; cell < cells; cell++)
    if (countBits(board.digits[cell]!) > 2 && ++wide > size) return undefined;
  const scratch = board.copy();
  const { slots, digits } = within ?? scratch;
  const extras = new Map<Cell, Bits>();
  for (const house of orderOf(geometry).linkHouses)
    for (let digit = 0; digit < size; digit++) {
      const places = slots[house * size + digit]!;
      if (places === 0 || isPair(places)) continue;
      const wide = cellsAt(geometry, house, places).filter((cell) => countBits(digits[cell]!) >= 3);
      if (wide.length === 0) return undefined;
      if (wide.length > 1) continue;
      extras.set(wide[0]!, (extras.get(wide[0]!) ?? 0) | (1 << digit));
      scratch.remove(geometry.candidate(wide[0]!, digit));
    }
  return isGrave(scratch) && extras.size > 0 ? { cells: [...extras.keys()], extras: [...extras.values()] } : undefined;
}

/** All open cells, what each would take in a grave, and those that may take more. */
export interface GravePattern {
  readonly cells: readonly Cell[];
  readonly sets: readonly Bits[];
  readonly extra: readonly Cell[];
}

export function gravePatternOf({ geometry, digits }: Markup, grave: Grave): GravePattern {
  const cells: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (digits[cell]) cells.push(cell);
  const extras = new Map(grave.cells.map((cell, index) => [cell, grave.extras[index]!]));
  return {
    cells,
    sets: cells.map((cell) => digits[cell]! & ~(extras.get(cell) ?? 0)),
    extra: [...extras.keys()].sort((a, b) => a - b),
  };
}

const unionOf = (sets: Iterable<Bits>): Bits => {
  let union = 0;
  for (const set of sets) union |= set;
  return union;
};

function commonPeersOf({ geometry }: Markup, cells: readonly Cell[]): Cell[] {
  const common: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++)
    if (cells.every((other) => cell !== other && geometry.sees(cell, other))) common.push(cell);
  return common;
}

function isGrave({ geometry, digits, slots, values }: Board): boolean {
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell]! < 0 && !isPair(digits[cell]!)) return false;
  for (let index = 0; index < slots.length; index++) if (slots[index] !== 0 && !isPair(slots[index]!)) return false;
  return true;
}

export type GraveReason =
  | { readonly type: 1 }
  | { readonly type: 2; readonly digit: Digit }
  | { readonly type: 3; readonly house: House; readonly cells: readonly Cell[]; readonly digits: Bits }
  | { readonly type: 4; readonly house: House; readonly digit: Digit };

export interface GraveArgument {
  readonly reason: GraveReason;
  readonly remove: readonly Candidate[];
}

/** What a grave removes and why, in the order in which Sudoku Explainer looks; what removes nothing is left out. */
export function* graveArguments(board: Markup, grave: Grave): Generator<GraveArgument, void, void> {
  for (const argument of allArguments(board, grave)) if (argument.remove.length > 0) yield argument;
}

function* allArguments(board: Markup, grave: Grave): Generator<GraveArgument, void, void> {
  const { geometry, digits } = board;
  const { cells, extras } = grave;
  if (cells.length === 1) {
    yield { reason: { type: 1 }, remove: candidatesAmong(board, [cells[0]!], digits[cells[0]!]! & ~extras[0]!) };
    return;
  }
  const union = unionOf(extras);
  const common = commonPeersOf(board, cells);
  if (isSingle(union)) {
    const digit = lowestBit(union);
    const remove = common.filter((cell) => digits[cell]! & union).map((cell) => geometry.candidate(cell, digit));
    yield { reason: { type: 2, digit }, remove };
    if (cells.length === 2) yield* withLockedDigit(board, grave);
  } else if (common.length > 0) {
    if (cells.length === 2) yield* withLockedDigit(board, grave);
    yield* withSubset(board, grave, union, common);
  }
}

function* withLockedDigit(board: Markup, { cells, extras }: Grave): Generator<GraveArgument, void, void> {
  const own = cells.map((cell, i) => board.digits[cell]! & ~extras[i]!);
  const shared = own[0]! & own[1]!;
  if (!isSingle(shared)) return;
  for (const house of commonLinkHouses(board.geometry, cells)) {
    const remove = cells.flatMap((cell, i) => candidatesAmong(board, [cell], own[i]! & ~shared));
    yield { reason: { type: 4, house, digit: lowestBit(shared) }, remove };
  }
}

function* withSubset(
  board: Markup,
  { cells }: Grave,
  extras: Bits,
  common: readonly Cell[],
): Generator<GraveArgument, void, void> {
  const { geometry, digits } = board;
  for (const house of commonLinkHouses(board.geometry, cells)) {
    const others = common.filter((cell) => digits[cell] !== 0 && linkHousesOf(geometry, cell).includes(house));
    for (let degree = 2; degree < geometry.size - 2 && degree <= others.length; degree++)
      for (let mask = allBits(degree - 1); mask < 1 << others.length; mask = nextCombination(mask)) {
        const own = bitsOf(mask).map((index) => others[index]!);
        const union = unionOf(own.map((cell) => digits[cell]!));
        if (countBits(union) !== degree || countBits(union | extras) !== degree) continue;
        if (own.some((cell) => countBits(digits[cell]!) < 2)) continue;
        const remove = candidatesAmong(
          board,
          others.filter((cell) => !own.includes(cell)),
          union,
        );
        yield { reason: { type: 3, house, cells: own, digits: union }, remove };
      }
  }
}
