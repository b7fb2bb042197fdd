/** Any three cells in a row on an entropic line have a low, a middle and a high digit. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { alongLines, ofDifferentClasses } from '../src/rules/line.js';
import { varied } from '../src/rules/on-grid.js';

/** Low, middle and high. */
const CLASSES = 3;
const classOf = (digit: number, [lowest = 1, ...others]: readonly number[]): number =>
  Math.floor(((digit - lowest) * CLASSES) / (others.length + 1));

export const entropicLine: Constraint = listed({
  id: 'entropic-line',
  family: 'lines',
  digits: 'consecutive',
  spellings: ['entropic', 'entropiclines', 'entropy'],
  names: { en: 'Entropic lines' },
  rule: {
    en: 'any three cells in a row on an entropic line (orange) have a low, a middle and a high digit: of 1 to 9, one of 123, one of 456 and one of 789',
  },
  onCell: { en: () => 'on an entropic line' },
  holds: {
    demands: [
      { two: '(floor(3 * (a - lowest) / size) = floor(3 * (b - lowest) / size)) = ((a.place - b.place) % 3 = 0)' },
    ],
  },
  told: {
    en: ({ names: [a, b], steps = 1 }) =>
      `${a} and ${b} are ${steps % CLASSES === 0 ? 'both low, both middle or both high' : 'not in the same third of the digits'} (entropic line)`,
  },
  toldAlong: { en: ({ all }) => `any three cells in a row of ${all} are low, middle and high (entropic line)` },
  partner: { en: () => 'partner on the entropic line' },
  general: {
    en: ({ steps = 1 }) =>
      steps % CLASSES === 0
        ? 'cells three apart on an entropic line are both low, both middle or both high'
        : 'cells less than three apart on an entropic line are not in the same third of the digits',
  },
  exchange: {
    fPuzzles: {
      clues: 'entropicline',
      lines: 'clues',
      drawing: { of: 'Entropic Line', as: 'line', colour: '#FFCCAA', width: 0.25 },
    },
    iss: { clue: 'Entropic', size: 9 },
    sudokuMaker: { type: 406, clues: 'lines', groups: 'thirds' },
    hasUsualDigits: true,
  },
  saidBy: 'entropic! entropy',
  takes: { mayClose: true, mayCross: true, cells: { least: 2, most: Infinity } },
  additions: ({ size, numbers }, own) =>
    size % CLASSES === 0
      ? {
          exclusions: alongLines(
            own,
            numbers,
            ofDifferentClasses(CLASSES, (digit) => classOf(digit, numbers)),
          ),
        }
      : 'a number of digits that 3 divides',
  readOff: { lines: varied(CLASSES, classOf), length: [4, 8], growsTrue: true },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'orange', width: 'thick' }),
});

export const entropicLineShared: SharedRule = {
  id: 'entropic-line',
  called: 'entropic_line entropic entropy_line entropic_lines',
  drawn: [{ form: 'line', colours: ['ffccaa'] }],
  words: [
    'set:123 set:456 set:789 3 adjacent? consecutive? include? one? set? low? middle? high? group? all? each? 1? part? both? anyOrder? appear? distinct? segment? may? different?',
    'set:123 set:456 set:789 threesome include? one? set? low? middle? high? each? all? 1?',
    'low middle high threesome include? one? set? each? all? 1?',
    'low middle high one 3 include? adjacent? consecutive? one? set? set:123? set:456? set:789? all? segment? 1?',
  ],
  partialWords: [
    {
      words:
        'set:123 set:456 set:789 include? one? set? low? middle? high? group? all? each? 1? part? both? anyOrder? distinct? segment? different?',
    },
  ],
};
