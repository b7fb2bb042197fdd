/** A line can be cut into parts that each add up to its number. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { besideStart } from '../src/rules/clue-signs.js';
import { partsWithSum } from '../src/rules/parts-with-sum.js';

/** The sum of a line without a number. */
const USUAL = 10;

/** True if digits are parts in a row with the usual sum. */
function isCut(digits: readonly number[]): boolean {
  let sum = 0;
  for (const digit of digits) {
    if (sum === USUAL) sum = 0;
    sum += digit;
  }
  return sum === USUAL;
}

export const sumLine: Constraint = listed({
  id: 'sum-line',
  family: 'lines',
  spellings: ['tenline'],
  digits: 'any',
  names: { en: 'Sum lines' },
  rule: {
    en: `a teal line can be cut into parts of one or more cells in a row that each add up to its number, or to ${USUAL}`,
  },
  onCell: { en: ({ value }) => `on a ${value}-sum line` },
  holds: {
    usual: '10',
    demands: [
      {
        any: { name: 'before', from: 'closed ? 1 : value', to: 'value' },
        start: { sum: 'before' },
        step: { sum: 'sum = value ? a : sum + a' },
        end: 'sum = before',
      },
    ],
  },
  told: { en: ({ value, names }) => `${value}-sum line from ${names[0]} to ${names.at(-1)}` },
  exchange: { iss: { clue: 'SumLine', usual: 10 } },
  saidBy: 'sum_line! ten_line 10_line',
  takes: {
    value: {
      name: 'sum',
      limits: (cells, _, numbers) => [1, cells * numbers.at(-1)!],
      isOptional: true,
      usual: () => USUAL,
    },
    mayClose: true,
    cells: { least: 2, most: Infinity },
  },
  additions: ({ numbers }) => (numbers[0]! > 0 ? {} : 'digits without 0, which could be on either side of a cut'),
  rules: (ground, own) => own.map((clue) => partsWithSum(clue.lists[0]!, clue.value ?? USUAL, ground, clue)),
  readOff: { lines: isCut, length: [4, 8] },
  inOrder: '-',
  draw: (clue, size) => [
    ...linesOf(clue.lists, size, { hue: 'teal', width: 'medium' }),
    ...besideStart(clue, size, USUAL),
  ],
});

export const sumLineShared: SharedRule = {
  id: 'sum-line',
  called: 'ten_line 10_line 10-line sum_line ten_lines 10_lines',
  drawn: [{ form: 'line' }],
  words: [
    'divide segment sum # oneOrMore? consecutive? cell? contiguous? one? 1? part? may?',
    'divide segment sum # adjacent may? oneOrMore? cell? each? one?',
    'segment sum # oneOrMore? consecutive? cell? contiguous? one? 1? each?',
  ],
};
