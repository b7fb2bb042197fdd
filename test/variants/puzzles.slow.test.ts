/** Puzzles of thirteen kinds of variants: the one solution is found, and every step of a path up to hard is right and proved. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import { Geometry } from '../../src/core/geometry.js';
import { boardOf, type Puzzle } from '../../src/core/puzzle.js';
import { search } from '../../src/search/search.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';
import { withRules } from '../../src/variants/rules.js';

const nine = Geometry.of(3, 3);

interface Row extends Puzzle {
  readonly kind: string;
  readonly solution: readonly number[];
}

const digitsOf = (text: string): number[] => Array.from(text, (symbol) => (symbol === '.' ? -1 : Number(symbol) - 1));

const rows: readonly Row[] = readFileSync('fixtures/variants/puzzles.tsv', 'utf8')
  .split('\n')
  .filter((line) => /^[^#]*\t[.1-9]{81}\t/.test(line))
  .map((line) => {
    const [kind, regions, puzzle, solution] = line.split('\t') as [string, string, string, string];
    const rules = { variant: kind.split('+'), ...(regions !== '-' && { regions }) };
    return {
      kind,
      geometry: withRules(nine, rules),
      values: Int8Array.from(digitsOf(puzzle)),
      solution: digitsOf(solution),
    };
  });

const kinds = [...new Set(rows.map(({ kind }) => kind))];

test('all puzzles are read', () => expect([rows.length, kinds.length]).toEqual([382, 13]));

describe.each(kinds)('%s', (kind) => {
  const own = rows.filter((row) => row.kind === kind);

  test('the one solution is found', () => {
    for (const { solution, ...puzzle } of own) {
      const { solutions, ended } = search(puzzle);
      expect([ended, solutions.map((values) => Array.from(values))]).toEqual(['all', [solution]]);
    }
  });

  test('every step up to hard is right and proved', () => {
    const { solution, ...puzzle } = own[0]!;
    const { geometry } = puzzle;
    const board = boardOf(puzzle);
    const isTrue = (candidate: number): boolean => solution[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
    for (const { strategy, place, remove, explanation } of walk(board, full, { maxLevel: 'hard', guess: false })) {
      const { verdict } = prove(board, { place, remove, truths: explanation.truths });
      expect([strategy.id, verdict, place.every(isTrue), remove.some(isTrue)]).toEqual([
        strategy.id,
        'proved',
        true,
        false,
      ]);
    }
    expect(board.unsolved).toBeLessThan(boardOf(puzzle).unsolved);
  });
});
