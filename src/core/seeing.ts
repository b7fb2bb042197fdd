/**
 * Candidates that see others: what a true candidate excludes, and the eliminations by a list of candidates of which one
 * must be true.
 */
import { countBits, lowestBit } from './bits.js';
import type { Markup } from './board.js';
import type { Candidate, Cell, Digit, Geometry } from './geometry.js';

const NONE: readonly Candidate[] = [];

/**
 * Calls `visit` with each candidate that conflicts with a candidate: first the others of its cell, then those that it
 * excludes elsewhere.
 */
export function eachConflict(
  { geometry, digits }: Markup,
  candidate: Candidate,
  visit: (other: Candidate) => void,
): void {
  const { size } = geometry;
  const cell = geometry.cellOf(candidate);
  const digit = geometry.digitOf(candidate);
  for (let rest = digits[cell]! & ~(1 << digit); rest; rest &= rest - 1) visit(cell * size + lowestBit(rest));
  geometry.eachExcluded(digits, cell, digit, (other, lost) => visit(other * size + lost));
}

/** True if a candidate conflicts with each of some others. */
export const conflictsWithAll = (geometry: Geometry, group: readonly Candidate[], candidate: Candidate): boolean =>
  group.every((one) => one !== candidate && geometry.conflict(one, candidate));

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
