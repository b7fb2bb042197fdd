/** What became of the steps of a trace, as JSON. */
import type { Verdict } from '../../check/prove.js';

export interface JsonVerdict {
  readonly steps: number;
  readonly proved: number;
  readonly refuted: number;
  /** Steps for which the checker gave up; absent where there are none. */
  readonly undecided?: number;
}

export function verdictJson(verdicts: readonly Verdict[]): JsonVerdict {
  const counted = (kind: Verdict['verdict']): number => verdicts.filter(({ verdict }) => verdict === kind).length;
  const undecided = counted('undecided');
  return {
    steps: verdicts.length,
    proved: counted('proved'),
    refuted: counted('refuted'),
    ...(undecided > 0 && { undecided }),
  };
}
