/** Odd and even digits alternate along a parity line. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { alongLines, ofDifferentClasses } from '../src/rules/line.js';
import { stepwise } from '../src/rules/on-grid.js';

export const parityLine: Constraint = listed({
  id: 'parity-line',
  family: 'lines',
  spellings: ['parity', 'paritylines'],
  digits: 'any',
  names: { en: 'Parity lines' },
  rule: { en: 'odd and even digits alternate along a parity line (dashed red)' },
  onCell: { en: () => 'on a parity line' },
  holds: { demands: [{ two: '(a - b) % 2 = (a.place - b.place) % 2' }] },
  told: {
    en: ({ names: [a, b], steps = 1 }) =>
      `${a} and ${b} are ${steps % 2 === 0 ? 'both odd or both even' : 'one odd and one even'} (parity line)`,
  },
  toldAlong: { en: ({ all }) => `odd and even alternate along ${all} (parity line)` },
  partner: { en: () => 'partner on the parity line' },
  where: { en: ({ from }) => `on the parity line from ${from}` },
  exchange: {
    iss: { clue: 'Modular', first: '2' },
    sudokuMaker: { type: 406, clues: 'lines', groups: 'remainders of 2' },
  },
  saidBy: 'parity',
  takes: { mayClose: true, mayCross: true, cells: { least: 2, most: Infinity } },
  additions: ({ numbers }, own) => ({
    exclusions: alongLines(
      own,
      numbers,
      ofDifferentClasses(2, (digit) => digit % 2),
    ),
  }),
  readOff: { lines: stepwise((first, second) => first % 2 !== second % 2), length: [4, 8], growsTrue: true },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'red', width: 'medium', isDashed: true }),
});

export const parityLineShared: SharedRule = {
  id: 'parity-line',
  called: 'parity_line parity parity_lines',
  drawn: [{ form: 'line', branches: 'edge by edge', colours: ['ff6666', 'e6261f'] }],
  words: [
    'alternate odd even or? parity? between? adjacent? and?',
    'one odd even adjacent|each adjacent? consecutive? parity? 1?',
    'alternate parity adjacent?',
    'adjacent odd even one?',
    'adjacent oppositeParity each?',
    'adjacent not:same|parity parity same cell? each?',
    'adjacent different parity each?',
  ],
};
