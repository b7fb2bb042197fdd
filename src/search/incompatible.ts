/**
 * Givens and rules that cannot be met together: a set without a solution, each smaller part of which has one. Halves are
 * left out before single ones (QuickXplain: Junker 2004).
 */
import { type Clock, runsOut } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import { cellsWithValue, type Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { constraintIn } from '../definitions/constraints-of.js';
import { type RemovableRule, removableRules, withoutRules } from '../variants/removable.js';
import { search } from './search.js';

/** Givens and rules that have no solution together, beside rows, columns and what tiles the grid. */
export interface Incompatible {
  readonly givens: readonly Cell[];
  readonly rules: readonly RemovableRule[];
  /** True if there is a solution without any one of them; false if that is not known. */
  readonly isLeast: boolean;
}

/** A given, by its cell, or a rule. */
type Part = Cell | RemovableRule;

/** Guesses after which parts are taken to have a solution together: the set then may have parts that it does not need. */
const MOST_GUESSES = 1000;

/**
 * Finds incompatible parts of a puzzle without a solution: the smaller of two, for which givens are left out first, or
 * rules. If the clock runs out, returns what is known so far.
 */
export function incompatibleIn(puzzle: Puzzle, clock: Clock): Incompatible {
  const { geometry } = puzzle;
  const rules = removableRules(geometry);
  const givens = cellsWithValue(puzzle);
  // A rule about all clues of a kind brings these with it, so it is left out first.
  const [wide, narrow] = [true, false].map((isWide) =>
    rules.filter((rule) => shownKinds(puzzle, rule).length > 0 === isWide),
  ) as [RemovableRule[], RemovableRule[]];
  const all: readonly Part[] = [...narrow, ...givens, ...wide];
  let found: LeastParts = { parts: all, isLeast: false };
  runsOut(() => {
    found = leastParts(puzzle, rules, all, clock);
    if (found.parts.length <= 2) return;
    const other = leastParts(puzzle, rules, [...givens.toReversed(), ...narrow.toReversed(), ...wide], clock);
    if (other.parts.length < found.parts.length) found = other;
  });
  const { parts, isLeast } = found;
  return {
    givens: givens.filter((cell) => parts.includes(cell)),
    rules: rules.filter((rule) => parts.includes(rule)),
    isLeast,
  };
}

interface LeastParts {
  readonly parts: readonly Part[];
  readonly isLeast: boolean;
}

/** Leaves out parts of those that have no solution together, late ones first. Throws OutOfTime when the clock does. */
function leastParts(puzzle: Puzzle, rules: readonly RemovableRule[], all: readonly Part[], clock: Clock): LeastParts {
  let isLeast = true;
  const canBeMet = (parts: readonly Part[]): boolean => {
    clock();
    const { solutions, ended } = search(withParts(puzzle, rules, parts), { limit: 1, nodes: MOST_GUESSES, clock });
    clock();
    if (ended === 'cut') isLeast = false;
    return solutions.length > 0 || ended === 'cut';
  };
  /** Returns the parts of `some` that are needed beside `kept`, which are known to have no solution with all of `some`. */
  const needed = (kept: readonly Part[], some: readonly Part[], isNew: boolean): readonly Part[] => {
    if (isNew && !canBeMet(kept)) return [];
    if (some.length <= 1) return some;
    const half = some.length >> 1;
    const [early, late] = [some.slice(0, half), some.slice(half)];
    const ofLate = needed([...kept, ...early], late, true);
    return [...needed([...kept, ...ofLate], early, ofLate.length > 0), ...ofLate];
  };
  return { parts: needed([], all, true), isLeast };
}

/**
 * Returns the puzzle with some of its givens and rules alone. A rule that says which clues are all shown keeps these
 * clues, without which it would say more.
 */
function withParts(puzzle: Puzzle, rules: readonly RemovableRule[], parts: readonly Part[]): Puzzle {
  const { geometry, values } = puzzle;
  const kept = new Set(parts);
  const shown = rules.filter((rule) => kept.has(rule)).flatMap((rule) => shownKinds(puzzle, rule));
  const left = rules.filter((rule) => !kept.has(rule) && !shown.includes(rule.statement?.kind ?? ''));
  return {
    geometry: left.length === 0 ? geometry : withoutRules(geometry, left),
    values: Int8Array.from(values, (digit, cell) => (kept.has(cell) ? digit : EMPTY)),
  };
}

function shownKinds({ geometry }: Puzzle, { rule: { variant: [name] = [] } }: RemovableRule): readonly string[] {
  const { shows } = (name === undefined ? undefined : constraintIn(geometry, name)) ?? {};
  return shows ? [shows.kind, ...shows.exempt] : [];
}
