/** Lines whose neighbours are related alike: the rule keeps exactly the digits of its fillings. */

import { expect, test } from 'vitest';
import { sameDifference } from '../../constraints/same-difference.js';
import { sequence } from '../../constraints/sequence.js';
import { bitsFrom, bitsOf } from '../../src/core/bits.js';
import { usualNumbers } from '../../src/core/numbers.js';
import { below, seeded } from '../../src/create/random.js';

/** All ways to choose a digit for each cell. */
function* fillings(digits: readonly number[], chosen: number[] = []): Generator<number[]> {
  if (chosen.length === digits.length) yield chosen;
  else for (const digit of bitsOf(digits[chosen.length]!)) yield* fillings(digits, [...chosen, digit]);
}

test.each([
  [sameDifference, (step: number) => Math.abs(step)],
  [sequence, (step: number) => step],
])('$id', (constraint, stepOf) => {
  const random = seeded(constraint.id);
  const counts = { kept: 0, without: 0 };
  for (let round = 0; round < 300; round++) {
    const size = 4 + below(random, 4);
    const cells = Array.from({ length: 3 + below(random, 3) }, (_, cell) => cell);
    const digits = cells.map(() => 1 + below(random, (1 << size) - 1));
    const expected = cells.map(() => 0);
    for (const filling of fillings(digits)) {
      const steps = filling.slice(1).map((digit, at) => stepOf(digit - filling[at]!));
      if (new Set(steps).size === 1) for (const cell of cells) expected[cell]! |= bitsFrom([filling[cell]!]);
    }
    const ground = { size, numbers: usualNumbers(size), statements: [], sees: () => false, regionOf: () => undefined };
    const [rule] = constraint.rules!(ground, [{ kind: constraint.id, lists: [cells] }]);
    const narrowed = [...digits];
    const isPossible = rule!.narrow(narrowed);
    expect([digits, isPossible]).toEqual([digits, expected[0] !== 0]);
    if (isPossible) expect([digits, narrowed]).toEqual([digits, expected]);
    counts[isPossible ? 'kept' : 'without']++;
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
});
