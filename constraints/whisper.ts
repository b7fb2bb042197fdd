/** Neighbours on a whisper differ by at least its number. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { widestDifference } from '../src/core/numbers.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { besideStart, isUsual } from '../src/rules/clue-signs.js';
import { alongLines } from '../src/rules/line.js';
import { stepwise } from '../src/rules/on-grid.js';

/** The difference of a German whisper: half the digits, 5 of 9. */
const usual = (size: number): number => Math.ceil(size / 2);

export const whisper: Constraint = listed({
  id: 'whisper',
  family: 'lines',
  spellings: ['whispers', 'germanwhisper', 'germanwhispers'],
  digits: 'any',
  names: { en: 'Whispers' },
  rule: {
    en: 'neighbours on a whisper (green line) differ by at least 5 of 9, half the digits, or by at least its number (orange line)',
  },
  onCell: { en: () => 'on a whisper' },
  usualRule: { en: 'neighbours on a whisper (green line) differ by at least 5 of 9, half the digits' },
  holds: { usual: 'ceil(size / 2)', demands: [{ where: 'b.place = a.place + 1', two: '|a - b| >= value' }] },
  told: {
    en: ({ value, names: [a, b] }) => `${a} and ${b} differ by at least ${value} (whisper)`,
  },
  toldAlong: {
    en: ({ value, all }) => `neighbours on the line ${all} differ by at least ${value} (whisper)`,
  },
  partner: { en: () => 'whisper neighbour' },
  general: { en: ({ value }) => `neighbours on a whisper differ by at least ${value}` },
  where: { en: ({ from }) => `on the whisper from ${from}` },
  exchange: {
    fPuzzles: {
      clues: 'whispers',
      lines: 'clues',
      usual: 5,
      drawing: { of: 'Whispers', as: 'line', colour: '#67F067', width: 0.2 },
    },
    iss: { clue: 'Whisper', usual: 5 },
    sudokuMaker: { type: 401, clues: 'lines', value: 'minDifference' },
  },
  saidBy: 'whispers! whisper flüster',
  takes: {
    value: { name: 'difference', limits: (_, __, numbers) => [1, widestDifference(numbers)], isOptional: true, usual },
    mayClose: true,
    mayCross: true,
    cells: { least: 2, most: Infinity },
  },
  additions: ({ size, numbers }, own) => ({
    exclusions: own.flatMap((clue) => {
      const { value = usual(size) } = clue;
      return alongLines([clue], numbers, (first, second) => Math.abs(first - second) >= value, 1);
    }),
  }),
  readOff: {
    lines: stepwise((first, second, size) => Math.abs(first - second) >= usual(size)),
    length: [3, 7],
    growsTrue: true,
  },
  inOrder: '-',
  draw: (clue, size) => [
    ...linesOf(clue.lists, size, { hue: isUsual(clue, usual(size)) ? 'green' : 'orange', width: 'medium' }),
    ...besideStart(clue, size, usual(size)),
  ],
});

export const whisperShared: SharedRule = {
  id: 'whisper',
  called: 'german_whisper whispers_line german_whisper_line whisper_line german_whispers_line',
  drawn: [
    { form: 'line', branches: 'edge by edge', colours: ['67f067', 'a3e048', 'bbee9f', 'ffa600', 'fbd69a', 'eb7532'] },
  ],
  words: [
    'differ least # adjacent|consecutive|joined dutch? adjacent? consecutive:line|cell|differ? cell? each? both? joined? anyTwo? between:adjacent|each?',
    'if adjacent differ least # if<adjacent adjacent<differ cell?',
    'apart least # adjacent|consecutive dutch? adjacent? consecutive:line|cell? cell? each? both? anyTwo?',
  ],
  partialWords: [
    // No three digits all differ by so much: neighbours are meant.
    { words: 'differ least # dutch? cell? each? both?', isPlainWith: (value, size) => 2 * value >= size },
  ],
};
