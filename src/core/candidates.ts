/** Lists of candidates, built for a hit and never in a scan; and the bivalue cells of a position, cached. */
import { type Bits, bitsOf, isPair, lowestBit } from './bits.js';
import type { Markup, Stamp } from './board.js';
import type { Candidate, Cell, Digit, Geometry, House } from './geometry.js';

/** Returns the candidates of the cells whose digits are in the set. */
export function candidatesAmong({ geometry, digits }: Markup, cells: readonly Cell[], set: Bits): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of cells)
    for (let rest = digits[cell]! & set; rest; rest &= rest - 1) found.push(geometry.candidate(cell, lowestBit(rest)));
  return found;
}

/** Returns every digit of the set in every cell, including candidates that are gone. */
export const everyOf = (geometry: Geometry, cells: readonly Cell[], set: Bits): Candidate[] =>
  cells.flatMap((cell) => bitsOf(set).map((digit) => geometry.candidate(cell, digit)));

/** Returns the cells at some slots of a house. */
export function cellsAt(geometry: Geometry, house: House, slots: Bits): Cell[] {
  const cells: Cell[] = [];
  for (let rest = slots; rest; rest &= rest - 1) cells.push(geometry.cellAt(house, lowestBit(rest)));
  return cells;
}

/** Returns the candidates of a digit at some slots of a house. */
export function placesAt(geometry: Geometry, house: House, slots: Bits, digit: Digit): Candidate[] {
  const places: Candidate[] = [];
  for (let rest = slots; rest; rest &= rest - 1)
    places.push(geometry.candidate(geometry.cellAt(house, lowestBit(rest)), digit));
  return places;
}

/** Returns the digits of some candidates. */
export function digitsOf(candidates: readonly Candidate[], geometry: Geometry): Bits {
  let digits = 0;
  for (const candidate of candidates) digits |= 1 << geometry.digitOf(candidate);
  return digits;
}

/** Returns the candidates of the cells that have several; `digits` has the sets of all cells. */
export function openCandidates({ cells, size }: Geometry, digits: ArrayLike<number>): Candidate[] {
  const open: Candidate[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const set = digits[cell]!;
    if ((set & (set - 1)) === 0) continue;
    for (let rest = set; rest; rest &= rest - 1) open.push(cell * size + lowestBit(rest));
  }
  return open;
}

/** The cells with two candidates, ascending. */
export const bivalueCells = (board: Markup): readonly Cell[] => board.memo(listBivalueCells);

function listBivalueCells({ geometry, digits }: Markup): readonly Cell[] {
  const found: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (isPair(digits[cell]!)) found.push(cell);
  return found;
}

/** True if a bivalue cell has changed since the stamp. If none has, no pattern of bivalue cells alone is new. */
export function anyNewBivalueCell(board: Markup, since: Stamp = -1): boolean {
  for (const cell of bivalueCells(board)) if (board.cellStamps[cell]! > since) return true;
  return false;
}

/** Returns the number that is written for the digit of a candidate. */
export const numberOf = (geometry: Geometry, candidate: Candidate): number =>
  geometry.numbers[geometry.digitOf(candidate)]!;
