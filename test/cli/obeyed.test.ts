/** Every option that a command takes has an effect, is rejected, or is reported as without effect. */
import { describe, expect, test } from 'vitest';
import { checkObeyed, written } from './check-obeyed.js';
import { sudoku } from './sudoku.js';

checkObeyed('hint', ['svg', 'html']);
checkObeyed('solve', ['html']);
checkObeyed('convert', ['svg', 'html', 'pdf', 'line']);
checkObeyed('create', ['svg', 'line']);

describe('a drawn path ends', () => {
  const args = ['solve', '--explain', 'fixtures/puzzles/x-wing.txt', '--to'];

  test('before the first step harder than --to-level', async () => {
    const { files, status, notes } = await written([...args, 'svg', '--to-level', 'easy'], true);
    const told = await sudoku('solve', '--explain', 'fixtures/puzzles/x-wing.txt', '--to-level', 'easy', '--json');
    expect(files).toHaveLength(JSON.parse(told.out).steps.length);
    expect([status, notes]).toEqual([told.status, '']);
  });

  test('with the last of --steps', async () => {
    const { files } = await written([...args, 'html', '--steps', '2..3'], true);
    expect(files).toEqual([['walkthrough.html', expect.stringContaining('<title>Sudoku: 3 steps</title>')]]);
  });
});
