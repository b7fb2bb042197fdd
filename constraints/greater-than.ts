/** Of two neighbours, the one on the open side of the sign is larger. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { centreOf, chevron, edgeOf } from '../src/core/sign.js';
import { betweenPairs, pairOf } from '../src/rules/relation.js';

/** Half the depth of the sign, relative to half a cell. */
const DEPTH = 0.12;

export const greaterThan: Constraint = listed({
  id: 'greater-than',
  family: 'dots',
  digits: 'any',
  names: { en: 'Greater than' },
  rule: { en: 'of neighbours with a sign between them, the one on its open side is larger' },
  holds: { demands: [{ two: 'a > b' }] },
  told: { en: ({ names: [a, b] }) => `${a} is larger than ${b}` },
  partner: { en: () => 'neighbour at the sign' },
  where: { en: () => 'by the inequality signs' },
  exchange: { iss: { neighbours: { GreaterThan: undefined } } },
  saidBy: 'greater larger inequalit größer',
  takes: { cells: { least: 2, most: 2 }, areNeighbours: true },
  additions: ({ numbers }, own) => ({ exclusions: betweenPairs(own, numbers, (x, y) => x > y) }),
  readOff: { sides: (a, b) => a > b, isWithinTiles: true },
  inOrder: '>',
  draw(clue, size) {
    const at = edgeOf(pairOf(clue), size);
    const smaller = centreOf(pairOf(clue)[1], size);
    // The tip points to the smaller cell.
    const [down, right] = [(smaller.row - at.row) * DEPTH, (smaller.column - at.column) * DEPTH];
    return [{ kind: 'label', at, on: 'gap' }, chevron(at, down, right)];
  },
});

export const greaterThanShared: SharedRule = {
  id: 'greater-than',
  called: 'inequality inequalities greater_than',
  drawn: [{ form: 'sign on an edge' }],
  words: [
    'sign point smaller divide? cell? joined? between? one? both? adjacent? end?',
    'point smaller greater? between?',
    'sign smaller|greater smaller? greater? between?',
  ],
};
