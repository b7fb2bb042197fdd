/** What shows that a digit is wrong in its cell. */
import { bowmansBingo } from '../../strategies/forcing/bowmans-bingo.js';
import type { Candidate } from '../core/geometry.js';
import { refutation } from '../logic/argument/lines.js';
import { contradictionOf } from '../logic/argument/singles.js';
import { isAbove, type Level, removing } from '../logic/step/strategy.js';
import { found } from '../solver/rung.js';
import { FoundStep } from '../solver/step.js';
import type { Session } from './session.js';
import { easiestStepHere, laterOnPath, type Reason, valueAgainst } from './why.js';

/** The highest level of a step that is easier to follow than a trial. */
const EASIER_THAN_TRIAL: Level = 'medium';

/**
 * Returns the reason why a candidate is wrong: a value that excludes it, else an easy step at the position, else its
 * trial by singles, else the first step of the path that removes it. A player who has written the digit has tried it
 * already, so the trial is close.
 */
export function refutationOf(session: Session, candidate: Candidate): Reason {
  const by = valueAgainst(session.puzzle, candidate);
  if (by !== undefined) return { kind: 'ruled-out', by };
  const { settings, clock } = session;
  const { ladder, maxLevel = EASIER_THAN_TRIAL } = settings;
  const easy = { ...session.rules(), maxLevel: isAbove(maxLevel, EASIER_THAN_TRIAL) ? EASIER_THAN_TRIAL : maxLevel };
  const step = easiestStepHere(session.position(), ladder, easy, candidate, clock) ?? trialOf(session, candidate);
  if (step) return { kind: 'step', step, before: 0 };
  return laterOnPath(session.position(), ladder, session.rules(), candidate, clock) ?? { kind: 'not-found' };
}

function trialOf(session: Session, candidate: Candidate): FoundStep | undefined {
  const board = session.position();
  const lines = board.has(candidate) ? contradictionOf(board, candidate) : undefined;
  if (!lines) return undefined;
  const hit = removing(refutation(lines), [candidate]);
  return new FoundStep(found(bowmansBingo, hit, bowmansBingo.score), board.geometry);
}
