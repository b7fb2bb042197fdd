import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { readPuzzle } from '../../src/formats/read.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { sentence } from '../../src/render/text.js';
import { searchBoard } from '../../src/search/search.js';
import { backtracking } from '../../strategies/last-resort/backtracking.js';

/** Puzzles with several solutions. */
const SEVERAL = ['12......34......', '1.3.3.1.21434321', '.'.repeat(16), `${'.'.repeat(34)}12`];

test('a guess calls a digit a contradiction only if no solution has it', () => {
  let assumed = 0;
  for (const line of SEVERAL) {
    const board = boardOf(readPuzzle(line).puzzle);
    const { geometry } = board;
    for (const hit of backtracking.find(board)) {
      const { cell, digit, wrong, other } = hit.pattern as {
        cell: number;
        digit: number;
        wrong: readonly number[];
        other?: number;
      };
      const hasSolution = (tried: number): boolean => {
        const after = board.copy();
        after.place(cell, tried);
        return searchBoard(after, { limit: 1 }).solutions.length > 0;
      };
      expect(hasSolution(digit)).toBe(true);
      for (const each of wrong) expect(hasSolution(each)).toBe(false);
      const explained = backtracking.explain(hit, geometry);
      expect(explained.assumed).toBe(other === undefined ? undefined : true);
      if (other === undefined) continue;
      assumed++;
      expect(hasSolution(other)).toBe(true);
      expect(sentence(explained.message, geometry)).toContain('one of several solutions');
      expect(sentence(explained.message, geometry, GERMAN)).toContain('einer von mehreren Lösungen');
    }
  }
  expect(assumed).toBeGreaterThan(50);
});
