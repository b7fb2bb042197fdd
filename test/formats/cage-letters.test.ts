/** Killer cages as rows of letters with sums below are read, alone and in a stream. */
import { expect, test } from 'vitest';
import { readPuzzle } from '../../src/formats/read.js';
import { ruledLine } from '../../src/formats/rules.js';
import { read } from '../../src/index.js';
import { sudokuOn } from '../cli/sudoku.js';

const ROWS = ['|A |A |B |B |', '|C |C |D |D |', '|e |e |F1|F1|', '|G |G |. |  |'];
const SUMS = 'A=3,B=7,C=7,D=3,e=3,F1=7,G=7';
const LINE = `${'.'.repeat(16)} killer-cage=3:r1c1r1c2;7:r1c3r1c4;7:r2c1r2c2;3:r2c3r2c4;3:r3c1r3c2;7:r3c3r3c4;7:r4c1r4c2`;
const lineOf = (text: string): string => ruledLine(readPuzzle(text).puzzle);
const same = ruledLine(readPuzzle(LINE).puzzle);

test.each([
  ['sums in a line', [...ROWS, SUMS]],
  ['sums below a gap', [...ROWS, '', SUMS]],
  ['a sum a line', [...ROWS, ...SUMS.split(',')]],
  ['blanks around signs', [...ROWS, SUMS.replaceAll('=', ' = ').replaceAll(',', ', ')]],
  ['rulers', ['+--+--+--+--+', ...ROWS.flatMap((row) => [row, '+--+--+--+--+']), SUMS]],
])('%s', async (_, lines) => {
  const text = lines.join('\n');
  expect([lineOf(text), ruledLine(read(text))]).toEqual([same, same]);
  const two = await sudokuOn(`${text}\n\n${text}\n\n.3.1...2....1...\n`, 'convert', '--to', 'line');
  expect([two.out, two.notes]).toEqual([`${same}\n${same}\n.3.1...2....1...\n`, '']);
});

test('a sum without cells is refused, and letters without sums are digits', async () => {
  expect(() => readPuzzle([...ROWS, `${SUMS},H=4`].join('\n'))).toThrow('a sum of H, but no cell of it');
  const letters = ['|A|B|C|D|', '|C|D|A|B|', '|.|.|.|.|', '|.|.|.|.|'].join('\n');
  const { out } = await sudokuOn(`${letters}\n`, 'convert', '--to', 'line', '--box', '2x2');
  expect(out).toBe('ABCDCDAB........\n');
});
