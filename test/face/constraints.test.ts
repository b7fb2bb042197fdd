/** Every function takes constraints, as texts or objects, and returns them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { killerCage } from '../../constraints/killer-cage.js';
import { x } from '../../constraints/x.js';
import { rulesOf } from '../../src/formats/index.js';
import * as library from '../../src/index.js';
import { svgOfStep } from '../../src/render/index.js';
import { withClues } from '../../src/variants/with-clues.js';
import { read } from '../read-text.js';

const { Game } = library;
const LINE = readFileSync('fixtures/constraints/killer-cage.txt', 'utf8').split('\n')[2]!;
const { constraints } = rulesOf(read(LINE).geometry);
const GRID = LINE.slice(0, 16);
const settings = { constraints: constraints! };

test('a puzzle is the same with its clues in its text, as texts or as objects', () => {
  const { geometry } = read(LINE);
  expect(read(GRID, settings).geometry).toBe(geometry);
  expect(read(GRID, { constraints: LINE.split(' ').slice(1) }).geometry).toBe(geometry);
  expect(read(JSON.stringify({ puzzle: GRID, constraints })).geometry).toBe(geometry);
});

test('a rule of the whole grid may stand among them', () => {
  const { geometry } = read(GRID, { constraints: [{ kind: 'x' }, 'anti-knight', 'odd=r1c1'] });
  expect(rulesOf(geometry)).toEqual({
    variant: ['x', 'anti-knight'],
    constraints: [{ kind: 'odd', cells: ['r1c1'] }],
  });
});

test('functions of the library take the puzzle', () => {
  const puzzle = read(LINE);
  expect(library.check({ puzzle }).solutions).toBe(1);
  expect(library.hint(puzzle).constraints).toEqual(constraints);
  expect([...library.walk(puzzle)].length).toBeGreaterThan(0);
  const trace = library.explain(puzzle);
  expect(trace.ended).toBe('solved');
  expect(library.verify({ ...trace, puzzle }).refuted).toBe(0);
  expect(Game.from(puzzle).puzzle.geometry).toBe(read(LINE).geometry);
  expect(svgOfStep(read(GRID, settings))).toContain('>5<');
});

test('a puzzle takes clues with their constraints', () => {
  const clues = constraints!.map((clue) => ({ ...(clue as object), kind: killerCage }));
  const puzzle = withClues(library.parse(GRID), clues);
  expect(withClues({ puzzle: library.parse(GRID) }, clues)).toEqual(puzzle);
  expect(puzzle.geometry).toBe(read(LINE).geometry);
  expect(library.check(puzzle).constraints).toEqual(constraints);
  expect(library.solve(withClues(library.parse(GRID), [{ kind: x }]))).toEqual(
    library.solve(read(GRID, { variant: ['x'] })),
  );
  expect(library.check(withClues(puzzle, [{ kind: x }]), { minimal: true })).toEqual(
    library.check(read(LINE, { variant: ['x'] }), { minimal: true }),
  );
});

const plain = library.parse(GRID);

test.each<[string, () => unknown, string]>([
  ['puzzle', () => withClues(GRID as never, []), 'takes a puzzle, as parse returns it'],
  ['constraints', () => withClues(plain, 5 as never), 'takes a list of clues'],
  ['constraints[1]', () => withClues(plain, [{ kind: x }, 'odd=r1c1' as never]), '`read` takes names'],
  ['constraints', () => withClues(plain, [{ kind: killerCage, sum: 5, cells: 'r1c9' }]), 'there is no r1c9'],
  [
    'constraints',
    () => withClues(plain, [{ kind: { ...x, id: 'mine', additions: 5 } as never }]),
    'its additions and rules are missing',
  ],
])('refuses clues that do not fit: %s', (option, work, message) => {
  expect(work).toThrow(expect.objectContaining({ name: 'BadOption', option }));
  expect(work).toThrow(message);
});

test.each<[string, () => unknown]>([
  ['constraints', () => library.check(GRID, settings as never)],
  ['constraints', () => library.check({ puzzle: GRID, constraints: ['odd=r1c1'] })],
  ['constraints', () => Game.from(GRID, { constraints: [{ kind: x }] } as never)],
  ['variant', () => library.grade(GRID, { variant: 'x' } as never)],
  ['variant', () => library.parse(GRID, { variant: 'x' } as never)],
  ['variant', () => library.solve({ puzzle: GRID, variant: ['x'] })],
])('constraints beside a text are left to read: %s', (option, work) => {
  expect(work).toThrow(expect.objectContaining({ name: 'BadOption', option }));
  expect(work).toThrow('are read by `await read(text, settings)`');
});

test.each([
  ['cage=5:r1c9', 'there is no r1c9 in a grid of 4×4'],
  ['kage=5:r1c1', "unknown constraint 'kage'"],
  ['white-dot=r1c1r1c3', 'takes two cells with a side in common'],
  ['killer-cage=99:r1c12', 'its sum is a whole number from 3 to 7, not 99'],
  ['killer-cage=5:r1c12;6:r1c1r1c2', 'r1c1r1c2 has two numbers, 5 and 6: leave one out'],
  ['odd', 'odd needs its cells, as in odd=r1c1r1c2'],
  ['pairs', 'pairs needs its cells, as in pairs=r1c1r1c2'],
  ['pairs=', "cells are written as r1c1r2c3, not ''"],
  ['x=r1c1', 'x is a rule of the whole grid and takes no cells'],
  ['relation=more:r1c12', 'needs its relation before the cells, as in difference>=4:r1c1r1c2'],
])('rejects %s', (text, message) => {
  expect(() => read(GRID, { constraints: [text] })).toThrow(message);
});

test.each<unknown>([null, 5, [[]]])('names the place of what is no clue: %o', (clue) => {
  const constraints = ['x', clue as string];
  expect(() => read(GRID, { constraints })).toThrow('constraints[1] takes a clue, as');
});

const EXAMPLE = "as in { kind: 'sandwich', sum: 17, cells: 'r1c0' }";

test.each<[object, string]>([
  [{ kind: 'thermometer', cells: 'r1c12', lists: ['r2c12'] }, 'thermometer has cells and lists: leave one out'],
  [{ kind: 'thermometer', cells: ['r1c1', '2'] }, 'thermometer: its cells are a list of names such as r1c1'],
  [{ kind: 'odd', cells: 'r1c1', count: 3 }, "odd: there is no 'count': it has cells, lists"],
  [{ kind: 'sandwich', cells: 'r0c4' }, `sandwich needs its sum, ${EXAMPLE}`],
  [{ kind: 'sandwich', cells: 'r0c4', sum: null }, `sandwich takes its sum ${EXAMPLE}, not null`],
  [{ kind: 'killer-cage', cells: 'r1c12', sum: '5:r2c2;3' }, "killer-cage takes its sum as in { kind: 'killer-cage'"],
  [{ kind: 'sandwich', cells: 'r0c4', sum: 1e21 }, `sandwich takes its sum ${EXAMPLE}, not 1e+21`],
  [{ kind: 'killer-cage', cells: 'r1c12;r3c3', sum: 5 }, 'its cells are a list of names such as r1c1'],
  [{ kind: 'pairs', cells: 'r1c12' }, "pairs takes its cells in a text, as in 'pairs=r1c1r1c2'"],
  [{ kind: 'jigsaw', regions: 'AABB' }, "jigsaw takes its regions in a text of their own: 'regions=AAB…'"],
  [Object.create(null), 'constraints in this JSON are not a list of objects, each with a kind'],
  [{ kind: 'killer-cage', cells: 'r1c12 anti-knight', sum: 5 }, 'its cells are a list of names such as r1c1'],
  [
    { kind: 'relation', cells: 'r1c12', relation: 'more' },
    "relation: 'difference>=4', cells: 'r1c1r1c2' }, not 'more'",
  ],
])('rejects %j', (clue, message) => {
  expect(() => read(GRID, { constraints: [clue as never] })).toThrow(message);
});

test.each(['killer-cage=5:r1c12', 'white-dot=2:r1c12', 'xv=5:r1c12'])(
  'takes %s once in any order of its cells',
  (clue) => {
    const turned = clue.replace('r1c12', 'r1c2r1c1');
    expect(rulesOf(read(GRID, { constraints: [clue, turned] }).geometry).constraints).toHaveLength(1);
  },
);
