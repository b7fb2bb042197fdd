/** Drawings written for others: with what their setter says and draws. */
import { expect, test } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import { plainGridOf } from '../../../web/page/engine/grid.js';
import { read, write } from '../../../web/page/engine/texts.js';
import { read as readPuzzle } from '../../read-text.js';

const LINE = '.3.1...2....1... sum=5:r4c3r4c4';
const grid = plainGridOf(readPuzzle(LINE));
const ask = async (more: Partial<Parameters<typeof write>[0]>) =>
  write({ grid, format: 'sudokupad', ...more }, () => {}, 'en');

test('title, author and rules go with formats that hold them', async () => {
  const details = { title: 'Five', author: 'Ann', rules: 'Cages show their sums.' };
  const { text, lost } = await ask(details);
  const { metadata } = readShared(text);
  expect(lost).toMatchObject({ rules: [], boxes: [], details: [] });
  expect(metadata).toEqual({ title: 'Five', author: 'Ann', description: details.rules });
  const line = await ask({ ...details, format: 'line' });
  expect([line.text, line.lost.details]).toEqual([LINE, ['title', 'author', 'description']]);
});

test('JSON has the details, and is read back', async () => {
  const { text } = await ask({ format: 'json', title: 'Five', author: 'Ann' });
  const { grids } = await read({ text }, () => {}, 'en');
  expect(grids).toMatchObject([{ grid, about: { title: 'Five', author: 'Ann' } }]);
});

test('what a setter drew beside the clues is written, and shown again', async () => {
  const points = [
    { row: 1.5, column: 0.5 },
    { row: 1.5, column: 2.5 },
  ];
  const line = { kind: 'path', points, hue: 'light-dark(#ff8800,#ff8800)', width: 0.3 } as const;
  const { text } = await ask({ signs: [line], rules: 'Orange lines are a story.' });
  const { grids } = await read({ text }, () => {}, 'en');
  expect(grids[0]!.about.notUnderstood?.join(' ')).toContain('Orange lines are a story');
  expect(grids[0]!.about.signs?.filter(({ kind }) => kind === 'path')).toMatchObject([{ points, width: 0.3 }]);
});
