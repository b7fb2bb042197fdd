import { expect, test } from 'vitest';
import { readPuzzle } from '../../src/formats/read.js';
import { gradeLine } from '../../src/render/grade-text.js';

const { puzzle } = readPuzzle('.3.1...2....1...');
const LINE = '.3.1...2....1...';

test('a line distinguishes exact ratings from bounds, and no rating contains blanks', () => {
  const grade = {
    isCut: true,
    berthier: {
      w: { rating: 5, ended: 'solved', unsolved: 0 },
      b: { rating: 6, ended: 'time', unsolved: 50 },
      gw: { rating: 7, ended: 'stuck', unsolved: 50 },
    },
  } as const;
  expect(gradeLine(puzzle, grade)).toBe(`${LINE} W=5 B>=6 gW=none`);
});

test.each([
  ['solved', 'TE=1'],
  ['stuck', 'TE>1'],
  ['time', 'TE>=1'],
] as const)('%s: writes the depth of trial and error as %s', (ended, part) => {
  expect(gradeLine(puzzle, { isCut: ended === 'time', te: { depth: 1, ended } })).toBe(`${LINE} ${part}`);
});
