/**
 * Sets of cells as `geometry.words` integers of 32 bits. A strategy allocates its sets once, as scratch space, and
 * refills them, so that a scan allocates nothing.
 */
import { lowestBit } from './bits.js';
import type { Numbers } from './board.js';
import type { Cell, Geometry } from './geometry.js';

/** A set of cells, a bit each, in words of 32 bits. */
export type CellSet = Int32Array;

/** Makes a set of cells. */
export const cellSet = (geometry: Geometry, cells: Iterable<Cell> = []): CellSet => {
  const set = new Int32Array(geometry.words);
  for (const cell of cells) addCell(set, cell);
  return set;
};

/** Adds a cell. `offset` is the index at which the set begins in a longer array of sets. */
export function addCell(set: CellSet, cell: Cell, offset = 0): void {
  set[offset + (cell >> 5)]! |= 1 << (cell & 31);
}

export function removeCell(set: CellSet, cell: Cell): void {
  set[cell >> 5]! &= ~(1 << (cell & 31));
}

export function hasCell(set: Numbers, cell: Cell): boolean {
  return (set[cell >> 5]! & (1 << (cell & 31))) !== 0;
}

/**
 * Returns the cells of the set, ascending. `offset` is the index at which it begins in a longer array of sets.
 * Allocates.
 */
export function cellsIn(set: Numbers, words = set.length, offset = 0): Cell[] {
  const cells: Cell[] = [];
  for (let word = 0; word < words; word++)
    for (let rest = set[offset + word]!; rest; rest &= rest - 1) cells.push(word * 32 + lowestBit(rest));
  return cells;
}

/** Fills `into` with the cells that hold a digit (`board.places`) and see all of `cells`. */
export function commonPeers(
  geometry: Geometry,
  places: Numbers,
  digit: number,
  cells: readonly Cell[],
  into: CellSet,
): CellSet {
  const { words, peerSets } = geometry;
  for (let word = 0; word < words; word++) {
    let set = places[digit * words + word]!;
    for (let i = 0; set && i < cells.length; i++) set &= peerSets[cells[i]! * words + word]!;
    into[word] = set;
  }
  return into;
}

export function isEmpty(set: Numbers): boolean {
  for (let word = 0; word < set.length; word++) if (set[word]) return false;
  return true;
}
