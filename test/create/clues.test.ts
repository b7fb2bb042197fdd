/** Clues that the generator reads off full grids. */
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { EMPTY } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { hasWishes, READABLE, wishesIn } from '../../src/create/clues/wishes.js';
import { create } from '../../src/create/create.js';
import type { Draft } from '../../src/create/draft.js';
import { seeded } from '../../src/create/random.js';
import type { PuzzleRequest } from '../../src/create/request.js';
import { specOf } from '../../src/create/spec.js';
import type { Symmetry } from '../../src/create/symmetries.js';
import { movesOf } from '../../src/create/symmetry.js';
import { variantOf } from '../../src/create/variant.js';
import { languageOf } from '../../src/render/language/index.js';
import { sentence } from '../../src/render/text.js';
import { search } from '../../src/search/search.js';
import { full } from '../../src/solver/full.js';
import { gradeOwn } from '../../src/solver/own.js';
import { walk } from '../../src/solver/walk.js';
import type { GridRules } from '../../src/variants/grid-rules.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { DEFINITIONS } from '../constraints/definitions.js';
import { inTier } from '../tier.js';

const six = Geometry.ofSize(6);

function made(rules: GridRules, request: PuzzleRequest = {}, seed = 'clues', base = six): Draft {
  const random = seeded(seed);
  const { geometry, ...known } = variantOf(base, rules, random);
  return create(specOf(geometry, request, known), random).made!.puzzle;
}

const cagesOf = ({ geometry }: Draft): (readonly number[])[] =>
  geometry.layout.statements!.flatMap(({ kind, lists }) => (kind === 'killer-cage' ? [lists[0]!] : []));

const isUnique = ({ geometry, values }: Pick<Draft, 'geometry' | 'values'>): boolean => {
  const { solutions, ended } = search({ geometry, values }, { limit: 2 });
  return ended === 'all' && solutions.length === 1;
};

/** With the second seed, some kinds take long. */
const SEEDS = inTier({ quick: ['a'], slow: ['a', 'clues'] });

test.each(READABLE)('%s makes a puzzle with one solution, of which all clues are true', (kind) => {
  for (const seed of SEEDS) {
    const puzzle = made({ constraints: [kind] }, {}, seed);
    const { geometry, solution } = puzzle;
    const { statements = [] } = geometry.layout;
    expect(statements.length).toBeGreaterThan(0);
    expect(isUnique(puzzle)).toBe(true);
    for (const { lists, ...clue } of statements) {
      const stated = {
        ...clue,
        lists: lists.map((list) =>
          list.map((cell) => [geometry.rowOf(cell) + 1, geometry.columnOf(cell) + 1] as const),
        ),
      };
      const digitAt = (row: number, column: number): number => solution[(row - 1) * 6 + column - 1]! + 1;
      expect(DEFINITIONS[clue.kind]!(stated, digitAt, 6)).toBe(true);
    }
  }
});

test.each(['sandwich', 'x-sum', 'row-indexer'])('makes easy puzzles that need their clues: %s', (kind) => {
  for (const seed of inTier({ quick: ['a'], slow: ['a', 'b', 'c', 'd', 'e', 'f'] })) {
    const { values } = made({ constraints: [kind] }, { level: 'easy' }, seed);
    expect([seed, isUnique({ geometry: six, values })]).toEqual([seed, false]);
  }
});

const nine = Geometry.of(3, 3);

const EASY_KINDS = [
  ['whisper', 'whisper'],
  ['white-dot', 'dot'],
  ['thermometer', 'thermometer'],
  ['renban', 'renban'],
] as const;

test.each(EASY_KINDS.slice(0, inTier({ quick: 1, slow: 4 })))(
  'an easy %s puzzle uses its clues, and no given is too many',
  (kind, word) => {
    const puzzle = made({ constraints: [kind] }, { level: 'easy' }, 'used', nine);
    const { geometry, values } = puzzle;
    const steps = [...walk(boardOf(puzzle), full)];
    const used = steps.filter(
      ({ explanation, strategy }) =>
        strategy.family === 'rules' || sentence(explanation.message, geometry, languageOf('en')).includes(word),
    );
    const withoutOne = [...values.keys()].flatMap((cell) =>
      values[cell] === EMPTY ? [] : [{ geometry, values: values.map((value, at) => (at === cell ? EMPTY : value)) }],
    );
    expect(used.length / steps.length > 0.33 || !withoutOne.some(isUnique)).toBe(true);
    for (const fewer of withoutOne)
      expect(isUnique(fewer) && gradeOwn(fewer, unlimited, 'easy').level === 'easy').toBe(false);
  },
);

