/** The digits of a cage differ and add up to its number. */
import { type Constraint, type GroupKind, groupsOf, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { differentSum } from '../src/rules/different-sum.js';

const cage: GroupKind = {
  id: 'cage',
  names: { en: ['cage', 'cages'] },
};

export const killerCage: Constraint = listed({
  id: 'killer-cage',
  family: 'cages',
  spellings: ['killer', 'cage'],
  names: { en: 'Killer cages' },
  rule: { en: 'the digits of a cage differ and add up to its number' },
  onCell: {
    en: ({ value, length }) =>
      `${value === undefined ? '' : `${value}-`}cage of ${length} ${length === 1 ? 'cell' : 'cells'}`,
  },
  holds: { demands: [{ two: 'a != b' }, { sum: 'value' }] },
  told: { en: ({ value, all }) => `${value}-cage in ${all}` },
  partner: { en: ({ value }) => (value === undefined ? 'cage partner' : `partner in the ${value}-cage`) },
  exchange: {
    fPuzzles: { clues: 'killercage', none: 0 },
    iss: { clue: 'Cage', none: 0 },
    sudokuMaker: { type: 301, clues: 'cages' },
  },
  groups: [cage],
  takes: {
    value: {
      name: 'sum',
      limits: (cells, size) => [(cells * (cells + 1)) / 2, (cells * (2 * size + 1 - cells)) / 2],
      isOptional: true,
    },
    cells: { least: 1 },
    isUnordered: true,
  },
  saidBy: 'cages! killer_cage! cage killer käfig',
  additions: (_, own) => ({
    groups: groupsOf(
      cage,
      own.flatMap(({ lists }) => (lists[0]!.length > 1 ? [lists[0]!.toSorted((a, b) => a - b)] : [])),
    ),
  }),
  rules: ({ size }, own) =>
    own.flatMap((statement) => {
      const { value, lists } = statement;
      return value === undefined ? [] : [{ ...differentSum(lists[0]!, value, size), statement }];
    }),
  readOff: { cages: 'different digits' },
  draw: ({ value, lists: [cells = []] }) => [
    { kind: 'outline', cells, line: 'dashed', ...(value !== undefined && { text: String(value) }) },
  ],
});

export const killerCageShared: SharedRule = {
  id: 'killer-cage',
  called: 'killer killers killer_cage killer_cages cages killer_sudoku cage',
  drawn: [{ isTelling: true, form: 'cage' }],
  words: [
    'cage sum distinct #',
    'cage sum distinct clue? total? given? corner? place? small? ifGiven? equals? value?',
    'cage distinct within? cell? all? same?',
  ],
};
