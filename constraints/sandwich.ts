/** The digits between the smallest and the largest of a row or column add up to the number outside. */
import type { Constraint } from '../src/core/constraint.js';
import { placeOutside } from '../src/core/sign.js';
import { largestSandwich, sandwiches } from '../src/rules/outside.js';

export const sandwich: Constraint = {
  id: 'sandwich',
  spellings: ['sandwichsum'],
  names: { en: 'Sandwiches', de: 'Sandwiches' },
  rule: {
    en: 'the digits between the smallest and the largest of a row or column add up to the number outside',
    de: 'die Ziffern zwischen der kleinsten und der größten einer Zeile oder Spalte ergeben zusammen die Zahl außen',
  },
  told: {
    en: ({ value, line, all }) => `${value}-sandwich of ${line ?? all}`,
    de: ({ value, line, all }) => `${value}er-Sandwich in ${line ?? all}`,
  },
  stated: /sandwich/i,
  takes: {
    value: { name: 'sum', limits: (_, size) => [0, largestSandwich(size)] },
    outside: 'line',
    cells: { least: 1 },
  },
  rules({ size }, own) {
    if (own.length === 0) return [];
    const make = sandwiches(size);
    return own.map((statement) => ({ ...make(statement.lists[0]!, statement.value!), statement }));
  },
  draw: ({ value, lists: [cells = []] }, size) => [
    { kind: 'label', at: placeOutside(cells, size), text: String(value) },
  ],
};
