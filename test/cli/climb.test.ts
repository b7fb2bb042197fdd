import { afterEach, expect, test, vi } from 'vitest';
import { remarkText } from '../../src/batch/answer.js';
import { climb } from '../../src/cli/answers/climb.js';
import type { SolveOptions } from '../../src/cli/answers/solution.js';
import type { Answer } from '../../src/cli/command.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const record = { text: '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..', line: 1 };

/** Climbs by a clock that advances at each check. Returns the number of checks. */
function climbed(options: Partial<SolveOptions>): { readonly told: Answer; readonly looks: number } {
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => looks++);
  const told = climb(record, {
    ladder: 'full',
    explain: true,
    guess: true,
    isNamed: false,
    form: 'text',
    colour: false,
    language: 'en',
    length: 'usual',
    milliseconds: 1e9,
    ...options,
  } as SolveOptions);
  return { told, looks };
}

test('marks a shortest path that the time limit cut, since a thread may have time for a better one', () => {
  const { told: whole, looks } = climbed({ pathKind: 'shortest' });
  expect(whole).toMatchObject({ status: 0, isCut: false });
  const { told: cut } = climbed({ pathKind: 'shortest', milliseconds: looks - 5 });
  expect(cut).toMatchObject({ status: 0, isCut: true });
  expect(cut.remarks.map(remarkText).join()).toContain('the search was cut');
});

test.each([
  ['the last step that is wanted', { steps: { least: 1, most: 2 } }],
  ['the first step that is harder than those wanted', { toLevel: 'easy' }],
] as const)('does not follow the path past %s, and prints the solution', (_, shown) => {
  const whole = climbed({});
  const part = climbed(shown);
  expect(part.looks).toBeLessThan(whole.looks / 2);
  expect(part.told).toMatchObject({ status: 0, remarks: [] });
  expect(part.told.out.split('\n').at(-1)).toBe(whole.told.out.split('\n').at(-1));
  expect(whole.told.out.startsWith(part.told.out.split('\n\n')[0]!)).toBe(true);
});
