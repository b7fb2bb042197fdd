import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { conclusionsOf, dimacsOf } from '../../src/check/index.js';
import { boardOf } from '../../src/core/board-of.js';
import { catalogue } from '../../strategies/index.js';
import { digitOfAClue } from '../../strategies/rules/digit-of-a-clue.js';
import { inniesAndOuties } from '../../strategies/rules/innies-and-outies.js';
import { sumCombinations } from '../../strategies/rules/sum-combinations.js';
import { sudoku } from '../cli/sudoku.js';
import { puzzleWith } from '../constraints/puzzles.js';
import { read } from '../read-text.js';
import { casesOf } from '../strategies/fixture.js';

/** Returns the clauses of a DIMACS text, whose first line must state their number. */
function clausesIn(text: string): number[][] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('c '));
  const [, variables, count] = /^p cnf (\d+) (\d+)$/.exec(lines[0]!)!.map(Number);
  const clauses = lines.slice(1).map((line) => line.split(' ').map(Number));
  expect(clauses.length).toBe(count);
  for (const clause of clauses) {
    expect(clause.pop()).toBe(0);
    for (const literal of clause) expect(Math.abs(literal)).toBeLessThanOrEqual(variables!);
  }
  return clauses;
}

/** A minimal search by Davis, Putnam, Logemann and Loveland. */
function isSatisfiable(clauses: readonly (readonly number[])[]): boolean {
  if (clauses.some(({ length }) => length === 0)) return false;
  const shortest = clauses.reduce<readonly number[] | undefined>(
    (best, clause) => (best && best.length <= clause.length ? best : clause),
    undefined,
  );
  if (!shortest) return true;
  const given = (literal: number): number[][] =>
    clauses.filter((clause) => !clause.includes(literal)).map((clause) => clause.filter((each) => each !== -literal));
  if (shortest.length === 1) return isSatisfiable(given(shortest[0]!));
  return isSatisfiable(given(shortest[0]!)) || isSatisfiable(given(-shortest[0]!));
}

/** The most truths and clauses for which a simple search is fast. */
const MOST_TRUTHS = 16;
const MOST_CLAUSES = 2000;

/** Strategies whose cases all have more truths than this solver can handle. */
const TOO_MANY_TRUTHS = ['pattern-overlay', 'template-delete', 'template-set'];

describe('dimacsOf', () => {
  it.each(catalogue.filter(({ laborious }) => !laborious).map(({ id }) => [id]))(
    'is unsatisfiable for a step of %s',
    (id) => {
      const strategy = catalogue.find((each) => each.id === id)!;
      for (const { board } of casesOf(id)) {
        const [hit] = strategy.find(board);
        if (!hit) continue;
        const { truths } = strategy.explain(hit, board.geometry);
        if (truths.length > MOST_TRUTHS) continue;
        const [conclusion] = conclusionsOf(hit);
        const clauses = clausesIn(dimacsOf(board, truths, conclusion!));
        if (clauses.length > MOST_CLAUSES) continue;
        expect(isSatisfiable(clauses)).toBe(false);
        return;
      }
      expect(TOO_MANY_TRUTHS).toContain(id);
    },
  );

  it.each(['killer-cage', 'sum'])('is unsatisfiable with the rules that a step names: %s', (kind) => {
    const board = boardOf(puzzleWith(kind, 4, 'dimacs').puzzle);
    const names = new Set<string>();
    for (const strategy of [sumCombinations, digitOfAClue, inniesAndOuties])
      for (const hit of strategy.find(board)) {
        const { truths } = strategy.explain(hit as never, board.geometry);
        for (const conclusion of conclusionsOf(hit)) {
          expect(isSatisfiable(clausesIn(dimacsOf(board, truths, conclusion)))).toBe(false);
          expect(isSatisfiable(clausesIn(dimacsOf(board, [], conclusion)))).toBe(true);
        }
        names.add(strategy.id);
      }
    expect(names.size).toBeGreaterThan(1);
  });

  it.each(['sandwich=3:r1c0', 'renban=r1c1r1c2r1c3r1c4r1c5', 'killer-cage=15:r1c1r1c2r1c3r1c4r1c5'])(
    'writes all states of %s, and names it',
    (clue) => {
      const board = boardOf(read('.'.repeat(81), { constraints: [clue] }));
      const text = dimacsOf(board, [{ kind: 'rule', rule: 0 }], { candidate: 0, isPlaced: false });
      expect(text).toContain(`\nc by ${clue}\n`);
      expect(clausesIn(text).length).toBeGreaterThan(100);
    },
  );

  it('is satisfiable without truths, and names its variables', () => {
    const { board } = casesOf('hidden-single')[0]!;
    const strategy = catalogue.find(({ id }) => id === 'hidden-single')!;
    const [hit] = strategy.find(board);
    const [conclusion] = conclusionsOf(hit!);
    const text = dimacsOf(board, [], conclusion!);
    expect(isSatisfiable(clausesIn(text))).toBe(true);
    expect(text).toMatch(/^c true: \d in row \d, column \d\./);
    expect(text).toMatch(/^c 1 is \d in row \d, column \d$/m);
  });
});

test('solve --explain --proof writes a file for each conclusion', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  const puzzle = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';
  const { status, out } = await sudoku('solve', '--explain', '--json', '--proof', join(folder, 'new'), puzzle);
  expect(status).toBe(0);
  const steps: { place: unknown[]; remove: unknown[] }[] = JSON.parse(out).steps;
  const files = readdirSync(join(folder, 'new'));
  expect(files.length).toBe(steps.reduce((sum, { place, remove }) => sum + place.length + remove.length, 0));
  for (const file of files) {
    expect(file).toMatch(/^\d{3}-\d+\.cnf$/);
    expect(isSatisfiable(clausesIn(readFileSync(join(folder, 'new', file), 'utf8')))).toBe(false);
  }
  const taken = await sudoku('solve', '--proof', '/dev/null/x', puzzle);
  expect(taken.status).toBe(74);
});
