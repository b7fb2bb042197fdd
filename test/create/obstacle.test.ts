import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { obstacleText } from '../../src/cli/answers/create-request.js';
import { EMPTY } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { create } from '../../src/create/create.js';
import { fillerOf } from '../../src/create/fill.js';
import { obstacleTo, variantFor } from '../../src/create/obstacle.js';
import { seeded } from '../../src/create/random.js';
import type { PuzzleRequest } from '../../src/create/request.js';
import { specOf, usualClues } from '../../src/create/spec.js';
import { symmetryOf } from '../../src/create/symmetry.js';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { isUnique } from '../../src/search/search.js';
import { BERTHIER_SCALES, rate } from '../../src/solver/berthier/rating.js';
import { gradeHodoku } from '../../src/solver/hodoku/grade.js';
import type { HodokuGrade } from '../../src/solver/hodoku/tally.js';
import { gradeSe } from '../../src/solver/se/grade.js';
import { withRules } from '../../src/variants/rules.js';
import { catalogue } from '../../strategies/index.js';

const nine = Geometry.of(3, 3);
const sixteen = Geometry.of(4, 4);
const atLeast = (least: number) => ({ least, most: Infinity });
const exactly = (number: number) => ({ least: number, most: number });
const upTo = (most: number) => ({ least: 0, most });
const all = [...Array(nine.cells).keys()];

describe('finds the obstacle of an impossible request', () => {
  test.each<[why: string, PuzzleRequest, says: string]>([
    ['too few givens', { clues: exactly(16) }, 'with fewer than 17 givens'],
    ['too small a pattern', { pattern: all.slice(0, 16) }, 'with fewer than 17 givens'],
    ['a number that the symmetry jumps over', { clues: exactly(22), symmetry: 'quarter' }, 'ask for 21 or 24'],
    ['a score that singles exceed', { score: upTo(9) }, 'scores at least 160'],
    ['fewer clues, more singles', { score: upTo(200), clues: upTo(30) }, 'scores at least 204'],
    ['a score above the level', { level: 'easy', score: { least: 900, most: 1000 } }, 'harder than easy'],
    ['a technique above the level', { level: 'medium', require: ['x-wing'] }, 'ask for --difficulty hard'],
    ['a level above the highest', { level: 'hard', maxLevel: 'easy' }, 'allow a higher --max-level'],
    [
      'a technique beyond those that suffice',
      { require: ['x-wing'], strategy: ['naked-single'] },
      'no path needs x-wing',
    ],
    [
      'a level beyond those that suffice',
      { level: 'hard', strategy: ['hidden-single', 'pointing'] },
      'ask for --difficulty medium',
    ],
    ['techniques that place nothing', { strategy: ['x-wing', 'w-wing'] }, 'allow singles too'],
    ['two rows without givens in a band', { pattern: all.filter((cell) => cell >= 18) }, 'rows 1 to 3'],
    [
      'columns of which only one row is given',
      { pattern: all.filter((cell) => nine.columnOf(cell) < 6 || nine.rowOf(cell) === 4) },
      'columns 7 to 9',
    ],
  ])('%s', (_, request, says) => {
    expect(obstacleText(obstacleTo(nine, request)!)).toContain(says);
  });
});

describe('finds no obstacle to a possible request', () => {
  test.each<PuzzleRequest>([
    {},
    { clues: exactly(17) },
    { clues: exactly(21), symmetry: 'quarter' },
    { score: upTo(160) },
    { level: 'easy', score: exactly(800) },
    { level: 'hard', require: ['x-wing', 'pointing'] },
    { level: 'hard', maxLevel: 'hard' },
    { level: 'unfair', maxLevel: 'hard' },
    { require: ['x-wing'], strategy: ['naked-single', 'hidden-single', 'swordfish'] },
    { level: 'hard', strategy: ['hidden-single', 'x-wing'] },
    { strategy: ['full-house', 'x-wing'] },
    { pattern: all.filter((cell) => cell >= 9) },
    { pattern: all.filter((cell) => nine.columnOf(cell) < 6 || nine.rowOf(cell) % 4 === 0) },
  ])('%j', (request) => {
    expect(obstacleTo(nine, request)).toBeUndefined();
  });
});

test('has bounds for other sizes', () => {
  expect(obstacleTo(Geometry.of(2, 2), { clues: exactly(3) })?.why).toContain('fewer than 4');
  expect(obstacleTo(sixteen, { clues: exactly(16) })).toBeUndefined();
  expect(obstacleTo(sixteen, { score: upTo(9) })?.why).toContain('at least');
});

test.each(['a', 'b', 'c'])(
  'a pattern with one given row in three columns allows a second solution, seed %s',
  (seed) => {
    const grid = fillerOf(nine, 'random')(seeded(seed));
    const values = grid.map((digit, cell) => (nine.columnOf(cell) < 6 || nine.rowOf(cell) === 4 ? digit : EMPTY));
    expect(isUnique({ geometry: nine, values })).toBe(false);
  },
);

