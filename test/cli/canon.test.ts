import { readFileSync } from 'node:fs';
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { morph } from '../../src/canon/transform.js';
import { readPuzzle } from '../../src/formats/read.js';
import { formatLine } from '../../src/formats/text/line.js';
import { sudoku, sudokuOn } from './sudoku.js';

const KNOWN = readFileSync('fixtures/canon/least-forms.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);
const [PUZZLE, LEAST] = KNOWN[0]!;
const GRID = '123456789456789123789123456231564897564897231897231564312645978645978312978312645';

test('prints the least form of each puzzle on a line', async () => {
  const few = KNOWN.slice(0, 5);
  const { status, out } = await sudokuOn(few.map(([puzzle]) => `${puzzle}\n`).join(''), 'canon');
  expect([status, out]).toEqual([0, few.map(([, least]) => `${least}\n`).join('')]);
});

test('prints automorphisms and the form of the solution', async () => {
  expect((await sudoku('canon', '--automorphisms', GRID)).out).toBe(`${GRID} # automorphisms 648\n`);
  const solution = (await sudoku('solve', '--to', 'line', PUZZLE)).out.trim();
  expect((await sudoku('canon', '--solution', PUZZLE)).out).toBe((await sudoku('canon', solution)).out);
});

test('prints the moves between two equivalent puzzles, and reports two different ones', async () => {
  const other = formatLine(morph(readPuzzle(PUZZLE).puzzle, seedrandom('dress')));
  const same = await sudoku('canon', '--same', PUZZLE, PUZZLE, other, LEAST);
  expect([same.status, same.out.split('\n').slice(0, 3)]).toEqual([
    0,
    [
      'the same puzzle: nothing is moved',
      expect.stringContaining('the same puzzle: '),
      expect.stringContaining('the same puzzle: '),
    ],
  ]);
  const another = await sudoku('canon', '--same', PUZZLE, KNOWN[1]![0]);
  expect([another.status, another.out]).toEqual([1, 'another puzzle\n']);
});

test('the moves in JSON transform one puzzle into the other', async () => {
  const other = formatLine(morph(readPuzzle(PUZZLE).puzzle, seedrandom('moves')));
  const { moves } = JSON.parse((await sudoku('canon', '--json', '--same', PUZZLE, other)).out);
  const moved = moves.rows.flatMap((row: number) =>
    moves.columns.map((column: number) => {
      const [from, at] = moves.turned ? [column, row] : [row, column];
      const symbol = PUZZLE[(from - 1) * 9 + at - 1]!;
      return symbol === '.' ? '.' : moves.digits[Number(symbol) - 1];
    }),
  );
  expect(moved.join('')).toBe(other);
});

test('rejects clashing values, several solutions, and more than one puzzle to compare with', async () => {
  const clash = await sudoku('canon', `11${'.'.repeat(14)}`);
  expect([clash.status, clash.out]).toEqual([1, 'ERROR: 1 stands twice in row 1: r1c1 and r1c2\n']);
  const several = await sudoku('canon', '--solution', '.'.repeat(16));
  expect([several.status, several.out]).toEqual([1, 'ERROR: there is not one solution\n']);
  const two = await sudoku('canon', '--same', 'fixtures/puzzles/levels.txt', PUZZLE);
  expect([two.status, two.notes]).toEqual([2, expect.stringContaining('--same takes one puzzle, not ')]);
});
