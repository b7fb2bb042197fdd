import { readFileSync } from 'node:fs';
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { KIND_LENGTH, kindIn, kindOf, kindText } from '../../src/bank/kind.js';
import { firstOfEachKind, KindSet } from '../../src/bank/kind-set.js';
import { morph } from '../../src/canon/transform.js';
import { readPuzzle } from '../../src/formats/read.js';

const puzzles = readFileSync('fixtures/canon/least-forms.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => readPuzzle(line.split('\t')[0]!).puzzle);

test('morphs of a puzzle have one kind, and puzzles with different forms have different kinds', () => {
  const random = seedrandom('kinds');
  const some = puzzles.slice(0, 40);
  const morphs = Array.from({ length: 400 }, (_, i) => morph(some[i % 40]!, random));
  expect([...firstOfEachKind([...some, ...morphs])]).toEqual(some);
});

test('firstOfEachKind leaves out known kinds', () => {
  const known = new KindSet();
  expect([...firstOfEachKind(puzzles.slice(0, 3), known)]).toHaveLength(3);
  expect([...firstOfEachKind(puzzles.slice(0, 5), known)]).toEqual(puzzles.slice(3, 5));
});

test('the same values in another shape have another kind', () => {
  const text = `${'.'.repeat(35)}1`;
  expect(kindOf(readPuzzle(text).puzzle)).not.toEqual(kindOf({ ...readPuzzle(text).puzzle, values: [-1] }));
});

test('kindIn reads what kindText writes', () => {
  const kind = kindOf(puzzles[0]!);
  expect(kindText(kind)).toHaveLength(KIND_LENGTH);
  expect(kindIn(`ab${kindText(kind)}`, 2)).toEqual(kind);
});

test('a set of many kinds has exactly those added, and shares its tables', () => {
  const random = seedrandom('set');
  const word = (): number => Math.floor(random() * 2 ** 32);
  const kinds = Array.from({ length: 30_000 }, () => [word(), word(), word()] as const);
  const set = new KindSet();
  for (const kind of kinds.slice(0, 20_000)) expect(set.add(kind)).toBe(true);
  expect(set.size).toBe(20_000);
  const shared = new KindSet(set.shared());
  expect(kinds.map((kind) => shared.has(kind))).toEqual(kinds.map((_, index) => index < 20_000));
  expect(set.add(kinds[7]!)).toBe(false);
  expect(set.bytes / set.size).toBeLessThan(33);
});

test('a set can hold the kind of three zero words', () => {
  const set = new KindSet();
  expect([set.has([0, 0, 0]), set.add([0, 0, 0]), set.add([0, 0, 0])]).toEqual([false, true, false]);
});
