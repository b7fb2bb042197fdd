/**
 * The aim at a technique that the path needs. Of two drafts, the nearer one has harder steps on its path while the
 * technique is also present, and more positions in which all easier techniques find nothing.
 */
import type { Board, Stamp } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, unlimited } from '../core/clock.js';
import { puzzleOf } from '../core/position.js';
import type { Puzzle } from '../core/puzzle.js';
import { isAbove, type Strategy } from '../logic/step/strategy.js';
import { full } from '../solver/full.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import { singles } from '../solver/hodoku/singles.js';
import { findsOf } from '../solver/ladder.js';
import type { Rung } from '../solver/rung.js';
import { rungsOf, walk } from '../solver/walk.js';
import { type Aim, named } from './aims.js';
import type { Evaluation } from './evaluation.js';

/** Aims at a path that needs the technique: HoDoKu's path, or our own if that program does not know the technique. */
export function requireAim(strategy: Strategy): Aim {
  const distance = hodoku.rungs.some((rung) => finds(rung, strategy)) ? distanceOnHodoku : distanceOnFull;
  return {
    ...named('require', strategy.id),
    isDeep: true,
    distance: (made) => distance(strategy, made),
  };
}

const finds = ({ strategies }: Rung, strategy: Strategy): boolean => strategies.includes(strategy);

/** The last rung to which paths are followed, since later rungs take long. */
const LAST_RUNG = hodoku.rungs.findLastIndex(({ strategies }) => strategies.some(({ level }) => level === 'unfair'));

/** Nearness, from 0 to 1, from which a path is followed beyond the first position in which easier techniques fail. */
const WORTH_FOLLOWING = 0.5;

function distanceOnHodoku(strategy: Strategy, { draft, clock }: Evaluation): number {
  const own = hodoku.rungs.findIndex((rung) => finds(rung, strategy));
  const board = boardOf(draft);
  const isThere = watch(strategy, board, clock);
  let nearness = isQuick(strategy) ? 0 : 1;
  let stops = 0;
  /** The rung searched last, which found the step. */
  let lastSearched = 0;
  const watchRung = (rung: Rung, index: number): Rung => ({
    ...rung,
    search(at, limits) {
      lastSearched = index;
      return index <= own || nearness >= WORTH_FOLLOWING ? rung.search(at, limits) : [];
    },
  });
  const rungs = hodoku.rungs.slice(0, Math.max(own, LAST_RUNG) + 1);
  for (const found of findsOf(
    hodoku.begin(
      board,
      rungs.map((rung, i) => (rung === singles ? rung : watchRung(rung, i))),
      clock,
    ),
  )) {
    const index = singles.strategies.includes(found.strategy) ? 0 : lastSearched;
    if (index > own) {
      stops++;
      continue;
    }
    if (found.strategy === strategy) return 0;
    const share = index / own;
    if (share > nearness && isThere()) nearness = share;
  }
  if (board.unsolved > 0) stops++;
  return 0.5 / (1 + stops) + 0.25 * (1 - nearness);
}

/**
 * True if a technique is quick enough to be searched at every step. For others, following paths to the end takes no
 * longer.
 */
const isQuick = ({ level }: Strategy): boolean => !isAbove(level, 'hard');

/** Returns a test that the board has the technique now. */
function watch(strategy: Strategy, board: Board, clock: Clock): () => boolean {
  let since: Stamp | undefined;
  return () => {
    for (const _ of strategy.find(board, { since, clock })) return true;
    since = board.now;
    return false;
  };
}

function distanceOnFull({ id }: Strategy, { draft, clock }: Evaluation): number {
  return hintedPosition(draft, [id], clock) ? 0 : 1;
}

/** Aims at a position in which a hint names one of the techniques, although an easier one may find the same. */
export const justAim = (ids: readonly string[]): Aim => ({
  ...named('just', ids.join(',')),
  isDeep: true,
  distance: ({ draft, clock }) => (hintedPosition(draft, ids, clock) ? 0 : 1),
});

/**
 * Returns the position, with candidates, before our own path first takes one of the strategies, which is the next hint
 * there. Strategies that are apart are on that path only if they are named. Returns undefined if it takes none of them.
 */
export function hintedPosition(puzzle: Puzzle, ids: readonly string[], clock = unlimited): Puzzle | undefined {
  const isAsked = ({ id }: Strategy): boolean => ids.includes(id);
  const last = full.rungs.findLastIndex(({ strategies }) => strategies.some(isAsked));
  const rungs = full.rungs
    .slice(0, last + 1)
    .filter(({ strategies }) => strategies.some((strategy) => isAsked(strategy) || !strategy.apart));
  const board = boardOf(puzzle);
  for (const { strategy } of findsOf(full.begin(board, rungs, clock))) if (isAsked(strategy)) return puzzleOf(board);
  return undefined;
}

/**
 * Returns the position, with candidates, before the path first takes one of the strategies. The path is HoDoKu's if
 * that program knows them, else our own. Returns undefined if the path takes none of them.
 */
export function positionBefore(puzzle: Puzzle, ids: readonly string[], clock = unlimited): Puzzle | undefined {
  if (rungsOf(hodoku, { only: ids }).length === 0) return hintedPosition(puzzle, ids, clock);
  const board = boardOf(puzzle);
  for (const { strategy } of walk(board, hodoku, {}, clock)) if (ids.includes(strategy.id)) return puzzleOf(board);
  return undefined;
}
