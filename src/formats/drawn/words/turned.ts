/** Sentences that turn a rule round: what they say of digits holds for cells without a clue too, or for no clue. */
import type { DrawnForm } from '../../../core/shared-rule.js';
import type { DrawnRule } from '../rules.js';
import type { Phrase } from './phrases.js';
import type { Token } from './token.js';

export const isOfCells = (form: DrawnForm): boolean => form === 'mark in a cell' || form === 'tinted cell';

/** Relations of the clues between cells. */
const RELATIONS = /^(?:sum|total|differ|consecutive|double|ratio.*|smaller|greater)$/;
const BETWEEN_CELLS = new Set(['dot', 'circle', 'xLetter', 'vLetter', 'sign', 'joined']);

/** True for a condition on digits, *if two digits are consecutive, a dot is given*: it is one on cells without a dot too. */
export function isConverse(tokens: readonly Token[], forms: readonly DrawnForm[]): boolean {
  const at = tokens.findIndex((token) => token.kind === 'concept' && token.name === 'if');
  if (at < 0 || !forms.some((form) => form.endsWith('on an edge'))) return false;
  const names = tokens.slice(at).flatMap((token) => (token.kind === 'concept' ? [token.name] : []));
  const relation = names.findIndex((name) => RELATIONS.test(name));
  const clue = names.findIndex((name) => BETWEEN_CELLS.has(name));
  return relation >= 0 && clue > relation;
}

const MARKS = new Set(['circle', 'diamond', 'shade']);

/** True if marks in cells are named behind what they are to say: *even digits have a circle* is no *digits in circles are even*. */
export function isMarkLast(tokens: readonly Token[], { wanted }: Phrase, { drawn = [], spoken }: DrawnRule): boolean {
  if (drawn.length === 0 || spoken?.needsColour || !drawn.every(({ form, areOne }) => isOfCells(form) && !areOne))
    return false;
  const at = tokens.findIndex((token) => token.kind === 'concept' && wanted[0]!.includes(token.name));
  const isOfNeighbours = wanted.some((names) => names.includes('adjacent'));
  return tokens
    .slice(at + 1)
    .some(
      (token) =>
        token.kind === 'colour' ||
        (token.kind === 'concept' && (MARKS.has(token.name) || (token.name === 'square' && !isOfNeighbours))),
    );
}

/** Clues that a sentence compares with each other: *adjacent green lines*, *the previous thermometer*. */
const CLUES_COMPARED =
  /\b(?:adjacent|neighbou?ring|consecutive|successive|previous|benachbarte[nr]?|vorige[nrs]?)\s(?:\p{L}{2,12}\s)?(?:lines|cages|arrows|thermos?|thermometers?|circles|dots|regions|areas|linien|käfigen?|pfeilen?|thermometern?|kreisen?)(?!\p{L})/iu;

/** True for a sentence that relates clues to each other, not their digits. */
export const comparesClues = (text: string): boolean => CLUES_COMPARED.test(text);

/** True if each end of a line is to be a sum: *both circles equal the sum of the digits between* is not about their sum. */
export function areSums(tokens: readonly Token[], { drawn = [] }: DrawnRule): boolean {
  if (!drawn.some(({ ends }) => ends === 'discs')) return false;
  const names = tokens.flatMap((token) => (token.kind === 'concept' ? [token.name] : []));
  const at = names.indexOf('equals');
  return at >= 0 && names[at + 1] === 'sum' && !names.slice(0, at).some((name) => name === 'sum' || name === 'total');
}
