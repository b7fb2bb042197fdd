/** The Sudoku Explainer rating of a puzzle: version 1.2.1, called classic. */
import { Board } from '../../core/board.js';
import { type Clock, clock, OutOfTime } from '../../core/clock.js';
import { answerOf, isPauseDue, type Pausing } from '../../core/pausing.js';
import { boardOf, countValues, type Puzzle } from '../../core/puzzle.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { cubeAt } from '../cube.js';
import { applyHit, firstHit } from '../ladder.js';
import { engines } from '../nine/engines.js';
import { isPause } from '../rung.js';
import type { EasyKind } from './easy-engine.js';
import { last, rungs } from './ladder.js';
import { loops } from './loops.js';

/** A position that is graded: the cube, and an engine, where there is one, that takes the easy steps without it. */
class SePosition {
  unsolved: number;
  /** The cube, made when the engine finds no more. It does not know the givens: no rung asks for them. */
  board: Board | undefined;

  readonly engine;
  private readonly cube;

  constructor(private readonly puzzle: Puzzle) {
    const { geometry } = puzzle;
    this.engine = engines()?.easyEngineOf(geometry);
    this.cube = this.engine && cubeAt(() => new Board(geometry), this.engine);
    this.unsolved = geometry.cells - countValues(puzzle);
  }

  /**
   * Takes the easy steps there are, and counts each. Returns true if they end where loops come next. Throws a
   * RangeError if values clash.
   */
  takeEasy(count: (kind: EasyKind, isPlacing: boolean) => void, isPastLoops: boolean): boolean {
    const { board, engine, puzzle } = this;
    const steps = engine?.take(board?.values ?? puzzle.values, board?.digits ?? puzzle.candidates, isPastLoops);
    if (!engine || !steps) {
      // If values clash, the cube throws the error that says how.
      this.board ??= boardOf(puzzle);
      return true;
    }
    let unsolved = this.unsolved;
    for (let i = 0; i < steps.length; i++) if (engine.isPlacing(steps[i]!)) unsolved--;
    // The cube comes before the counts: a listener may begin another grade, which takes over the engine.
    if (unsolved > 0) this.board = this.cube!();
    const { areLoopsNext } = engine;
    for (let i = 0; i < steps.length; i++) {
      const places = engine.isPlacing(steps[i]!);
      count(engine.kindOf(steps[i]!), places);
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
  /** The limit of time in milliseconds. */
  readonly milliseconds?: number;
  /** A clock to stop by, shared by several tasks within one limit. */
  readonly clock?: Clock;
  /** Called with each step as it is taken, and the number of cells still to solve: the hardest puzzles take a while. */
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
  /** The strategy of the hardest step; none without a step. */
  readonly hardest: Strategy | undefined;
  /** The number of steps of each rating, easiest first. */
  readonly counts: ReadonlyMap<number, number>;
}

/** The forum's name of a puzzle whose hardest step is its first one (diamond), or comes before any digit (pearl). */
export const markOf = ({ er, ep, ed }: Pick<SeGrade, 'er' | 'ep' | 'ed'>): 'diamond' | 'pearl' | undefined =>
  er === ed ? 'diamond' : er === ep ? 'pearl' : undefined;

/** Writes a rating as the program prints it: with one decimal. */
const tenthsOf = (rating: number): number => Math.trunc((rating + 0.05) * 10);
const rounded = (rating: number): number => tenthsOf(rating) / 10;

/**
 * Grades a puzzle that has one solution; whether it has is not looked into. Throws a RangeError where givens clash.
 * With a limit of time it may end before the puzzle does, and says so.
 */
export function gradeSe(puzzle: Puzzle, limits: SeLimits = {}): SeGrade {
  return answerOf(gradingSe(puzzle, limits));
}

/** Grades as `gradeSe` does, and pauses where the clock asks for it. */
export function* gradingSe(puzzle: Puzzle, limits: SeLimits): Pausing<SeGrade> {
  const { milliseconds = Number.POSITIVE_INFINITY, clock: time = clock(milliseconds), onStep } = limits;
  const position = new SePosition(puzzle);
  /** Counts of steps, by tenths of a rating. */
  const counts: number[] = [];
  let [er, ep, ed] = [0, 0, 0];
  let hardest: Strategy | undefined;
  const count = (strategy: Strategy, rating: number, isPlacing: boolean): void => {
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
  const parts = position.engine ? BESIDE_ENGINE : [rungs];
  /** The searches, made when they are first needed: easy puzzles need none. */
  const searches: ReturnType<typeof firstHit>[] = [];
  let ended: SeGrade['ended'] = 'solved';
  try {
    for (let at = 0; at < parts.length; ) {
      if (isPauseDue(time)) yield;
      const isFirst = position.takeEasy(([strategy, rating], isPlacing) => count(strategy, rating, isPlacing), at > 0);
      at = isFirst ? 0 : 1;
      if (position.unsolved === 0) break;
      const search = (searches[at] ??= firstHit(parts[at]!, time));
      let found = search(position.board!);
      for (; found && isPause(found); found = search(position.board!)) yield;
      at = found ? 0 : at + 1;
      if (!found) continue;
      const { strategy, rating, hit } = found;
      count(strategy, rating, hit.place.length > 0);
      position.apply(hit);
    }
    if (position.unsolved > 0) ended = 'stuck';
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    ended = 'time';
  }
  return {
    er: rounded(er),
    ep: rounded(ep),
    ed: rounded(ed),
    ended,
    hardest,
    counts: countsByRating(counts),
  };
}

/** Rungs to ask once the engine finds no more: loops; and the last ones, if there are no loops or they find nothing. */
const BESIDE_ENGINE = [[loops], last];

/** The counts by tenths as counts by ratings, without those that are zero. */
function countsByRating(counts: readonly number[]): Map<number, number> {
  const steps = new Map<number, number>();
  for (let tenths = 0; tenths < counts.length; tenths++) if (counts[tenths]) steps.set(tenths / 10, counts[tenths]!);
  return steps;
}
