/** The first X digits of a row or column, seen from the number outside, add up to it. X is the first of them. */
import type { Constraint } from '../src/core/constraint.js';
import { placeOutside } from '../src/core/sign.js';
import { sumOfAll, xSums } from '../src/rules/outside.js';

export const xSum: Constraint = {
  id: 'x-sum',
  names: { en: 'X-sums', de: 'X-Summen' },
  rule: {
    en: 'a number outside is the sum of the first X digits that it sees, where X is the first of them',
    de: 'eine Zahl außen ist die Summe der ersten X Ziffern, die sie sieht, wobei X die erste davon ist',
  },
  told: {
    en: ({ value, line, names }) => `X-sum ${value} of ${line}, seen from ${names[0]}`,
    de: ({ value, line, names }) => `X-Summen-Hinweis ${value} für ${line} ab ${names[0]}`,
  },
  stated: /\bx-?\s?sums?\b/i,
  takes: {
    value: { name: 'sum', limits: (_, size) => [1, sumOfAll(size)] },
    outside: 'line',
    cells: { least: 1 },
  },
  rules({ size }, own) {
    if (own.length === 0) return [];
    const make = xSums(size);
    return own.map((statement) => ({ ...make(statement.lists[0]!, statement.value!), statement }));
  },
  draw: ({ value, lists: [cells = []] }, size) => [
    { kind: 'label', at: placeOutside(cells, size), text: String(value) },
  ],
};
