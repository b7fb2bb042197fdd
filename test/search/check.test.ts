/** Checks of puzzles: solutions, needless givens, givens that may be wrong, and cells that differ. */
import { describe, expect, test } from 'vitest';
import { type Clock, OutOfTime, unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { parseLine } from '../../src/formats/text/line.js';
import {
  differing,
  isOnly,
  isPuzzle,
  onlySolution,
  prospectOf,
  spareGivens,
  suspectsIn,
} from '../../src/search/check.js';
import { checked } from '../../src/search/checked.js';
import { search } from '../../src/search/search.js';

const FULL = '1234341221434321';
/** One solution, and each given is needed. */
const MINIMAL = parseLine('.3.1...2....1...');
const SEVERAL = parseLine('12......34......');
/** Two equal digits in a row. */
const CLASHING = parseLine('11..............');
/** No clash and no solution: r1c4 has no digit left. */
const IMPOSSIBLE = parseLine('12.....3........');

/** Makes a clock that has time for so many looks. */
function after(looks: number): Clock {
  let left = looks;
  return () => {
    if (left-- <= 0) throw new OutOfTime();
  };
}

/** Returns a puzzle with the candidates of its open cells, without some: cell and digit of each. */
function withoutCandidates(puzzle: Puzzle, isGone: (cell: number, digit: number) => boolean): Puzzle {
  const { geometry, values } = puzzle;
  const candidates = Int32Array.from({ length: geometry.cells }, (_, cell) => {
    let set = geometry.all;
    for (let digit = 0; digit < geometry.size; digit++) if (isGone(cell, digit)) set &= ~(1 << digit);
    return values[cell]! < 0 ? set : 0;
  });
  return { ...puzzle, candidates };
}

describe('prospectOf', () => {
  test('says of givens with one solution that they are unique', () => {
    const prospect = prospectOf(MINIMAL, unlimited);
    expect(prospect).toMatchObject({ unique: true, isOfCandidates: false, clashes: [] });
    expect('ofGivens' in prospect).toBe(false);
    expect(isPuzzle(prospect)).toBe(true);
    expect(isOnly(prospect.result)).toBe(true);
  });

  test('says of givens with several, or with none, that they are not', () => {
    for (const puzzle of [SEVERAL, CLASHING, IMPOSSIBLE]) {
      const prospect = prospectOf(puzzle, unlimited);
      expect(prospect).toMatchObject({ unique: false, isOfCandidates: false });
      expect('ofGivens' in prospect).toBe(false);
      expect(isPuzzle(prospect)).toBe(false);
    }
  });

  test('names clashes, and none where there is a solution', () => {
    expect(prospectOf(CLASHING, unlimited).clashes.length).toBeGreaterThan(0);
    for (const puzzle of [MINIMAL, SEVERAL, IMPOSSIBLE]) expect(prospectOf(puzzle, unlimited).clashes).toEqual([]);
  });

  test('finds two solutions, or up to a limit', () => {
    expect(prospectOf(SEVERAL, unlimited).result.solutions).toHaveLength(2);
    expect(prospectOf(SEVERAL, unlimited, { limit: 3 }).result.solutions).toHaveLength(3);
  });

  test('says of candidates with one solution, and givens with several, that the candidates are the puzzle', () => {
    const [solution] = search(SEVERAL).solutions;
    const puzzle = withoutCandidates(SEVERAL, (cell, digit) => digit !== solution![cell]);
    const prospect = prospectOf(puzzle, unlimited);
    expect(prospect).toMatchObject({ unique: false, isOfCandidates: true });
    expect(isPuzzle(prospect)).toBe(true);
  });

  test('says of candidates that only lack wrong digits that the givens are unique', () => {
    const [solution] = search(MINIMAL).solutions;
    const puzzle = withoutCandidates(MINIMAL, (cell, digit) => cell === 0 && digit !== solution![cell]);
    expect(prospectOf(puzzle, unlimited)).toMatchObject({ unique: true, isOfCandidates: false });
  });

  test('has the solution of the givens if the candidates leave none', () => {
    const [solution] = search(MINIMAL).solutions;
    const puzzle = withoutCandidates(MINIMAL, (cell, digit) => cell === 0 && digit === solution![0]);
    expect(prospectOf(puzzle, unlimited)).toMatchObject({ unique: false, ofGivens: solution });
    const several = withoutCandidates(SEVERAL, (cell) => cell === 15);
    expect('ofGivens' in prospectOf(several, unlimited)).toBe(false);
  });
});

test('onlySolution is the solution if there is one, and throws when time runs out', () => {
  expect(onlySolution(MINIMAL, unlimited)).toEqual(search(MINIMAL).solutions[0]);
  for (const puzzle of [SEVERAL, CLASHING, IMPOSSIBLE]) expect(onlySolution(puzzle, unlimited)).toBeUndefined();
  expect(() => onlySolution(MINIMAL, after(0))).toThrow(OutOfTime);
});

describe('spareGivens', () => {
  test('are those without each of which there is still one solution', () => {
    expect(spareGivens(MINIMAL, unlimited)).toEqual([]);
    const full = parseLine(FULL);
    expect(spareGivens(full, unlimited)).toEqual(Array.from({ length: 16 }, (_, cell) => cell));
    const [first] = search(MINIMAL).solutions;
    const values = Int8Array.from(MINIMAL.values);
    values[0] = first![0]!;
    const spare = spareGivens({ ...MINIMAL, values }, unlimited)!;
    expect(spare).toContain(0);
    for (let cell = 0; cell < 16; cell++) {
      if (values[cell] === -1) continue;
      const rest = Int8Array.from(values);
      rest[cell] = -1;
      expect([cell, spare.includes(cell)]).toEqual([cell, isOnly(search({ ...MINIMAL, values: rest }))]);
    }
  });

  test('are unknown if the time runs out', () => {
    expect(spareGivens(MINIMAL, after(0))).toBeUndefined();
    expect(spareGivens(MINIMAL, after(3))).toBeUndefined();
    expect(spareGivens(MINIMAL, after(100))).toEqual([]);
  });
});

describe('suspects', () => {
  const values = Int8Array.from(MINIMAL.values);
  const cell = values.indexOf(-1);
  const { geometry } = MINIMAL;
  const wrong = (search(MINIMAL).solutions[0]![cell]! + 1) % 4;
  values[cell] = wrong;
  const mistaken: Puzzle = { geometry, values };

  test('are the givens without which, each alone, there is one solution', () => {
    const suspects = suspectsIn(mistaken, unlimited);
    expect(suspects).toContain(geometry.candidate(cell, wrong));
    for (const suspect of suspects) {
      const rest = Int8Array.from(values);
      rest[geometry.cellOf(suspect)] = -1;
      expect(isOnly(search({ geometry, values: rest }))).toBe(true);
    }
  });

  test('are those found before the time runs out', () => {
    expect(suspectsIn(mistaken, after(0))).toEqual([]);
    const all = suspectsIn(mistaken, unlimited);
    for (let looks = 1; looks < 20; looks++)
      expect(all.slice(0, suspectsIn(mistaken, after(looks)).length)).toEqual(suspectsIn(mistaken, after(looks)));
    expect(suspectsIn(mistaken, after(100))).toEqual(all);
  });

  test('are looked for only where the givens have no solution', () => {
    expect(checked(mistaken, unlimited, 2, false).suspects).toEqual(suspectsIn(mistaken, unlimited));
    for (const puzzle of [MINIMAL, SEVERAL]) expect(checked(puzzle, unlimited, 2, false).suspects).toEqual([]);
    const [solution] = search(MINIMAL).solutions;
    const spoilt = withoutCandidates(MINIMAL, (at, digit) => at === 0 && digit === solution![0]);
    expect(checked(spoilt, unlimited, 2, false)).toMatchObject({ suspects: [], ofGivens: solution });
  });
});

describe('a search that was cut', () => {
  const empty: Puzzle = { geometry: Geometry.ofSize(16), values: new Int8Array(256).fill(-1) };

  test('tells neither of one solution nor of none', () => {
    expect(isOnly({ solutions: [MINIMAL.values], ended: 'cut', nodes: 1 })).toBe(false);
    expect(isOnly({ solutions: [MINIMAL.values], ended: 'all', nodes: 1 })).toBe(true);
    expect(prospectOf(empty, after(0))).toMatchObject({
      result: { ended: 'cut' },
      unique: false,
      isOfCandidates: false,
    });
    expect(checked(empty, after(0), 2, true)).toMatchObject({ suspects: [], spare: undefined });
  });
});

describe('checked', () => {
  test('suspects no given of a grid with one solution, nor where candidates alone leave none', () => {
    expect(checked(parseLine(FULL), unlimited, 2, false).suspects).toEqual([]);
    const spoilt = withoutCandidates(parseLine(`.${FULL.slice(1)}`), (cell, digit) => cell === 0 && digit === 0);
    expect(checked(spoilt, unlimited, 2, false).suspects).toEqual([]);
  });

  test('counts at least two solutions', () => {
    expect([0, 1, 2, 3].map((count) => checked(SEVERAL, unlimited, count, false).result.solutions.length)).toEqual([
      2, 2, 2, 3,
    ]);
  });

  test('looks for needless givens only if asked, and only of one solution', () => {
    expect(checked(MINIMAL, unlimited, 2, true)).toMatchObject({ minimal: true, spare: [] });
    expect(checked(MINIMAL, unlimited, 2, false)).toMatchObject({ minimal: false, spare: undefined });
    expect(checked(SEVERAL, unlimited, 2, true).spare).toBeUndefined();
    expect(checked(IMPOSSIBLE, unlimited, 2, true).spare).toBeUndefined();
  });
});

test('cells that differ have the digits of all solutions', () => {
  const { solutions } = search(SEVERAL, { limit: 10 });
  const found = differing(solutions, SEVERAL.geometry);
  for (let cell = 0; cell < 16; cell++) {
    const digits = new Set(solutions.map((solution) => solution[cell]!));
    const set = [...digits].reduce((all, digit) => all | (1 << digit), 0);
    expect(found.find((each) => each.cell === cell)).toEqual(digits.size > 1 ? { cell, set } : undefined);
  }
  expect(found.length).toBeGreaterThan(0);
  expect(differing(solutions.slice(0, 1), SEVERAL.geometry)).toEqual([]);
});
