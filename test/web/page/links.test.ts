import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load, writerNamed } from '../../../src/formats/exchange/any.js';
import { alphabetOf } from '../../../src/formats/symbols.js';
import { read as readText } from '../../../web/page/engine/texts.js';
import { puzzleIn } from '../../../web/page/engine/with-rules.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';

/** Returns a puzzle with a kind of clues. */
const puzzleWith = (kind: string) =>
  read(readFileSync(new URL(`../../../fixtures/constraints/${kind}.txt`, import.meta.url), 'utf8').split('\n')[0]!);

await load([], 'f-puzzles', 'sudokupad', 'iss');
const written = (format: string, kind: string): string => {
  const puzzle = puzzleWith(kind);
  return writerNamed(format).format(puzzle, alphabetOf(puzzle.geometry.size), {});
};
const packed = (kind: string): string => written('f-puzzles', kind).split('?load=')[1]!;
const own = (kind: string): string => linkOf(playOf(puzzleWith(kind)));

test.each([
  ['SudokuPad', 'killer-cage', written('sudokupad', 'killer-cage')],
  ['SudokuPad with settings', 'thermometer', `${written('sudokupad', 'thermometer')}?setting-nogrid=1`],
  ['Cracking the Cryptic', 'arrow', `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${packed('arrow')}`],
  ['the former address of SudokuPad', 'renban', `https://sudokupad.svencodes.com/fpuzzles${packed('renban')}`],
  ['f-puzzles', 'sandwich', written('f-puzzles', 'sandwich')],
  ['f-puzzles without a scheme', 'whisper', written('f-puzzles', 'whisper').replace('https://www.', '')],
  ['f-puzzles, only the code', 'killer-cage', packed('killer-cage')],
  ['SudokuLab', 'quadruple', `https://sudokulab.net/?fpuzzle=${packed('quadruple')}`],
  ['Interactive Sudoku Solver', 'thermometer', written('iss', 'thermometer')],
  ['a message', 'little-killer', `Try this one: ${written('sudokupad', 'little-killer')} - enjoy!`],
  ['Markdown', 'arrow', `[An arrow sudoku](${written('f-puzzles', 'arrow')})`],
  ['angle brackets', 'x-sum', `X-sums <${written('f-puzzles', 'x-sum')}>`],
  ['this page', 'killer-cage', `https://play.example/sudoku/#/play?p=${own('killer-cage')}`],
  [
    'a step of this page',
    'skyscraper',
    `http://127.0.0.1:4811/#/path?step=3&p=${encodeURIComponent(own('skyscraper'))}`,
  ],
])('reads a link of %s with its clues', async (_, kind, text) => {
  const { grids, unread } = await readText({ text }, () => {}, 'en');
  expect(unread).toEqual([]);
  expect(grids).toHaveLength(1);
  const { geometry, values } = puzzleIn(grids[0]!.grid);
  const expected = puzzleWith(kind);
  expect(Array.from(values)).toEqual(Array.from(expected.values));
  expect(geometry.rules).toHaveLength(expected.geometry.rules.length);
});
