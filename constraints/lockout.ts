/** The ends of a line differ by at least four, and its other digits lie outside them. */
import type { Constraint } from '../src/core/constraint.js';
import { linesOf } from '../src/core/sign.js';
import { lineWithEnds, outsideEnds } from '../src/rules/line-with-ends.js';
import { unless } from '../src/rules/relation.js';
import { endPairs } from './between-line.js';

/** The least difference of the ends, if a line has none of its own: 4 for nine digits. */
const usual = (size: number): number => Math.floor(size / 2);

export const lockout: Constraint = {
  id: 'lockout',
  spellings: ['lockoutline'],
  names: { en: 'Lockout lines', de: 'Sperrlinien (Lockout)' },
  rule: {
    en: 'the digits in the diamonds of a line differ by at least half the number of digits, rounded down, or by its number, and no other digit on it lies between them or equals one',
    de: 'die Ziffern in den Rauten einer Linie unterscheiden sich mindestens um die abgerundete Hälfte der Ziffernzahl oder um ihre Zahl, und keine andere Ziffer darauf liegt dazwischen oder ist gleich',
  },
  told: { en: ({ all }) => `lockout line ${all}`, de: ({ all }) => `Sperr-Linienzug ${all}` },
  stated: /lockout/i,
  takes: {
    value: { name: 'difference', limits: (_, size) => [1, size - 1], isOptional: true },
    cells: { least: 2, most: Infinity },
  },
  additions: ({ size }, own) => ({
    pairs: endPairs(own),
    exclusions: own.flatMap(({ value = usual(size), lists: [line = []] }) =>
      unless(line[0]!, line.at(-1)!, size, (x, y) => Math.abs(x - y) >= value),
    ),
  }),
  rules: ({ size, sees }, own) =>
    own.map((statement) => {
      const { value = usual(size), lists } = statement;
      return { ...lineWithEnds(lists[0]!, size, value, outsideEnds, sees), statement };
    }),
  draw: ({ value, lists }, size) => [
    ...linesOf(lists, size, { hue: 'blue', start: 'diamond', end: 'diamond' }),
    ...(value === undefined || value === usual(size)
      ? []
      : [{ kind: 'outline', cells: [lists[0]![0]!], text: String(value) } as const]),
  ],
};
