import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { jobsOf } from '../../src/cli/options.js';

test('starts no more threads than cores, and says so', () => {
  const notes: string[] = [];
  const terminal = { note: (text: string) => void notes.push(text) };
  expect(jobsOf(1, terminal)).toBe(1);
  expect(notes).toEqual([]);
  expect(jobsOf(1_000_000, terminal)).toBe(availableParallelism());
  expect(notes).toEqual([
    expect.stringMatching(/^--jobs 1000000: only \d+ threads? works?, for there (is|are) \d+ cores?$/),
  ]);
});
