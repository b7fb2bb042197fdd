/** Set equivalences: the shapes that are found, their digits in full grids, and what pairings remove beside brute force. */
import { describe, expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import { bitsFrom, bitsOf } from '../../src/core/bits.js';
import { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { seeded } from '../../src/create/random.js';
import type { Truth } from '../../src/logic/step/truths.js';
import { sentence } from '../../src/render/text.js';
import { equivalencesOf } from '../../src/rules/equivalences.js';
import { addItem, noItems, Pairing } from '../../src/rules/pairing.js';
import { search } from '../../src/search/search.js';
import { full } from '../../src/solver/full.js';
import { rungsOf } from '../../src/solver/walk.js';
import { withRules } from '../../src/variants/rules.js';
import { setEquivalence } from '../../strategies/intersections/set-equivalence.js';
import { casesOf } from '../strategies/fixture.js';
import { expectToldEverywhere } from '../strategies/languages.js';

const NINE = Geometry.ofSize(9);

test('finds the ring round the middle box and the four corners', () => {
  const lines = [0, 1, 7, 8];
  const corners = lines.flatMap((row) => lines.map((column) => row * 9 + column));
  const found = equivalencesOf(NINE).find((sides) => sides.some(({ left }) => `${left}` === `${corners}`));
  const ring = found!.find(({ left }) => `${left}` !== `${corners}`)!.left;
  expect(ring.length).toBe(16);
  expect(ring.every((cell) => Math.max(Math.abs(NINE.rowOf(cell) - 4), Math.abs(NINE.columnOf(cell) - 4)) === 2)).toBe(
    true,
  );
});

describe.each([
  ['4×4', Geometry.ofSize(4)],
  ['6×6', Geometry.ofSize(6)],
  ['9×9', NINE],
  ['diagonals', withRules(NINE, { variant: ['x'] })],
  ['windows', withRules(NINE, { variant: ['windoku'] })],
  ['regions', withRules(Geometry.of(2, 3), { regions: 'ABCDEFDAAEFDBBABCCFDACFFDBEFBDCCEAEE' })],
])('on a grid of %s', (_, geometry) => {
  const all = equivalencesOf(geometry);

  test('both sides hold the same digits of a full grid', () => {
    const [solution] = search({ geometry, values: new Int8Array(geometry.cells).fill(-1) }, { limit: 1 }).solutions;
    expect(all.length).toBeGreaterThan(0);
    const unlike = all.filter((sides) => {
      const [here, there] = sides.map(({ left }) => `${left.map((cell) => solution![cell]).sort()}`);
      return here !== there;
    });
    expect(unlike).toEqual([]);
  });

  test('no two houses of a side overlap, and no two equivalences are of the same cells', () => {
    const overlapping = all.flat().filter(({ houses }) => {
      const cells = houses.flatMap((house) => geometry.cellsOf(house));
      return new Set(cells).size < cells.length;
    });
    expect(overlapping).toEqual([]);
    expect(new Set(all.map((sides) => sides.map(({ left }) => `${left}`).sort()).map(String)).size).toBe(all.length);
  });
});

/** Returns the digits that each item has in some way to fill both lists with the same digits. */
function digitsInFillings(one: readonly number[], other: readonly number[]): number[][] {
  const found = [one.map(() => 0), other.map(() => 0)];
  const fill = (lists: readonly number[], chosen: number[], then: (chosen: number[]) => void): void => {
    if (chosen.length === lists.length) then(chosen);
    else for (const digit of bitsOf(lists[chosen.length]!)) fill(lists, [...chosen, digit], then);
  };
  const ways = new Map<string, number[][]>();
  fill(one, [], (chosen) => {
    const key = `${[...chosen].sort()}`;
    ways.set(key, [...(ways.get(key) ?? []), chosen]);
  });
  fill(other, [], (chosen) => {
    const alike = ways.get(`${[...chosen].sort()}`);
    if (!alike) return;
    for (const [at, digit] of chosen.entries()) found[1]![at]! |= 1 << digit;
    for (const way of alike) for (const [at, digit] of way.entries()) found[0]![at]! |= 1 << digit;
  });
  return found;
}

test('tight items remove just the digits that no equal filling has', () => {
  const random = seeded('pairings');
  const pairing = new Pairing();
  let removed = 0;
  for (let trial = 0; trial < 400; trial++) {
    const lists = [0, 1].map(() =>
      Array.from({ length: 4 }, () => (1 << Math.floor(random() * 5)) | (1 << Math.floor(random() * 5))),
    );
    const items = lists.map((list) => {
      const own = noItems();
      for (const digits of list) addItem(own, digits);
      return own;
    });
    const expected = digitsInFillings(lists[0]!, lists[1]!);
    const isPossible = expected[0]![0] !== 0;
    pairing.compare(items[0]!, items[1]!);
    const mayBeTight = pairing.mayBeTight();
    expect(pairing.pair()).toBe(isPossible);
    if (!isPossible) continue;
    const left = lists.map((list) => [...list]);
    let isTight = false;
    for (const [sure, places] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const all = lists[sure]!.reduce((digits, each) => digits | each, 0);
      for (let item = 0; item < 4; item++) {
        const digits = pairing.digitsAround(item, 5);
        isTight ||= digits !== all;
        for (let each = 0; each < 4; each++) {
          if (lists[places]![each]! & digits) left[places]![each]! &= digits;
          if (lists[sure]![each]! & ~digits) left[sure]![each]! &= ~digits;
        }
      }
      pairing.turn();
    }
    expect(left).toEqual(expected);
    if (`${left}` !== `${lists}`) removed++;
    if (isTight) expect(mayBeTight).toBe(true);
  }
  expect(removed).toBeGreaterThan(50);
});

test('the checker rejects houses that do not hold the same digits', () => {
  const board = new Board(NINE);
  const verdictOn = (houses: readonly number[], others: readonly number[]) =>
    prove(board, { place: [], remove: [0], truths: [{ kind: 'equivalence', houses, others } satisfies Truth] });
  const reason = 'a clue, a sum or an equivalence is named that the puzzle does not have';
  for (const [houses, others] of [
    [[0, 1], [18]],
    [[0], [0]],
  ] as const)
    expect(verdictOn(houses, others)).toEqual({ verdict: 'refuted', reason });
  for (const houses of [
    [0, 1],
    [0, 0],
  ])
    expect(verdictOn(houses, [18, 19])).toMatchObject({ verdict: 'refuted', conclusion: 0 });
  expect(verdictOn([0, 27], [18, 19])).toMatchObject({ reason: 'a truth names something outside the grid' });
});

test('a ladder searches plain grids for it only if it is named', () => {
  const { board } = casesOf(setEquivalence.id)[0]!;
  const first = (only?: readonly string[]) =>
    rungsOf(full, only ? { only } : {})
      .filter(({ strategies }) => strategies.includes(setEquivalence))
      .flatMap((rung) => [...rung.search(board)]);
  expect(first()).toEqual([]);
  expect(first([setEquivalence.id]).length).toBeGreaterThan(0);
});

test('names the cages whose combinations, and not their candidates, have none of the digits', () => {
  const geometry = withRules(Geometry.ofSize(6), { constraints: ['killer-cage=10:r3c6r4c6;12:r2c1r1c1r1c2r2c2'] });
  const candidates = Int32Array.from(
    `12 1456 135 456 1456 126 234 23456 256 123456 125 236 3 13456 15 245 14 123456
    1235 346 1235 456 1356 246 1345 1236 2345 146 14 123 12356 13456 1456 35 234 12456`.split(/\s+/),
    (digits) => bitsFrom([...digits].map((digit) => +digit - 1)),
  );
  const board = boardOf({ geometry, values: new Int8Array(36).fill(-1), candidates });
  const told = [...setEquivalence.find(board)].map((hit) => {
    const { message, truths } = setEquivalence.explain(hit, geometry);
    expect(prove(board, { place: hit.place, remove: hit.remove, truths })).toEqual({ verdict: 'proved' });
    expectToldEverywhere(message, geometry);
    return sentence(message, geometry);
  });
  expect(told.join('\n')).toContain('In A, the 10-cage in r34c6 can only be 4 and 6, without 2.');
});

test('removes from a cage that it does not name the digits alone', () => {
  const geometry = withRules(NINE, { constraints: ['killer-cage=12:r4c1r4c2;29:r8c8r9c8r8c9r7c9r7c8'] });
  const candidates = Int32Array.from(
    `1567 2 236 3689 36 135689 179 2356 4 27 124589 4679 269 235 1268 45789 235 56 15678 123567 23679 2345 79 46 369 168 23
    3467 1279 258 14 14679 3678 23 4569 3679 1568 578 38 1589 2568 1356 3 4 18 23 1258 145 34678 239 78 59 23579 158
    4 1368 2679 2569 4579 236 12345 235 23 45679 2379 128 1249 6789 23578 2367 35679 234689
    14589 236 2 25679 1248 23459 2349 8 59`.split(/\s+/),
    (digits) => bitsFrom([...digits].map((digit) => +digit - 1)),
  );
  const board = boardOf({ geometry, values: new Int8Array(81).fill(-1), candidates });
  const hits = [...setEquivalence.find(board)];
  expect(hits.length).toBeGreaterThan(0);
  for (const hit of hits) {
    const { truths } = setEquivalence.explain(hit, geometry);
    expect(prove(board, { place: hit.place, remove: hit.remove, truths })).toEqual({ verdict: 'proved' });
  }
});
