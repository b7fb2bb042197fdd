/** A setter's words beside a puzzle in any other text: rules of the whole grid, and what its clues are called. */
import { withRules } from '../../variants/rules.js';
import { leftOutRemark, type Reading, withRemark } from '../format.js';
import { Misread } from '../misread.js';
import { assignmentsOf } from './matching.js';
import { notUnderstood, openTexts, sentenceText, toldOf } from './reading.js';
import type { SharedSettings } from './settings.js';
import { type RuleClaim, rulesReader } from './words/claims.js';

/**
 * Adds the rules that words state to a puzzle that was read. Throws a Misread for a sentence that is not understood, or
 * that speaks of clues which the puzzle has not, unless the settings leave that out.
 */
export function withWords(reading: Reading, words: string, { ignoresRules = false }: SharedSettings = {}): Reading {
  const { geometry } = reading.puzzle;
  const { size, layout } = geometry;
  const sentences = rulesReader.sentences(words, size);
  const lost = sentences.filter(({ claims }) => !claims).map(sentenceText);
  const named = {
    variant: layout.names,
    statements: layout.statements ?? [],
    sets: layout.groups.map(({ cells }) => cells),
  };
  const claims = sentences.flatMap((sentence) => sentence.claims ?? []);
  const [{ open, ...matched }] = assignmentsOf([], claims, { size, named }, { hasWords: true });
  const spoken = open.claims.filter(isOfDiagonals);
  const names = [...matched.names, ...spoken.flatMap(({ options }) => options.map(({ rule }) => rule.id))];
  const assignment = { ...matched, open, names: [...new Set(names)] };
  const left = [...lost, ...openTexts({ ...open, claims: open.claims.filter((claim) => !spoken.includes(claim)) })];
  if (left.length > 0 && !ignoresRules) throw notUnderstood(left);
  const added = assignment.names.filter((name) => !layout.names.includes(name));
  const read: Reading = {
    ...reading,
    puzzle: { ...reading.puzzle, geometry: withNames(geometry, added) },
    rules: { told: toldOf(sentences, assignment, named), ...(left.length > 0 && { ignored: left }) },
  };
  return left.length === 0 ? read : withRemark(read, leftOutRemark(left));
}

/** Words for both diagonals, which no text has drawn. */
const BOTH =
  /diagonals|diagonalen|x-?\s?sudoku|\b(?:both|each|every|beide\p{L}*|jede\p{L}*)\s(?:\p{L}+\s){0,2}diagonal/iu;
const OF_ONE = /\b(?:positive|negative)\b/i;

/** True if a claim is that of a rule of the whole grid, about both diagonals. */
const isOfDiagonals = ({ sentence, options }: RuleClaim): boolean =>
  BOTH.test(sentence) &&
  !OF_ONE.test(sentence) &&
  options.every(({ rule: { constraint } }) => constraint.takes === undefined);

function withNames(geometry: Reading['puzzle']['geometry'], variant: readonly string[]): typeof geometry {
  if (variant.length === 0) return geometry;
  try {
    return withRules(geometry, { variant });
  } catch (error) {
    throw error instanceof RangeError ? new Misread(error.message) : error;
  }
}
