/** Of two neighbours, the one on the open side of the sign is larger. */
import type { Constraint } from '../src/core/constraint.js';
import { betweenPairs } from '../src/rules/relation.js';

export const greaterThan: Constraint = {
  id: 'greater-than',
  names: { en: 'Greater than', de: 'Größer als' },
  rule: {
    en: 'of neighbours with a sign between them, the one on its open side is larger',
    de: 'von Nachbarn mit einem Zeichen dazwischen ist der auf der offenen Seite größer',
  },
  takes: { cells: { least: 2, most: 2 }, areNeighbours: true },
  additions: ({ size }, own) => ({ exclusions: betweenPairs(own, size, (x, y) => x > y) }),
};
