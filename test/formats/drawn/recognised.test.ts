/** Packed puzzles are read wherever they stand: alone, in links among words, in fields of JSON and of sheets. */
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { sudokuOn } from '../../cli/sudoku.js';
import { LINE, SOLUTION } from '../exchange/example.js';
import { line, type Parts, readSaid } from './shared-puzzle.js';

const cells = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_, column) => {
    const digit = LINE[row * 9 + column]!;
    return digit === '.' ? {} : { value: Number(digit) };
  }),
);
const json = JSON.stringify({ id: 'x', cells, metadata: { rules: 'Normal sudoku rules apply.' } });
const code = LZString.compressToBase64(json);
const grid = cells.map((row) => row.map((cell) => ({ ...cell, given: true })));
const fCode = LZString.compressToBase64(JSON.stringify({ size: 9, grid }));

test.each([
  ['a code', `scl${code}`],
  ['a code of f-puzzles', `fpuz${fCode}`],
  ['a link', `https://sudokupad.app/scl${code}`],
  ['a link with the puzzle as a parameter', `https://app.crackingthecryptic.com/sudoku/?puzzleid=scl${code}`],
  ['a link among words', `Try this: https://sudokupad.app/scl${code} by Ann`],
  ['a link to f-puzzles among words', `Try this: https://www.f-puzzles.com/?load=${fCode} by Ann`],
  ['a field of JSON', JSON.stringify({ id: 7, encoded_puzzle: `scl${code}` })],
  ['a link in a field of JSON', JSON.stringify({ id: 7, url: `https://sudokupad.app/scl${code}` })],
  ['a row of a sheet', `Ann,scl${code},3`],
  ['the document alone', json],
])('%s is read', async (_, text) => {
  const { out, status } = await sudokuOn(text, 'solve');
  expect([status, out]).toEqual([0, `${SOLUTION}\n`]);
});

const SMALL = '..3434....4343..';

test("a setter's words beside a plain grid state rules of the whole grid", async () => {
  const { out, notes } = await sudokuOn('.'.repeat(16), 'check', '--rules', 'Knights: Anti-knight.', '-v');
  expect([out, notes]).toEqual([expect.stringContaining('solution'), expect.stringContaining('→ anti-knight')]);
});

test.each([
  ['Digits increase along thermometers.', 'nothing is drawn for "Digits increase along thermometers" (thermometer)'],
  ['Digits a knight apart are friends.', 'not understood: "Digits a knight apart are friends"'],
])('words beside a grid that fit nothing are refused: %s', async (words, message) => {
  const { status, notes } = await sudokuOn(SMALL, 'solve', '--rules', words);
  expect([status, notes]).toEqual([2, expect.stringContaining(message)]);
  const { notes: left } = await sudokuOn(SMALL, 'check', '--rules', words, '--ignore-rules');
  expect(left).toContain('rules left out: ');
});

test('rules in words above a grid are stated, and told', async () => {
  const text = `Rules: Normal sudoku rules apply. Cells a knight's move apart must not be the same.\n....\n....\n....\n....\n`;
  const { out, notes } = await sudokuOn(text, 'convert', '--to', 'line', '-v');
  expect(out).toContain('anti-knight');
  expect(notes).toContain("Cells a knight's move apart must not be the same → anti-knight");
});

test('what was left out goes with the JSON of an answer', async () => {
  const words = 'Digits a knight apart are friends.';
  const { out } = await sudokuOn(SMALL, 'check', '--rules', words, '--ignore-rules', '--json');
  expect(JSON.parse(out).rules.ignored).toEqual(['"Digits a knight apart are friends" (the word friends)']);
  const again = await sudokuOn(out, 'check', '--json');
  expect(JSON.parse(again.out)).toEqual(JSON.parse(out));
  expect(again.notes).toContain('rules left out: "Digits a knight apart are frien');
});

test('a sentence that says again what another one states is told with its clues, a line that is drawn twice once', () => {
  const lines: Parts = {
    lines: [line('r2c2r2c3', '#67f067'), line('r2c2r2c3', '#00aa00'), line('r5c2r5c3', '#67f067')],
  };
  const rules = 'Normal sudoku rules apply. Green lines are whispers. Adjacent digits on a line differ by at least 5.';
  expect(readSaid(rules, [lines]).rules?.told.map(({ says }) => says)).toEqual([
    [],
    [{ constraint: 'whisper', value: 5, clues: 2 }],
    [{ constraint: 'whisper', value: 5, clues: 2 }],
  ]);
});
