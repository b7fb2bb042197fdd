/** The digits on a line lie between the two at its ends. */
import type { Constraint, Statement } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import { linesOf } from '../src/core/sign.js';
import { betweenEnds, lineWithEnds } from '../src/rules/line-with-ends.js';
import { unless } from '../src/rules/relation.js';

/** The least difference of ends that have a digit between them. */
const LEAST = 2;

/** Returns the pairs of an end and a cell inside of each line, which always differ. */
export const endPairs = (own: readonly Statement[]): (readonly [Cell, Cell])[] =>
  own.flatMap(({ lists: [line = []] }) =>
    line.slice(1, -1).flatMap((cell) => [[line[0]!, cell] as const, [line.at(-1)!, cell] as const]),
  );

export const betweenLine: Constraint = {
  id: 'between-line',
  spellings: ['between'],
  names: { en: 'Between lines', de: 'Zwischen-Linien' },
  rule: {
    en: 'the digits on a line between two circles lie between the digits in the circles',
    de: 'die Ziffern auf einer Linie zwischen zwei Kreisen liegen zwischen den Ziffern in den Kreisen',
  },
  told: { en: ({ all }) => `between line ${all}`, de: ({ all }) => `Zwischen-Linienzug ${all}` },
  stated: /between/i,
  takes: { cells: { least: 3, most: Infinity } },
  additions: ({ size }, own) => ({
    pairs: endPairs(own),
    exclusions: own.flatMap(({ lists: [line = []] }) =>
      unless(line[0]!, line.at(-1)!, size, (x, y) => Math.abs(x - y) >= LEAST),
    ),
  }),
  rules: ({ size, sees }, own) =>
    own.map((statement) => ({ ...lineWithEnds(statement.lists[0]!, size, LEAST, betweenEnds, sees), statement })),
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'grey', start: 'ring', end: 'ring' }),
};
