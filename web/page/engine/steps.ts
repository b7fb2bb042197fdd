/** Finds steps, each of which is reported as soon as it is found. */
import { boardOf } from '../../../src/core/index.js';
import { type LanguageCode, UnfitPuzzle } from '../../../src/face/index.js';
import { languageOf, reasonText, strategyName } from '../../../src/render/index.js';
import type { Session } from '../../../src/session/index.js';
import { outcomeOf } from '../../../strategies/index.js';
import type { Handler } from './protocol.js';
import { sessionOn } from './session.js';
import { stepView } from './views.js';

/** Reports all steps at a position, cheapest first, and what is searched for at the moment, which may take long. */
export const steps: Handler<'steps'> = ({ grid, ...choice }, report, language) => {
  const ways = new Map<string, number>();
  const session = sessionOn(grid, choice, { joins: false, guess: false });
  const found = session.every(([strategy]) =>
    report({ searched: strategyName(strategy!, languageOf(language)) }, true),
  );
  for (const step of found) {
    const outcome = outcomeOf(step);
    const count = ways.get(outcome) ?? 0;
    ways.set(outcome, count + 1);
    if (count < MOST_WAYS) report(stepView(step, language));
  }
  return undefined;
};

/** The most steps reported for one outcome. Nobody reads more. */
const MOST_WAYS = 5;

/**
 * Reports the steps of the path to the solution. Where there are several solutions, it ends where logic does. Throws an
 * UnfitPuzzle if there is no solution, at once or as soon as steps have made that known.
 */
export const path: Handler<'path'> = ({ grid, ...choice }, report, language) => {
  const session = sessionOn(grid, choice, {});
  refuseUnsolvable(session, language);
  const board = boardOf(session.puzzle);
  for (const step of session.walk(board)) report(stepView(step, language));
  refuseUnsolvable(session, language);
  return { solved: board.unsolved === 0, hasSeveral: session.prospect.result.solutions.length > 1 };
};

/**
 * Throws an UnfitPuzzle if a puzzle is known to have no solution, with the reason if there is one to name. A count that was
 * cut short says nothing.
 */
function refuseUnsolvable({ puzzle, prospect }: Session, code: LanguageCode): void {
  const { clashes, ofGivens, result } = prospect;
  if (result.ended !== 'all' || result.solutions.length > 0) return;
  const hasReason = clashes.length > 0 || ofGivens !== undefined;
  throw new UnfitPuzzle(hasReason ? reasonText(puzzle, prospect, languageOf(code)) : '', 0);
}
