/** Steps as JSON. Faults of a caller's own strategies become errors that name the strategy. */
import type { Numbers } from '../core/board.js';
import { type Step, stepJson } from '../render/json/step.js';
import type { StepWords } from '../render/language/language.js';
import { candidateNames } from '../render/notation.js';
import type { Session } from '../session/session.js';
import type { FoundStep } from '../solver/step.js';
import { isOwnLadder, strategyFault } from './ladder.js';

/** Writes a step of a session as JSON. `solution`: the only one, if it is known; no step may contradict it. */
export function jsonOf(
  { settings }: Session,
  step: FoundStep,
  solution: Numbers | undefined,
  language: StepWords | undefined,
): Step {
  if (!isOwnLadder(settings.ladder)) return stepJson(step, language);
  refuseWrong(step, solution);
  try {
    const { message, marks, truths } = step.explanation;
    if (!message?.terms || !marks || !truths) throw RangeError('message, marks or truths missing');
    return stepJson(step, language);
  } catch (error) {
    throw strategyFault(step.strategy, 'explain', error);
  }
}

function refuseWrong({ strategy, geometry, place, remove }: FoundStep, solution: Numbers | undefined): void {
  if (!solution) return;
  const isRight = (candidate: number): boolean => solution[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  const wrong = [...place.filter((candidate) => !isRight(candidate)), ...remove.filter(isRight)];
  if (wrong.length > 0)
    throw strategyFault(strategy, 'find', `contradicts the solution: ${candidateNames(geometry, wrong)}`);
}
