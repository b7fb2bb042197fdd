/** The kernel climbs as the searches in TypeScript do, rung for rung. */
import '../../../src/solver/nine/fast.js';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { type Board, EMPTY } from '../../../src/core/board.js';
import { unlimited } from '../../../src/core/clock.js';
import { Geometry } from '../../../src/core/geometry.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { seeded } from '../../../src/create/random.js';
import { formatLine } from '../../../src/formats/line.js';
import { laddersKernel } from '../../../src/kernel/compiled/ladders.js';
import { instanceOf } from '../../../src/kernel/instance.js';
import type { Hit } from '../../../src/logic/step/strategy.js';
import { cubeOf } from '../../../src/solver/hodoku/ascent.js';
import { gradeHodoku } from '../../../src/solver/hodoku/grade.js';
import { finderName, ladderEngineOf } from '../../../src/solver/hodoku/nine/engine.js';
import { rungs } from '../../../src/solver/hodoku/rungs.js';
import { engines, registerEngines } from '../../../src/solver/nine/engines.js';
import { fullGrid } from '../../search/puzzles.js';
import { goldenUrl, gradesIn } from './grades.js';

const nine = Geometry.of(3, 3);
const golden = gradesIn(goldenUrl);
const engine = ladderEngineOf(nine)!;
const registered = engines();

/** The other exports of the kernel. */
const BESIDE_FINDERS = new Set(
  'begin place remove takeSingles singles step lookAt values givens digits ladder unsolved isContradictory result removed placed count kind memory take steps areLoopsNext'.split(
    ' ',
  ),
);
const LEFT_TO_SEARCHES = [
  'frankenXWing',
  'frankenSwordfish',
  'finnedFrankenXWing',
  'finnedFrankenSwordfish',
  'backtracking',
];

afterEach(() => registerEngines(registered));

/** The grade that is given without the kernel. */
function onBoards(...request: Parameters<typeof gradeHodoku>) {
  registerEngines(undefined);
  const grade = gradeHodoku(...request);
  registerEngines(registered);
  return grade;
}

test('each finder of the kernel is named after a rung, and few rungs have none', () => {
  const finders = Object.keys(instanceOf(laddersKernel)!).filter((name) => !BESIDE_FINDERS.has(name));
  const names = rungs.map(finderName);
  expect(finders.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !finders.includes(name))).toEqual(LEFT_TO_SEARCHES);
});

test('grades are those of the searches, within limits too', () => {
  for (const { puzzle } of golden.filter((_, i) => i % 4 === 0))
    for (const limits of [{}, { level: 'hard' }, { score: 900 }, { level: 'medium', score: 950 }] as const)
      expect(gradeHodoku(puzzle, limits), formatLine(puzzle)).toEqual(onBoards(puzzle, limits));
});

/** A position of a full grid: some cells solved, and in the others some candidates left besides the right one. */
const position = fc
  .tuple(fullGrid(nine), fc.integer({ min: 18, max: 40 }), fc.integer({ min: 62, max: 100 }), fc.integer())
  .map(([solution, solved, kept, seed]): Puzzle => {
    const random = seeded(String(seed));
    const isLikely = (percent: number): boolean => random() * 100 < percent;
    return {
      geometry: nine,
      values: Int8Array.from(solution, (digit) => (isLikely(solved) ? digit : EMPTY)),
      candidates: solution.map((digit) =>
        Array.from({ length: nine.size }, (_, other) => other).reduce(
          (left, other) => (isLikely(kept) ? left | (1 << other) : left),
          1 << digit,
        ),
      ),
      placed: Uint8Array.from(solution, () => (isLikely(50) ? 1 : 0)),
    };
  });

test('on any position each rung comes to what its search finds first, or leaves it to the search', () => {
  const told = { nothing: 0, ask: 0, hit: 0 };
  fc.assert(
    fc.property(position, (puzzle) => {
      engine.begin(puzzle);
      engine.takeSingles(new Int32Array(3));
      const board = engine.unsolved > 0 ? cubeOf(puzzle, engine)() : undefined;
      if (!board) return;
      for (const [index, rung] of rungs.entries()) {
        const seen = engine.lookAt(index);
        told[typeof seen === 'string' ? seen : 'hit']++;
        if (seen === 'ask') continue;
        const [first] = [...take(rung.search(board, undefined, unlimited))];
        const expected = first ? saying(first.strategy, first.hit) : undefined;
        const found = seen === 'nothing' ? undefined : saying(rung.strategies[engine.kind]!, seen);
        expect(found, rung.strategies[0]!.id).toEqual(expected);
      }
    }),
    { numRuns: 150 },
  );
  expect(told.hit).toBeGreaterThan(100);
  expect(told.nothing).toBeGreaterThan(1000);
});

