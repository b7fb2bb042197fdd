/** Sessions on the page's grids, without the face, which would load the readers of all formats. */
import { clashes } from '../../../src/core/index.js';
import { clashText, languageOf } from '../../../src/render/index.js';
import { Session, type SessionSettings } from '../../../src/session/index.js';
import { ladderOf } from '../../../src/solver/index.js';
import type { Handler, LadderChoice, PlainGrid } from './protocol.js';
import { puzzleIn } from './with-rules.js';

/** Opens a session. Without rules of its own it does not guess. */
export const sessionOn = (
  grid: PlainGrid,
  { ladder, level }: LadderChoice,
  rules: Pick<SessionSettings, 'guess' | 'joins' | 'only'> = { guess: false },
): Session => new Session(puzzleIn(grid), { ladder: ladderOf(ladder), ...(level && { maxLevel: level }), ...rules });

/** Counts the solutions of the givens. */
export const solution: Handler<'solution'> = ({ grid }, _, code) => {
  const { judgement, puzzle } = sessionOn(grid, { ladder: 'full' });
  const { solution, solutions } = judgement;
  if (solution) return { solutions: 'one', solution: Array.from(solution) };
  if (solutions !== 'none') return { solutions: 'several' };
  const [clash] = clashes(puzzle);
  return { solutions: 'none', ...(clash && { clash: clashText(puzzle.geometry, clash, languageOf(code)) }) };
};
