/**
 * Paths to a solution other than the plain walk. `shortestPath` finds a path whose hardest step is as easy as possible,
 * with the fewest steps beyond singles and locked candidates among such paths. It is a beam search, repeated with wider
 * and wider beams, each bounded by the shortest path so far. `oneStepPath` finds a single step beyond singles and
 * locked candidates that suffices.
 */
import type { Board, Markup } from '../core/board.js';
import { type Clock, OutOfTime, runsOut, unlimited } from '../core/clock.js';
import type { Strategy } from '../logic/step/strategy.js';
import { applyBasics, basicsOf, boardAfterStep, candidatesLeft, isBasic, movesAt, remainingPart } from './basics.js';
import { applyHit, findsOf, type Ladder, plainClimb } from './ladder.js';
import { byRating, type Found, type Rung } from './rung.js';
import { FoundStep } from './step.js';
import { type Rules, rungsOf } from './walk.js';

export interface FoundPath {
  /** Steps beyond singles and locked candidates, in order; absent if no such path was found. */
  readonly hardSteps?: readonly Found[];
  /** Rungs of the singles and locked candidates between these steps. */
  readonly rungs: readonly Rung[];
  /** The number of steps beyond singles and locked candidates on the plain walk. */
  readonly plainCount: number;
  /** True if a limit ended the search, so that a shorter path may exist. */
  readonly isCut: boolean;
}

/** Numbers of positions kept in each round; a later round keeps more. */
const BEAM_WIDTHS = [1, 4, 16, 64];
/** The most positions that the search examines. */
const MOST_POSITIONS = 400;

interface Position {
  readonly board: Board;
  readonly left: number;
  next?: readonly { readonly found: Found; readonly to: Position }[];
}

/** Finds the shortest path. Throws OutOfTime if the clock runs out before there is any path. */
export function shortestPath(start: Markup, ladder: Ladder, rules: Rules, clock: Clock = unlimited): FoundPath {
  const rungs = rungsOf(ladder, { ...rules, guess: false });
  const usual = pathOf(start, (board) => ladder.begin(board, rungs, clock));
  const easiest = climbToEnd(rungs) ? usual : pathOf(start, (board) => plainClimb(board, byRating(rungs), clock));
  const paths = [usual, easiest].filter(({ length }) => length > 0);
  const hardest = Math.min(...paths.map(hardestOf));
  const kept = rungs.filter(({ rating }) => rating <= hardest);
  const plainCount = beyondBasics(usual).length;
  const ways = paths.filter((path) => hardestOf(path) === hardest).map(beyondBasics);
  const best = ways.sort((a, b) => a.length - b.length)[0];
  if (!best) return { rungs, plainCount, isCut: false };
  return { rungs: kept, plainCount, ...searchShorter(start, kept, hardest, best, clock) };
}

const climbToEnd = (rungs: readonly Rung[]): boolean =>
  rungs.every(({ rating }, i) => i === 0 || rungs[i - 1]!.rating <= rating);
const hardestOf = (path: readonly Found[]): number => Math.max(0, ...path.map(({ rating }) => rating));
const beyondBasics = (path: readonly Found[]): Found[] => path.filter(({ strategy }) => !isBasic(strategy));

/** Returns the steps to the solution; none if the climb ends before it. */
function pathOf(start: Markup, begin: (board: Board) => ReturnType<Ladder['begin']>): readonly Found[] {
  const board = start.copy() as Board;
  const path = [...findsOf(begin(board))];
  return board.unsolved === 0 ? path : [];
}

