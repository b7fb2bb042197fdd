/**
 * Puzzles of thirteen kinds of variants: search finds the one solution, and every step of a path up to level hard is
 * correct and proved.
 */
import { describe, expect, test } from 'vitest';
import { search } from '../../src/search/search.js';
import { satSolver } from '../trust/sat-solver.js';
import { solvedBySat } from './encoding.js';
import { variantPuzzles } from './puzzles.js';
import { walked } from './walked.js';

const rows = variantPuzzles();
const kinds = [...new Set(rows.map(({ kind }) => kind))];

test('reads all puzzles', () => expect([rows.length, kinds.length]).toEqual([382, 13]));

describe.each(kinds)('%s', (kind) => {
  const own = rows.filter((row) => row.kind === kind);

  test('finds the one solution', () => {
    for (const { solution, ...puzzle } of own) {
      const { solutions, ended } = search(puzzle);
      expect([ended, solutions.map((values) => Array.from(values))]).toEqual(['all', [solution]]);
    }
  });

  test.skipIf(!satSolver)('a SAT solver with independently written rules finds the same solution', () => {
    for (const { solution, ...puzzle } of own) expect(solvedBySat(puzzle)).toEqual({ solution, isOnly: true });
  });

  test('every step up to level hard is correct and proved', () => {
    const { faults, steps } = walked(own[0]!, { maxLevel: 'hard', guess: false });
    expect(faults).toEqual([]);
    expect(steps).toBeGreaterThan(0);
  });
});
