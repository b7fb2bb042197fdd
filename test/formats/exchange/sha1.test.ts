import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha1 } from '../../../src/formats/exchange/sudoku-exchange.js';

it('sha1 agrees with Node for texts of any number of blocks', () => {
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, index) => (index * length) % 10).join('');
    expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
  }
});
