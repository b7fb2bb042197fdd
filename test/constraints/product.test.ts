/** Products of cells: the rule is exact where all cells see each other or none do, and sound elsewhere. */

import { expect, test } from 'vitest';
import { bitsFrom, bitsOf } from '../../src/core/bits.js';
import { usualNumbers } from '../../src/core/numbers.js';
import { below, seeded } from '../../src/create/random.js';
import { productRule } from '../../src/rules/product.js';

/** All ways to choose a digit for each cell. */
function* fillings(digits: readonly number[], chosen: number[] = []): Generator<number[]> {
  if (chosen.length === digits.length) yield chosen;
  else for (const digit of bitsOf(digits[chosen.length]!)) yield* fillings(digits, [...chosen, digit]);
}

test.each([
  ['all', () => true, true],
  ['no', () => false, true],
  ['some', (a: number, b: number) => (a + b) % 2 === 1, false],
])('keeps the digits of its fillings where %s cells see each other', (name, sees, isExact) => {
  const random = seeded(`product ${name}`);
  const counts = { kept: 0, without: 0 };
  for (let round = 0; round < 400; round++) {
    const size = 4 + below(random, 4);
    const cells = Array.from({ length: 1 + below(random, 4) }, (_, cell) => cell);
    const digits = cells.map(() => 1 + below(random, (1 << size) - 1));
    const product = cells.reduce((all) => all * (1 + below(random, size)), 1);
    const expected = cells.map(() => 0);
    for (const filling of fillings(digits)) {
      if (cells.some((a) => cells.some((b) => b < a && sees(a, b) && filling[a] === filling[b]))) continue;
      if (filling.reduce((all, digit) => all * (digit + 1), 1) !== product) continue;
      for (const cell of cells) expected[cell]! |= bitsFrom([filling[cell]!]);
    }
    const narrowed = [...digits];
    const isPossible = productRule(cells, product, { numbers: usualNumbers(size), sees }).narrow(narrowed);
    if (isExact) expect([digits, product, isPossible]).toEqual([digits, product, expected[0] !== 0]);
    if (isExact && isPossible) expect([digits, product, narrowed]).toEqual([digits, product, expected]);
    for (const [cell, left] of expected.entries())
      if (isPossible) expect([digits, product, left & ~narrowed[cell]!]).toEqual([digits, product, 0]);
      else expect([digits, product, left]).toEqual([digits, product, 0]);
    counts[isPossible ? 'kept' : 'without']++;
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(20);
});
