/** A small share of the trials that the scripts in `scripts/trust` run at length. */
import { expect, test } from 'vitest';
import { catalogue } from '../../strategies/index.js';
import { comparedGrades } from './compared-grades.js';
import { tryDefinitions } from './try-definitions.js';
import { tryEasySteps, tryRungs } from './try-kernel.js';
import { tryLies } from './try-lies.js';
import { tryParsers } from './try-parsers.js';
import { allFours, tryEngines, tryFours, trySixes } from './try-search.js';
import { tryStrategies } from './try-strategies.js';
import { trySymmetry } from './try-symmetry.js';
import { tryTraces } from './try-traces.js';
import { ownPuzzles, tryRatings } from './try-whips.js';
import { UNSYMMETRIC } from './unsymmetric.js';

test('grades the puzzles of our own as HoDoKu and Sudoku Explainer do', () => {
  expect(comparedGrades()).toEqual([
    { name: 'hodoku-compared', puzzles: 1520, other: [] },
    { name: 'se-compared', puzzles: 814, other: [] },
    { name: 'se', puzzles: 337, other: [] },
  ]);
});

test('readers reject or read texts of other formats', async () => {
  const { faults, puzzles, cycles } = await tryParsers(800, 'small');
  expect(faults).toEqual([]);
  expect(puzzles).toBeGreaterThan(0);
  expect(cycles).toBeGreaterThan(0);
});

test('finds of strategies in random positions are correct, proved and found again', () => {
  const { faults, hits, undecided } = tryStrategies(500, 'small');
  expect(faults).toEqual([]);
  expect(hits).toBeGreaterThan(0);
  expect(undecided).toBe(0);
});

test('no wrong conclusion is proved, whichever truths are named for it', () => {
  const { faults, truths } = tryLies(2000, 'small');
  expect(faults).toEqual([]);
  expect(Math.min(...Object.values(truths))).toBeGreaterThan(10);
});

test('traces with arbitrary content are judged or rejected', () => {
  const { faults, refused, judged } = tryTraces(1000, 'small');
  expect(faults).toEqual([]);
  expect(Math.min(refused, judged)).toBeGreaterThan(10);
});

test('ratings by whips and braids keep their order, and B exists if trial and error solves a puzzle', () => {
  const { faults, perRating } = tryRatings(ownPuzzles(150, 'small'));
  expect(faults).toEqual([]);
  expect(perRating.size).toBeGreaterThan(5);
});

test('strategies find exactly the steps of their definitions', () => {
  const { faults, perStrategy } = tryDefinitions(240, 'small');
  expect(faults).toEqual([]);
  expect([...perStrategy.values()].filter(({ outcomes }) => outcomes > 0).length).toBeGreaterThan(20);
});

test('exchanging digits, lines, bands and stacks exchanges what strategies find', () => {
  const quick = catalogue.filter(({ id, level }) => !UNSYMMETRIC[id] && level !== 'extreme');
  const { faults, outcomes } = trySymmetry(800, 'small', quick);
  expect(faults).toEqual([]);
  expect(outcomes).toBeGreaterThan(900);
});

test('strategies listed as asymmetric are in the catalogue', () => {
  const ids = new Set(catalogue.map(({ id }) => id));
  expect(Object.keys(UNSYMMETRIC).filter((id) => !ids.has(id))).toEqual([]);
});

test('the search finds all solutions: of every 4×4 grid, and in larger grids as many as brute force', () => {
  expect(allFours()).toHaveLength(288);
  const fours = tryFours(1, 'small');
  const sixes = trySixes(200, 'small');
  expect([...fours.faults, ...sixes.faults]).toEqual([]);
  for (const { solutions } of [fours, sixes]) expect(Math.min(...solutions)).toBeGreaterThan(0);
});

test('three engines agree on puzzles with no, one, two and many solutions', () => {
  const { faults, solutions } = tryEngines(1500, 'small');
  expect(faults).toEqual([]);
  expect(Math.min(...solutions)).toBeGreaterThan(10);
});

test('the kernel for 9×9 finds the same steps as the searches', () => {
  const { faults, perStrategy } = tryRungs(1500, 'slow');
  expect(faults).toEqual([]);
  for (const [name, { hits }] of perStrategy) expect(hits, name).toBeGreaterThan(0);
  expect(tryRungs(6000, 'chains', ['remotePair', 'turbotFish', 'xChain', 'xyChain']).faults).toEqual([]);
  expect(tryEasySteps(2000, 'slow').faults).toEqual([]);
});