test('all puzzles of the sizes listed as easy are easy (every puzzle of every grid, up to digits)', () => {
  const grids: readonly (readonly [Geometry, string])[] = [
    [Geometry.of(1, 1), '1'],
    [Geometry.of(1, 2), '1221'],
    [Geometry.of(1, 3), '123231312'],
    [Geometry.of(1, 3), '123312231'],
    [Geometry.of(2, 2), '1234341221434321'],
    [Geometry.of(2, 2), '1234341243212143'],
  ];
  for (const [geometry, text] of grids) {
    // Singles that solve a puzzle solve it with more givens, so those all of whose givens are needed are graded.
    const unique = new Uint8Array(1 << geometry.cells);
    for (let given = 0; given < unique.length; given++) {
      let isMore = false;
      for (let cell = 0; cell < geometry.cells; cell++)
        if (given & (1 << cell) && unique[given ^ (1 << cell)]) isMore = true;
      const values = Int8Array.from(text, (digit, cell) => (given & (1 << cell) ? Number(digit) - 1 : EMPTY));
      unique[given] = Number(isMore || isUnique({ geometry, values }));
      if (unique[given] && !isMore && gradeHodoku({ geometry, values }).level !== 'easy')
        throw new Error(`${text} ${given} is not easy`);
    }
    for (const request of [
      { level: 'medium' as const },
      { w: atLeast(1) },
      { gb: atLeast(2) },
      { rating: atLeast(2.5) },
    ])
      expect(obstacleTo(geometry, request)?.kind).toBe('small');
    for (const request of [{ level: 'easy' as const }, { w: atLeast(0) }, { rating: atLeast(2.3) }])
      expect(obstacleTo(geometry, request)).toBeUndefined();
  }
});

describe('finds requests that contradict each other', () => {
  test.each<[why: string, PuzzleRequest, says: string]>([
    ['a technique above the highest level', { require: ['naked-pair'], maxLevel: 'easy' }, 'allow --max-level medium'],
    ['fewer clues than the pattern', { pattern: all.slice(20), clues: exactly(20) }, 'ask for --clues 61'],
    ['a pattern of another symmetry', { pattern: all.slice(20), symmetry: 'rotational' }, 'ask for --symmetry none'],
    ['too low a score for a technique', { require: ['x-wing'], score: upTo(180) }, 'with x-wing scores at least 300'],
    ['too high a score for singles', { maxLevel: 'easy', score: { least: 900, most: 999 } }, 'scores 896 at most'],
    ['too high a rating for singles', { level: 'easy', rating: exactly(4.2) }, 'rated 2.3 at most'],
    [
      'a rating beyond those that suffice',
      { strategy: ['naked-single'], rating: exactly(3) },
      'allow a lower --rating',
    ],
    ['whips where singles are enough', { maxLevel: 'easy', w: exactly(2) }, 'allow a lower --rating w=A..B'],
    ['a longer braid than the longest whip', { w: upTo(4), b: exactly(5) }, 'allow a higher --rating w=A..B'],
    ['a pattern with a whole row, minimal', { pattern: all.slice(0, 40), minimal: true }, 'do without --minimal'],
    ['too many clues to need them all', { minimal: true, clues: exactly(73) }, 'at most 72 --clues'],
  ])('%s', (_, request, says) => {
    expect(obstacleText(obstacleTo(nine, request)!)).toContain(says);
  });
});

describe('finds no obstacle to the facts of an existing puzzle', () => {
  const made = [Geometry.of(2, 3), nine].flatMap((geometry) =>
    ['a', 'b', 'c', 'd'].map((seed) => create(specOf(geometry, { clues: usualClues(geometry) }), seeded(seed)).made!),
  );
  const facts = made.map(({ puzzle, grade }) => wishesMetBy(puzzle, grade));
  const names = Object.keys(facts[0]!) as (keyof PuzzleRequest)[];

  test('finds no obstacle to any combination of aims that a puzzle meets', () => {
    fc.assert(
      fc.property(fc.nat(made.length - 1), fc.subarray(names), (index, chosen) => {
        const request = Object.fromEntries(chosen.map((name) => [name, facts[index]![name]]));
        expect(obstacleTo(made[index]!.puzzle.geometry, request)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

/** Returns all ratings of a puzzle by whips and braids. */
const ratingsBySequences = (puzzle: Puzzle): PuzzleRequest =>
  Object.fromEntries(
    BERTHIER_SCALES.flatMap((scale) => {
      const { rating, ended } = rate(boardOf(puzzle), scale);
      return ended === 'solved' ? [[scale, exactly(rating)]] : [];
    }),
  );

function wishesMetBy(puzzle: Puzzle & { readonly clues: number }, grade: HodokuGrade): PuzzleRequest {
  const { geometry, values } = puzzle;
  const ids = grade.techniques.map(({ strategy }) => strategy.id);
  const { er } = gradeSe(puzzle);
  return {
    level: grade.level,
    score: exactly(grade.score),
    rating: exactly(er),
    ...ratingsBySequences(puzzle),
    require: ids,
    strategy: ids,
    maxLevel: LEVELS.find((level) =>
      grade.techniques.every(({ strategy }) => LEVELS.indexOf(strategy.level) <= LEVELS.indexOf(level)),
    )!,
    clues: exactly(puzzle.clues),
    symmetry: symmetryOf(geometry, (cell) => values[cell] !== EMPTY),
    pattern: [...Array(geometry.cells).keys()].filter((cell) => values[cell] !== EMPTY),
  };
}

test('strategies that need a variant are obstacles without it', () => {
  const crossed = withRules(Geometry.of(3, 3), { variant: ['x'] });
  const kindIn = (geometry: Geometry, id: string) => obstacleTo(geometry, { require: [id] })?.kind;
  const needing = catalogue.map(({ id }) => id).filter(variantFor);
  expect(needing).toEqual(expect.arrayContaining(['no-partner', 'common-peer-elimination', 'law-of-leftovers']));
  for (const id of needing) expect(kindIn(Geometry.of(3, 3), id)).toBe('variant');
  expect(kindIn(crossed, 'law-of-leftovers')).toBe('variant');
  expect(kindIn(crossed, 'common-peer-elimination')).toBeUndefined();
});