/** Returns the shortest path found when one was known to be shortest, or when a limit was reached. */
function searchShorter(
  start: Markup,
  rungs: readonly Rung[],
  hardest: number,
  known: readonly Found[],
  clock: Clock,
): { readonly hardSteps: readonly Found[]; readonly isCut: boolean } {
  const basics = basicsOf(rungs);
  const positions = new Map<string, Position>();
  let examined = 0;
  const at = (board: Board): Position => {
    const key = board.digits.join();
    let position = positions.get(key);
    if (!position) positions.set(key, (position = { board, left: candidatesLeft(board) }));
    return position;
  };
  const nextOf = (position: Position): NonNullable<Position['next']> => {
    if (position.next) return position.next;
    if (++examined > MOST_POSITIONS) throw new OutOfTime();
    const found = [...movesAt(position.board, rungs, hardest, clock)];
    position.next = found.map((each) => {
      clock();
      return { found: each, to: at(boardAfterStep(position.board, each.hit, basics)) };
    });
    return position.next;
  };
  let best = neededSteps(start, known, basics);
  let isSure = false;
  runsOut(() => {
    for (const width of BEAM_WIDTHS) {
      const { hardSteps, isExhaustive } = beamRound(
        at(applyBasics(start.copy() as Board, basics)),
        best.length,
        width,
        nextOf,
      );
      best = hardSteps ?? best;
      isSure = isExhaustive || best.length < 2;
      if (isSure) return;
    }
  });
  return { hardSteps: best, isCut: !isSure };
}

/** Returns the steps of a walk that are still needed if singles and locked candidates are exhausted between them. */
function neededSteps(start: Markup, path: readonly Found[], basics: readonly Strategy[]): readonly Found[] {
  const board = start.copy() as Board;
  const kept: Found[] = [];
  for (const found of path) {
    const hit = remainingPart(applyBasics(board, basics), found.hit);
    if (hit.place.length + hit.remove.length === 0) continue;
    kept.push({ ...found, hit });
    applyHit(board, hit);
  }
  return kept;
}

/**
 * Extends the most advanced positions of each depth to find a path shorter than a bound. `isExhaustive` is true if no
 * position was left out.
 */
function beamRound(
  start: Position,
  bound: number,
  width: number,
  nextOf: (position: Position) => NonNullable<Position['next']>,
): { readonly hardSteps?: readonly Found[]; readonly isExhaustive: boolean } {
  let isExhaustive = true;
  let here = new Map<Position, readonly Found[]>([[start, []]]);
  const seen = new Set([start]);
  for (let depth = 1; depth < bound; depth++) {
    const reached = new Map<Position, readonly Found[]>();
    for (const [position, path] of here)
      for (const { found, to } of nextOf(position)) {
        if (to.left === 0) return { hardSteps: [...path, found], isExhaustive };
        if (!seen.has(to)) reached.set(to, [...path, found]);
        seen.add(to);
      }
    const kept = [...reached].sort(([a], [b]) => a.left - b.left).slice(0, width);
    if (kept.length < reached.size) isExhaustive = false;
    here = new Map(kept);
  }
  return { isExhaustive };
}

/** Yields the steps of a path as a walk does: the chosen steps, with singles and locked candidates between them. */
export function* stepsOfPath(
  board: Board,
  hardSteps: readonly Found[],
  ladder: Ladder,
  basics: readonly Rung[],
): Generator<FoundStep, void, void> {
  for (const found of [...hardSteps, undefined]) {
    for (const each of findsOf(ladder.begin(board, basics))) yield new FoundStep(each, board.geometry);
    if (!found) return;
    yield new FoundStep(found, board.geometry);
    applyHit(board, found.hit);
  }
}

/**
 * Finds the easiest single step after which singles and locked candidates suffice. `hardSteps` is empty if no step is
 * needed, and absent if no step suffices.
 */
export function oneStepPath(start: Markup, ladder: Ladder, rules: Rules, clock: Clock = unlimited): FoundPath {
  const rungs = rungsOf(ladder, { ...rules, guess: false });
  const basics = basicsOf(rungs);
  const board = applyBasics(start.copy() as Board, basics);
  if (board.unsolved === 0) return { hardSteps: [], rungs, plainCount: 0, isCut: false };
  let enough: Found | undefined;
  const isCut = runsOut(() => {
    for (const found of movesAt(board, rungs, Infinity, clock)) {
      if (boardAfterStep(board, found.hit, basics).unsolved > 0) continue;
      enough = found;
      return;
    }
  });
  return { ...(enough && { hardSteps: [enough] }), rungs, plainCount: 0, isCut };
}
