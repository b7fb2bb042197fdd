/**
 * A shape as an exact cover problem. A constraint is a cell, or a digit in a house: a set of candidates of which
 * exactly one is true. Each candidate belongs to several constraints: its cell, and its digit in each of its houses. So
 * naked and hidden singles are one rule, and locked candidates are a constraint whose open candidates all lie in
 * another one.
 */

import type { Candidate, Geometry } from '../core/geometry.js';

export interface ExactCover {
  readonly geometry: Geometry;
  /**
   * The number of constraints: first the cells by their numbers, then digits in houses at `cells + house * size +
   * digit`.
   */
  readonly constraints: number;
  /** The candidate at bit b of constraint k, at `k * size + b`. */
  readonly candidates: Uint16Array;
  /**
   * The constraints of candidate c from `start[c]` up to `start[c + 1]`, its cell first. `bits` has its bit in each.
   */
  readonly start: Uint32Array;
  readonly memberOf: Uint16Array;
  readonly bits: Int32Array;
}

/** The constraints of a shape. */
export const coverOf = (geometry: Geometry): ExactCover => geometry.memo(makeCover);

function makeCover(geometry: Geometry): ExactCover {
  const { size, cells, houses, houseStart, cellHouses, cellSlots } = geometry;
  const constraints = cells + houses * size;
  const candidates = new Uint16Array(constraints * size);
  const start = new Uint32Array(geometry.candidates + 1);
  const memberOf = new Uint16Array(size * (cells + cellHouses.length));
  const bits = new Int32Array(memberOf.length);
  let length = 0;
  const enter = (candidate: Candidate, constraint: number, bit: number): void => {
    candidates[constraint * size + bit] = candidate;
    memberOf[length] = constraint;
    bits[length++] = 1 << bit;
  };
  for (let cell = 0; cell < cells; cell++)
    for (let digit = 0; digit < size; digit++) {
      const candidate = geometry.candidate(cell, digit);
      enter(candidate, cell, digit);
      for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++)
        enter(candidate, cells + cellHouses[i]! * size + digit, cellSlots[i]!);
      start[candidate + 1] = length;
    }
  return { geometry, constraints, candidates, start, memberOf, bits };
}
