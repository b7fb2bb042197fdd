import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solvePlainLine } from '../../src/cli/answers/plain-line.js';
import { Geometry } from '../../src/core/geometry.js';
import { formatLine, parseLine } from '../../src/formats/text/line.js';
import { uniqueSolution } from '../../src/search/search.js';
import { position } from '../search/puzzles.js';

const geometry = Geometry.of(3, 3);

test('solves exactly the lines for which the general reader and search find one solution', () => {
  fc.assert(
    fc.property(position(geometry, 0.4), fc.boolean(), ({ values }, zeros) => {
      const text = formatLine({ geometry, values });
      const solution = uniqueSolution(parseLine(text));
      const expected = solution && formatLine({ geometry, values: solution });
      expect(solvePlainLine({ text: zeros ? text.replaceAll('.', '0') : text, line: 1 })).toBe(expected);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['', 'nothing'],
  ['1..4.....2......', 'another size'],
  [`${'.'.repeat(80)}x`, 'an unknown symbol'],
  [`${'.'.repeat(80)}:`, 'the symbol after 9'],
  [`${'.'.repeat(80)}/`, 'the symbol before 0'],
  ['.'.repeat(82), 'a cell too many'],
])('returns undefined for %j: %s', (text) => {
  expect(solvePlainLine({ text, line: 1 })).toBeUndefined();
});

test('leaves records of which something is to be told', () => {
  const text = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  expect(solvePlainLine({ text, line: 1 })).toBeDefined();
  for (const beside of [{ solution: '' }, { another: '' }])
    expect(solvePlainLine({ text, line: 1, ...beside })).toBeUndefined();
});
