/**
 * What a setter wants to know of a puzzle while drawing it: its solutions, the true candidates, what contradicts or the
 * level. Each answer is yielded as soon as it is known, and says if it may change.
 */
import { boardOf } from '../core/board-of.js';
import type { Clock } from '../core/clock.js';
import { type Clash, clashes, givensOf, type Puzzle } from '../core/puzzle.js';
import { EMPTY, type Numbers } from '../core/values.js';
import { LEVELS, type Level } from '../logic/step/levels.js';
import type { Strategy } from '../logic/step/strategy.js';
import { type Incompatible, incompatibleIn } from '../search/incompatible.js';
import { eachSolution, TrueCandidates } from '../search/solutions.js';
import { full } from '../solver/full.js';
import { gradeHodoku } from '../solver/hodoku/grade.js';
import { walk } from '../solver/walk.js';

/** The solutions that are counted: a number above it says that there are more. */
export const MOST_COUNTED = 1000;

/** Guesses at a candidate before others are tried. */
const GUESSES_AT_FIRST = 300;

/** What is known of the solutions. */
export interface SolutionsKnown {
  readonly kind: 'solutions';
  /** The number of solutions found. */
  readonly count: number;
  /** True if there are no more; if false, there may be more. */
  readonly isAll: boolean;
  /** The digits that each cell has in the solutions found, as sets. */
  readonly taken: Numbers;
  /** The digits that each cell may have, as far as is known: with those taken, those that are not yet decided. */
  readonly left: Numbers;
}

/** Givens and rules that cannot be met together. */
export interface FaultKnown extends Incompatible {
  readonly kind: 'fault';
  /** How values clash, if some do. The givens and rules are then those of the first clash. */
  readonly clash?: Clash;
}

/** How hard the path to the only solution is. */
export interface LevelKnown {
  readonly kind: 'level';
  readonly level: Level;
  /** The strategy of the hardest step; undefined if there is no step. */
  readonly hardest: Strategy | undefined;
  /** True if the path is at its end; if false, harder steps may come. */
  readonly isAll: boolean;
  /** False if the strategies do not reach the solution. */
  readonly isSolved: boolean;
}

export type Overlooked = SolutionsKnown | FaultKnown | LevelKnown;

/**
 * Yields what is known of the givens of a puzzle and its rules: first whether there are solutions, then what follows
 * from that. Throws OutOfTime when the clock does; what was yielded before holds.
 */
export function* overlook(puzzle: Puzzle, clock: Clock): Generator<Overlooked, void> {
  const givens = givensOf(puzzle);
  const { cells } = givens.geometry;
  const [clash] = clashes(givens);
  if (clash) {
    yield { kind: 'solutions', count: 0, isAll: true, taken: new Int32Array(cells), left: new Int32Array(cells) };
    const values = Int8Array.from(givens.values, (digit, cell) => (clash.cells.includes(cell) ? digit : EMPTY));
    yield { kind: 'fault', clash, ...incompatibleIn({ ...givens, values }, clock) };
    return;
  }
  const known = yield* solutionsOf(givens, clock);
  if (known.count === 0) yield { kind: 'fault', ...incompatibleIn(givens, clock) };
  if (known.isAll && known.count === 1) yield* levelOf(givens, clock);
}

/**
 * Yields what is known of the solutions: whether there are two, then which candidates are true, which easily shows most
 * solutions to differ, then their number.
 */
function* solutionsOf(puzzle: Puzzle, clock: Clock): Generator<SolutionsKnown, SolutionsKnown> {
  const candidates = new TrueCandidates(puzzle);
  let known = factsOf(candidates, 0, false);
  const solutions = eachSolution(puzzle, clock);
  let counted = 0;
  /** Takes the next solution of the search that counts them. Returns false if there is none. */
  const takeNext = (): boolean => {
    const { value } = solutions.next();
    if (value) candidates.add(value);
    else candidates.close();
    if (value) counted++;
    known = factsOf(candidates, value ? Math.max(counted, known.count) : counted, !value);
    return value !== undefined;
  };
  while (counted < 2) {
    const isOneMore = takeNext();
    yield known;
    if (!isOneMore) return known;
  }
  for (const nodes of [GUESSES_AT_FIRST, Infinity]) {
    for (const solution of candidates.decide(clock, nodes)) {
      known = factsOf(candidates, known.count + (solution ? 1 : 0), false);
      yield known;
    }
    while (counted <= MOST_COUNTED && !known.isAll) {
      takeNext();
      yield known;
    }
  }
  return known;
}

const factsOf = ({ taken, left }: TrueCandidates, count: number, isAll: boolean): SolutionsKnown => ({
  kind: 'solutions',
  count,
  isAll,
  taken: taken.slice(),
  left: left.slice(),
});

/**
 * Yields the level of the path: of a plain puzzle on HoDoKu's scale, of others, whose paths may take long, on that of our
 * ladder, again with each step that is harder than all before.
 */
function* levelOf(puzzle: Puzzle, clock: Clock): Generator<LevelKnown, void> {
  if (puzzle.geometry.isPlain) {
    const { level, hardest, solved } = gradeHodoku(puzzle, {}, clock);
    yield { kind: 'level', level, hardest, isAll: true, isSolved: solved };
    return;
  }
  const board = boardOf(puzzle);
  let hardest: Strategy | undefined;
  for (const { strategy } of walk(board, full, {}, clock)) {
    if (hardest && rankOf(strategy.level) <= rankOf(hardest.level)) continue;
    hardest = strategy;
    yield { kind: 'level', level: strategy.level, hardest, isAll: false, isSolved: false };
  }
  const isSolved = board.unsolved === 0;
  yield { kind: 'level', level: isSolved ? (hardest?.level ?? 'easy') : 'extreme', hardest, isAll: true, isSolved };
}

const rankOf = (level: Level): number => LEVELS.indexOf(level);
