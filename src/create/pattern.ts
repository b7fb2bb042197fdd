/**
 * The search where the given cells are prescribed: not cells but digits are changed. Some givens are taken back, the
 * grid is filled up anew at random, and the change is kept if there are no more solutions than before and, once there
 * is only one, if the draft is no farther from the aims.
 */
import { EMPTY } from '../core/board.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { FOUND } from '../search/engine.js';
import { engineOf } from '../search/search.js';
import { type Aim, limitsOf } from './aims.js';
import { Appraisal } from './appraisal.js';
import type { Attempt } from './climb.js';
import { clueAim } from './clue-aims.js';
import { Draft } from './draft.js';
import { complete, fillerOf, type Grid } from './fill.js';
import { missOf } from './miss.js';
import type { Order } from './order.js';
import { between, type Random, shuffle } from './random.js';

/** More solutions than these are not told apart. */
const MOST_SOLUTIONS = 5000;
const MOST_GUESSES = 200_000;
/** Changes that do not help after which another grid is taken. */
const PATIENCE = 400;
/** Givens that are taken back at once. */
const FEWEST_BACK = 2;
const MOST_BACK = 5;

/** Yields where it stands after every draft that it looks at, without end. */
export function* patternAttempts(
  order: Order,
  pattern: readonly Cell[],
  random: Random,
): Generator<Attempt, never, void> {
  const { geometry } = order;
  const filler = fillerOf(geometry, order.fill);
  const aims = [clueAim(order.clues), ...order.aims];
  const limits = limitsOf(aims);
  const cells = [...pattern];
  const look = (grid: Grid, most?: number): Attempt => {
    const draft = showing(geometry, grid, pattern);
    const made = new Appraisal(draft, limits);
    const solutions = countSolutions(draft);
    if (solutions === 1) return { made, ...missOf(aims, made, most) };
    return { made, miss: UNSETTLED + Math.log2(solutions), missed: [oneSolution] };
  };
  for (;;) {
    let at = look(filler(random));
    yield at;
    for (let idle = 0; idle < PATIENCE && at.miss > 0; idle++) {
      const grid = changed(at.made.draft, cells, random);
      if (grid) {
        const next = look(grid, at.miss);
        if (next.miss < at.miss) idle = 0;
        if (next.miss <= at.miss) at = next;
      }
      yield at;
    }
  }
}

/** Farther off than any draft that has one solution. */
const UNSETTLED = 1000;

const oneSolution: Aim = {
  name: 'one solution',
  loosen: 'give more cells in the --pattern',
  miss: () => UNSETTLED,
};

function showing(geometry: Geometry, grid: Grid, pattern: readonly Cell[]): Draft {
  const draft = new Draft(geometry, grid);
  for (let cell = 0; cell < geometry.cells; cell++) if (!pattern.includes(cell)) draft.takeOut([cell]);
  return draft;
}

/** Another grid with most of the givens. */
function changed(draft: Draft, cells: Cell[], random: Random): Grid | undefined {
  const values = draft.values.slice();
  for (const cell of shuffle(cells, random).slice(0, between(random, FEWEST_BACK, MOST_BACK))) values[cell] = EMPTY;
  return complete({ geometry: draft.geometry, values }, random);
}

function countSolutions({ geometry, values }: Draft): number {
  const engine = engineOf(geometry);
  engine.start(values);
  let count = 0;
  while (count < MOST_SOLUTIONS && engine.next(MOST_GUESSES) === FOUND) count++;
  return engine.guesses < MOST_GUESSES ? count : MOST_SOLUTIONS;
}