/** The first rung that has a step, whatever has been looked at before. */
function firstOf(board: Board) {
  for (const [at, rung] of rungs.entries())
    for (const found of take(rung.search(board, undefined, unlimited))) return { at, found };
  return undefined;
}

test('what it remembers to have looked at in vain keeps it from no step on the way up', () => {
  let steps = 0;
  for (const { puzzle } of golden.filter(({ score }) => score > 700 && score < 3000).slice(0, 12)) {
    engine.begin(puzzle);
    const cube = cubeOf(puzzle, engine);
    for (;;) {
      engine.takeSingles(new Int32Array(3));
      if (engine.unsolved === 0) break;
      const first = firstOf(cube()!);
      if (!first) break;
      const { at, found } = first;
      const left = Array.from(engine.digits);
      let rung = engine.step(0, rungs.length);
      while (rung < at && !engine.isTaken) rung = engine.step(rung + 1, rungs.length);
      expect(rung, found.strategy.id).toBe(at);
      if (!engine.isTaken) engine.carryOut(found.hit);
      else expect(rungs[at]!.strategies[engine.kind]).toBe(found.strategy);
      if (found.hit.place.length === 0)
        for (const candidate of found.hit.remove) left[nine.cellOf(candidate)]! &= ~(1 << nine.digitOf(candidate));
      if (found.hit.place.length === 0) expect(Array.from(engine.digits)).toEqual(left);
      steps++;
    }
  }
  expect(steps).toBeGreaterThan(60);
});

test('nor on any position, whichever rungs were asked before', () => {
  let steps = 0;
  fc.assert(
    fc.property(position, (puzzle) => {
      engine.begin(puzzle);
      const cube = cubeOf(puzzle, engine);
      for (let round = 0; round < 3; round++)
        for (const [at, rung] of rungs.slice(0, -1).entries()) {
          engine.takeSingles(new Int32Array(3));
          if (engine.unsolved === 0 || engine.isContradictory) return;
          const [first] = [...take(rung.search(cube()!, undefined, unlimited))];
          const isPassed = engine.step(at, at + 1) > at;
          if (engine.isTaken) expect(rung.strategies[engine.kind]?.id).toBe(first?.strategy.id);
          else if (isPassed) expect(first?.strategy.id).toBeUndefined();
          else if (first) engine.carryOut(first.hit);
          steps += Number(engine.isTaken);
        }
    }),
    { numRuns: 40 },
  );
  expect(steps).toBeGreaterThan(100);
});

describe('where its tables have no room, it asks for the search', () => {
  const asked = (candidates?: number[]): string[] => {
    engine.begin({ geometry: nine, values: new Int8Array(nine.cells).fill(EMPTY), ...(candidates && { candidates }) });
    return rungs.filter((_, at) => engine.lookAt(at) === 'ask').map(finderName);
  };
  const CHAINS = ['aic', 'groupedAic', 'forcingChainVerity'];
  const SETS = ['alsXz', 'alsXyWing', 'alsChain'];

  test('nodes of chains', () => {
    expect(asked()).toEqual(expect.arrayContaining(CHAINS));
  });

  test('almost locked sets and their links', () => {
    const random = seeded('sets');
    const three = () =>
      (1 << Math.floor(random() * 3)) | (8 << Math.floor(random() * 3)) | (64 << Math.floor(random() * 3));
    const names = asked(Array.from({ length: nine.cells }, three));
    expect(names).toEqual(expect.arrayContaining(SETS));
    expect(names).not.toContain('aic');
  });
});

const saying = ({ id }: { id: string }, { place, remove }: Pick<Hit, 'place' | 'remove'>) => ({ id, place, remove });

function* take<Each>(all: Iterable<Each>): Iterable<Each> {
  for (const each of all) {
    yield each;
    return;
  }
}

test('a puzzle without a solution is graded as on boards', () => {
  for (const { puzzle } of golden.slice(0, 40)) {
    const cell = Array.from(puzzle.values).indexOf(EMPTY);
    for (let digit = 0; digit < nine.size; digit++) {
      const values = Int8Array.from(puzzle.values, (value, at) => (at === cell ? digit : value));
      const grade = (how: typeof gradeHodoku) => {
        try {
          return how({ geometry: nine, values });
        } catch (error) {
          return String(error);
        }
      };
      expect(grade(gradeHodoku)).toEqual(grade(onBoards));
    }
  }
});

test('whoever looks at the clock may begin another grade', () => {
  const [hard, other] = [...golden].sort((a, b) => b.score - a.score);
  let looks = 0;
  const clock = (): void => {
    if (looks++ === 5) gradeHodoku(other!.puzzle);
  };
  expect(gradeHodoku(hard!.puzzle, {}, clock)).toEqual(gradeHodoku(hard!.puzzle));
  expect(looks).toBeGreaterThan(5);
});
