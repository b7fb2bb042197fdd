/** Whips and braids compared with their definition for each candidate; the quick tier compares some. */
import { expect, test } from 'vitest';
import { BERTHIER_SCALES } from '../../../src/solver/berthier/rating.js';
import { compareWithDefinition, positionsOn, SHAPES } from './compared.js';
import './search.test.js';

const SMALL = SHAPES.filter(([, { size }]) => size === 6);

test.each(SMALL)('on %s every scale finds up to length 3 exactly the steps of the definition', (_, geometry) => {
  const positions = positionsOn(geometry, 2);
  for (const scale of BERTHIER_SCALES)
    expect(Math.max(...positions.map((board) => compareWithDefinition(board, scale)))).toBeGreaterThan(0);
});
