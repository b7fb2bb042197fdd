/** Sudoku Explainer's ladder: its techniques in its order, each step with the rating that this one has. */
import { strategyOf } from '../../../strategies/index.js';
import { unlimited } from '../../logic/step/clock.js';
import { applyHit, type Ladder, type Rung } from '../ladder.js';
import { seekingOn } from './climb.js';
import { places } from './places.js';

/** Each strategy once, with the least that a step of it counts. */
const rungs: readonly Rung[] = places
  .flatMap(({ strategies }) => Object.entries(strategies))
  .filter(([id], index, all) => all.findIndex(([other]) => other === id) === index)
  .map(([id, rating]) => {
    const strategy = strategyOf(id);
    if (!strategy) throw new Error(`the catalogue has no ${id}`);
    return { strategy, level: strategy.level, rating };
  });

export const se: Ladder = {
  id: 'se',
  name: "Sudoku Explainer 1.2.1's techniques, in its order",
  rungs,
  rated: (rating) => rating.toFixed(1),
  begin(board, allowed, clock = unlimited) {
    const byId = new Map(allowed.map((rung) => [rung.strategy.id, rung]));
    const open = places.filter(({ strategies }) => Object.keys(strategies).some((id) => byId.has(id)));
    const next = seekingOn(board, open, clock, ({ id }) => byId.has(id));
    return {
      next() {
        const find = next();
        return find && { rung: byId.get(find.id)!, hit: find.hit, rating: find.rating };
      },
      apply: (hit) => applyHit(board, hit),
    };
  },
};
