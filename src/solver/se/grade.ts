/** The Sudoku Explainer rating of a puzzle by version 1.2.1, called classic. */
import { Board } from '../../core/board.js';
import { type Clock, clock } from '../../core/clock.js';
import { answerOf, isPauseDue, type Pausing, runningOut } from '../../core/pausing.js';
import { boardOf, countValues, type Puzzle } from '../../core/puzzle.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { cubeAt } from '../cube.js';
import { applyHit, firstHitSearch } from '../ladder.js';
import { engines } from '../nine/engines.js';
import { PAUSE } from '../rung.js';
import { last, rungs } from './ladder.js';
import { loops } from './loops.js';

/** The position of a grade: the cube and, if there is one, an engine that takes the easy steps without the cube. */
class SePosition {
  unsolved: number;
  /** The cube, made when the engine finds no more. It lacks the givens, since no rung needs them. */
  board: Board | undefined;

  readonly engine;
  private readonly cube;

  constructor(private readonly puzzle: Puzzle) {
    const { geometry } = puzzle;
    this.engine = engines()?.easyEngineOf(geometry);
    this.cube = this.engine && cubeAt(() => new Board(geometry), this.engine);
    this.unsolved = geometry.cells - countValues(puzzle);
  }

  /** Takes all easy steps, and counts each. Returns true if loops come next. Throws a RangeError if values clash. */
  takeEasySteps(count: Count, isPastLoops: boolean): boolean {
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
      count(strategy, rating, places);
      if (places) this.unsolved--;
    }
    return areLoopsNext;
  }

  apply(hit: Hit): void {
    applyHit(this.board!, hit);
    this.unsolved = this.board!.unsolved;
  }
}

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

/** Counts a step before it is taken. */
type Count = (strategy: Strategy, rating: number, isPlacing: boolean) => void;

/** Grades as `gradeSe` does, and pauses when the clock asks for it. */
export function* gradingSe(puzzle: Puzzle, limits: SeLimits): Pausing<SeGrade> {
  const { milliseconds = Number.POSITIVE_INFINITY, clock: time = clock(milliseconds), onStep } = limits;
  const position = new SePosition(puzzle);
  /** Counts of steps, by tenths of a rating. */
  const counts: number[] = [];
  let [er, ep, ed] = [0, 0, 0];
  let hardest: Strategy | undefined;
  const count: Count = (strategy, rating, isPlacing) => {
    if (rating > er) {
      er = rating;
      hardest = strategy;
    }
    if (ed === 0) ed = er;
    if (ep === 0 && isPlacing) ep = er;
    const tenths = tenthsOf(rating);
    counts[tenths] = (counts[tenths] ?? 0) + 1;
    onStep?.(tenths / 10, position.unsolved);
  };
  const areLoopsNext = position.takeEasySteps(count, false);
  const isCut = position.unsolved > 0 && (yield* runningOut(() => climbing(position, count, time, areLoopsNext)));
  return {
    er: rounded(er),
    ep: rounded(ep),
    ed: rounded(ed),
    ended: isCut ? 'time' : position.unsolved > 0 ? 'stuck' : 'solved',
    hardest,
    counts: countsByRating(counts),
  };
}

/** Takes steps from the first one that the engine leaves to the searches. */
function* climbing(position: SePosition, count: Count, time: Clock, areLoopsNext: boolean): Pausing<void> {
  const parts = position.engine ? RUNGS_AFTER_ENGINE : [rungs];
  const searches = parts.map((part) => firstHitSearch(part, time));
  let at = areLoopsNext ? 0 : 1;
  while (position.unsolved > 0) {
    if (isPauseDue(time)) yield;
    const search = searches[at]!;
    let found = search(position.board!);
    for (; found === PAUSE; found = search(position.board!)) yield;
    if (found) {
      count(found.strategy, found.rating, found.hit.place.length > 0);
      position.apply(found.hit);
    } else if (++at === parts.length) return;
    at = position.takeEasySteps(count, !found) ? 0 : 1;
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
