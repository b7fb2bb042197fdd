/** Each two by two cells have a low, a middle and a high digit. */

import { allBits } from '../src/core/bits.js';
import type { Constraint } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import { holding } from '../src/rules/holding.js';

/** Returns the cells of each square of two by two. */
const squares = (size: number): Cell[][] =>
  Array.from({ length: size * size }, (_, cell) => cell)
    .filter((cell) => cell % size < size - 1 && cell < size * (size - 1))
    .map((cell) => [cell, cell + 1, cell + size, cell + size + 1]);

export const globalEntropy: Constraint = {
  id: 'global-entropy',
  spellings: ['entropy'],
  names: { en: 'Global entropy', de: 'Globale Entropie' },
  rule: {
    en: 'each two by two cells have a low, a middle and a high digit',
    de: 'je zwei mal zwei Felder enthalten eine niedrige, eine mittlere und eine hohe Ziffer',
  },
  told: { en: ({ all }) => `square ${all}`, de: ({ all }) => `2×2-Block ${all}` },
  stated: /global entropy/i,
  additions: ({ size }) => (size % 3 === 0 ? {} : 'a number of digits that 3 divides'),
  rules({ size }) {
    const third = allBits(size / 3);
    const classes = [0, 1, 2].map((at) => third << ((at * size) / 3));
    return squares(size).map((cells) => ({
      ...holding(cells, classes),
      statement: { kind: 'global-entropy', lists: [cells] },
    }));
  },
};
