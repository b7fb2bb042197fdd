/** Sessions on the page's grids, without the face, which would load the readers of all formats. */
import { Session, type SessionSettings } from '../../../src/session/index.js';
import { ladderOf } from '../../../src/solver/index.js';
import { puzzleIn } from './grid.js';
import type { Handler, LadderChoice, PlainGrid } from './protocol.js';

/** Opens a session that does not guess, unless the rules allow it. */
export const sessionOn = (
  grid: PlainGrid,
  { ladder, level }: LadderChoice,
  rules: Pick<SessionSettings, 'guess' | 'joins' | 'only'> = {},
): Session =>
  new Session(puzzleIn(grid), { ladder: ladderOf(ladder), guess: false, ...(level && { maxLevel: level }), ...rules });

/** Counts the solutions of the givens. */
export const solution: Handler<'solution'> = ({ grid }) => {
  const { solution, solutions } = sessionOn(grid, { ladder: 'full' }).judgement;
  if (solution) return { solutions: 'one', solution: Array.from(solution) };
  return { solutions: solutions === 'none' ? 'none' : 'several' };
};
