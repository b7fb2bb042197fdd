/** What one function returns, another takes: a created puzzle, and a hint. */
import { expect, test } from 'vitest';
import { check, create, Game, grade, hint, verify } from '../../src/index.js';
import { read } from '../read-text.js';

const made = await create({ size: 4, constraints: ['killer-cage=2..3'], seed: 'taken' });

test('a created puzzle is taken with its rules', async () => {
  const plain = await create({ size: 4, seed: 'taken' });
  expect(check(plain)).toEqual(check(plain.puzzle));
  expect(grade(plain).hodoku).toEqual(plain.hodoku && expect.objectContaining(plain.hodoku));
  expect(made.constraints).not.toEqual([]);
  const puzzle = read(made.puzzle, made);
  expect(check({ ...made, puzzle })).toEqual(check(puzzle));
  expect(Game.from({ ...made, puzzle }).puzzle.geometry).toBe(puzzle.geometry);
  expect(() => check(made)).toThrow('are read by `await read(text, settings)`');
});

test('an object without the text of a puzzle is refused', () => {
  for (const call of [check, grade, Game.from])
    expect(() => call({ puzzle: 5 } as never)).toThrow(
      expect.objectContaining({ code: 'BAD_OPTION', option: 'puzzle' }),
    );
});

test('the step of a hint is verified', () => {
  const found = hint('.3.1...2....1...');
  expect(verify(found)).toMatchObject({ steps: 1, proved: 1, refuted: 0 });
  expect(verify(JSON.stringify(found))).toEqual(verify(found));
  const wrong = { ...found, step: { ...found.step!, place: [{ row: 1, column: 1, digit: 3 }] } };
  expect(verify(wrong)).toMatchObject({ steps: 1, proved: 0 });
});
