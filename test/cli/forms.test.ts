/** One result in each form: text, JSON, a row of a sheet, data. */
import { expect, test } from 'vitest';
import { written } from '../../src/cli/answers/forms.js';
import type { Common, Form, Result } from '../../src/cli/command.js';
import { failure } from '../../src/cli/input/puzzle.js';

const record = { text: '1...', line: 3, source: 'a: b.txt' };
const sheet = { from: ',', to: ',', width: 1, column: 0, added: 2 };
const found: Result = { text: () => 'good', data: () => ({ puzzle: '1...', level: 'easy' }), remarks: ['slow: very'] };
const failed: Result = failure('bad', 2, { puzzle: '1...', error: 'bad' });

const inForm = (result: Result, form: Form) =>
  written<Common, { level: string }>(
    result,
    record,
    { form, colour: false, sheet },
    { cells: ({ level }, remark) => [level, remark] },
  );

test.each([
  ['text', 'good', undefined],
  ['json', '{"puzzle":"1...","level":"easy"}', undefined],
  ['sheet', '1...,easy,slow: very', undefined],
  ['data', '', { puzzle: '1...', level: 'easy' }],
] as const)('%s: what was found, with a remark apart from its place', (form, out, data) => {
  const answer = inForm(found, form);
  expect([answer.out, answer.found, answer.status]).toEqual([out, data, 0]);
  expect(answer.remarks).toEqual([{ where: 'a: b.txt, line 3', text: 'slow: very' }]);
});

test.each([
  ['text', 'ERROR: bad'],
  ['json', '{"puzzle":"1...","error":"bad"}'],
  ['sheet', '1...,,bad'],
  ['data', ''],
] as const)('%s: a failure, which is no data', (form, out) => {
  expect(inForm(failed, form)).toMatchObject({ out, status: 2 });
  expect(inForm(failed, form).found).toBeUndefined();
});

test('a row has the place of a mistake below the first line of its record', () => {
  expect(inForm({ ...failed, at: { line: 2, column: 4 } }, 'sheet').out).toBe(
    '1...,,"a: b.txt, line 4, column 4: bad"',
  );
  expect(inForm({ ...failed, at: { line: 1, column: 4 } }, 'sheet').out).toBe('1...,,bad');
});

test('several objects are several lines of JSON', () => {
  expect(inForm({ ...found, data: () => [{ a: 1 }, { b: 2 }] }, 'json').out).toBe('{"a":1}\n{"b":2}');
});
