/** Whether a truth speaks of cells, houses and digits that there are: of others nothing would be left, and all follow. */
import type { Markup, Numbers } from '../core/board.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import type { Truth } from '../logic/step/truths.js';

export function isInGrid({ geometry, values, open, digitStamps }: Markup, truth: Truth): boolean {
  switch (truth.kind) {
    case 'cell':
      return has(values, truth.cell);
    case 'house':
      return has(open, truth.house) && has(digitStamps, truth.digit);
    case 'deadly':
      return (
        truth.cells.length === truth.digits.length &&
        truth.cells.every((cell) => has(values, cell)) &&
        truth.digits.every((set) => (set & ~geometry.all) === 0)
      );
    case 'symmetry':
      return isCandidate(geometry, truth.candidate);
    default:
      return false;
  }
}

export const isCandidate = ({ candidates }: Geometry, candidate: Candidate): boolean =>
  Number.isInteger(candidate) && candidate >= 0 && candidate < candidates;

const has = (list: Numbers, index: number): boolean => list[index] !== undefined;
