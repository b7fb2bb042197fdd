/** One candidate that does not fit a sum, with what the rest of the cells would have to be, for sentences. */
import type { Markup } from '../core/board.js';
import type { Candidate, Cell } from '../core/geometry.js';
import { digitsAt } from './fillings.js';
import { limitsOf } from './linear.js';

/** A candidate, and the sum that it leaves the other cells. */
export interface Misfit {
  readonly candidate: Candidate;
  readonly others: readonly Cell[];
  readonly rest: number;
  /** The least or the most that the other cells make, if the rest is beyond it. */
  readonly bound?: { readonly isMost: boolean; readonly limit: number };
}

/** Returns one of some candidates that no filling of cells with a sum contains: one whose rest is out of reach, if any. */
export function misfitOf(board: Markup, cells: readonly Cell[], total: number, lost: readonly Candidate[]): Misfit {
  let first: Misfit | undefined;
  for (const candidate of lost) {
    const misfit = withBound(board, cells, total, candidate);
    if (misfit.bound) return misfit;
    first ??= misfit;
  }
  return first!;
}

function withBound(board: Markup, cells: readonly Cell[], total: number, candidate: Candidate): Misfit {
  const { geometry } = board;
  const cell = geometry.cellOf(candidate);
  const digit = geometry.digitOf(candidate);
  const others = cells.filter((other) => other !== cell);
  const rest = total - geometry.numbers[digit]!;
  const limits = limitsOf(
    others,
    others.map(() => 1),
    others.map((other) => digitsAt(board, other) & ~(geometry.sees(cell, other) ? 1 << digit : 0)),
    geometry,
  );
  if (limits && rest > limits[1]) return { candidate, others, rest, bound: { isMost: true, limit: limits[1] } };
  if (limits && rest < limits[0]) return { candidate, others, rest, bound: { isMost: false, limit: limits[0] } };
  return { candidate, others, rest };
}
