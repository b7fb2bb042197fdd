/**
 * The aim at a technique that the path needs. A draft is the nearer to it, the harder the steps that were taken where
 * the technique was there too, only not its turn; and the oftener all that is easier has come to a stop.
 */
import type { Board, Stamp } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { boardOf, type Puzzle, puzzleOf } from '../core/puzzle.js';
import { LEVELS, type Strategy } from '../logic/step/strategy.js';
import { full } from '../solver/full.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import { singles } from '../solver/hodoku/singles.js';
import { stepsOf } from '../solver/ladder.js';
import type { Rung } from '../solver/rung.js';
import { rungsOf, walk } from '../solver/walk.js';
import type { Aim } from './aims.js';
import type { Evaluation } from './evaluation.js';

/** The path needs the technique: HoDoKu's path, or, where that program does not know it, our own. */
export function requireAim(strategy: Strategy): Aim {
  const distance = hodoku.rungs.some((rung) => finds(rung, strategy)) ? distanceOnHodoku : distanceOnFull;
  return {
    name: `require ${strategy.id}`,
    isDeep: true,
    distance: (made) => distance(strategy, made),
  };
}

const finds = ({ strategies }: Rung, strategy: Strategy): boolean => strategies.includes(strategy);

/** The last rung that is worth following a path for: those behind it take long. */
const LAST_RUNG = hodoku.rungs.findLastIndex(({ strategies }) => strategies.some(({ level }) => level === 'unfair'));

/** How near a draft must be, from 0 to 1, to be followed beyond the first stop. */
const WORTH_FOLLOWING = 0.5;

function distanceOnHodoku(strategy: Strategy, { draft, clock }: Evaluation): number {
  const own = hodoku.rungs.findIndex((rung) => finds(rung, strategy));
  const board = boardOf(draft);
  const isThere = watch(strategy, board, clock);
  let nearness = isQuick(strategy) ? 0 : 1;
  let stops = 0;
  /** The rung that was asked last, and so the one that found what was found. */
  let asked = 0;
  const watched = (rung: Rung, index: number): Rung => ({
    ...rung,
    search(at, since, clock) {
      asked = index;
      return index <= own || nearness >= WORTH_FOLLOWING ? rung.search(at, since, clock) : [];
    },
  });
  const rungs = hodoku.rungs.slice(0, Math.max(own, LAST_RUNG) + 1);
  for (const found of stepsOf(
    hodoku.begin(
      board,
      rungs.map((rung, i) => (rung === singles ? rung : watched(rung, i))),
      clock,
    ),
  )) {
    const index = singles.strategies.includes(found.strategy) ? 0 : asked;
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

/** True if a technique can be searched for at every step. For others, following paths to their ends takes no longer. */
const isQuick = ({ level }: Strategy): boolean => LEVELS.indexOf(level) <= LEVELS.indexOf('hard');

/** Tells whether a board offers the technique, whenever it is asked. */
function watch(strategy: Strategy, board: Board, clock: Clock): () => boolean {
  let looked: Stamp | undefined;
  return () => {
    if (!strategy.find(board, looked, clock).next().done) return true;
    looked = board.now;
    return false;
  };
}

function distanceOnFull(strategy: Strategy, { draft, clock }: Evaluation): number {
  const rungs = full.rungs.filter((rung) => finds(rung, strategy) || rung.strategies.some(({ apart }) => !apart));
  const rank = rungs.findIndex((rung) => finds(rung, strategy));
  for (const found of stepsOf(full.begin(boardOf(draft), rungs.slice(0, rank + 1), clock)))
    if (found.strategy === strategy) return 0;
  return 1;
}

/**
 * The position, with its candidates, in which the path first takes one of some strategies, named by their ids: HoDoKu's
 * path where that program knows them, else our own. Undefined if it takes none of them.
 */
export function positionBefore(puzzle: Puzzle, ids: readonly string[], clock = unlimited): Puzzle | undefined {
  const isKnown = rungsOf(hodoku, { only: ids }).length > 0;
  const board = boardOf(puzzle);
  for (const { strategy } of walk(board, isKnown ? hodoku : full, {}, clock))
    if (ids.includes(strategy.id)) return puzzleOf(board);
  return undefined;
}
