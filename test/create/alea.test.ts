import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { seeded } from '../../src/create/random.js';

test.each(['', 'tea', 'bench/0', 'Übung 数独 🎲', 'x'.repeat(1000)])(
  'gives the numbers of seedrandom for %j',
  (seed) => {
    const [own, theirs] = [seeded(seed), seedrandom.alea(seed)];
    const draw = (random: () => number) => Array.from({ length: 10_000 }, random);
    expect(draw(own)).toEqual(draw(theirs));
  },
);
