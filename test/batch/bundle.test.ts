import { expect, test } from 'vitest';
import { bundleOf, recordsIn } from '../../src/batch/bundle.js';

test.each([
  ['of standard input', {}],
  ['of a file', { source: 'many.txt' }],
])('records %s come out of a bundle as they went in', (_, from) => {
  const records = ['', '1.', '12\n34', ''].map((text, i) => ({ text, line: 7 * i + 1, ...from }));
  expect(recordsIn(bundleOf(records))).toEqual(records);
  expect(recordsIn(bundleOf([]))).toEqual([]);
});
