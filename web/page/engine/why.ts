/**
 * Finds the reason why a candidate can be removed: a value that rules it out, or the easiest step that removes it, at
 * this position or later on the path.
 */
import type { Candidate, Cell, LanguageCode, Puzzle } from '../../../src/face/index.js';
import { candidateNames, houseNames, languageOf } from '../../../src/render/index.js';
import { reasonAgainst, valueAgainst } from '../../../src/session/index.js';
import type { Handler, Why } from './protocol.js';
import { sessionOn } from './session.js';
import { stepView } from './views.js';

export const why: Handler<'why'> = ({ grid, cell, digit, spoil, ...choice }, _, language) => {
  const session = sessionOn(grid, choice);
  const { puzzle, judgement } = session;
  const candidate = puzzle.geometry.candidate(cell, digit);
  const by = valueAgainst(puzzle, candidate);
  if (by !== undefined) return ruledOut(puzzle, candidate, by, language);
  const belongs = judgement.solution && judgement.solution[cell] === digit;
  if (spoil && judgement.solution) return { kind: belongs ? 'right' : 'wrong' };
  // No step removes the cell's own digit, and a search for such a step would use all the time.
  if (belongs) return { kind: 'not-ruled-out', candidate: nameOf(puzzle, candidate, language) };
  const reason = reasonAgainst(session, candidate);
  if (reason.kind === 'step') return { ...reason, step: stepView(reason.step, language) };
  return { kind: 'not-found' };
};

function ruledOut(puzzle: Puzzle, candidate: Candidate, by: Cell, language: LanguageCode): Why {
  const { geometry, values } = puzzle;
  const [house] = geometry.commonHouses([geometry.cellOf(candidate), by]);
  return {
    kind: 'ruled-out',
    by,
    candidate: nameOf(puzzle, candidate, language),
    value: nameOf(puzzle, geometry.candidate(by, values[by]!), language),
    ...(house !== undefined && { house: houseNames(geometry, [house], languageOf(language))[0]! }),
  };
}

/** Returns a candidate in words: `7 in r3c4`. */
const nameOf = ({ geometry }: Puzzle, candidate: Candidate, language: LanguageCode): string =>
  candidateNames(geometry, [candidate], languageOf(language))[0]!;
