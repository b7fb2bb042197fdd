/** The reason why a candidate can go: the plainest step that says so, here, or further on the way where that is easier. */
import { valueAgainst } from '../../../src/session/index.js';
import type { Answering } from './protocol.js';
import { sessionOn } from './session.js';
import { told } from './told.js';

export const why: Answering<'why'> = ({ grid, cell, digit, spoil, ...choice }, _, language) => {
  const session = sessionOn(grid, choice);
  const { puzzle, judgement } = session;
  const candidate = puzzle.geometry.candidate(cell, digit);
  const { solution } = judgement;
  if (spoil && solution && valueAgainst(puzzle, candidate) === undefined)
    return { kind: solution[cell] === digit ? 'right' : 'wrong' };
  const reason = session.why(candidate);
  return reason.kind === 'step' ? { ...reason, step: told(reason.step, language) } : reason;
};
