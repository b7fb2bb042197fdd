/** Cells add up to a number; digits may repeat where other rules let them. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { sumsOfAny } from '../src/core/numbers.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BOUND_DEMANDS, BOUND_WORDS, shownSum, sumsOrBounds, toldBound, withBounds } from '../src/rules/bounded-sum.js';

export const sum: Constraint = listed({
  id: 'sum',
  family: 'cages',
  digits: 'any',
  names: { en: 'Sums of cells' },
  rule: { en: `cells in a solid outline, in which digits may repeat, add up to its number, or ${BOUND_WORDS}` },
  usualRule: { en: 'cells in a solid outline add up to its number, and digits may repeat in them' },
  onCell: {
    en: ({ value, text, length }) =>
      `${value === undefined ? '' : `${value}-`}sum cage of ${length} ${length === 1 ? 'cell' : 'cells'}${text === undefined ? '' : ` with ${toldBound(text)}`}`,
  },
  holds: { demands: [{ sum: 'value' }, ...BOUND_DEMANDS] },
  told: {
    en: ({ value, text, all }) =>
      text === undefined ? `${value}-sum cage in ${all}` : `sum cage in ${all} with ${toldBound(text)}`,
  },
  exchange: { iss: { clue: 'Sum' } },
  takes: {
    ...withBounds({ name: 'sum', limits: (cells, _, numbers) => sumsOfAny(numbers, cells) }),
    cells: { least: 1, most: Infinity },
    isUnordered: true,
  },
  rules: sumsOrBounds,
  readOff: { cages: 'any digits' },
  draw: (clue) => [{ kind: 'outline', cells: clue.lists[0]!, line: 'solid', text: shownSum(clue)! }],
});

export const sumShared: SharedRule = {
  id: 'sum',
  drawn: [{ form: 'cage' }, { form: 'line', branches: 'as a set' }, { form: 'dot on an edge' }],
  words: [
    'if given sum cage clue? total?',
    'sum cage clue|total|given|corner|small|place if? total? clue? given? corner? place? small? ifGiven? value? equals?',
    'cage clue sum total? given? corner? place? small?',
    'cage total clue|given|corner|small clue? given? corner? place? small? ifGiven? cage<total',
    'sum|total cage # all:cage? sum? total? within?',
    'sum cage some?',
    'line sum # total?',
    'dot|circle joined|between sum|total # if?',
    'dot|circle joined|between sum|total within|clue|value|given|dot|circle if? value? clue? number? equals? each?',
  ],
};
