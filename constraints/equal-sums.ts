/** Groups of cells have the same sum. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { letterOf } from '../src/rules/clue-signs.js';
import { eachTwo, equalSums as haveEqualSums } from '../src/rules/linear.js';
import { sumOf } from '../src/rules/on-grid.js';

export const equalSums: Constraint = listed({
  id: 'equal-sums',
  family: 'cages',
  spellings: ['equalsum'],
  digits: 'any',
  names: { en: 'Equal sums' },
  rule: { en: 'groups of cells with the same sign have the same sum' },
  onCell: { en: () => 'in a group of equal sums' },
  holds: {
    demands: [
      {
        for: eachTwo('lists'),
        weight: '(a.list = i) - (a.list = j)',
        sum: '0',
      },
    ],
  },
  told: {
    en: ({ all, lists }) => (lists.length === 1 ? `${all} are equal` : `group of equal sums ${lists.join('; ')}`),
  },
  exchange: { iss: { clue: 'EqualSum' } },
  saidBy: 'equal_sum same_sum',
  takes: {
    lists: { least: 2, most: Infinity },
    areUneven: true,
    cells: { least: 1, most: Infinity },
    isUnordered: true,
  },
  additions: (_, own) => ({
    equal: own.flatMap(({ lists }) =>
      lists
        .slice(1)
        .flatMap((list) => (list.length === 1 && lists[0]!.length === 1 ? [[lists[0]![0]!, list[0]!] as const] : [])),
    ),
  }),
  rules: (ground, own) => own.flatMap((clue) => haveEqualSums(clue.lists, ground, clue)),
  readOff: { groups: sumOf },
  draw(clue, _, own) {
    const text = own.length > 1 ? letterOf(own.indexOf(clue)) : '=';
    return clue.lists.map((cells) => ({ kind: 'outline', cells, line: 'dashed', text }));
  },
});
