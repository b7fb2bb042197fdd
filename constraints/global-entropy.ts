/** Each two by two cells have a low, a middle and a high digit. */

import { allBits, type Bits } from '../src/core/bits.js';
import type { Constraint } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { Rule, RuleReason, RuleReasonWords } from '../src/core/rule.js';
import { holding } from '../src/rules/holding.js';

/** Returns the cells of each square of two by two. */
const squares = (size: number): Cell[][] =>
  Array.from({ length: size * size }, (_, cell) => cell)
    .filter((cell) => cell % size < size - 1 && cell < size * (size - 1))
    .map((cell) => [cell, cell + 1, cell + size, cell + size + 1]);

/** Makes the reason that each class needs a cell. */
function classReason({ cells, narrow }: Rule, classes: readonly Bits[]): RuleReason {
  const told =
    (every: (classes: string) => string, only: (cell: string, own: string) => string) =>
    ({ before, cells: nameOf, anySet, anyDigit }: RuleReasonWords): string => {
      const lone = classes.flatMap((own) => {
        const able = cells.filter((_, at) => before[at]! & own);
        return able.length === 1 ? [only(nameOf(able), anyDigit(own))] : [];
      });
      return lone.length > 0 ? lone.join('; ') : every(anySet(classes));
    };
  return {
    narrow,
    told: {
      en: told(
        (classes) => `one cell each has a digit of ${classes}, and what is removed would leave one of them no cell`,
        (cell, own) => `only ${cell} can be ${own}`,
      ),
      de: told(
        (classes) => `je ein Feld hat eine Ziffer von ${classes}, und was wegfällt, ließe einer davon kein Feld`,
        (cell, own) => `nur ${cell} kann ${own} sein`,
      ),
    },
  };
}

export const globalEntropy: Constraint = {
  id: 'global-entropy',
  spellings: ['entropy'],
  names: { en: 'Global entropy', de: 'Globale Entropie' },
  rule: {
    en: 'each two by two cells have a low, a middle and a high digit',
    de: 'je zwei mal zwei Felder enthalten eine niedrige, eine mittlere und eine hohe Ziffer',
  },
  told: { en: ({ all }) => `square ${all}`, de: ({ all }) => `Viererblock ${all}` },
  exchange: { iss: { flag: 'GlobalEntropy' } },
  stated: /global entropy/i,
  additions: ({ size }) => (size % 3 === 0 ? {} : 'a number of digits that 3 divides'),
  rules({ size }) {
    const third = allBits(size / 3);
    const classes = [0, 1, 2].map((at) => third << ((at * size) / 3));
    return squares(size).map((cells) => {
      const rule = holding(cells, classes);
      const statement = { kind: 'global-entropy', lists: [cells] };
      return { ...rule, statement, reasons: () => [classReason(rule, classes)] };
    });
  },
};
