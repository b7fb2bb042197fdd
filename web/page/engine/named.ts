/** Finds a step by its name, for the reader of a link to it, with a certificate: the step in JSON, which checkers prove. */
import { hintJson, languageOf, stepJson } from '../../../src/render/index.js';
import { asMarked, type FoundStep, type Session } from '../../../src/session/index.js';
import { ladderOf } from '../../../src/solver/index.js';
import { outcomeOf } from '../../../strategies/index.js';
import type { Handler, NamedStep } from './protocol.js';
import { sessionOn } from './session.js';
import { hintedStep } from './views.js';

export const named: Handler<'named'> = ({ grid, step: name, ladder }, _, language) => {
  const session = sessionOn(grid, { ladder }, {});
  const step = stepWith(session, name);
  if (!step) return undefined;
  const json = stepJson(step, languageOf(language));
  return {
    step: hintedStep(step, session.position(), language),
    certificate: `${JSON.stringify(hintJson(asMarked(session.puzzle), session.judgement, false, [json]))}\n`,
  };
};

/** Returns the step with a name: the next one of the ladder if it is that, since hints and paths have these. */
function stepWith(session: Session, { strategy, ...outcome }: NamedStep): FoundStep | undefined {
  const isNamed = (step: FoundStep): boolean => step.strategy.id === strategy && outcomeOf(step) === outcomeOf(outcome);
  const next = session.next();
  if (next && isNamed(next)) return next;
  // The ladder full has all strategies.
  for (const step of session.with({ ladder: ladderOf('full'), only: [strategy] }).every())
    if (isNamed(step)) return step;
  return undefined;
}
