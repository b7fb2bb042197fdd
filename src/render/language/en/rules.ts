/** The English words for the rules of variants. */
import type { RuleWords } from '../language.js';

export const ENGLISH_RULES: RuleWords = {
  rules: 'Rules',
  of: {
    x: 'each diagonal has every digit once',
    windoku: 'each window has every digit once',
    'disjoint-groups': 'the cells in the same place of their boxes have every digit once',
    asterisk: 'the nine marked cells (the asterisk) have every digit once',
    'centre-dot': 'the centres of the boxes have every digit once',
    girandola: 'the nine marked cells (the girandola) have every digit once',
    'anti-knight': "cells a knight's move apart differ",
    'anti-king': 'cells that touch at a corner differ',
    latin: 'there are no boxes',
    regions: 'the regions between thick lines take the place of boxes',
    pairs: 'cells that are marked together differ',
  },
};
