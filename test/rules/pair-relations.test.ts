/** Relations of two cells as rules, beside the pairs of candidates that exclude each other. */
import { describe, expect, test } from 'vitest';
import { bitsOf } from '../../src/core/bits.js';
import { Geometry } from '../../src/core/geometry.js';
import { below, seeded } from '../../src/create/random.js';
import { excludedPairs, joinedPairs, pairRelations } from '../../src/rules/pair-relations.js';
import { withRules } from '../../src/variants/rules.js';

const CLUES = ['greater-than=r2c2r2c1', 'white-dot=r3c3r3c4', 'white-dot=r4c1r4c2', 'thermometer=r1c1r2c3r4c4'];

/** Sizes below and above the most digits for which there are tables. */
describe.each([6, 12])('size %i', (size) => {
  const geometry = withRules(Geometry.ofSize(size), { constraints: CLUES });
  const cell = (row: number, column: number): number => (row - 1) * size + column - 1;
  const joined = [
    [cell(1, 1), cell(2, 3)],
    [cell(1, 1), cell(4, 4)],
    [cell(2, 1), cell(2, 2)],
    [cell(2, 3), cell(4, 4)],
    [cell(3, 3), cell(3, 4)],
    [cell(4, 1), cell(4, 2)],
  ];

  test('each two cells of which different digits exclude each other are joined, once', () => {
    const sorted = [...joinedPairs(geometry)].sort(([a, b], [c, d]) => a - c || b - d);
    expect(sorted).toEqual(joined);
    expect(joinedPairs(Geometry.ofSize(size))).toEqual([]);
    expect(pairRelations(geometry).map(({ cells }) => cells)).toEqual(joinedPairs(geometry));
  });

  test('excluded pairs have different digits', () => {
    const pairs = excludedPairs(geometry, cell(2, 2), cell(2, 1));
    expect(pairs).toHaveLength((size * (size - 1)) / 2);
    for (const [a, b] of pairs) {
      expect([geometry.cellOf(a), geometry.cellOf(b)]).toEqual([cell(2, 2), cell(2, 1)]);
      expect(geometry.digitOf(a)).toBeLessThan(geometry.digitOf(b));
    }
  });

  test('each digit is kept exactly if the other cell has one that it allows', () => {
    const random = seeded(`pairs ${size}`);
    for (const { cells, narrow } of pairRelations(geometry))
      for (let round = 0; round < 200; round++) {
        const [a, b] = cells as [number, number];
        const sets = [
          below(random, geometry.all + 1) & below(random, geometry.all + 1),
          below(random, geometry.all + 1),
        ];
        const ways = bitsOf(sets[0]!).flatMap((x) =>
          bitsOf(sets[1]!).flatMap((y) =>
            geometry.conflict(geometry.candidate(a, x), geometry.candidate(b, y)) ? [] : [[x, y] as const],
          ),
        );
        const digits = [...sets];
        expect([sets, narrow(digits)]).toEqual([sets, ways.length > 0]);
        const kept = [0, 1].map((at) => ways.reduce((set, way) => set | (1 << way[at]!), 0));
        expect([sets, digits]).toEqual([sets, kept]);
      }
  });
});
