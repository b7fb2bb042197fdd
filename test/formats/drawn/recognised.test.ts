/** Packed puzzles are read wherever they stand: alone, in links among words, in fields of JSON and of sheets. */
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { sudokuOn } from '../../cli/sudoku.js';
import { LINE, SOLUTION } from '../exchange/example.js';

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
