/** The Sudoku Explainer rating of a puzzle by version 1.2.1, called classic. */
import { Board } from '../../core/board.js';
import { lending } from '../../core/caches.js';
import { type Clock, clock } from '../../core/clock.js';
import { answerOf, isPauseDue, type Pausing, runningOut } from '../../core/pausing.js';
import { boardOf, countValues, type Puzzle } from '../../core/puzzle.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { cubeAt } from '../cube.js';
import { applyHit, firstHit } from '../ladder.js';
import { engines } from '../nine/engines.js';
import { isPause } from '../rung.js';
import { last, rungs } from './ladder.js';
import { loops } from './loops.js';

/** The position of a grade: the cube and, if there is one, an engine that takes the easy steps without the cube. */
class SePosition {
  unsolved: number;
  /** The cube, made when the engine finds no more. It lacks the givens, since no rung needs them. */
  board: Board | undefined;

  readonly engine;
  private readonly cube;
  private lent: Board | undefined;

  constructor(private readonly puzzle: Puzzle) {
    const { geometry } = puzzle;
    this.engine = engines()?.easyEngineOf(geometry);
    this.cube = this.engine && cubeAt(() => (this.lent = boards.take(geometry)), this.engine);
    this.unsolved = geometry.cells - countValues(puzzle);
  }

  /** Takes all easy steps, and counts each. Returns true if loops come next. Throws a RangeError if values clash. */
  takeEasySteps(tally: Tally, isPastLoops: boolean): boolean {
    const { board, engine, puzzle } = this;
    const steps = engine?.take(board?.values ?? puzzle.values, board?.digits ?? puzzle.candidates, isPastLoops);
    if (!engine || !steps) {
      // If values clash, `boardOf` throws the error that names the clash.
      this.board ??= boardOf(puzzle);
      return true;
    }
    let unsolved = this.unsolved;
    for (let i = 0; i < steps.length; i++) if (engine.isPlacing(steps[i]!)) unsolved--;
    // The cube is updated before the counts: a listener may begin another grade, which takes over the engine.
    if (unsolved > 0) this.board = this.cube!();
    const { areLoopsNext } = engine;
    for (let i = 0; i < steps.length; i++) {
      const [strategy, rating] = engine.kindOf(steps[i]!);
      const places = engine.isPlacing(steps[i]!);
      tally.count(strategy, rating, places, this.unsolved);
      if (places) this.unsolved--;
    }
    return areLoopsNext;
  }

  apply(hit: Hit): void {
    applyHit(this.board!, hit);
    this.unsolved = this.board!.unsolved;
  }

  /** Ends the use of the cube. */
  end(): void {
    if (this.lent) boards.giveBack(this.puzzle.geometry, this.lent);
  }
}

/** Cubes for one grade after another. */
const boards = lending((geometry) => new Board(geometry));

export interface SeLimits {
  /** The time limit in milliseconds. */
  readonly milliseconds?: number;
  /** The clock to stop by, if several tasks share one limit. */
  readonly clock?: Clock;
  /** Called with each step as it is taken, and the number of unsolved cells. The hardest puzzles take minutes. */
  readonly onStep?: (rating: number, unsolved: number) => void;
}

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
export function gradeSe(puzzle: Puzzle, limits: SeLimits = {}): SeGrade {
  return answerOf(gradingSe(puzzle, limits));
}

/** Grades as `gradeSe` does, and pauses when the clock asks for it. */
export function* gradingSe(puzzle: Puzzle, limits: SeLimits): Pausing<SeGrade> {
  const { milliseconds = Number.POSITIVE_INFINITY, clock: time = clock(milliseconds), onStep } = limits;
  const position = new SePosition(puzzle);
  const tally = new Tally(onStep);
  const areLoopsNext = position.takeEasySteps(tally, false);
  const isCut = position.unsolved > 0 && (yield* runningOut(() => climbing(position, tally, time, areLoopsNext)));
  position.end();
  return tally.grade(isCut ? 'time' : position.unsolved > 0 ? 'stuck' : 'solved');
}

/** Takes steps from the first one that the engine leaves to the searches. */
function* climbing(position: SePosition, tally: Tally, time: Clock, areLoopsNext: boolean): Pausing<void> {
  const parts = position.engine ? RUNGS_AFTER_ENGINE : [rungs];
  const searches = parts.map((part) => firstHit(part, time));
  let at = areLoopsNext ? 0 : 1;
  while (position.unsolved > 0) {
    if (isPauseDue(time)) yield;
    const search = searches[at]!;
    let found = search(position.board!);
    for (; found && isPause(found); found = search(position.board!)) yield;
    if (found) {
      const { strategy, rating, hit } = found;
      tally.count(strategy, rating, hit.place.length > 0, position.unsolved);
      position.apply(hit);
    } else if (++at === parts.length) return;
    at = position.takeEasySteps(tally, !found) ? 0 : 1;
  }
}

/** The ratings so far. */
class Tally {
  private er = 0;
  private ep = 0;
  private ed = 0;
  private hardest: Strategy | undefined;
  /** Counts of steps, by tenths of a rating. */
  private readonly counts: number[] = [];

  constructor(private readonly onStep: SeLimits['onStep']) {}

  /** Counts a step before it is taken. */
  count(strategy: Strategy, rating: number, isPlacing: boolean, unsolved: number): void {
    if (rating > this.er) {
      this.er = rating;
      this.hardest = strategy;
    }
    if (this.ed === 0) this.ed = this.er;
    if (this.ep === 0 && isPlacing) this.ep = this.er;
    const tenths = tenthsOf(rating);
    this.counts[tenths] = (this.counts[tenths] ?? 0) + 1;
    this.onStep?.(tenths / 10, unsolved);
  }

  grade(ended: SeGrade['ended']): SeGrade {
    const { er, ep, ed, hardest, counts } = this;
    return {
      er: rounded(er),
      ep: rounded(ep),
      ed: rounded(ed),
      ended,
      hardest,
      counts: countsByRating(counts),
    };
  }
}

/**
 * Rungs to search when the engine finds no more: loops, and the last rungs if there is no loop or no loop has a step.
 */
const RUNGS_AFTER_ENGINE = [[loops], last];

/** Converts counts by tenths to counts by rating, without zero counts. */
function countsByRating(counts: readonly number[]): Map<number, number> {
  const steps = new Map<number, number>();
  for (let tenths = 0; tenths < counts.length; tenths++) if (counts[tenths]) steps.set(tenths / 10, counts[tenths]!);
  return steps;
}
