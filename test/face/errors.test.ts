/** Each error that the library throws has a code that callers can rely on. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { create, explain, grade, hint, type UnfitPuzzle, verify, walk } from '../../src/index.js';
import { read } from '../read-text.js';

const PUZZLE = '.3.1...2....1...';
const CLASHING = '11..............';
const EMPTY = '.'.repeat(16);
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

const thrownBy = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
};

test.each([
  ['MISREAD', () => read('12')],
  ['MISREAD', () => verify('nope')],
  ['MISREAD', () => verify('{}')],
  ['MISREAD', () => verify(null as never)],
  ['MISREAD', () => verify({ puzzle: CLASHING, steps: [] })],
  ['MISREAD', () => verify({ puzzle: PUZZLE, box: ['', '', {}] as never, steps: [] })],
  [
    'MISREAD',
    () =>
      verify({
        ...explain(PUZZLE),
        steps: [{ ...explain(PUZZLE).steps[0]!, place: [{ row: 9, column: 1, digit: 1 }] }],
      }),
  ],
  ['NO_SOLUTION', () => walk(CLASHING)],
  ['NO_SOLUTION', () => hint(CLASHING)],
  ['NO_SOLUTION', () => grade(CLASHING)],
  ['SEVERAL_SOLUTIONS', () => grade(EMPTY)],
  ['OUT_OF_TIME', () => hint(HARD, { milliseconds: 0 })],
  ['OUT_OF_TIME', () => [...walk(HARD, { milliseconds: 0 })]],
  ['OUT_OF_TIME', () => hint(HARD, { signal: { aborted: true, reason: new DOMException('', 'TimeoutError') } })],
  ['OUT_OF_TIME', () => grade(HARD, { milliseconds: 0 })],
  ['BAD_OPTION', () => hint(PUZZLE, { maxLevel: 'nope' as never })],
  ['ABORTED', () => explain(HARD, { signal: AbortSignal.abort() })],
  ['ABORTED', () => explain(HARD, { signal: { aborted: true } })],
])('%s: %s', (code, call) => {
  expect(thrownBy(call)).toMatchObject({ code });
});

test('create rejects impossible requests and an expired time with codes', async () => {
  await expect(create({ clues: 16 })).rejects.toMatchObject({ code: 'IMPOSSIBLE' });
  await expect(create({ score: 40_000 }, { milliseconds: 0 })).rejects.toMatchObject({ code: 'OUT_OF_TIME' });
});

test("an abort throws an AbortError, or the caller's own reason", () => {
  expect(thrownBy(() => explain(HARD, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
  const reason = new Error('enough');
  expect(thrownBy(() => explain(HARD, { signal: AbortSignal.abort(reason) }))).toBe(reason);
});

test.each([
  ['an entry that no house rules out', '43.1...2....1...', { row: 1, column: 1, digit: 4 }],
  ['an entry that clashes with another', '43.14..2....1...', { row: 1, column: 1, digit: 4 }],
])('names the wrong entry in a plain grid: %s', (_, play, wrong) => {
  const error = thrownBy(() => hint(play)) as UnfitPuzzle;
  expect(error).toMatchObject({ code: 'NO_SOLUTION', suspects: [wrong] });
  expect(error.message).toContain('without 4 in r1c1 there is exactly one solution');
});

test('names no value if no single one is wrong', () => {
  expect(thrownBy(() => hint('1111............'))).toMatchObject({ code: 'NO_SOLUTION', suspects: [] });
});

test('docs/library.md explains the code of each error that an entry exports', () => {
  const root = new URL('../../', import.meta.url);
  const pageOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
  const exported = readdirSync(new URL('api', root)).map((name) => pageOf(`api/${name}`));
  const codes = exported.flatMap((page) => page.match(/(?<=\bcode(?: = |\(\): ).*['"])[A-Z_]+(?=['"])/g) ?? []);
  expect(codes).toContain('SEVERAL_SOLUTIONS');
  const [table] = /^\| `code`.*?\n\n/ms.exec(pageOf('docs/library.md')) ?? [];
  const explained = [...table!.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code);
  expect(explained.sort()).toEqual([...new Set(codes)].sort());
});

test('a puzzle that a signal leaves unmade names no time limit', async () => {
  const signal = { aborted: true, reason: { name: 'TimeoutError' } };
  await expect(create({ seed: 'a' }, { signal })).rejects.toThrow('not made in time: 0 drafts tried (seed a)');
  await expect(create({ seed: 'a' }, { milliseconds: 0 })).rejects.toThrow('not made within 0 s: 0 drafts');
});

test.each(['https://sudokupad.app/oi7nvbh1de', ' www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QCEIA\n'])(
  'a link is not counted but sent on to the function that reads it: %s',
  (link) => {
    expect(() => read(link)).toThrow('a link takes await read(text)');
  },
);
