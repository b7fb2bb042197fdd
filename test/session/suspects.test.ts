import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { unlimited } from '../../src/core/clock.js';
import { readPuzzle } from '../../src/formats/read.js';
import { suspectsIn } from '../../src/search/check.js';
import { uniqueSolution } from '../../src/search/search.js';

const { puzzle } = readPuzzle(readFileSync(new URL('../../fixtures/puzzles/x-wing.txt', import.meta.url), 'utf8'));
const { geometry, values } = puzzle;
const solution = uniqueSolution(puzzle)!;

test('suspects include every wrong entry that the rules allow, and removing any one suspect helps', () => {
  const board = boardOf(puzzle);
  let tried = 0;
  for (let cell = 0; cell < geometry.cells; cell += 5)
    for (let digit = 0; digit < geometry.size; digit++) {
      if (digit === solution[cell] || !board.has(geometry.candidate(cell, digit))) continue;
      tried++;
      const play = { geometry, values: Int8Array.from({ length: geometry.cells }, (_, at) => values[at]!) };
      play.values[cell] = digit;
      const found = suspectsIn(play, unlimited);
      expect(found).toContain(geometry.candidate(cell, digit));
      for (const suspect of found) {
        const rest = Int8Array.from(play.values);
        rest[geometry.cellOf(suspect)] = EMPTY;
        expect(uniqueSolution({ geometry, values: rest })).toBeDefined();
      }
    }
  expect(tried).toBeGreaterThan(10);
});

test('there are no suspects if two values are wrong or none is', () => {
  expect(suspectsIn({ geometry, values: new Int8Array(geometry.cells).fill(0) }, unlimited)).toEqual([]);
  expect(suspectsIn({ geometry, values: new Int8Array(geometry.cells).fill(EMPTY) }, unlimited)).toEqual([]);
});
