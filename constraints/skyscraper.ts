/** Digits are heights, and a number outside says how many are seen from there: those larger than all before them. */
import type { Constraint } from '../src/core/constraint.js';
import { placeOutside } from '../src/core/sign.js';
import { skyscrapers } from '../src/rules/outside.js';

export const skyscraper: Constraint = {
  id: 'skyscraper',
  names: { en: 'Skyscrapers', de: 'Hochhäuser' },
  rule: {
    en: 'digits are the heights of skyscrapers, and a number outside is how many are seen from there: higher ones hide lower ones behind them',
    de: 'Ziffern sind die Höhen von Hochhäusern, und eine Zahl außen gibt an, wie viele man von dort sieht: höhere verdecken niedrigere hinter ihnen',
  },
  told: {
    en: ({ value, line, names }) => `skyscraper clue ${value} of ${line}, seen from ${names[0]}`,
    de: ({ value, line, names }) => `Hochhaus-Hinweis ${value} für ${line} ab ${names[0]}`,
  },
  stated: /skyscraper/i,
  takes: {
    value: { name: 'seen', limits: (_, size) => [1, size] },
    outside: 'line',
    cells: { least: 1 },
  },
  rules({ size }, own) {
    if (own.length === 0) return [];
    const make = skyscrapers(size);
    return own.map((statement) => ({ ...make(statement.lists[0]!, statement.value!), statement }));
  },
  draw: ({ value, lists: [cells = []] }, size) => [
    { kind: 'label', at: placeOutside(cells, size), text: String(value) },
  ],
};
