/** `read` takes what people paste, and says what it read and what it did not; every function takes its result. */
import { expect, test } from 'vitest';
import { workers } from '../../src/face/async/index.js';
import { write } from '../../src/formats.js';
import {
  allSteps,
  canon,
  check,
  create,
  explain,
  Game,
  grade,
  hint,
  parse,
  read,
  readEach,
  solve,
  walk,
} from '../../src/index.js';
import { svgOfStep } from '../../src/render/index.js';

const LINE = '.3.1...2....1...';
const { solution } = solve(LINE);
const FRAMED = await write(LINE, 'framed');
const LINK = await write(LINE, 'f-puzzles', { title: 'Tea', author: 'A setter' });
const NINE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

test.each([
  ['a line', LINE, 'line'],
  ['a grid in a mail', `Hello,\n\nhere is one for Sunday:\n\n${FRAMED}\n\nYours, A.`, 'framed'],
  ['JSON', JSON.stringify({ id: 7, puzzle: LINE, title: 'Tea' }), 'json'],
  ['a sheet', `name,puzzle\nTea,${LINE}\n`, 'line'],
  ['a link', LINK, 'f-puzzles'],
  ['a link in a sentence', `Have a look at ${LINK}, I liked it!`, 'f-puzzles'],
  ['another program’s form', '2x2:a3a1c2d1c', 'solo'],
])('reads %s', async (_, text, format) => {
  const pasted = await read(text);
  expect(pasted).toMatchObject({ format, notUnderstood: [] });
  expect(solve(pasted)).toMatchObject({ solution });
});

test('tells the title and the author, and what it passed over', async () => {
  expect(await read(LINK)).toMatchObject({ title: 'Tea', author: 'A setter', remarks: [] });
  expect(await read(`${FRAMED}\n\nYours, A.`)).toMatchObject({ skipped: ['Yours, A.'] });
  const { skipped } = await read(`Have a look at ${LINK}, I liked it!`);
  expect(skipped).toEqual(['Have a look at , I liked it!']);
});

test.each([
  ['nothing', 'just words', 'there is no puzzle in it', 1],
  ['a second puzzle', `${LINE}\n\n${LINE.replace('3', '4')}`, 'another puzzle begins here', 3],
  ['a wrong symbol in a grid of a mail', `Hello,\n\n${FRAMED.replace('2', '7')}`, '7', 5],
  ['no text', 12 as never, 'expected a text, not 12', 1],
])('refuses %s, with its place', async (_, text, message, line) => {
  await expect(read(text)).rejects.toMatchObject({
    name: 'Misread',
    message: expect.stringContaining(message),
    line,
  });
});

test('refuses a rule that is not understood, unless it may be left out; then it says so', async () => {
  const rules = 'The magic square is green.';
  await expect(read(LINE, { rules })).rejects.toMatchObject({ code: 'MISREAD' });
  const { notUnderstood, puzzle } = await read(LINE, { rules, ignoreRules: true });
  expect(notUnderstood).toEqual([expect.stringContaining('The magic square is green')]);
  expect(puzzle.geometry.isPlain).toBe(true);
});

test('reads rules in words and rules by name', async () => {
  const worded = await read('.'.repeat(81), {
    rules: 'Cells a chess king’s move apart cannot contain the same digit.',
  });
  expect(worded.rules).toMatchObject([{ says: [{ constraint: 'anti-king' }] }]);
  expect(worded.puzzle.geometry.isPlain).toBe(false);
  const named = await read(`${'.'.repeat(16)} x killer-cage=5:r1c1r1c2`);
  expect(named.puzzle.geometry.isPlain).toBe(false);
});

test('refuses unknown settings and formats', async () => {
  await expect(read(LINE, { formt: 'line' } as never)).rejects.toMatchObject({ option: 'formt' });
  await expect(read(LINE, { format: 'lin' })).rejects.toMatchObject({ option: 'format' });
  await expect(read(LINE, { format: 'solo' })).rejects.toMatchObject({ code: 'MISREAD' });
});

test('every function takes what read returns', async () => {
  const pasted = await read(LINK);
  const puzzle = parse(LINE);
  expect(check(pasted)).toEqual(check(puzzle));
  expect(hint(pasted)).toEqual(hint(puzzle));
  expect(grade(pasted)).toEqual(grade(puzzle));
  expect(explain(pasted)).toEqual(explain(puzzle));
  expect([...walk(pasted)]).toEqual([...walk(puzzle)]);
  expect(allSteps(pasted)).toEqual(allSteps(puzzle));
  expect(canon(pasted)).toEqual(canon(puzzle));
  expect(String(Game.from(pasted))).toBe(String(Game.from(puzzle)));
  expect(svgOfStep(pasted, hint(pasted).step)).toBe(svgOfStep(puzzle, hint(puzzle).step));
  expect(await write(pasted, 'line')).toBe(LINE);
  expect(await workers.solve(pasted)).toEqual(solve(LINE));
});

test('svgOfStep draws what create returns', async () => {
  const made = await create({ size: 4, seed: 'tea' });
  expect(svgOfStep(made, hint(made).step)).toBe(svgOfStep(made.puzzle, hint(made.puzzle).step));
});

test('asynchronous functions take every text that read takes', async () => {
  expect(await workers.solve(`Have a look at ${LINK}!`)).toMatchObject({ solution });
  await expect(workers.solve('just words')).rejects.toMatchObject({ code: 'MISREAD' });
});

test('reads each puzzle of a stream, however it is cut', async () => {
  const text = `${LINE}\n${LINE}2\n${NINE}\n`;
  const lines = [];
  for await (const { line, read, error } of readEach(text.match(/[\s\S]{1,7}/g)!))
    lines.push([line, read ? check(read).solutions : error.name]);
  expect(lines).toEqual([
    [1, 1],
    [2, 'Misread'],
    [3, 1],
  ]);
  await expect(readEach(12 as never).next()).rejects.toMatchObject({ option: 'pieces' });
});

test('a saved game with clues is told that its moves are left out, and goes on with the puzzle that was read', async () => {
  const game = Game.from(await read('................ killer-cage=5:r1c12'));
  game.place('r1c1', 1);
  const saved = JSON.stringify(game);
  expect(() => Game.from(saved)).toThrow('as in { ...saved, puzzle }');
  const { puzzle, remarks } = await read(saved);
  expect(remarks.join()).toContain('moves are left out');
  expect(Game.from({ ...JSON.parse(saved), puzzle }).moves).toEqual(game.moves);
  const begun = Game.from(await read('.3.1...2....1...'));
  expect((await read(JSON.stringify(begun))).remarks).toEqual([]);
});
