import { expect, test } from 'vitest';
import { makeFresh } from '../../src/bank/fresh.js';
import { kindOf } from '../../src/bank/kind.js';
import { KindSet } from '../../src/bank/kind-set.js';
import { type Clock, OutOfTime, unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { make } from '../../src/create/create.js';
import { seeded } from '../../src/create/random.js';
import { specOf } from '../../src/create/spec.js';

const spec = specOf(Geometry.of(2, 2));

test('counts the drafts of all puzzles, those of known kinds too', () => {
  const random = seeded('fresh');
  const known = new KindSet();
  const first = make(spec, random);
  known.add(kindOf(first.made!.puzzle));
  const counts: number[] = [];
  const { made, tried } = makeFresh(spec, seeded('fresh'), known, unlimited, (count) => counts.push(count));
  expect(known.has(kindOf(made!.puzzle))).toBe(false);
  expect(tried).toBeGreaterThan(first.tried);
  expect(counts).toEqual(Array.from({ length: tried }, (_, index) => index + 1));
});

test('gives up when the time runs out, with the number of drafts so far', () => {
  let drafts = 0;
  const clock: Clock = () => {
    if (drafts >= 20) throw new OutOfTime();
  };
  const outcome = makeFresh(spec, seeded('all'), { has: () => true }, clock, (count) => (drafts = count));
  expect(outcome.made).toBeUndefined();
  expect(outcome.tried).toBe(20);
});
