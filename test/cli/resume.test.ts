/** The file of a run with `--resume`. An interrupt between two answers is tried by `resume.slow.test.ts`. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noAnswers } from '../../src/batch/portion.js';
import type { Terminal } from '../../src/cli/command.js';
import { checkpointOf } from '../../src/cli/input/resume.js';

const records = [1, 2, 3].map((line) => ({ text: `puzzle ${line}`, line }));

/** Begins a run whose input has some records. */
function run() {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'));
  const file = join(folder, 'state');
  const checkpoint = checkpointOf({ file, options: {} }, 'work', { outputSize: () => 60 } as unknown as Terminal);
  const answer = (recordCount: number): void => {
    checkpoint.addWritten(20 * recordCount);
    checkpoint.addAnswered({ ...noAnswers(), recordCount });
  };
  const saved = (): number => JSON.parse(readFileSync(file, 'utf8')).records;
  async function* input() {
    yield records;
  }
  return { answer, saved, read: checkpoint.remaining(input()) };
}

test('the last answers are saved at once, before anybody ends the run', async () => {
  const { answer, saved, read } = run();
  for await (const _ of read);
  answer(2);
  expect(saved()).toBe(0);
  answer(1);
  expect(saved()).toBe(3);
});

test('they are saved too if the end of the input is seen only after them', async () => {
  const { answer, saved, read } = run();
  await read.next();
  answer(3);
  expect(saved()).toBe(0);
  await read.next();
  expect(saved()).toBe(3);
});
