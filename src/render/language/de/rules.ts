/** The German words around the texts of constraints. Nouns for rules over several cells are masculine. */
import type { RuleWords } from '../rule-words.js';
import { CONSTRAINTS } from './constraints/index.js';
import { REASONS } from './constraints/reasons.js';

/** How rules are told in German: the texts of constraints, and the words around them. */
export const GERMAN_RULES: RuleWords = {
  constraints: CONSTRAINTS,
  reasons: REASONS,
  title: 'Regeln',
  digits: (list) => `die Ziffern sind ${list}`,
  the: (noun) => `der ${noun}`,
  beside: (clue, cells) => `${clue} mit ${cells}`,
  articles: { der: ['der', 'die'], im: ['im', 'in der'], dem: ['dem', 'der'], vom: ['vom', 'von der'] },
  clue: (name, _, cells) => `${name} ${cells}`,
  different: (cells) => `die verschiedenen Felder ${cells}`,
  otherwise: ({ value, all }) =>
    value === undefined ? `eine Regel verbindet ${all}` : `${value}er-Hilfskäfig in ${all}`,
  partner: (name) => (name ? `Partner (${name})` : 'Partner über gleiche Felder'),
  where: (name) => (name ? `nach den Hinweisen (${name})` : 'nach den Regeln'),
  general: () => 'nach den Regeln dieses Rätsels sind manche Felder verschieden',
  untold: ({ all }) => `Hinweis in ${all}`,
};
