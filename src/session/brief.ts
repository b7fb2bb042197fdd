/** The short form of a step's sentence, for lists: the digits and houses, the cells, the clue or the chain. */
import { digitsOf } from '../core/candidates.js';
import {
  cells,
  clues,
  digitSet,
  digits,
  firstTerm,
  houses,
  type Message,
  type NamedClue,
  say,
} from '../logic/step/message.js';
import { cellsOfPattern, isGuess, type ToldStep } from './where.js';

/** The most cells, houses or clues that a line names. */
const MOST_NAMED = 8;

/**
 * Returns the pattern of a step in a few words; undefined for a guess, for one cell that the outcome names, and for a
 * pattern with too many parts.
 */
export function briefOf(step: ToldStep): Message | undefined {
  if (isGuess(step)) return undefined;
  const { message, truths } = step.explanation;
  const shown = firstTerm(message, 'chain');
  if (shown) return say('{chain}', { chain: shown });
  const rules = truths.flatMap((truth): NamedClue[] =>
    truth.kind === 'rule' ? [{ cells: step.geometry.rules[truth.rule]!.cells, rule: truth.rule }] : [],
  );
  if (rules.length > 0 && rules.length <= 2) return say('{clues}', { clues: clues(...rules) });
  return briefOfHouses(step) ?? briefOfCells(step);
}

/** Names the digits of the houses that the step rests on, if it rests on nothing else. */
function briefOfHouses({ explanation: { truths } }: ToldStep): Message | undefined {
  const inHouses = truths.filter((truth) => truth.kind === 'house');
  if (inHouses.length < truths.length || inHouses.length === 0 || inHouses.length > MOST_NAMED) return undefined;
  return say('{digits} in {houses}', {
    digits: digits(...new Set(inHouses.map(({ digit }) => digit))),
    houses: houses([...new Set(inHouses.map(({ house }) => house))]),
  });
}

/** Names the cells of the pattern and its digits, unless the outcome does. */
function briefOfCells(step: ToldStep): Message | undefined {
  const { geometry, explanation, place } = step;
  const pattern = cellsOfPattern(step);
  const isSaid = pattern.every((cell) => place.some((candidate) => geometry.cellOf(candidate) === cell));
  if (isSaid || pattern.length > MOST_NAMED) return undefined;
  const marked = explanation.marks.flatMap((mark) =>
    mark.kind === 'candidate' && mark.role !== 'target' ? [mark.candidate] : [],
  );
  const named = marked.length > 0 ? marked : [...step.place, ...step.remove];
  return say('{digits} in {cells}', { digits: digitSet(digitsOf(named, geometry)), cells: cells(pattern) });
}
