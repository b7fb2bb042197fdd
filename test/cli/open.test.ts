import { expect, test } from 'vitest';
import { sudoku } from './sudoku.js';

test('reports a wrong port, and an operand that is no puzzle', async () => {
  expect(await sudoku('open', '--port', '99999')).toMatchObject({ status: 2 });
  expect(await sudoku('open', '--no-browser', 'nosuchfile.txt')).toMatchObject({ status: 2 });
});
