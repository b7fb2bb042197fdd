/** Files are read in portions, between which the event loop runs. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputOf } from '../../src/cli/input/input.js';

const folder = mkdtempSync(join(tmpdir(), 'sudoku-input-'));

const PUZZLE = '1.3.3.1.21434321';
const terminal = { stdin: (async function* () {})(), write: () => {}, note: () => {}, colour: false };

/** Reads a file of puzzles. Returns the number of portions, of records, and of portions before the event loop first ran. */
async function reading(name: string, puzzles: number) {
  const file = join(folder, name);
  writeFileSync(file, `${PUZZLE}\n`.repeat(puzzles));
  let hasRun = false;
  setImmediate(() => {
    hasRun = true;
  });
  const read = { portions: 0, records: 0, portionsBefore: 0 };
  for await (const records of inputOf([file], {}, terminal).records()) {
    read.portions++;
    read.records += records.length;
    if (!hasRun) read.portionsBefore++;
  }
  return read;
}

test('a large file lets the event loop run, so that an interrupt is heard before all is read', async () => {
  const { portions, records, portionsBefore } = await reading('large.txt', 20_000);
  expect(records).toBe(20_000);
  expect(portions).toBeGreaterThan(2);
  expect(portionsBefore).toBeLessThan(portions - 1);
});

test('a short file is read at once, which starts sooner', async () => {
  const { portions, records, portionsBefore } = await reading('short.txt', 10);
  expect(records).toBe(10);
  expect(portionsBefore).toBe(portions);
});
