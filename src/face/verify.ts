/** Verifies the steps of a trace. */
import { assume, type Claim, prove, type Verdict } from '../check/prove.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, unlimited } from '../core/clock.js';
import { clashes, givensOf, isPuzzle, type Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { definedGrid } from '../definitions/grid.js';
import type { PuzzleText } from '../formats/beside/ruled.js';
import { Misread } from '../formats/misread.js';
import { readPlain } from '../formats/plain.js';
import { puzzleFrom } from '../formats/puzzle-like.js';
import { type TraceLike, type Verification, verdictJson } from '../render/json/solve.js';
import type { Step } from '../render/json/step.js';
import { claimOf } from '../render/json/step-read.js';
import { MOST_TOLD, type Prospect, prospectOf } from '../search/check.js';
import { search } from '../search/search.js';
import { BadOption, refuseUnknown, shown } from '../settings/options.js';
import { isExchangeWithin } from '../solver/exchange.js';
import { applyHit } from '../solver/ladder.js';
import { clockOf, LIMIT_SETTINGS, type TimeLimits } from './limits.js';

export interface JudgedStep {
  readonly step: Step;
  readonly verdict: Verdict;
}

/**
 * Proves or refutes each step of a result of `explain`, `hint` or `allSteps` from the truths that the step names. A step
 * that says it is `assumed` is accepted as an assumption if it leaves a solution; the steps after it rest on it.
 *
 * @throws {Misread} for what is not a trace, or says of the puzzle what is false
 * @throws {BadOption} for an unknown or unfit limit
 * @throws {OutOfTime} if the time is up
 * @throws {Aborted} or the reason of the signal, if it aborts
 * @example
 * const { steps, proved, refuted } = verify(explain('.3.1...2....1...'));
 */
export function verify(trace: Verifiable, limits: TimeLimits = {}): Verification {
  return verifyBy(trace, limits, readPlainly);
}

type ReadTold = (told: PuzzleText) => Puzzle;

/** Verifies a trace whose puzzle a function reads. */
export function verifyBy(trace: Verifiable, limits: TimeLimits, read: ReadTold): Verification {
  refuseUnknown(LIMIT_SETTINGS, limits);
  const judged = judgeSteps(trace, clockOf(limits), read);
  return verdictJson(judged.map(({ verdict }) => verdict));
}

/** Reads the puzzle of a trace. Throws a Misread. */
const readPlainly: ReadTold = (told) => {
  try {
    return puzzleFrom(told, {});
  } catch (error) {
    throw error instanceof BadOption ? new Misread(error.message) : error;
  }
};

/** What `verify` takes. A puzzle whose constraints have names stands in place of its text: `{ ...trace, puzzle }`. */
export type Verifiable = TraceLike | OneStep | WithPuzzle<TraceLike> | WithPuzzle<OneStep> | string;

/** A trace with a puzzle in place of its text. */
export type WithPuzzle<Trace> = Omit<Trace, keyof PuzzleText> & { readonly puzzle: Puzzle };

/** A puzzle and one step on it, as `hint` returns them. */
export interface OneStep extends PuzzleText {
  /** The step; none if the puzzle is solved, or no strategy finds one. */
  readonly step?: Step;
}

/** Judges each step of a trace. */
export function judgeSteps(
  trace: Verifiable,
  clock: Clock = unlimited,
  readPuzzle: ReadTold = readPlainly,
): JudgedStep[] {
  const { solved, solution, steps, size, solutions, atLeast, ...source } = traceOf(
    typeof trace === 'string' ? withMisread(() => JSON.parse(trace)) : trace,
  );
  const start = withMisread(() => readPuzzle(source));
  const { geometry } = start;
  if (size !== undefined && size !== geometry.size)
    throw new Misread(`its size is ${geometry.size}, not ${shown(size)}`);
  // Only houses exclude on this board. What definitions exclude beside, the checker finds at each step.
  const { base } = withMisread(() => definedGrid(geometry));
  const board = withMisread(() => boardOf({ ...start, geometry: base }));
  const position =
    board.geometry === geometry
      ? board
      : { geometry, values: board.values, digits: board.digits, givens: board.givens };
  let prospect: Prospect | undefined;
  const judged: JudgedStep[] = [];
  for (const step of steps) {
    clock();
    const claim = withMisread(() => claimOf(geometry, step));
    const relies = reliesOnUniqueness(claim);
    if (relies) prospect ??= prospectOf(start, clock);
    const isDoubtful = relies && !mayRelyOnUniqueness(claim, start, prospect!);
    const judge = step.assumed ? assume : prove;
    const verdict = isDoubtful ? SEVERAL : judge(position, claim, clock);
    if (solved !== undefined && verdict.verdict !== 'refuted') withMisread(() => applyHit(board, claim));
    judged.push({ step, verdict });
  }
  clock();
  // A false step tells more than what the trace says of the whole.
  if (judged.every(({ verdict }) => verdict.verdict !== 'refuted')) {
    if (typeof solution === 'string') expectSolution(start, solution);
    if (solutions !== undefined && solutions !== null) expectCount(start, solutions, atLeast === true, clock);
    if (solved === true && board.unsolved > 0) throw new Misread('its steps do not solve the puzzle, as it says');
  }
  return judged;
}

/**
 * Throws a Misread unless a puzzle has so many solutions, or so many at least: with its placed values and candidates, as
 * `solve` counts, or of its givens, as `hint` does, up to a hundred. What cannot be counted in time is not checked.
 */
function expectCount(puzzle: Puzzle, count: number, isAtLeast: boolean, clock: Clock): void {
  const limit = Math.min(count, MOST_TOLD) + 1;
  const isSo = (each: Puzzle): boolean => {
    const { solutions, ended } = search(each, { clock, limit });
    if (ended === 'cut' && solutions.length < limit) return true;
    const found = solutions.length;
    return isAtLeast ? found >= Math.min(count, limit) : found === Math.min(count, limit);
  };
  if (Number.isInteger(count) && count >= 0 && (isSo(puzzle) || isSo(givensOf(puzzle)))) return;
  throw new Misread(`it has not ${shown(count)} solutions, as it says`);
}

/** Throws a Misread unless a grid is full, has the givens, and obeys all rules. */
function expectSolution({ geometry, values }: Puzzle, text: string): void {
  const { values: full } = withMisread(() => readPlain(text, geometry).puzzle);
  const isOf = Array.from(full).every(
    (digit, cell) => digit !== EMPTY && (values[cell] === EMPTY || values[cell] === digit),
  );
  const { base, broken } = definedGrid(geometry);
  if (
    full.length !== values.length ||
    !isOf ||
    clashes({ geometry: base, values: full }).length > 0 ||
    broken(full).length > 0
  )
    throw new Misread('its solution is none of the puzzle');
}

/**
 * Runs a function that reads a trace. Throws a Misread if the trace is not JSON or lies outside the grid, and the BadOption
 * of a constraint of the caller's own that fails.
 */
function withMisread<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const isOfTrace = error instanceof SyntaxError || (error instanceof RangeError && !(error instanceof BadOption));
    throw isOfTrace ? new Misread(error.message) : error;
  }
}

