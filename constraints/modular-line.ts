/** Any three cells in a row on a modular line have different remainders when divided by three. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { besideStart } from '../src/rules/clue-signs.js';
import { alongLines, ofDifferentClasses } from '../src/rules/line.js';
import { varied } from '../src/rules/on-grid.js';

const USUAL = 3;

export const modularLine: Constraint = listed({
  id: 'modular-line',
  family: 'lines',
  spellings: ['modular', 'modularlines'],
  digits: 'any',
  names: { en: 'Modular lines' },
  rule: {
    en: 'any three cells in a row on a modular line (teal) leave different remainders when divided by 3; with a number: as many cells as it says, divided by it',
  },
  onCell: { en: () => 'on a modular line' },
  holds: { usual: '3', demands: [{ two: '(a % value = b % value) = ((a.place - b.place) % value = 0)' }] },
  told: {
    en: ({ value = USUAL, names: [a, b], steps = 1 }) =>
      `${a} and ${b} leave ${steps % value === 0 ? 'the same remainder' : 'different remainders'} when divided by ${value} (modular line)`,
  },
  toldAlong: {
    en: ({ value = USUAL, all }) =>
      `any ${value} cells in a row of ${all} leave different remainders when divided by ${value} (modular line)`,
  },
  partner: { en: () => 'partner on the modular line' },
  general: {
    en: ({ value = USUAL, steps = 1 }) =>
      steps % value === 0
        ? `cells ${value} apart on a modular line leave the same remainder when divided by ${value}`
        : `cells less than ${value} apart on a modular line leave different remainders when divided by ${value}`,
  },
  exchange: {
    fPuzzles: {
      clues: 'modularline',
      lines: 'clues',
      usual: 3,
      drawing: { of: 'Modular Line', as: 'line', colour: '#33BBBB', width: 0.15 },
    },
    iss: { clue: 'Modular', usual: 3 },
    sudokuMaker: { type: 406, clues: 'lines', groups: 'remainders of 3' },
  },
  saidBy: 'modul',
  takes: {
    value: { name: 'modulus', limits: (_, size) => [2, size], isOptional: true, usual: () => USUAL },
    mayClose: true,
    mayCross: true,
    cells: { least: 2, most: Infinity },
  },
  additions: ({ numbers }, own) => ({
    exclusions: own.flatMap((clue) => {
      const { value = USUAL } = clue;
      return alongLines(
        [clue],
        numbers,
        ofDifferentClasses(value, (digit) => digit % value),
      );
    }),
  }),
  readOff: { lines: varied(USUAL, (digit) => digit % USUAL), length: [4, 8], growsTrue: true },
  inOrder: '-',
  draw: (clue, size) => [
    ...linesOf(clue.lists, size, { hue: 'teal', width: 'thick' }),
    ...besideStart(clue, size, USUAL),
  ],
});

export const modularLineShared: SharedRule = {
  id: 'modular-line',
  called: 'modular_line modular modular_lines',
  drawn: [{ form: 'line', colours: ['33bbaa', '33bbbb'] }],
  words: [
    'set:147 set:258 set:369 3 adjacent? consecutive? include? remainder? different? one? set? all? each? 1? modulo? anyOrder? segment? whole?',
    'set:147 set:258 set:369 threesome include? one? set? each? all? 1?',
    'different|distinct remainder threesome modulo? all? set?',
    'different|distinct remainder 3 modulo? all? adjacent? consecutive? set?',
    'different|distinct remainder divide 3 3 all? adjacent? consecutive? set?',
  ],
  partialWords: [
    {
      words:
        'set:147 set:258 set:369 include? remainder? different? one? set? all? each? 1? modulo? anyOrder? segment? whole?',
    },
  ],
};
