/** Candidates that see others: the eliminations by a list of candidates of which one must be true. */
import { countBits, lowestBit } from './bits.js';
import type { Markup } from './board.js';
import type { Candidate, Cell, Digit } from './geometry.js';

const NONE: readonly Candidate[] = [];

/**
 * Calls `visit` with each candidate that conflicts with a candidate: first the others of its cell, then its digit in
 * the peers of the cell.
 */
export function eachConflict(
  { geometry, digits }: Markup,
  candidate: Candidate,
  visit: (other: Candidate) => void,
): void {
  const { size, peerStart, peers } = geometry;
  const cell = geometry.cellOf(candidate);
  const bit = 1 << (candidate - cell * size);
  for (let rest = digits[cell]! & ~bit; rest; rest &= rest - 1) visit(cell * size + lowestBit(rest));
  for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++)
    if (digits[peers[at]!]! & bit) visit(candidate + (peers[at]! - cell) * size);
}

/** Returns the candidates of a digit that see all the cells, ascending. Allocates only if there are any. */
export function seeingAll({ geometry, places }: Markup, digit: Digit, cells: readonly Cell[]): readonly Candidate[] {
  const { size, words, peerSets } = geometry;
  let targets: Candidate[] | undefined;
  for (let word = 0; word < words; word++) {
    let set = places[digit * words + word]!;
    for (let i = 0; set && i < cells.length; i++) set &= peerSets[cells[i]! * words + word]!;
    for (; set; set &= set - 1) (targets ??= []).push((word * 32 + lowestBit(set)) * size + digit);
  }
  return targets ?? NONE;
}

/** Returns the number of candidates of a digit that see both cells. */
export function countSeeingBoth({ geometry, places }: Markup, digit: Digit, a: Cell, b: Cell): number {
  const { words, peerSets } = geometry;
  let count = 0;
  for (let word = 0; word < words; word++) {
    const both = places[digit * words + word]! & peerSets[a * words + word]! & peerSets[b * words + word]!;
    if (both) count += countBits(both);
  }
  return count;
}
