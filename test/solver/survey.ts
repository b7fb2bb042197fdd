/**
 * A survey of strategies along the paths of many puzzles: the number of hits of each, if they are correct and proved,
 * and its time.
 */
import { prove } from '../../src/check/prove.js';
import { boardOf } from '../../src/core/board-of.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { uniqueSolution } from '../../src/search/search.js';
import type { Ladder } from '../../src/solver/ladder.js';
import type { Rung } from '../../src/solver/rung.js';
import { walk } from '../../src/solver/walk.js';

export interface Tally {
  /** The number of steps of paths. */
  taken: number;
  /** The number of hits of a strategy that was searched out of turn. */
  asked: number;
  proved: number;
  /** The number of steps whose proof was cut short. */
  undecided: number;
  /** Steps that place a wrong digit, remove a right one, or that the checker refutes, with the position. */
  readonly wrong: string[];
  milliseconds: number;
}

/** The most hits of one strategy at one position that are tested. */
const MOST_ASKED = 20;

/**
 * Walks every puzzle that has one solution and checks all steps. `outOfTurn` names strategies to search at every
 * position in addition; their hits are checked and not applied.
 */
export function survey(
  puzzles: Iterable<Puzzle>,
  ladder: Ladder,
  outOfTurn: (position: number) => readonly Strategy[] = () => [],
): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  const tallyOf = (id: string): Tally => {
    let tally = tallies.get(id);
    if (!tally) tallies.set(id, (tally = { taken: 0, asked: 0, proved: 0, undecided: 0, wrong: [], milliseconds: 0 }));
    return tally;
  };
  const timing = function* <Item>(id: string, items: Iterable<Item>): Generator<Item, void, void> {
    const iterator = items[Symbol.iterator]();
    for (;;) {
      const start = performance.now();
      const { value, done } = iterator.next();
      tallyOf(id).milliseconds += performance.now() - start;
      if (done) return;
      yield value;
    }
  };
  /** Rungs with a timer. The time of a rung with several strategies counts for the first of them. */
  const rungs = ladder.rungs.map(
    (rung): Rung => ({
      ...rung,
      search: (board, limits) => timing(rung.strategies[0]!.id, rung.search(board, limits)),
    }),
  );
  let position = 0;
  for (const puzzle of puzzles) {
    const solution = uniqueSolution(puzzle);
    if (!solution) continue;
    const board = boardOf(puzzle);
    const { size } = board.geometry;
    const checkHit = (strategy: Strategy, hit: Hit): void => {
      const tally = tallyOf(strategy.id);
      const isRight =
        hit.place.every((candidate) => solution[Math.floor(candidate / size)] === candidate % size) &&
        hit.remove.every((candidate) => solution[Math.floor(candidate / size)] !== candidate % size);
      const { verdict } = prove(board, { ...hit, truths: strategy.explain(hit, board.geometry).truths });
      if (verdict === 'proved') tally.proved++;
      if (verdict === 'undecided') tally.undecided++;
      if (!isRight || verdict === 'refuted')
        tally.wrong.push(
          `${isRight ? 'refuted' : 'false'} at ${board.values.join()} ${board.digits.join()}: ${hit.place} -${hit.remove}`,
        );
    };
    for (const { strategy, hit } of walk(board, { ...ladder, rungs })) {
      tallyOf(strategy.id).taken++;
      checkHit(strategy, hit);
      if (strategy.family === 'singles') continue;
      for (const other of outOfTurn(position++)) {
        let left = MOST_ASKED;
        for (const found of timing(other.id, other.find(board))) {
          tallyOf(other.id).asked++;
          checkHit(other, found);
          if (--left === 0) break;
        }
      }
    }
  }
  return tallies;
}
