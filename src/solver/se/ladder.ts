/** Sudoku Explainer's ladder: its techniques in its order, each step with the rating that this one has. */
import { strategyOf } from '../../../strategies/index.js';
import { applyHit, type Ladder, type Rung } from '../ladder.js';
import { seekingOn } from './climb.js';
import { places } from './places.js';

const rungs: readonly Rung[] = places.flatMap(({ strategies }) =>
  Object.entries(strategies).flatMap(([id, rating]) => {
    const strategy = strategyOf(id);
    return strategy ? [{ strategy, level: strategy.level, rating }] : [];
  }),
);

export const se: Ladder = {
  id: 'se',
  name: "Sudoku Explainer 1.2.1's techniques, in its order",
  rungs,
  begin(board, allowed) {
    const byId = new Map(allowed.map((rung) => [rung.strategy.id, rung]));
    const open = places.filter(({ strategies }) => Object.keys(strategies).some((id) => byId.has(id)));
    const next = seekingOn(
      board,
      open,
      () => {},
      ({ id }) => byId.has(id),
    );
    return {
      next() {
        const find = next();
        return find && { rung: byId.get(find.id)!, hit: find.hit, rating: find.rating };
      },
      apply: (hit) => applyHit(board, hit),
    };
  },
};
