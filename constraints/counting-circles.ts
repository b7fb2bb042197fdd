/** A digit in a circle is the number of circles with that digit. */
import type { Constraint } from '../src/core/constraint.js';
import { centreOf } from '../src/core/sign.js';
import { countedCircles } from '../src/rules/counted.js';

export const countingCircles: Constraint = {
  id: 'counting-circles',
  names: { en: 'Counting circles', de: 'Zählkreise' },
  rule: {
    en: 'a digit in a circle is the number of circles with that digit',
    de: 'eine Ziffer in einem Kreis ist die Anzahl der Kreise mit dieser Ziffer',
  },
  told: { en: () => 'set of counting circles', de: () => 'Verbund der Zählkreise' },
  stated: /counting circles/i,
  takes: { cells: { least: 1, most: Infinity }, isUnordered: true },
  rules: ({ size, regionOf }, own) =>
    own.map((statement) => ({
      ...countedCircles(statement.lists[0]!, size, (cell) => {
        const region = regionOf(cell);
        return [Math.floor(cell / size), cell % size, ...(region === undefined ? [] : [region])];
      }),
      statement,
    })),
  draw: ({ lists }, size) =>
    lists.flat().map((cell) => ({ kind: 'label', at: centreOf(cell, size), on: 'open-circle' })),
};
