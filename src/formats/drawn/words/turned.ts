/** Sentences that turn a rule round: what they say of digits holds for cells without a clue too, or for no clue. */
import type { DrawnForm } from '../../../core/shared-rule.js';
import type { DrawnRule } from '../rules.js';
import { isLook } from './looks.js';
import type { Phrase } from './phrases.js';
import type { Token } from './token.js';

export const isOfCells = (form: DrawnForm): boolean => form === 'mark in a cell' || form === 'tinted cell';

/** Relations of the clues between cells. */
const RELATIONS = /^(?:sum|total|differ|consecutive|double|ratio.*|smaller|greater)$/;
const BETWEEN_CELLS = new Set(['dot', 'circle', 'xLetter', 'vLetter', 'sign', 'joined']);

/** Words by which a sentence speaks of all digits of a kind, not only of those with a clue. */
const OF_ALL = /\b(?:always|every|each|any|all|immer|stets|jedes?|jeder|jeden|alle[nr]?)(?!\p{L})/iu;
/** Words by which digits come to a clue: *consecutive digits have a dot between them*. */
const HAVING =
  /\b(?:consecutive|sums?|adds?|totals?|differ(?:ence)?|double|twice|ratio|aufeinanderfolgende\p{L}?|summe)\b.*\b(?:ha(?:s|ve)|there (?:is|are)|haben|hat)\b/iu;

/**
 * True for a condition on digits, *if two digits are consecutive, a dot is given* or *all consecutive digits have a dot*: it
 * is one on cells without a dot too.
 */
export function isConverse(tokens: readonly Token[], forms: readonly DrawnForm[], text: string): boolean {
  if (!forms.some((form) => form.endsWith('on an edge'))) return false;
  const at = tokens.findIndex((token) => token.kind === 'concept' && token.name === 'if');
  const isOfAll = OF_ALL.test(text);
  if (at < 0 && !isOfAll && !HAVING.test(text)) return false;
  const names = tokens.slice(Math.max(0, at)).flatMap((token) => (token.kind === 'concept' ? [token.name] : []));
  const relation = names.findIndex((name) => RELATIONS.test(name));
  const clue = names.findIndex((name) => BETWEEN_CELLS.has(name));
  const given = names.lastIndexOf('given');
  return relation >= 0 && (clue > relation || (isOfAll && clue >= 0 && given > relation));
}

const CLUES_OF_COLOUR = new Set(['dot', 'circle', 'xLetter', 'vLetter', 'sign']);

/** True if a rule of the whole grid is said of cells of a colour: it holds for those alone. */
export const isOfSomeCells = (tokens: readonly Token[], { drawn = [], spoken }: DrawnRule): boolean =>
  drawn.length === 0 &&
  spoken?.needsColour === undefined &&
  tokens.some(({ kind }) => kind === 'colour') &&
  !tokens.some((token) => token.kind === 'concept' && CLUES_OF_COLOUR.has(token.name));

/**
 * True if clues of two colours are compared, *green lines that touch purple lines*: something other than a cut and the
 * words for clues stands between their colours.
 */
export function comparesColours(tokens: readonly Token[]): boolean {
  let last: string | undefined;
  let isApart = false;
  for (const token of tokens) {
    if (token.kind !== 'colour') isApart ||= token.kind !== 'cut' && !isLook(token);
    else if (last !== undefined && token.name !== last && isApart) return true;
    else [last, isApart] = [token.name, false];
  }
  return false;
}

/** A single clue of which alone something is said: *exactly one black dot*, *one diagonal*. */
const OF_ONE_CLUE =
  /(?:^|[,;:.] ?(?:and )?|\b(?:exactly|precisely|just|only) )one (?:of (?:the|these|those|all) )?(?:\p{L}+ ){0,2}(?:dots?|circles?|squares?|diamonds?|diagonals?|lines?|cages?|arrows?|thermos?|thermometers?|signs?|[xv]'?s?)(?!\p{L})|\b(?:genau|nur) eine?[rnms]? (?:der |dieser )?(?:\p{L}+ ){0,2}(?:punkte?|kreise?|quadrate?|rauten?|diagonalen?|linien?|käfige?|pfeile?|thermometer|zeichen|[xv])(?!\p{L})/iu;

/** True for a sentence about one of several clues, which leaves open about which. */
export const isOfOneClue = (text: string): boolean => OF_ONE_CLUE.test(text);

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
