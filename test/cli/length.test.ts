/** `--brief` and `--verbose` of `solve --explain` and `hint`. */
import { describe, expect, test } from 'vitest';
import { sudoku } from './sudoku.js';

const PUZZLE = '.7.....2...5.4.9.....1.7....6.4.3.5.1..6.8..78...7...66...5...9...781.....19.23..';
const explain = (...args: string[]) => sudoku('solve', '--explain', ...args, PUZZLE);

describe('--brief', () => {
  test('gives each step of a path a line: its outcome and its pattern', async () => {
    const lines = (await explain('--brief', '--steps', '23..32')).out.split('\n');
    expect(lines.slice(0, 3)).toEqual([
      ' 23. Pointing: r8c23 ≠ 2 (2 in box 9)',
      ' 24. Claiming: r5c7 ≠ 2 (2 in row 4)',
      ' 25. Naked Single: r5c7 = 4',
    ]);
    expect(lines[9]).toMatch(/^ 32\. XY-Chain: r1c3 ≠ 8 \(\(8=5\)r1c4 - /);
    expect(lines[10]).toBe('');
  });

  test('gives each way to an outcome of a hint a line, in German too', async () => {
    const { out } = await sudoku('hint', '--all', '--brief', '--lang', 'de', '--strategy', 'hidden-single', PUZZLE);
    expect(out).toMatch(/^r\dc\d = \d\n {4}Versteckter Einer \(\d in (Block|Zeile|Spalte) \d\)$/m);
  });
});

describe('--verbose', () => {
  test('says of each step what rules out the other candidates, and which step removed one', async () => {
    const { out } = await explain('--verbose', '--steps', '24..25');
    expect(out).toContain(`
     Why r5c7 has no other candidate:
       1, 6, 7 and 8 are in row 5 already
       3, 5 and 9 are in column 7 already
       2 was removed from r5c7 in step 24
`);
  });

  test('says so of a hint, where marks were removed before', async () => {
    const { out } = await sudoku('hint', '--verbose', PUZZLE);
    expect(out).toMatch(/\n {4}Why \d has no other place in box \d:\n {6}r/);
  });
});

test.each(['solve', 'hint'])('%s refuses both lengths', async (command) => {
  expect(await sudoku(command, '--brief', '--verbose', PUZZLE)).toMatchObject({
    status: 2,
    notes: expect.stringContaining('--brief and --verbose exclude each other'),
  });
});
