/** The digits of a cage differ and add up to its number, or to one within its limit. */
import { type Constraint, type GroupKind, groupsOf, listed } from '../src/core/constraint.js';
import { sumsOfDifferent } from '../src/core/numbers.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BOUND_DEMANDS, BOUND_WORDS, boundedSum, shownSum, toldBound, withBounds } from '../src/rules/bounded-sum.js';
import { differentSum } from '../src/rules/different-sum.js';

const cage: GroupKind = {
  id: 'cage',
  names: { en: ['the cage from', 'the cages from'] },
  isNamedByCell: true,
};

export const killerCage: Constraint = listed({
  id: 'killer-cage',
  family: 'cages',
  spellings: ['killer', 'cage'],
  digits: 'any',
  names: { en: 'Killer cages' },
  rule: { en: `the digits of a cage differ and add up to its number, or ${BOUND_WORDS}` },
  usualRule: { en: 'the digits of a cage differ and add up to its number' },
  onCell: {
    en: ({ value, text, length }) =>
      `${value === undefined ? '' : `${value}-`}cage of ${length} ${length === 1 ? 'cell' : 'cells'}${text === undefined ? '' : ` with a sum of ${toldBound(text)}`}`,
  },
  holds: { demands: [{ two: 'a != b' }, { sum: 'value' }, ...BOUND_DEMANDS] },
  told: {
    en: ({ value, text, all }) =>
      text === undefined ? `${value}-cage in ${all}` : `cage in ${all} with a sum of ${toldBound(text)}`,
  },
  partner: { en: ({ value }) => (value === undefined ? 'cage partner' : `partner in the ${value}-cage`) },
  exchange: {
    fPuzzles: { clues: 'killercage', none: 0 },
    iss: { clue: 'Cage', none: 0 },
    sudokuMaker: { type: 301, clues: 'cages' },
  },
  groups: [cage],
  takes: {
    ...withBounds({
      name: 'sum',
      limits: (cells, _, numbers) => sumsOfDifferent(numbers, cells),
      isOptional: true,
    }),
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
  rules: (ground, own) =>
    own.flatMap((statement) => {
      const { value, text, lists } = statement;
      if (text !== undefined) return [boundedSum(lists[0]!, text, ground, statement)];
      return value === undefined ? [] : [{ ...differentSum(lists[0]!, value, ground.numbers), statement }];
    }),
  readOff: { cages: 'different digits' },
  draw(clue) {
    const text = shownSum(clue);
    return [{ kind: 'outline', cells: clue.lists[0]!, line: 'dashed', ...(text !== undefined && { text }) }];
  },
});

export const killerCageShared: SharedRule = {
  id: 'killer-cage',
  called: 'killer killers killer_cage killer_cages cages killer_sudoku cage',
  drawn: [{ isTelling: true, form: 'cage' }],
  words: [
    'cage sum distinct #',
    'cage sum mustDiffer clue|total|given|corner|small|place clue? total? given? corner? place? small? ifGiven? all? equals?',
    'cage sum distinct clue? total? given? corner? place? small? ifGiven? equals? value?',
    'cage total distinct|mustDiffer clue|given|corner|small clue? given? corner? place? small? ifGiven? all?',
    'cage distinct within? cell? all? same? appear?',
    'cage mustDiffer within? cell? all?',
  ],
};
