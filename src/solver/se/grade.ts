/** The Sudoku Explainer rating of a puzzle by version 1.2.1, called classic. */
import { Board } from '../../core/board.js';
import { boardOf } from '../../core/board-of.js';
import { type Clock, clock, runsOut } from '../../core/clock.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { cubeAt } from '../cube.js';
import { applyHit, firstHitSearch } from '../ladder.js';
import { engines } from '../nine/engines.js';
import { last, rungs } from './ladder.js';
import { loops } from './loops.js';

/**
 * The position of a grade: the cube and, if there is one, an engine that takes the easy steps without the cube. It takes
 * the first of them at once; they are counted later.
 */
export class SePosition {
  /** The number of open cells, of which steps that are not counted yet may place some. */
  unsolved: number;
  /** The cube, made when the engine finds no more. It lacks the givens, since no rung needs them. */
  board: Board | undefined;
  /** True if loops come next. */
  areLoopsNext = true;
  /** True if the last easy steps solve the position, and none assumes that there is one solution, so that they prove it. */
  isProof = false;

  readonly engine;
  private cube: (() => Board | undefined) | undefined;
  /** Steps that are not counted yet. */
  private steps: readonly number[] | undefined;

  constructor(private readonly puzzle: Puzzle) {
    const { geometry } = puzzle;
    this.engine = engines()?.easyEngineOf(geometry);
    this.unsolved = geometry.cells - countValues(puzzle);
    this.takeSteps(false);
  }

  /** Takes all easy steps. */
  takeSteps(isPastLoops: boolean): void {
    const { board, engine, puzzle } = this;
    this.steps = engine?.take(board?.values ?? puzzle.values, board?.digits ?? puzzle.candidates, isPastLoops);
    if (!engine || !this.steps) return;
    let open = this.unsolved;
    let assumes = false;
    for (const step of this.steps) {
      const { strategy, isPlacing } = engine.kindOf(step);
      if (isPlacing) open--;
      else assumes ||= strategy.assumes !== undefined;
    }
    this.areLoopsNext = engine.areLoopsNext;
    this.isProof = open === 0 && !assumes;
    if (open === 0) return;
    this.cube ??= cubeAt(() => new Board(puzzle.geometry), engine);
    this.board = this.cube();
  }

  /** Counts the easy steps that were taken last. Throws a RangeError if values clash. */
  countSteps(tally: Tally): void {
    const { engine, steps } = this;
    // If values clash, `boardOf` throws the error that names the clash.
    if (!steps) this.board ??= boardOf(this.puzzle);
    for (const step of steps ?? []) {
      const { strategy, rating, isPlacing } = engine!.kindOf(step);
      tally.count(strategy, rating, isPlacing);
    }
  }
}

/** Limits of a grade on Sudoku Explainer's scale. */
export interface SeLimits {
  /** The time limit in milliseconds. */
  readonly milliseconds?: number;
  /** The clock to stop by, if several tasks share one limit. */
  readonly clock?: Clock;
  /** Called with each step as it is taken, and the number of unsolved cells. The hardest puzzles take minutes. */
  readonly onStep?: (rating: number, unsolved: number) => void;
}

/** A grade on Sudoku Explainer's scale. */
export interface SeGrade {
  /** The rating of the hardest step. */
  readonly er: number;
  /** The rating of the hardest step up to the first digit that is placed. */
  readonly ep: number;
  /** The rating of the first step. */
  readonly ed: number;
  /**
   * The reason for the end. `stuck`: no rung found a step; `time`: the limit was reached. In both cases `er` is a lower
   * bound.
   */
  readonly ended: 'solved' | 'stuck' | 'time';
  /** The strategy of the hardest step; undefined without a step. */
  readonly hardest: Strategy | undefined;
  /** The number of steps of each rating, easiest first. */
  readonly counts: ReadonlyMap<number, number>;
}

/**
 * Returns the forum's name of a puzzle whose hardest step is its first one (diamond), or comes before any digit
 * (pearl).
 */
export const diamondOrPearl = ({ er, ep, ed }: Pick<SeGrade, 'er' | 'ep' | 'ed'>): 'diamond' | 'pearl' | undefined =>
  er === ed ? 'diamond' : er === ep ? 'pearl' : undefined;

/** Returns a rating in tenths, truncated as the program prints it. */
const tenthsOf = (rating: number): number => Math.trunc((rating + 0.05) * 10);
const rounded = (rating: number): number => tenthsOf(rating) / 10;

/**
 * Grades a puzzle, which must have one solution; this is not checked. Throws a RangeError if givens clash. With a time
 * limit the grade may end early; `ended` says so.
 */
export function gradeSe(
  puzzle: Puzzle,
  { milliseconds = Infinity, clock: time = clock(milliseconds), onStep }: SeLimits = {},
): SeGrade {
  return gradeFrom(new SePosition(puzzle), time, onStep);
}

/** The steps so far. */
class Tally {
  er = 0;
  ep = 0;
  ed = 0;
  hardest: Strategy | undefined;
  /** Counts of steps, by tenths of a rating. */
  readonly counts: number[] = [];

  constructor(
    private readonly position: SePosition,
    private readonly onStep: SeLimits['onStep'],
  ) {}

  count(strategy: Strategy, rating: number, isPlacing: boolean): void {
    const { counts, position } = this;
    if (rating > this.er) {
      this.er = rating;
      this.hardest = strategy;
    }
    this.ed ||= this.er;
    if (isPlacing) this.ep ||= this.er;
    const tenths = tenthsOf(rating);
    counts[tenths] = (counts[tenths] ?? 0) + 1;
    this.onStep?.(tenths / 10, position.unsolved);
    if (isPlacing) position.unsolved--;
  }
}

/** Grades as `gradeSe` does, from a position that has taken its first easy steps. */
export function gradeFrom(position: SePosition, time: Clock, onStep: SeLimits['onStep']): SeGrade {
  const tally = new Tally(position, onStep);
  position.countSteps(tally);
  const isCut = position.unsolved > 0 && runsOut(() => climb(position, tally, time));
  return {
    er: rounded(tally.er),
    ep: rounded(tally.ep),
    ed: rounded(tally.ed),
    ended: isCut ? 'time' : position.unsolved > 0 ? 'stuck' : 'solved',
    hardest: tally.hardest,
    counts: countsByRating(tally.counts),
  };
}

/** Takes steps from the first one that the engine leaves to the searches. */
function climb(position: SePosition, tally: Tally, time: Clock): void {
  // When the engine finds no more, loops come next, and the last rungs if there is no loop or no loop has a step.
  const searches = (position.engine ? [[loops], last] : [rungs]).map((part) => firstHitSearch(part, time));
  let at = position.areLoopsNext ? 0 : 1;
  while (position.unsolved > 0) {
    time();
    const found = searches[at]!(position.board!);
    if (found) {
      tally.count(found.strategy, found.rating, found.hit.place.length > 0);
      applyHit(position.board!, found.hit);
      position.unsolved = position.board!.unsolved;
    } else if (++at === searches.length) return;
    position.takeSteps(!found);
    position.countSteps(tally);
    at = position.areLoopsNext ? 0 : 1;
  }
}

/** Converts counts by tenths to counts by rating, without zero counts. */
function countsByRating(counts: readonly number[]): Map<number, number> {
  const steps = new Map<number, number>();
  for (let tenths = 0; tenths < counts.length; tenths++) if (counts[tenths]) steps.set(tenths / 10, counts[tenths]!);
  return steps;
}
