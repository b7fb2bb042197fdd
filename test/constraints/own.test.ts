/** Constraints of the caller's own: values in place of the names of kinds. */

import { expect, test } from 'vitest';
import { betweenPairs, type Constraint, edgeOf, neighbours, pairOf, unless } from '../../constraints/index.js';
import { odd as oddCells } from '../../constraints/odd.js';
import { x } from '../../constraints/x.js';
import { usualNumbers } from '../../src/core/numbers.js';
import { workers } from '../../src/face/async/node.js';
import { lossNotes, partsOf, ruledLine, rulesOf, withRules } from '../../src/formats/index.js';
import * as library from '../../src/index.js';
import { svgOfStep } from '../../src/render/index.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { withClues } from '../../src/variants/with-clues.js';
import { read } from '../read-text.js';

const { Game } = library;
const EMPTY = '.'.repeat(16);

const apart: Constraint = {
  id: 'far-apart',
  names: { en: 'Far apart', de: 'Weit auseinander' },
  rule: {
    en: 'neighbours with a cross differ by 2 or more',
    de: 'Nachbarn mit einem Kreuz sind 2 oder mehr auseinander',
  },
  holds: { demands: [{ two: '|a - b| >= 2' }] },
  takes: { cells: { least: 2, most: 2 }, areNeighbours: true },
  additions: ({ numbers }, own) => ({ exclusions: betweenPairs(own, numbers, (a, b) => Math.abs(a - b) >= 2) }),
  draw: (clue, size) => [{ kind: 'label', at: edgeOf(pairOf(clue), size), text: '×', on: 'gap' }],
};

const odd: Constraint = {
  id: 'odd-sums',
  names: { en: 'Odd sums', de: 'Ungerade Summen' },
  rule: { en: 'neighbours in a row add up to an odd number', de: 'Nachbarn in einer Zeile haben eine ungerade Summe' },
  holds: { demands: [{ where: 'a.row = b.row and b.column = a.column + 1', two: '(a + b) % 2 = 1' }] },
  additions: ({ size }) => ({
    exclusions: neighbours(size).flatMap(([a, b]) =>
      b === a + 1 ? unless(a, b, usualNumbers(size), (x, y) => (x + y) % 2 === 1) : [],
    ),
  }),
};

const constraints = [{ kind: apart, cells: ['r1c1', 'r1c2'] }, { kind: odd }, 'odd=r1c1'];

test('the geometry is the same for the same constraints, and carries them', () => {
  const { geometry } = read(EMPTY, { constraints });
  expect(read(EMPTY, { constraints }).geometry).toBe(geometry);
  expect(withRules(read(EMPTY).geometry, rulesOf(geometry))).toBe(geometry);
  expect(withRules(geometry, { variant: ['x'] }).layout.constraints).toEqual([x, odd, oddCells, apart]);
  expect(
    read(EMPTY, { constraints: [{ kind: { ...apart }, cells: 'r1c1r1c2' }, { kind: odd }, 'odd=r1c1'] }).geometry,
  ).not.toBe(geometry);
});

test('functions of the library obey it and give it back', async () => {
  const made = await library.create({ size: 4, constraints, seed: 'own' });
  expect(made.constraints).toContainEqual({ kind: odd });
  const digits = [...made.solution].map(Number);
  expect(Math.abs(digits[0]! - digits[1]!)).toBeGreaterThan(1);
  expect(digits.every((digit, cell) => cell % 4 === 3 || (digit + digits[cell + 1]!) % 2 === 1)).toBe(true);
  const puzzle = read(made.puzzle, { constraints });
  expect(library.check(puzzle).solutions).toBe(1);
  expect(library.hint(read(made.puzzle, made)).step).toBeDefined();
  expect([...library.walk(puzzle)].length).toBeGreaterThan(0);
  const trace = library.explain(puzzle);
  expect(library.verify({ ...trace, puzzle })).toEqual({
    steps: trace.steps.length,
    proved: trace.steps.length,
    refuted: 0,
  });
  expect(Game.from(puzzle).puzzle.geometry).toBe(puzzle.geometry);
  expect(svgOfStep(puzzle)).toContain('>×<');
});

test('a full grid that breaks a rule is no solution, be it defined or not', () => {
  const { holds: _, ...lacking } = apart;
  for (const kind of [apart, lacking])
    for (const [cells, solutions] of [
      [['r1c1', 'r1c2'], 0],
      [['r1c4', 'r2c4'], 1],
    ] as const)
      expect(library.check(withClues(library.parse('1234341221434321'), [{ kind, cells }])).solutions).toBe(solutions);
});

test('steps that need a rule without a definition are undecided', () => {
  const { holds: _, ...lacking } = apart;
  const puzzle = withClues(library.parse('1...............'), [{ kind: lacking, cells: ['r1c1', 'r1c2'] }]);
  const trace = library.explain(puzzle);
  const { proved, refuted, undecided } = library.verify({
    ...trace,
    puzzle,
    steps: [{ ...trace.steps[0]!, place: [], remove: [{ row: 1, column: 2, digit: 2 }], truths: [] }],
  });
  expect([proved, refuted, undecided]).toEqual([0, 0, 1]);
});

