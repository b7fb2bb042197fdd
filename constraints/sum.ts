/** Cells add up to a number; digits may repeat where other rules let them. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { equation } from '../src/rules/linear.js';

export const sum: Constraint = listed({
  id: 'sum',
  family: 'cages',
  names: { en: 'Sums of cells' },
  rule: { en: 'cells in a solid outline add up to its number, and digits may repeat in them' },
  onCell: { en: ({ value, length }) => `${value}-sum cage of ${length} ${length === 1 ? 'cell' : 'cells'}` },
  holds: { demands: [{ sum: 'value' }] },
  told: { en: ({ value, all }) => `${value}-sum cage in ${all}` },
  exchange: { iss: { clue: 'Sum' } },
  takes: {
    value: { name: 'sum', limits: (cells, size) => [cells, cells * size] },
    cells: { least: 1, most: Infinity },
    isUnordered: true,
  },
  rules: (ground, own) =>
    own.map((clue) => equation([{ cells: clue.lists[0]!, factor: 1 }], clue.value!, ground, clue)),
  readOff: { cages: 'any digits' },
  draw: ({ value, lists: [cells = []] }) => [{ kind: 'outline', cells, line: 'solid', text: String(value) }],
});

export const sumShared: SharedRule = {
  id: 'sum',
  drawn: [{ form: 'cage' }, { form: 'line', branches: 'as a set' }, { form: 'dot on an edge' }],
  words: [
    'if given sum cage clue? total?',
    'sum cage clue|total|given|corner|small if? total? clue? given? corner? place? small? ifGiven? value? equals?',
    'cage clue sum total? given? corner? place? small?',
    'sum cage some?',
    'line sum # total?',
    'dot|circle joined|between sum|total # if?',
    'dot|circle joined|between sum|total within|clue|value|given|dot|circle if? value? clue? number? equals? each?',
  ],
};
