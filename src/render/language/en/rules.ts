/** The English words around the texts of constraints, which are in the constraints' modules. */
import type { RuleWords } from '../rule-words.js';

export const ENGLISH_RULES: RuleWords = {
  constraints: {},
  reasons: {},
  title: 'Rules',
  digits: (list) => `the digits are ${list}`,
  the: (noun) => `the ${noun}`,
  beside: (clue, cells) => `${clue} with ${cells}`,
  articles: { the: ['the', 'the'] },
  clue: (_, constraint, cells) => `the ${constraint.replaceAll('-', ' ')} ${cells}`,
  different: (cells) => `the different cells ${cells}`,
  otherwise: ({ value, all }) => (value === undefined ? `a rule joins ${all}` : `hidden ${value}-cage in ${all}`),
  partner: (name) => (name ? `partner (${name})` : 'partner by equal cells'),
  where: (name) => (name ? `by the clues (${name})` : 'by the rules'),
  general: () => 'by the rules of this puzzle, some cells differ',
  untold: ({ all }) => `clue in ${all}`,
};
