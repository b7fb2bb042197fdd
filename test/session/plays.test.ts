import { expect, test } from 'vitest';
import { seeded } from '../../src/create/random.js';
import { seedAt } from '../../src/create/seeds.js';
import { faultOf, playOf } from './plays.js';

test('simulated plays: exactly the mistakes made are found, and every hint is proved and new', () => {
  const faults = Array.from({ length: 40 }, (_, index) => faultOf(playOf(seeded(seedAt('forty', index)))));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
