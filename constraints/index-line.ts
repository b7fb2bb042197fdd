/** Each digit on a line says where on the line the number of its own place stands. */

import { type Constraint, listed, type Statement } from '../src/core/constraint.js';
import type { ExclusivePair } from '../src/core/exclusions.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { unless } from '../src/rules/relation.js';

/** Returns what each two places of a line exclude: either says where the other is, or neither does. */
const betweenPlaces = ({ lists }: Statement, numbers: readonly number[]): ExclusivePair[] =>
  lists[0]!.flatMap((a, at) =>
    lists[0]!
      .slice(at + 1)
      .flatMap((b, between) => unless(a, b, numbers, (x, y) => (x === at + between + 2) === (y === at + 1))),
  );

export const indexLine: Constraint = listed({
  id: 'index-line',
  family: 'lines',
  spellings: ['indexlines', 'indexingline', 'indexinglines'],
  names: { en: 'Index lines' },
  rule: {
    en: 'a digit on an index line (blue-grey with a diamond) says at which place, counted from the diamond, the number of its own place stands',
  },
  onCell: { en: () => 'on an index line' },
  holds: { demands: [{ one: 'a <= a.length' }, { two: '(a = b.place) = (b = a.place)' }] },
  told: { en: ({ names: [a, b] }) => `either ${a} and ${b} have each other's place or neither has (index line)` },
  partner: { en: () => 'partner on the index line' },
  saidBy: 'index_line! indexing_line!',
  takes: { cells: { least: 2 } },
  additions: ({ size, numbers }, own) => ({
    never: own.flatMap(({ lists: [line = []] }) =>
      line.flatMap((cell) =>
        Array.from({ length: size - line.length }, (_, above) => cell * size + line.length + above),
      ),
    ),
    exclusions: own.flatMap((clue) => betweenPlaces(clue, numbers)),
  }),
  readOff: {
    lines: (digits) => digits.every((digit, at) => digits[digit - 1] === at + 1),
    length: [3, 5],
  },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'slate', width: 'medium', start: 'diamond' }),
});

export const indexLineShared: SharedRule = {
  id: 'index-line',
  called: 'index_line index_lines indexing_line indexing_lines indexer_line indexer_lines',
  drawn: [{ form: 'line', ends: 'disc' }],
  words: [
    'nth nLetter line spot|position appear? cell? given? spot? position? each? start? bulb? diamond? circle? line? count?',
  ],
};
