/**
 * Tables that several strategies read from one position: worked out by whoever asks first, kept until the position
 * changes. Positions are compared by what they hold, not by stamps, since a board may be put back to an earlier state.
 */
import type { Markup, Numbers } from '../core/board.js';
import type { Geometry } from '../core/geometry.js';

/** The same function, with its last answer remembered. The answer must not depend on givens or stamps. */
export function perPosition<Answer>(work: (board: Markup) => Answer): (board: Markup) => Answer {
  let kept: { geometry: Geometry; digits: Numbers; values: Numbers; answer: Answer } | undefined;
  return (board) => {
    const { geometry, digits, values } = board;
    if (kept?.geometry !== geometry || !same(kept.digits, digits) || !same(kept.values, values))
      kept = { geometry, digits: Int32Array.from(digits), values: Int8Array.from(values), answer: work(board) };
    return kept.answer;
  };
}

function same(a: Numbers, b: Numbers): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