test('a text has its name, is refused when it is read, and is told to lose it', () => {
  const puzzle = read(EMPTY, { constraints });
  const line = ruledLine(puzzle);
  expect(line).toBe(`${EMPTY} variant=odd-sums far-apart=r1c1r1c2 odd=r1c1`);
  expect(() => read(line)).toThrow('rules that are not supported: far-apart');
  expect(lossNotes('line', partsOf(puzzle), puzzle.geometry)).toEqual([
    'line cannot hold the rules odd-sums, far-apart',
  ]);
  expect(() => read(JSON.stringify(library.explain(puzzle)))).toThrow(
    "'odd-sums': its additions and rules are missing",
  );
});

test('a worker is not given it, and is given puzzles with rules of ours', async () => {
  const refused = 'is one of your own, which cannot be sent to a worker';
  await expect(workers.explain(read(EMPTY, { constraints }))).rejects.toThrow(refused);
  await expect(workers.explain(EMPTY, { constraints })).rejects.toThrow(refused);
  const caged = read(EMPTY, { constraints: ['killer-cage=5:r1c1r1c2', 'x'] });
  expect(await workers.check(caged)).toEqual(library.check(caged));
});

test('among many puzzles, one with it is an error in its place, but as a setting it ends the batch', async () => {
  const told: (string | undefined)[] = [];
  for await (const { answer, error } of workers.solveMany([read(EMPTY, { constraints }), '1234341221434321']))
    told.push(answer?.solution ?? error?.message.match(/cannot be sent/)?.[0]);
  expect(told).toEqual(['cannot be sent', '1234341221434321']);
  await expect(workers.solveMany([EMPTY], { constraints }).next()).rejects.toThrow('cannot be sent');
});

const whole = (changed: object): unknown[] => [{ kind: { ...odd, ...changed } }];

test.each([
  [whole({ id: 'killer-cage' }), "'killer-cage': its id is the name of a rule that is there already"],
  [whole({ id: 'Odd' }), "'Odd': its id is to be words such as my-rule"],
  [whole({ additions: undefined }), "'odd-sums': its additions and rules are missing"],
  [whole({ rule: { de: 'eine Regel' } }), "'odd-sums': its rule are to be texts: { en: '…', de: '…' }"],
  [whole({ names: { en: 'Odd', de: 5 } }), "'odd-sums': its names are to be texts"],
  [whole({ additions: () => 5 }), "'odd-sums', additions: they are lists"],
  [whole({ additions: () => ({ groups: [null] }) }), "'odd-sums', additions: they are lists"],
  [whole({ additions: () => ({ pairs: [5] }) }), "'odd-sums', additions: they are lists"],
  [whole({ rules: () => 5 }), "'odd-sums', rules: they are a list of rules"],
  [whole({ rules: () => [null] }), "'odd-sums', rules: they are a list of rules"],
  [whole({ draw: 'x' }), "'odd-sums': its draw is not a function"],
  [whole({ additions: () => ({ never: [64] }) }), "'odd-sums', additions: there is no candidate 64"],
  [whole({ rules: () => [{ cells: [0] }] }), "'odd-sums', rules: one has no narrow"],
  [
    whole({ additions: () => (undefined as unknown as Constraint).additions!({} as never, []) }),
    "'odd-sums', additions: TypeError",
  ],
  [whole({ additions: () => 'a larger grid' }), 'odd-sums needs a larger grid'],
  [[...whole({}), ...whole({})], "'odd-sums': another one has this id too"],
  [[{ kind: apart }], 'far-apart needs its cells, as in far-apart=r1c1r1c2'],
  [[{ kind: apart, cells: 'r1c1r1c3' }], 'takes two cells with a side in common'],
  [[{ kind: apart, sum: 3, cells: 'r1c1r1c2' }], "far-apart: there is no 'sum'"],
  [[{ kind: odd, cells: 'r1c1' }], "odd-sums is a rule of the whole grid: it takes no 'cells'"],
])('refuses %j', (own, message) => {
  expect(() => read(EMPTY, { constraints: own as never })).toThrow(message);
});

test('needs English alone: it stands in for other languages', () => {
  const { names, rule } = odd;
  const english = { ...odd, names: { en: names.en }, rule: { en: rule.en } };
  const clashing = read('1'.repeat(2) + EMPTY.slice(2), { constraints: [{ kind: english }] });
  expect(library.check(clashing, { language: GERMAN }).conflicts).not.toEqual([]);
  expect(library.explain(read(EMPTY, { constraints: [{ kind: english }] }), { language: GERMAN }).steps).toBeDefined();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('boom');
    },
    'narrow: Error: boom',
  ],
  ['answers no boolean', () => 'x', 'narrow: it returns true or false'],
])('a rule of it whose narrow %s is refused by its name', (_, narrow, message) => {
  const kind = { ...odd, additions: undefined, rules: () => [{ cells: [0, 1], narrow }] };
  for (const call of [library.check, library.hint, library.explain])
    expect(() => call(read(EMPTY, { constraints: [{ kind }] as never }))).toThrow(
      expect.objectContaining({ code: 'BAD_OPTION', message: expect.stringContaining(`'odd-sums', ${message}`) }),
    );
});
