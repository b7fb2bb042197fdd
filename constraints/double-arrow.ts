/** The two ends of a line together are the sum of the digits between them. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { equation } from '../src/rules/linear.js';
import { haveSameSum } from '../src/rules/on-grid.js';

export const doubleArrow: Constraint = listed({
  id: 'double-arrow',
  family: 'lines',
  digits: 'any',
  names: { en: 'Double arrows' },
  rule: { en: 'the digits between the two rings of a line add up to the sum of the digits in the rings' },
  onCell: { en: () => 'on a double arrow' },
  holds: { demands: [{ weight: '1 < a.place < a.length ? 1 : -1', sum: '0' }] },
  told: { en: ({ names }) => `double arrow from ${names[0]} to ${names.at(-1)}` },
  exchange: {
    fPuzzles: {
      clues: 'doublearrow',
      lines: 'clues',
      drawing: { of: 'Double Arrow', as: 'line', colour: '#C54B8B', width: 0.1 },
    },
    iss: { clue: 'DoubleArrow' },
    sudokuMaker: { type: 409, clues: 'lines' },
  },
  saidBy: 'double_arrow!',
  takes: { cells: { least: 3, most: Infinity } },
  rules: (ground, own) =>
    own.map((clue) => {
      const [line = []] = clue.lists;
      const terms = [
        { cells: line.slice(1, -1), factor: 1 },
        { cells: [line[0]!, line.at(-1)!], factor: -1 },
      ];
      return equation(terms, 0, ground, clue);
    }),
  readOff: { lines: (digits) => haveSameSum([[digits[0]!, digits.at(-1)!], digits.slice(1, -1)]), length: [4, 6] },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'violet', width: 'medium', start: 'ring', end: 'ring' }),
});

export const doubleArrowShared: SharedRule = {
  id: 'double-arrow',
  called: 'double_arrow double_arrow_line double_arrows',
  drawn: [{ form: 'line', ends: 'discs', colours: ['c54b8b'] }],
  words: [
    'sum circle|end same|total|equals line|arrow direction? equals:sum|total? joined? same:sum|total? total? circle? end? both? between? arrow? line?',
    'sum sum between:circle|end between circle|end line? both? total? joined? 2?',
    'sum between circle|end same|equals same:sum|total? equals:sum|total? circle? end? both? total?',
  ],
};
