/** Lines that cross themselves, clues that stand twice, and the shortest zippers. */
import { describe, expect, test } from 'vitest';
import { readPuzzle } from '../../src/formats/read.js';
import { check } from '../../src/index.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { LINE, SOLUTION } from '../formats/exchange/example.js';
import { read } from '../read-text.js';

const cells = (line: string): number[] =>
  [...line.matchAll(/r(\d)c(\d)/g)].map(([, row, column]) => (Number(row) - 1) * 9 + Number(column) - 1);
const CROSSING = 'r1c1r2c2r3c3r3c2r2c2r1c3';

describe('a line that crosses itself', () => {
  test.each(['whisper=1', 'parity-line', 'modular-line', 'entropic-line', 'nabner', 'palindrome'])('%s', (kind) => {
    const [name, value] = kind.split('=');
    const text = `${name}=${value ? `${value}:` : ''}${CROSSING}`;
    expect(rulesText(readPuzzle(`${LINE} ${text}`).puzzle.geometry)).toBe(text);
  });

  test('holds for each two neighbours of the line', () => {
    const digits = cells(CROSSING).map((cell) => Number(SOLUTION[cell]));
    const least = Math.min(...digits.slice(1).map((digit, at) => Math.abs(digit - digits[at]!)));
    expect(check(read(`${LINE} whisper=${least}:${CROSSING}`)).solutions).toBe(1);
    expect(check(read(`${LINE} whisper=${least + 1}:${CROSSING}`)).solutions).toBe(0);
  });

  test.each(['r1c1r1c2r1c1', 'r1c1r1c1r1c2'])('does not turn round in a cell: %s', (line) => {
    expect(() => readPuzzle(`${LINE} parity-line=${line}r5c5`)).toThrow('names a cell twice');
  });
});

test('a zipper of two cells says nothing', () => {
  expect(check(read(`${LINE} zipper=r1c12`)).solutions).toBe(1);
});

test.each([
  `${LINE} killer-cage=17:r1c12;17:r1c12`,
  `${LINE} killer-cage=17:r1c12 killer-cage=17:r1c12`,
  `# killer-cage: 17 r1c12\n# killer-cage: 17 r1c12\n${LINE}`,
  JSON.stringify({ puzzle: LINE, killer: [{ cells: 'r1c12', sum: 17 }, '17:r1c12'] }),
])('a clue that stands twice is told: %s', (text) => {
  expect(readPuzzle(text).remark).toBe('a clue stands twice, once is enough: killer-cage=17:r1c1r1c2');
});
