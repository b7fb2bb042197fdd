import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleKind } from '../../../src/bank/kind.js';
import { type FirstTexts, firstTexts } from '../../../src/cli/answers/first-texts.js';

/** The folder for temporary files in a test. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-texts-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function textsOf(found: FirstTexts): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const text of found.texts()) texts.push(text);
  return texts;
}

const random = seedrandom('first texts');
const word = (): number => Math.floor(random() * 2 ** 32);

test('yields the first text of each kind, in the order of the input', async () => {
  const kinds = Array.from({ length: 20_000 }, (): PuzzleKind => [word(), word(), word()]);
  const found = firstTexts();
  const expected: string[] = [];
  const added = new Set<number>();
  for (let number = 0; number < 60_000; number++) {
    const kind = Math.floor(random() ** 2 * kinds.length);
    const text = `${number} of ${kind}\nand ünïcödé 🧩`;
    if (!added.has(kind)) expected.push(text);
    added.add(kind);
    found.add(kinds[kind]!, text);
  }
  expect(await textsOf(found)).toEqual(expected);
  found.end();
});

test('tells apart kinds that differ in any word, and yields nothing of nothing', async () => {
  const found = firstTexts();
  for (const kind of [
    [1, 2, 3],
    [0, 2, 3],
    [1, 0, 3],
    [1, 2, 0],
    [1, 2, 3],
  ] as const)
    found.add(kind, `${kind}`);
  expect(await textsOf(found)).toEqual(['1,2,3', '0,2,3', '1,0,3', '1,2,0']);
  found.end();
  const none = firstTexts();
  expect(await textsOf(none)).toEqual([]);
  none.end();
});

test('deletes its files, also before the texts were read', () => {
  const found = firstTexts();
  found.add([1, 2, 3], 'a');
  expect(readdirSync(folder)).toHaveLength(1);
  found.end();
  expect(readdirSync(folder)).toEqual([]);
});

test('says where files cannot be written', () => {
  rmSync(folder, { recursive: true });
  expect(() => firstTexts()).toThrow(/^cannot write .*first-texts-/);
  mkdirSync(folder);
});
