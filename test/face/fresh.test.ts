import { expect, test } from 'vitest';
import { kindOf } from '../../src/bank/kind.js';
import { KindSet } from '../../src/bank/kind-set.js';
import { morph } from '../../src/canon/transform.js';
import { seeded } from '../../src/create/random.js';
import { workers } from '../../src/face/async/index.js';
import { type CreateRequest, create, formatLine } from '../../src/face/index.js';
import { read } from '../read-text.js';

const REQUEST: CreateRequest = { size: 4, seed: 'fresh' };
const made = (await create(REQUEST)).puzzle;
const equivalent = formatLine(morph(read(made), seeded('another dress')));

test('makes no puzzle that is equivalent to one of a bank', async () => {
  const { puzzle } = await create({ ...REQUEST, against: [equivalent] });
  expect(puzzle).not.toBe(made);
  expect(kindOf(read(puzzle))).not.toEqual(kindOf(read(made)));
  expect(await create({ ...REQUEST, against: [puzzle] })).toMatchObject({ puzzle: made });
});

test('excluding kinds gives the same puzzles as excluding puzzles, also asynchronously', async () => {
  const kinds = new KindSet();
  kinds.add(kindOf(read(equivalent)));
  const { puzzle } = await create({ ...REQUEST, against: [equivalent] });
  expect((await create({ ...REQUEST, against: kinds.shared() })).puzzle).toBe(puzzle);
  expect((await workers.create({ ...REQUEST, against: [equivalent] })).puzzle).toBe(puzzle);
});

test('rejects a bank that cannot be compared', async () => {
  const given = (against: unknown, more = {}) => create({ ...REQUEST, ...more, against } as CreateRequest);
  await expect(given('no list')).rejects.toThrow('against takes a list of puzzles as texts, or of kinds');
  await expect(given([7])).rejects.toThrow('against takes');
  await expect(given(['nonsense'])).rejects.toThrow();
  await expect(given([equivalent], { size: 9, variant: 'x' })).rejects.toThrow('a variant has no least form');
});
