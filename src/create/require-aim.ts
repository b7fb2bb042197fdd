/**
 * The aim at a technique that the path needs. A draft is the nearer to it, the harder the steps that were taken where
 * the technique was there too, only not its turn; and the oftener all that is easier has come to a stop.
 */
import type { Board, Stamp } from '../core/board.js';
import { boardOf } from '../core/puzzle.js';
import { QueuedBoard } from '../core/queued-board.js';
import { LEVELS, type Strategy } from '../logic/step/strategy.js';
import { full } from '../solver/full.js';
import { climbOn } from '../solver/hodoku/climb.js';
import { load } from '../solver/hodoku/position.js';
import { rows, singleRungs } from '../solver/hodoku/rows.js';
import type { Rung } from '../solver/ladder.js';
import type { Aim } from './aims.js';
import type { Draft } from './draft.js';
import { climb } from './path.js';

/** The path needs the technique: HoDoKu's path, or, where that program does not know it, our own. */
export function requireAim(strategy: Strategy): Aim {
  const missed =
    isOn(singleRungs, strategy) || rows.some(({ rungs }) => isOn(rungs, strategy)) ? missOnHodoku : missOnFull;
  return {
    name: `require ${strategy.id}`,
    loosen: `do without --require ${strategy.id}`,
    isDeep: true,
    miss: ({ draft }) => missed(strategy, draft),
  };
}

/** A ladder may have a variant of its own of a strategy, under the same id. */
const isOn = (rungs: readonly Rung[], { id }: Strategy): boolean => rungs.some(({ strategy }) => strategy.id === id);

/** Which row a kind of step is in. */
const ROW_OF: ReadonlyMap<Rung, number> = new Map(rows.flatMap(({ rungs }, row) => rungs.map((rung) => [rung, row])));

/** The last row that is worth following a path for: those behind it take long. */
const LAST_ROW = rows.findLastIndex(({ rungs }) => rungs.some(({ level }) => level === 'unfair'));

/** How near a draft must be, from 0 to 1, to be followed beyond the first stop. */
const WORTH_FOLLOWING = 0.5;

const rungsOf = (from: number, to: number): Rung[] => rows.slice(from, to + 1).flatMap(({ rungs }) => rungs);

function missOnHodoku(strategy: Strategy, draft: Draft): number {
  const own = rows.findIndex(({ rungs }) => isOn(rungs, strategy));
  const board = boardOf(draft);
  const queued = load(new QueuedBoard(draft.geometry), draft);
  const easier = climbOn(board, queued, [...singleRungs, ...rungsOf(0, own)]);
  const harder = climbOn(board, queued, rungsOf(own + 1, LAST_ROW));
  const isThere = watch(strategy, board);
  let nearness = isQuick(strategy) ? 0 : 1;
  let stops = 0;
  while (board.unsolved > 0) {
    let found = easier.next();
    if (found?.rung.strategy.id === strategy.id) return 0;
    if (found) {
      const share = ((ROW_OF.get(found.rung) ?? -1) + 1) / (own + 1);
      if (share > nearness && isThere()) nearness = share;
    } else {
      stops++;
      found = nearness < WORTH_FOLLOWING ? undefined : harder.next();
      if (!found) break;
    }
    easier.apply(found.hit);
  }
  return 0.5 / (1 + stops) + 0.25 * (1 - nearness);
}

/** Whether it can be looked for at every step. With others, following paths to their ends takes no longer. */
const isQuick = ({ level }: Strategy): boolean => LEVELS.indexOf(level) <= LEVELS.indexOf('hard');

/** Tells whether a board offers the technique, whenever it is asked. */
function watch(strategy: Strategy, board: Board): () => boolean {
  let looked: Stamp | undefined;
  return () => {
    if (!strategy.find(board, looked).next().done) return true;
    looked = board.now;
    return false;
  };
}

function missOnFull(strategy: Strategy, draft: Draft): number {
  const rank = full.rungs.findIndex((rung) => rung.strategy === strategy);
  const upTo = { ...full, rungs: full.rungs.slice(0, rank + 1) };
  let last: Rung | undefined;
  climb(draft, upTo, (rung) => {
    last = rung;
    return rung.strategy === strategy;
  });
  return last?.strategy === strategy ? 0 : 1;
}
