import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solvePlainLine } from '../../src/cli/answers/plain-line.js';
import { Geometry } from '../../src/core/geometry.js';
import { formatLine, parseLine } from '../../src/formats/line.js';
import { uniqueSolution } from '../../src/search/search.js';
import { position } from '../search/puzzles.js';

const geometry = Geometry.of(3, 3);

test('solves exactly the lines for which the general reader and search find one solution', () => {
  fc.assert(
    fc.property(position(geometry, 0.4), fc.boolean(), ({ values }, zeros) => {
      const text = formatLine({ geometry, values });
      const solution = uniqueSolution(parseLine(text));
      const expected = solution && formatLine({ geometry, values: solution });
      expect(solvePlainLine(zeros ? text.replaceAll('.', '0') : text)).toBe(expected);
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
  expect(solvePlainLine(text)).toBeUndefined();
});
