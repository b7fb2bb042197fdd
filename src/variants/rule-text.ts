/** The rules of a grid as text. */
import { groupBy } from '../core/arrays.js';
import { cellsText } from '../core/cells-text.js';
import type { Geometry } from '../core/geometry.js';
import { digitsText } from '../core/numbers.js';
import { constraintIn } from '../definitions/constraints-of.js';
import { partsOf } from './parts.js';
import { statementText } from './statement-text.js';

/** Returns each part of a grid's rules as a word: `variant=x,anti-knight`, `killer-cage=17:r1c1r1c2;9:r2c1r3c1`. */
export function rulesInWords(geometry: Geometry, sign = '='): readonly string[] {
  const { size, layout } = geometry;
  const { regions, numbers, sets, statements } = partsOf(geometry);
  const words = {
    variant: layout.names,
    regions: regions === undefined ? [] : [regions],
    digits: numbers ? [digitsText(numbers)] : [],
    pairs: sets.map((cells) => cellsText(cells, size)),
  };
  return [
    ...Object.entries(words).flatMap(([part, own]) => (own.length === 0 ? [] : `${part}${sign}${own.join()}`)),
    ...[...groupBy(statements, ({ kind }) => kind)].map(([kind, own]) => {
      const form = constraintIn(geometry, kind)?.takes;
      return `${kind}${sign}${own.map((each) => statementText(each, size, form)).join(';')}`;
    }),
  ];
}

/** Returns the rules as text after a puzzle's line: `variant=x,anti-knight regions=AAAB…`; empty without such rules. */
export const rulesText = (geometry: Geometry): string => (geometry.isPlain ? '' : rulesInWords(geometry).join(' '));
