/** Puzzles of each level. */
import { readFileSync } from 'node:fs';
import type { Puzzle } from '../../src/core/puzzle.js';
import { readPuzzle } from '../../src/formats/read.js';

export const LEVELS = readFileSync('fixtures/puzzles/levels.txt', 'utf8')
  .split('\n')
  .filter((line) => /^[.\d]/.test(line))
  .map((line) => readPuzzle(line).puzzle);
export const [EASY, , HARD] = LEVELS as [Puzzle, Puzzle, Puzzle];
