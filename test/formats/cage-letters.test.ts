/** Killer cages as rows of letters with sums below are read, alone and in a stream. */
import { expect, test } from 'vitest';
import { ruledLine } from '../../src/formats/beside/rules-written.js';
import { readPuzzle } from '../../src/formats/read.js';
import { sudokuOn } from '../cli/sudoku.js';
import { read } from '../read-text.js';

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

/** The same cages with a sign a cell, without bars. */
const SIGNS = ['AABB', 'CCDD', 'eeFF', 'GG..'];
const SIGN_SUMS = SUMS.replace('F1', 'F').split(',');

test.each([
  ['signs', [...SIGNS, ...SIGN_SUMS]],
  ['signs with sums below a gap', [...SIGNS, '', ...SIGN_SUMS.map((sum) => sum.replace('=', ' = '))]],
  ['sums after colons', [...SIGNS, '', ...SIGN_SUMS.map((sum) => sum.replace('=', ': '))]],
])('%s', async (_, lines) => {
  const text = `${lines.join('\n')}\n`;
  expect(lineOf(text)).toBe(same);
  const two = await sudokuOn(`${text}\n${text}\n.3.1...2....1...\n`, 'convert', '--to', 'line');
  expect([two.out, two.notes]).toEqual([`${same}\n${same}\n.3.1...2....1...\n`, '']);
});

test('letters that stand twice in a row are regions above a grid, and a grid without sums', async () => {
  const regions = ['AAAB', 'ACBB', 'DCCB', 'DDDC'].join('\n');
  const jigsaw = await sudokuOn(`${regions}\n\n.3.1\n...2\n....\n1...\n`, 'convert', '--to', 'line');
  expect(jigsaw.out).toContain('regions=AAABACBBDCCBDDDC');
  const clash = await sudokuOn(`AA..\n..B.\n....\n....\n\n.3.1...2....1...\n`, 'convert', '--to', 'line');
  expect(clash.out).toBe('AA....B.........\n.3.1...2....1...\n');
});

test.each([
  ['rows with bars', [...ROWS, SUMS.replace(',e=3', '').replace(',G=7', '')]],
  ['comments', [...SIGNS.map((row) => `# cages: ${row}`), '# cages: A=3 B=7 C=7 D=3 F=7', ...Array(4).fill('....')]],
])('cages without a sum are told where others have one: %s', (_, lines) => {
  expect(readPuzzle(lines.join('\n')).remark).toBe('no sum is stated for the cages e, G: only that the digits differ');
});

test('cages are not told to lack sums where none has one', () => {
  const lines = [...SIGNS.map((row) => `# cages: ${row}`), ...Array(4).fill('....')];
  expect(readPuzzle(lines.join('\n')).remark).toBeUndefined();
});

test('a sum without cells is refused, and letters without sums are digits', async () => {
  expect(() => readPuzzle([...ROWS, `${SUMS},H=4`].join('\n'))).toThrow('a sum of H, but no cell of it');
  const letters = ['|A|B|C|D|', '|C|D|A|B|', '|.|.|.|.|', '|.|.|.|.|'].join('\n');
  const { out } = await sudokuOn(`${letters}\n`, 'convert', '--to', 'line', '--box', '2x2');
  expect(out).toBe('ABCDCDAB........\n');
});
