import { execSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { symmetricTransform } from '../../src/bank/symmetric-transform.js';
import { transformed } from '../../src/canon/transform.js';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { seeded } from '../../src/create/random.js';
import { SYMMETRIES, type Symmetry } from '../../src/create/symmetries.js';
import { orbitsOf, symmetryOf } from '../../src/create/symmetry.js';
import { sudoku, sudokuOn } from './sudoku.js';

const PUZZLE = '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1';
const PLAY = ':0000:x:.3.1+4..2....1...:231:::';

test('prints an equivalent puzzle, the same for the same seed', async () => {
  const first = await sudoku('morph', '--seed', 'a', PUZZLE);
  expect(first.out).not.toContain(PUZZLE);
  expect((await sudoku('canon', first.out.trim())).out).toBe((await sudoku('canon', PUZZLE)).out);
  expect((await sudokuOn(`${PLAY}\n${PUZZLE}\n`, 'morph', '--seed', 'a')).out.split('\n')[1]).toBe(first.out.trim());
  expect((await sudoku('morph', '--seed', 'b', PUZZLE)).out).not.toBe(first.out);
});

test('takes the moves that canon prints', async () => {
  const other = (await sudoku('morph', '--seed', 'there', PUZZLE)).out.trim();
  const { out } = await sudoku('canon', '--same', PUZZLE, other);
  expect((await sudoku('morph', '--moves', out.trim(), PUZZLE)).out.trim()).toBe(other);
  const back = (await sudoku('canon', '--same', other, PUZZLE)).out.trim();
  expect((await sudoku('morph', '--moves', back, other)).out.trim()).toBe(PUZZLE);
});

test.each([
  ['rows in the order 1 2 4 3 5 6 7 8 9', 'rows of one box stay together: 4 stands among others'],
  ['rows in the order 1 2', 'the order of rows needs each number from 1 to 9 once'],
  ['digits 1 to 9 written as 1 2 3 4 5 6 7 8 8', 'the order of digits needs each number from 1 to 9 once'],
  ['stand on your head', "'stand on your head' is not a move"],
])('rejects %s', async (moves, reason) => {
  const { status, out } = await sudoku('morph', '--moves', moves, PUZZLE);
  expect([status, out]).toEqual([2, expect.stringContaining(reason)]);
});

test('moves placed values and candidates with their cells', async () => {
  const { out } = await sudoku('morph', '--json', '--seed', 'play', PLAY);
  const { morph, moves } = JSON.parse(out);
  expect(morph).toMatch(/^:0000:x:/);
  const back = await sudoku('morph', '--moves', (await sudoku('canon', '--same', morph, PLAY)).out.trim(), morph);
  expect(back.status).toBe(0);
  expect(moves.rows).toHaveLength(4);
});

test.each(SYMMETRIES.filter((symmetry) => symmetry !== 'none'))('keeps givens %s', (symmetry: Symmetry) => {
  for (const geometry of [Geometry.of(3, 3), Geometry.of(2, 3), Geometry.of(4, 4)])
    for (let seed = 0; seed < 10; seed++) {
      const random = seeded(`${symmetry} ${seed}`);
      const values = new Int8Array(geometry.cells).fill(EMPTY);
      for (const orbit of orbitsOf(geometry, symmetry)) if (random() < 0.4) for (const cell of orbit) values[cell] = 0;
      const moved = transformed(values, symmetricTransform(geometry, symmetry, random));
      const isKept = orbitsOf(geometry, symmetry).every((orbit) =>
        orbit.every((cell) => (moved[cell] === EMPTY) === (moved[orbit[0]!] === EMPTY)),
      );
      expect([seed, isKept]).toEqual([seed, true]);
      expect(moved.filter((value) => value !== EMPTY)).toHaveLength(values.filter((value) => value !== EMPTY).length);
    }
});

test('keeps the symmetry of the givens on request, with many results', async () => {
  const symmetric = (await sudoku('create', 'easy', '--symmetry', 'rotational', '--seed', 's', '--to', 'line')).out;
  const { out } = await sudokuOn(symmetric, 'morph', '--keep-symmetry', '--count', '8', '--seed', 'x');
  const equivalents = out.trim().split('\n');
  expect(new Set(equivalents).size).toBe(8);
  for (const equivalent of equivalents)
    expect(symmetryOf(Geometry.of(3, 3), (cell) => equivalent[cell] !== '.')).not.toBe('none');
});

test('writes the first of many before the last are made, and says once what is wrong with a puzzle', async () => {
  const many = ['morph', '--seed', 'a', '--count', '2500'];
  const wrong = `${PUZZLE} x`;
  const { out, notes, status } = await sudokuOn(`${PUZZLE}\n${wrong}\n`, ...many);
  const lines = out.trimEnd().split('\n');
  expect([status, lines.length, lines.at(-1), notes.split('\n').length]).toEqual([1, 2501, expect.any(String), 1]);
  expect(lines.slice(0, 3).join('\n')).toBe((await sudoku(...many.with(-1, '3'), PUZZLE)).out.trimEnd());
  expect(new Set(lines).size).toBe(2501);
  const endless = `${process.execPath} bin/sudoku.js morph --seed a --count 1000000000000 ${PUZZLE} | head -n 1`;
  expect(execSync(endless, { encoding: 'utf8' }).trimEnd()).toBe(lines[0]);
});
