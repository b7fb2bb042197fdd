/** What rules out the other candidates and places of a step, in puzzles with clues. */
import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import type { Candidate } from '../../src/core/geometry.js';
import { readPuzzle } from '../../src/formats/read.js';
import { sentence } from '../../src/render/text.js';
import { groundsOf } from '../../src/session/grounds.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';
import { expectToldEverywhere } from '../strategies/languages.js';

/** Returns the grounds of the first steps of a puzzle as texts. */
function groundsIn(line: string): string {
  const { puzzle } = readPuzzle(line);
  const board = boardOf(puzzle);
  const removedIn = new Map<Candidate, number>();
  const texts: string[] = [];
  let number = 0;
  for (const step of walk(board, full)) {
    number++;
    for (const ground of groundsOf(step, board, (candidate) => removedIn.get(candidate))) {
      expectToldEverywhere(ground, puzzle.geometry);
      texts.push(sentence(ground, puzzle.geometry));
    }
    for (const candidate of step.remove) removedIn.set(candidate, number);
  }
  return texts.join('\n');
}

test('says that another digit rules a candidate out by a clue, and not that the cell sees it', () => {
  const texts = groundsIn(
    '.......1...............4...3....2.4. white-dot=r1c3r2c3;r1c4r1c5;r2c1r2c2;r2c2r3c2;r2c5r2c6;r3c3r4c3;r5c2r6c2;r5c5r6c5;r5c6r6c6',
  );
  expect(texts).toContain('in r5c5, 2 is ruled out by the 4 in r6c5');
  expect(texts).toContain('1 is in row 2 already\n  3, 4, 5 and 6 are ruled out by r2c2');
  expect(texts).not.toContain('r5c5 sees the 2 in r6c5');
});

test('says that a digit is not allowed in a cell, and not that it was removed', () => {
  const texts = groundsIn('6.1.......2..3.......2...6.......5.. even=r1c1r2c3r2c6r3c1r3c3r3c4r4c6r5c1r5c5r6c2r6c5r6c6');
  expect(texts).toContain('3 is not allowed in r2c3');
  expect(texts).not.toContain('before');
});

test('names the candidates of a cell that has several', () => {
  const texts = groundsIn(
    '.....................4.............6 thermometer=r5c6r5c5r4c6/r5c6r6c5;r1c3r1c2r2c1;r2c4r3c3r2c2/r2c4r1c4;r5c1r6c1r5c2;r1c6r2c6r1c5/r1c6r2c5;r2c3r3c2r4c2r4c3',
  );
  expect(texts).toContain('Why r4c2 has only 1, 2, 3, 5 and 6:\n  4 is in row 4 already');
});
