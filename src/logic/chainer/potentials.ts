/**
 * A chain goes from potential to potential: a candidate taken to be true (on) or false (off). As a number it is twice
 * the candidate, one more where it is on.
 */
import type { Candidate } from '../../core/geometry.js';

export type Potential = number;

export const on = (candidate: Candidate): Potential => candidate * 2 + 1;
export const off = (candidate: Candidate): Potential => candidate * 2;
export const isOn = (potential: Potential): boolean => (potential & 1) === 1;
export const candidateOf = (potential: Potential): Candidate => potential >> 1;
export const opposite = (potential: Potential): Potential => potential ^ 1;

const STEP = 0.1;

/** What length adds to a rating: 0.1 at each of 4, 6, 8, 12, 16, 24 ... links more, added up as Sudoku Explainer does. */
export function lengthRating(complexity: number): number {
  let added = 0;
  let threshold = 4;
  for (let odd = false; complexity - 2 > threshold; odd = !odd) {
    added += STEP;
    threshold = odd ? (threshold * 4) / 3 : (threshold * 3) / 2;
  }
  return added;
}
