import { expect, test } from 'vitest';
import { bundleOf, recordsIn } from '../../src/batch/bundle.js';
import type { PuzzleRecord } from '../../src/formats/record.js';

test('records come out of a bundle, on another thread too, as they went in', () => {
  const records: PuzzleRecord[] = [
    { text: '12', line: 1, source: 'a.txt' },
    { text: '3\n4', line: 3, source: 'a.txt', metadata: { title: 'Easy' }, mended: ['so'] },
    { text: '', line: 9, source: 'a.txt', solution: '1234' },
  ];
  expect(recordsIn(structuredClone(bundleOf(records)))).toEqual(records);
  const rows: PuzzleRecord[] = ['', '12'].map((text, i) => ({ text, line: i + 1, row: `a,"b\n",${text}` }));
  expect(recordsIn(structuredClone(bundleOf(rows)))).toEqual(rows);
});