/** True if a step assumes a unique solution, which the checker itself does not verify. */
const reliesOnUniqueness = ({ truths }: Claim): boolean =>
  truths.some(({ kind }) => kind === 'deadly' || kind === 'symmetry');

/** True if the givens have one solution, or if the step exchanges candidates of a puzzle that is made of them. */
const mayRelyOnUniqueness = (
  { truths }: Claim,
  { candidates }: Puzzle,
  { unique, isOfCandidates }: Prospect,
): boolean =>
  unique ||
  (isOfCandidates && candidates !== undefined && truths.every((truth) => isExchangeWithin(truth, candidates)));

const SEVERAL: Verdict = { verdict: 'refuted', reason: 'it relies on one solution, and the givens have not just one' };

function traceOf(given: Partial<TraceLike & OneStep> | null): TraceLike {
  const trace = given?.step ? { ...given, steps: [given.step] } : given;
  if (!(typeof trace?.puzzle === 'string' || isPuzzle(trace?.puzzle)) || !Array.isArray(trace.steps))
    throw new Misread('expected an object with puzzle and steps');
  const isStep = (step: Partial<Step> | null): boolean =>
    [step?.place, step?.remove, step?.truths].every(Array.isArray);
  if (!trace.steps.every(isStep)) throw new Misread('each step has place, remove and truths');
  return trace as TraceLike;
}