test.each(inTier({ quick: ['whisper'], slow: ['thermometer', 'whisper', 'palindrome', 'arrow'] }))(
  'a line of the kind %s turns at most at every second cell',
  (kind) => {
    const { geometry } = made({ constraints: [kind] }, {}, 'turns', nine);
    const lists = geometry.layout.statements!.flatMap(({ lists }) => lists);
    expect(lists.some(({ length }) => length > 3)).toBe(true);
    for (const list of lists) {
      const turns = list.slice(2).map((cell, at) => cell - list[at + 1]! !== list[at + 1]! - list[at]!);
      expect(turns.some((turn, at) => turn && turns[at + 1])).toBe(false);
    }
  },
);

test('makes a puzzle with so many givens that it cannot need its clues', () => {
  expect(made({ constraints: ['odd'] }, { clues: { least: 34, most: 34 } }).clues).toBe(34);
});

test('refuses a kind of clues that no grid of the size has', () => {
  expect(() => made({ constraints: ['nabner'] }, {}, 'a', Geometry.ofSize(4))).toThrow(
    'no grid was found that has clues of the kind nabner: leave it out, or take a larger grid',
  );
});

describe('lines and numbers outside', () => {
  const listsOf = ({ geometry }: Draft): (readonly number[])[] =>
    geometry.layout.statements!.map(({ lists }) => lists.flat());

  test('of several kinds share no cell, and have the numbers of cells that are asked for', () => {
    const puzzle = made({ constraints: ['thermometer=3..4', 'renban=3'] });
    const cells = listsOf(puzzle).flat();
    expect(new Set(cells).size).toBe(cells.length);
    for (const { kind, lists } of puzzle.geometry.layout.statements!)
      expect(kind === 'renban' ? [3] : [3, 4]).toContain(lists[0]!.length);
  });

  test('do not cross', () => {
    const { geometry } = made({ constraints: ['parity-line', 'zipper'] }, {}, 'crosses');
    const middles = geometry.layout.statements!.flatMap(({ lists: [line = []] }) =>
      line.slice(1).map((cell, at) => {
        const [rows, columns] = [geometry.rowOf, geometry.columnOf].map(
          (of) => of.call(geometry, cell) + of.call(geometry, line[at]!),
        );
        return `${rows} ${columns}`;
      }),
    );
    expect(new Set(middles).size).toBe(middles.length);
  });

  test('stand once where both ends say the same, at the left or on top', () => {
    for (const line of listsOf(made({ constraints: ['sandwich'] }))) expect(line[0]).toBeLessThan(line[1]!);
  });
});

describe('killer cages', () => {
  test('cover the grid without givens, each connected', () => {
    const puzzle = made({ constraints: ['killer-cage'] });
    const cages = cagesOf(puzzle);
    expect(puzzle.values.every((value) => value === EMPTY)).toBe(true);
    expect(cages.flat().toSorted((a, b) => a - b)).toEqual([...Array(36).keys()]);
  });

  test('have the sizes that are asked for', () => {
    const sizes = cagesOf(made({ constraints: ['killer-cage=2..3'] })).map(({ length }) => length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3);
    expect(sizes.filter((size) => size < 2).length).toBeLessThanOrEqual(2);
  });

  test.each<Symmetry>(['rotational', 'diagonal', 'vertical'])('have %s symmetry', (symmetry) => {
    const cages = cagesOf(made({ constraints: ['killer-cage'] }, { symmetry }, `symmetry ${symmetry}`));
    const keyOf = (cage: readonly number[]): string => cage.toSorted((a, b) => a - b).join();
    const keys = new Set(cages.map(keyOf));
    for (const move of movesOf(six, symmetry))
      for (const cage of cages) expect(keys).toContain(keyOf(cage.map((cell) => move[cell]!)));
  });

  test('leave the number of givens that is asked for', () => {
    const puzzle = made({ constraints: ['killer-cage'] }, { clues: { least: 4, most: 5 } });
    expect(puzzle.clues).toBeGreaterThanOrEqual(4);
    expect(puzzle.clues).toBeLessThanOrEqual(5);
    expect(isUnique(puzzle)).toBe(true);
  });

  test('keep a cage that is stated', () => {
    const puzzle = made({ constraints: ['killer-cage=7:r1c12', 'killer-cage'] });
    expect(rulesText(puzzle.geometry)).toContain('killer-cage=7:r1c1r1c2;');
    expect(puzzle.solution[0]! + puzzle.solution[1]! + 2).toBe(7);
    expect(cagesOf(puzzle).flat().length).toBe(36);
  });

  test('stand beside rules of the whole grid', () => {
    const puzzle = made({ variant: ['x'], constraints: ['killer-cage'] }, {}, 'beside', Geometry.of(2, 2));
    expect(puzzle.geometry.layout.names).toEqual(['x']);
    expect(isUnique(puzzle)).toBe(true);
  });
});

