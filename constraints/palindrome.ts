/** A palindrome reads the same from both ends. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import type { Cell } from '../src/core/statement.js';

/** Returns the cells as far from the start of a line as from its end. A line that crosses itself may meet one twice. */
const mirrored = (line: readonly Cell[]): (readonly [Cell, Cell])[] =>
  line
    .slice(0, line.length >> 1)
    .map((cell, index) => [cell, line[line.length - 1 - index]!] as const)
    .filter(([cell, other]) => cell !== other);

export const palindrome: Constraint = listed({
  id: 'palindrome',
  family: 'lines',
  spellings: ['palindromes'],
  digits: 'any',
  names: { en: 'Palindromes' },
  rule: { en: 'a palindrome (grey line) reads the same from both ends' },
  onCell: { en: () => 'on a palindrome' },
  holds: { demands: [{ where: 'a.place + b.place = a.length + 1', two: 'a = b' }] },
  told: { en: ({ names: [a, b] }) => `${a} and ${b} are equal (palindrome)` },
  partner: { en: () => 'palindrome partner' },
  exchange: {
    fPuzzles: { clues: 'palindrome', lines: 'clues' },
    iss: { clue: 'Palindrome' },
    sudokuMaker: { type: 402, clues: 'lines' },
  },
  saidBy: 'palindromes! palindrom',
  takes: { mayCross: true, cells: { least: 2, most: Infinity } },
  additions: (_, own) => ({ equal: own.flatMap(({ lists }) => lists.flatMap(mirrored)) }),
  readOff: { lines: (digits) => String(digits) === String(digits.toReversed()), length: [3, 7] },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'grey', width: 'medium' }),
});

export const palindromeShared: SharedRule = {
  id: 'palindrome',
  called: 'palindrome palindrome_line palindromes palindromic_line',
  drawn: [{ form: 'line', colours: ['cfcfcf', 'cccccc', 'aaaaaa'] }],
  words: [
    'palindrome|read same direction|forward read? both? either? palindrome? from? or? direction? forward? set? all:line?',
    'palindrome read? same? direction? forward? both? either? or?',
  ],
};
