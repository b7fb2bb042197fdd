/** Givens and rules that a puzzle does not need, one after the other. */
import type { Clock } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import { cellsWithValue, clashes, type Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { type RemovableRule, removableRules, withoutRule } from '../variants/removable.js';
import { isUnique, uniqueSolution } from './search.js';

/** A given, by its cell, or a rule, and whether there is one solution without it alone. */
export interface TriedPart {
  readonly part: Cell | RemovableRule;
  readonly isSpare: boolean;
  /** The number of parts that are tried after it. */
  readonly left: number;
}

/**
 * Tries to leave out each rule and each given of a puzzle with one solution, and yields each as soon as it is tried. Throws
 * OutOfTime when the clock does.
 */
export function* eachTriedPart(puzzle: Puzzle, clock: Clock): Generator<TriedPart, void> {
  const { geometry, values } = puzzle;
  const givens = cellsWithValue(puzzle);
  const parts = [...removableRules(geometry), ...givens];
  const solution = uniqueSolution({ geometry, values }, { clock });
  /** A rule that says which clues are all shown says more without one of them, which may leave another solution. */
  const isStill = ({ geometry }: Pick<Puzzle, 'geometry'>): boolean =>
    solution !== undefined && clashes({ geometry, values: solution }).length === 0;
  for (const [at, part] of parts.entries()) {
    const without =
      typeof part === 'number'
        ? { geometry, values: Int8Array.from(values).fill(EMPTY, part, part + 1) }
        : { geometry: withoutRule(geometry, part), values };
    yield { part, isSpare: isUnique(without, Infinity, clock) && isStill(without), left: parts.length - at - 1 };
  }
}
