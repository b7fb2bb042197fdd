/**
 * Finds the reason why a candidate can be removed: a value that rules it out, or the easiest step that removes it, at
 * this position or later on the path.
 */

import { type Candidate, type Cell, EMPTY } from '../../../src/core/index.js';
import type { LanguageCode, Puzzle } from '../../../src/face/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { candidateNames, cellName, houseNames, languageOf } from '../../../src/render/index.js';
import {
  type FoundStep,
  type Reason,
  reasonAgainst,
  refutationOf,
  rulesOut,
  type Session,
  valueAgainst,
} from '../../../src/session/index.js';
import type { Handler, LadderChoice, PlainGrid, Why } from './protocol.js';
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
  return told(reasonAgainst(session, candidate), session, candidate, [grid, choice], language);
};

/** Finds what shows that a wrong digit is wrong, in a grid without wrong digits. */
export const refute: Handler<'refute'> = ({ grid, cell, digit, ...choice }, _, language) => {
  const session = sessionOn(grid, choice);
  const candidate = session.puzzle.geometry.candidate(cell, digit);
  return told(refutationOf(session, candidate), session, candidate, [grid, choice], language);
};

/** Converts a reason. `asked`: the grid and the choice of the session. */
function told(
  reason: Reason,
  { puzzle }: Session,
  candidate: Candidate,
  [grid, choice]: readonly [PlainGrid, LadderChoice],
  language: LanguageCode,
): Why {
  if (reason.kind === 'ruled-out') return ruledOut(puzzle, candidate, reason.by, language);
  if (reason.kind === 'not-found') return { kind: 'not-found' };
  const { step, before } = reason;
  const against = step.place.find((placed) => placed !== candidate && puzzle.geometry.conflict(placed, candidate));
  const onPath = before > 0 ? indexOnPath(grid, choice, candidate, step) : -1;
  return {
    kind: 'step',
    step: stepView(step, language),
    before,
    ...wordsOf(puzzle, candidate),
    ...(against !== undefined && { placed: wordsOf(puzzle, against) }),
    ...(onPath >= 0 && { onPath }),
  };
}

/**
 * Returns the index, on the path from the givens, of a step with the same outcome, or else of the first that removes the
 * candidate; -1 if there is none.
 */
function indexOnPath(
  grid: PlainGrid,
  choice: LadderChoice,
  candidate: Candidate,
  { place, remove }: FoundStep,
): number {
  const { candidates: _, placed, ...rest } = grid;
  const values = placed ? grid.values.map((value, cell) => (placed[cell] ? EMPTY : value)) : grid.values;
  const outcome = `${place} ${remove}`;
  let first = -1;
  let index = 0;
  for (const step of sessionOn({ ...rest, values }, choice).walk()) {
    if (`${step.place} ${step.remove}` === outcome) return index;
    if (first < 0 && rulesOut(step, candidate)) first = index;
    index++;
  }
  return first;
}

const wordsOf = ({ geometry }: Puzzle, candidate: Candidate) => ({
  digit: symbolOn(geometry.digitOf(candidate), geometry),
  at: cellName(geometry, geometry.cellOf(candidate)),
});

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
