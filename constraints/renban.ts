/** The digits on a line are consecutive, in any order. */
import { allBits, type Bits, highestBit, lowestBit } from '../src/core/bits.js';
import { type Constraint, type GroupKind, groupsOf, listed, type Statement } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { RuleReason, RuleReasonWords } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { fitting } from '../src/rules/different-sum.js';
import { unless } from '../src/rules/relation.js';
import { run, runsOf } from '../src/rules/run.js';

const renbanGroup: GroupKind = {
  id: 'renban',
  names: { en: ['the renban from', 'the renbans from'] },
  isNamedByCell: true,
};

/** The cells of a line, each once: a closed line names its first cell again. */
const cellsOf = ({ lists: [line = []] }: Statement): Cell[] => [...new Set(line)];

/** The places of the cell whose smallest digit is largest and of the one whose largest is smallest. */
function tightest(digits: readonly Bits[] | Int32Array): { readonly high: number; readonly low: number } {
  let high = 0;
  let low = 0;
  for (let at = 1; at < digits.length; at++) {
    if (lowestBit(digits[at]!) > lowestBit(digits[high]!)) high = at;
    if (highestBit(digits[at]!) < highestBit(digits[low]!)) low = at;
  }
  return { high, low };
}

/** Makes the reason that no digit is further from another than the line is long. */
function reachReason(cells: readonly Cell[], size: number): RuleReason {
  const reach = cells.length - 1;
  /** The smallest and the largest digit that all cells reach, from zero. */
  const limits = (digits: readonly Bits[] | Int32Array, { high, low }: ReturnType<typeof tightest>) => ({
    least: Math.max(0, lowestBit(digits[high]!) - reach),
    most: Math.min(size - 1, highestBit(digits[low]!) + reach),
  });
  const count = cells.length;
  const told = ({ before, cells: nameOf, digits, and, say }: RuleReasonWords): string => {
    const places = tightest(before);
    const { least, most } = limits(before, places);
    const { high, low } = places;
    return [
      ...(least > 0
        ? [
            say('{cell} is at least {digit}, so its {count} consecutive digits are at least {least}', {
              cell: nameOf([cells[high]!]),
              digit: digits(before[high]! & -before[high]!),
              count,
              least: digits(1 << least),
            }),
          ]
        : []),
      ...(most < size - 1
        ? [
            say('{cell} is at most {digit}, so its {count} consecutive digits are at most {most}', {
              cell: nameOf([cells[low]!]),
              digit: digits(1 << highestBit(before[low]!)),
              count,
              most: digits(1 << most),
            }),
          ]
        : []),
    ].join(`, ${and} `);
  };
  return {
    narrow(digits) {
      for (let at = 0; at < cells.length; at++) if (digits[at] === 0) return false;
      const { least, most } = limits(digits, tightest(digits));
      for (let at = 0; at < cells.length; at++) digits[at]! &= allBits(most + 1) & ~allBits(least);
      return true;
    },
    told: { en: told },
  };
}

/** Makes the reason that few runs are left. */
function runsReason(cells: readonly Cell[], numbers: readonly number[]): RuleReason {
  const sets = runsOf(cells.length, numbers);
  return {
    narrow(digits) {
      let union = 0;
      for (const set of fitting(sets, digits)) union |= set;
      for (let at = 0; at < cells.length; at++) digits[at]! &= union;
      return union !== 0;
    },
    told: {
      en: ({ before, anySet, say }) =>
        say('with the candidates left, it can only be {sets}', { sets: anySet(fitting(sets, before)) }),
    },
  };
}

export const renban: Constraint = listed({
  id: 'renban',
  family: 'lines',
  digits: 'consecutive',
  names: { en: 'Renban lines' },
  rule: { en: 'the digits on a pink line are consecutive, in any order' },
  onCell: { en: () => 'on a renban' },
  holds: { demands: [{ two: '0 < |a - b| < a.length' }] },
  told: {
    en: ({ all, names, whole, length }) =>
      names.length === 2 ? `digits of ${whole} differ by at most ${length - 1} (renban)` : `renban in ${all}`,
  },
  partner: { en: () => 'renban partner' },
  exchange: {
    fPuzzles: {
      clues: 'renban',
      lines: 'clues',
      drawing: {
        of: 'Renban',
        as: 'line',
        colour: '#F067F0',
        width: 0.25,
      },
    },
    iss: { clue: 'Renban', isOpen: true },
    sudokuMaker: { type: 400, clues: 'lines' },
  },
  saidBy: 'renban!',
  groups: [renbanGroup],
  takes: { cells: { least: 2 }, mayClose: true },
  additions: ({ numbers }, own) => ({
    groups: groupsOf(
      renbanGroup,
      own.map((line) => cellsOf(line).toSorted((a, b) => a - b)),
    ),
    exclusions: own
      .map(cellsOf)
      .flatMap((cells) =>
        cells.flatMap((a, index) =>
          cells
            .slice(index + 1)
            .flatMap((b) => unless(a, b, numbers, (x, y) => x === y || Math.abs(x - y) < cells.length)),
        ),
      ),
  }),
  // Two cells exclude all that they must not have.
  rules: ({ size, numbers }, own) =>
    own.flatMap((statement) => {
      const cells = cellsOf(statement);
      return cells.length === 2
        ? []
        : [
            {
              ...run(cells, numbers),
              statement,
              reasons: () => [reachReason(cells, size), runsReason(cells, numbers)],
            },
          ];
    }),
  readOff: {
    lines: (digits) =>
      new Set(digits).size === digits.length && Math.max(...digits) - Math.min(...digits) === digits.length - 1,
    length: [3, 6],
  },
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'pink', width: 'medium' }),
});

export const renbanShared: SharedRule = {
  id: 'renban',
  called: 'renban renbans renben renbens renban_line renban_group',
  drawn: [{ form: 'line', branches: 'as a set', colours: ['f067f0', 'd23be7'] }],
  words: [
    'consecutive set|anyOrder set? anyOrder? distinct? mustDiffer? may:appear|anyOrder? appear? each? all?',
    'consecutive:distinct consecutive distinct appear? each? all?',
    'distinct:consecutive consecutive distinct appear? each? all?',
  ],
};
