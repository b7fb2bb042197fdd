/** Puzzles whose rules are made wrong, as a fault of a solver would: the clues stay, what follows from them does not. */

import { highestBit, lowestBit } from '../../src/core/bits.js';
import { boardOf } from '../../src/core/board-of.js';
import { unlimited } from '../../src/core/clock.js';
import type { SettledGround, Statement } from '../../src/core/constraint.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import type { Rule } from '../../src/core/rule.js';
import { constraintIn } from '../../src/definitions/constraints-of.js';
import { type Trace, traceJson } from '../../src/render/json/solve.js';
import { prospectOf } from '../../src/search/check.js';
import { full } from '../../src/solver/full.js';
import type { FoundStep } from '../../src/solver/step.js';
import { walk } from '../../src/solver/walk.js';
import { groundOf } from '../../src/variants/added.js';
import { settledGround } from '../../src/variants/settled.js';

/** A way to break what solvers know of the rules of a puzzle; undefined if it has nothing to break. */
type Fault = (puzzle: Puzzle, solution: ArrayLike<number>) => Geometry | undefined;

const withLayout = ({ layout, support }: Geometry, changed: Partial<Geometry['layout']>): Geometry =>
  // A name of its own keeps the shape from being taken for the honest one.
  Geometry.from({ ...layout, ...changed, constraints: [...(layout.constraints ?? []), BROKEN] }, support);

const NONE = { en: '', de: '' };
const BROKEN = { id: 'broken', names: NONE, rule: NONE, holds: { demands: [] } };

const withRule = (geometry: Geometry, change: (rule: Rule) => Rule): Geometry | undefined =>
  geometry.rules.length === 0 ? undefined : withLayout(geometry, { rules: geometry.rules.map(change) });

/** Makes rules that find no filling for a digit of the solution, in the first cell where others are left. */
const dropped =
  (pick: (set: number) => number): Fault =>
  ({ geometry }) =>
    withRule(geometry, (rule) => ({
      ...rule,
      narrow(digits) {
        if (!rule.narrow(digits)) return false;
        const at = Array.from(digits).findIndex((set) => set & (set - 1));
        if (at >= 0) digits[at]! &= ~(1 << pick(digits[at]!));
        return true;
      },
    }));

/** Makes the rules of other clues than the puzzle states. */
const restated =
  (change: (clue: Statement) => Statement): Fault =>
  ({ geometry }) => {
    const { layout } = geometry;
    const { statements = [] } = layout;
    const ground: SettledGround = settledGround(layout, groundOf(geometry, statements));
    const rules = statements.flatMap((clue) => {
      const kind = constraintIn(geometry, clue.kind)!;
      try {
        return (kind.rules?.(ground, [change(clue)]) ?? []).map((rule) => ({ ...rule, statement: clue }));
      } catch {
        return [];
      }
    });
    return rules.length === 0 ? undefined : withLayout(geometry, { rules });
  };

/** Excludes two digits of the solution from each other. */
const excluded: Fault = ({ geometry, values }, solution) => {
  const { exclusions = [], pairs = [] } = geometry.layout;
  const [cells] = [...exclusions.map((pair) => pair.map((candidate) => geometry.cellOf(candidate))), ...pairs].filter(
    (both) => both.every((cell) => values[cell]! < 0),
  );
  if (!cells) return undefined;
  const [a = 0, b = 0] = cells.map((cell) => geometry.candidate(cell, solution[cell]!));
  return withLayout(geometry, { exclusions: [...exclusions, [a, b]] });
};

const openCells = (values: ArrayLike<number>): number[] =>
  Array.from(values).flatMap((value, cell) => (value < 0 ? cell : []));

/** Excludes the digit that an open cell has in the solution. */
const never =
  (pick: (open: readonly number[]) => number): Fault =>
  ({ geometry, values }, solution) => {
    const cell = pick(openCells(values));
    return withLayout(geometry, {
      never: [...(geometry.layout.never ?? []), geometry.candidate(cell, solution[cell]!)],
    });
  };

/** Makes two cells differ that are equal in the solution. */
const different: Fault = ({ geometry, values }, solution) => {
  const open = openCells(values);
  const [pair] = open.flatMap((a) =>
    open.flatMap((b) => (b > a && solution[a] === solution[b] && !geometry.sees(a, b) ? [[a, b] as const] : [])),
  );
  return pair && withLayout(geometry, { pairs: [...geometry.layout.pairs, pair] });
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  'a low value dropped': dropped(lowestBit),
  'a high value dropped': dropped(highestBit),
  'a number too large by one': restated((clue) => ({ ...clue, value: (clue.value ?? 0) + 1 })),
  'a number too small by one': restated((clue) => ({ ...clue, value: (clue.value ?? 2) - 1 })),
  'the last cell forgotten': restated((clue) => ({
    ...clue,
    lists: clue.lists.map((list, at) => (at === clue.lists.length - 1 ? list.slice(0, -1) : list)),
  })),
  'two candidates excluded': excluded,
  'a digit of the first open cell excluded': never((open) => open[0]!),
  'a digit of the last open cell excluded': never((open) => open.at(-1)!),
  'two cells made to differ': different,
};

/** The most steps that are followed. */
const MOST_STEPS = 60;

/** Returns the trace of a solver with a fault, as it would write it for the honest puzzle; undefined if it has no false step. */
export function brokenTrace(puzzle: Puzzle, solution: ArrayLike<number>, fault: Fault): Trace | undefined {
  const geometry = fault(puzzle, solution);
  if (!geometry) return undefined;
  const steps: FoundStep[] = [];
  let isFalse = false;
  const isTrue = (candidate: number): boolean => solution[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  try {
    for (const step of walk(boardOf({ ...puzzle, geometry }), full, { guess: false, maxLevel: 'unfair' })) {
      steps.push(step);
      isFalse ||= step.remove.some(isTrue) || !step.place.every(isTrue);
      if (isFalse || steps.length === MOST_STEPS) break;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return isFalse ? traceJson(puzzle, prospectOf(puzzle, unlimited), steps, false) : undefined;
}
