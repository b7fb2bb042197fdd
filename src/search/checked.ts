/** The check of a puzzle: its solutions, the givens and rules that it does not need, and givens that may be wrong. */
import { type Clock, earlierOf, clock as limitedTo, runsOut } from '../core/clock.js';
import type { Candidate, Cell } from '../core/geometry.js';
import { clashes, type Puzzle } from '../core/puzzle.js';
import type { Numbers } from '../core/values.js';
import { type RemovableRule, removableRules, withoutRule } from '../variants/removable.js';
import { isOnly, onlySolution, type Prospect, prospectOf, spareGivens, suspectsIn } from './check.js';

/** A prospect with the needless givens and rules, if they were looked for. */
export interface Checked extends Prospect {
  /** True if the check looked for givens and rules that are not needed. */
  readonly minimal: boolean;
  /**
   * Givens that are not needed; undefined if the check did not look for them, if the solution is not unique, or if time
   * ran out.
   */
  readonly spare: readonly Cell[] | undefined;
  /** Clues and rules of the whole grid that are not needed; undefined where `spare` is. */
  readonly spareRules: readonly RemovableRule[] | undefined;
  /**
   * Givens that may be wrong, if they have no solution: without any one of them there is exactly one. Those found within
   * a second.
   */
  readonly suspects: readonly Candidate[];
}

/** Milliseconds in which a check looks for givens that may be wrong. */
const SUSPECTS_WITHIN = 1000;

/** Checks a puzzle. Solutions are counted up to `count`. With `minimal`, unneeded givens and rules are found too. */
export function checked(
  puzzle: Puzzle,
  clock: Clock,
  count: number,
  minimal: boolean,
  solve?: Parameters<typeof prospectOf>[3],
): Checked {
  const prospect = prospectOf(puzzle, clock, { limit: Math.max(2, count) }, solve);
  const isAsked = minimal && isOnly(prospect.result);
  const givens = isAsked ? spareGivens(puzzle, clock) : undefined;
  const spareRules = givens && spareRulesOf(puzzle, prospect.result.solutions[0]!, clock);
  const isNone = prospect.result.ended === 'all' && prospect.result.solutions.length === 0;
  const isSuspicious = isNone && prospect.ofGivens === undefined;
  const soon = earlierOf(clock, limitedTo(SUSPECTS_WITHIN));
  return {
    ...prospect,
    minimal,
    spare: spareRules && givens,
    spareRules,
    suspects: isSuspicious ? suspectsIn(puzzle, soon) : [],
  };
}

/**
 * Returns the rules that can each be left out with the same only solution; undefined if the time runs out. A rule that
 * says which clues are all shown says more without one of them, which may leave another solution.
 */
function spareRulesOf(puzzle: Puzzle, solution: Numbers, clock: Clock): RemovableRule[] | undefined {
  let spare: RemovableRule[] = [];
  const isCut = runsOut(() => {
    spare = removableRules(puzzle.geometry).filter((rule) => {
      clock();
      const geometry = withoutRule(puzzle.geometry, rule);
      return (
        onlySolution({ ...puzzle, geometry }, clock) !== undefined &&
        clashes({ geometry, values: solution }).length === 0
      );
    });
  });
  return isCut ? undefined : spare;
}