test('makes a killer of 9×9 at the level that is asked for', () => {
  const random = seeded('nine');
  const { geometry, ...known } = variantOf(Geometry.of(3, 3), { constraints: ['killer-cage'] }, random);
  const { puzzle, grade } = create(specOf(geometry, { level: 'medium' }, known), random).made!;
  expect(grade.level).toBe('medium');
  expect(puzzle.clues).toBe(0);
  expect(isUnique(puzzle)).toBe(true);
});

test('makes the same puzzle for the same seed, and another for another seed', () => {
  const rules = { constraints: ['killer-cage', 'white-dot'] };
  expect(rulesText(made(rules).geometry)).toBe(rulesText(made(rules).geometry));
  expect(rulesText(made(rules).geometry)).not.toBe(rulesText(made(rules, {}, 'other').geometry));
});

test.each<[rule: string, kinds: string[], isShown: (a: number, b: number) => boolean]>([
  ['non-consecutive', ['white-dot'], (a, b) => Math.abs(a - b) === 1],
  ['all-xv', ['xv'], (a, b) => a + b === 5 || a + b === 10],
  ['all-x', ['xv'], (a, b) => a + b === 5 || a + b === 10],
])('shows all clues beside %s', (rule, kinds, isShown) => {
  const { geometry, solution } = made({ variant: [rule], constraints: kinds });
  expect(geometry.layout.names).toContain(rule);
  let count = 0;
  for (let cell = 0; cell < 36; cell++)
    for (const next of [cell % 6 < 5 ? cell + 1 : -1, cell + 6])
      if (next >= 0 && next < 36 && isShown(solution[cell]! + 1, solution[next]! + 1)) count++;
  expect(geometry.layout.statements!.length).toBe(count);
});

test('parts what is left to the generator from what is stated', () => {
  const { wishes, rules, afterwards } = wishesIn({
    variant: ['x', 'non-consecutive'],
    constraints: ['killer-cage=2..4', 'white-dot', 'odd=r1c1', { kind: 'xv' }],
  });
  expect(wishes.map(({ constraint, sizes }) => [constraint.id, sizes])).toEqual([
    ['killer-cage', { least: 2, most: 4 }],
    ['white-dot', undefined],
    ['xv', undefined],
  ]);
  expect(rules.variant).toEqual(['x']);
  expect(rules.constraints).toEqual(['odd=r1c1']);
  expect(afterwards).toEqual(['non-consecutive']);
  for (const text of ['odd=r1c1', 'killer-cage=', 'killer-cage=..'])
    expect(hasWishes({ constraints: [text] })).toBe(false);
});

test.each<[text: string[], message: string]>([
  [['killer-cage', 'sum'], 'killer-cage and sum both cover the grid'],
  [['killer-cage=4..2'], 'the lower first'],
  [['clone=2..3'], 'only cages and lines take numbers of cells'],
  [['nonsense'], 'nonsense'],
])('refuses %j', (wished, message) => {
  expect(() => wishesIn({ constraints: wished })).toThrow(message);
});

test('a constraint that says that clues are shown names a kind that can be read off', () => {
  for (const { shows } of constraints) if (shows) expect(READABLE).toContain(shows.kind);
});
