/** Rules as text: what solvers and definitions make of them, beside a meaning that is never read from the text. */
import { expect, test } from 'vitest';
import { cellsIn, cellsText } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import { seeded } from '../../src/create/random.js';
import { accepts } from '../../src/definitions/automaton.js';
import { demandedBy } from '../../src/definitions/grid.js';
import { ruleIn } from '../../src/rules/text/meaning.js';
import { withRules } from '../../src/variants/rules.js';
import { inTier } from '../tier.js';
import { randomNamed, randomText } from './random-texts.js';

const all = (count: number, size: number): number[][] =>
  Array.from({ length: size ** count }, (_, filling) =>
    Array.from({ length: count }, (_, at) => (Math.floor(filling / size ** at) % size) + 1),
  );

/** Cells of which no two see each other. */
const APART = { 4: 'r1c1r2c3r3c2r4c4', 6: 'r1c1r2c4r3c2r4c5' } as const;

const ROUNDS = inTier({ quick: 120, slow: 400 });

test('narrows to exactly the digits of the fillings, and definitions accept the same', () => {
  const random = seeded('texts');
  const kinds = { kept: 0, lost: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const size = ([4, 6] as const)[round % 2]!;
    const length = 2 + Math.floor(random() * 3);
    const { text, holds } = (round % 5 === 0 ? randomNamed : randomText)(random, length);
    if (text.length > 200) continue;
    const cells = cellsIn(APART[size], size).slice(0, length);
    const rule = `rule="${text}":${cellsText(cells, size)}`;
    const fillings = all(length, size).filter(holds);
    if (fillings.length === 0 && ruleIn(text).form === 'whole') {
      expect(() => withRules(Geometry.ofSize(size), { constraints: [rule] }), text).toThrow('no digits fill');
      kinds.refused++;
    }
    if (fillings.length === 0) continue;
    const geometry = withRules(Geometry.ofSize(size), { constraints: [rule] });
    const [demanded] = demandedBy(geometry);
    const valuesOf = (digits: readonly number[]): number[] => {
      const values: number[] = [];
      for (const [at, digit] of digits.entries()) values[cells[at]!] = digit - 1;
      return values;
    };
    const wrong = all(length, size).filter((digits) => {
      const values = valuesOf(digits);
      return demanded!.demands.every((machine) => accepts(machine, values)) !== holds(digits);
    });
    expect(wrong, text).toEqual([]);
    if (ruleIn(text).form !== 'whole' && ruleIn(text).form !== 'triples') continue;
    const { narrow, cells: ruled } = geometry.rules[0]!;
    for (let again = 0; again < 5; again++) {
      const digits = ruled.map(() => 1 + Math.floor(random() * ((1 << size) - 1)));
      const own = fillings
        .map((filling) => ruled.map((cell) => filling[cells.indexOf(cell)]!))
        .filter((filling) => filling.every((digit, at) => digits[at]! & (1 << (digit - 1))));
      const expected = ruled.map((_, at) => own.reduce((set, filling) => set | (1 << (filling[at]! - 1)), 0));
      const narrowed = [...digits];
      expect(geometry.rules.length > 1 || narrow(narrowed) === own.length > 0, text).toBe(true);
      if (own.length > 0 && geometry.rules.length === 1) expect(narrowed, text).toEqual(expected);
      kinds[own.length > 0 ? 'kept' : 'lost']++;
    }
  }
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(ROUNDS / 20);
});

test.each([
  ['whole: sum() = 91', 'r12c123456789', false],
  ['whole: sum() <= 89', 'r12c123456789', false],
  ['prime-sum', 'r12c123456789', false],
  ['whole: sum() is square and d[1] > 2', 'r12c123456789', false],
  ['whole: sum() is even', 'r12c123456789', true],
] as const)('a sum minds which of its cells see each other: %s in %s', (text, cells, isPossible) => {
  const { rules } = withRules(Geometry.ofSize(9), { constraints: [`rule="${text}":${cells}`] });
  const isOpen = rules.every(({ cells: own, narrow }) => narrow(own.map(() => 0x1ff)));
  expect(isOpen).toBe(isPossible);
});
