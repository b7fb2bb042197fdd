/** What roles are called in legends: those of candidates, and those of cells and houses that are tinted. */
import type { Role } from '../logic/step/marks.js';

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  pattern: 'pattern',
  cover: 'second set',
  fin: 'fin or further set',
  on: 'true',
  off: 'false',
  target: 'removed',
};

export const CELL_WORDS: Readonly<Record<Role, string>> = {
  ...ROLE_WORDS,
  pattern: 'cells of the pattern',
  cover: 'second set of cells',
  fin: 'further cells',
  target: 'left without a candidate',
};

export const HOUSE_WORDS: Readonly<Record<Role, string>> = {
  ...ROLE_WORDS,
  pattern: 'house of the pattern',
  cover: 'house that is covered',
  target: 'left without a place',
};
