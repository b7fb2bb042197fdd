/** The kernel climbs like the searches in TypeScript, rung for rung. */
import '../../../src/solver/nine/fast.js';
import { afterEach, describe, expect, test } from 'vitest';
import { type Board, EMPTY } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import { OutOfTime } from '../../../src/core/clock.js';
import { Geometry } from '../../../src/core/geometry.js';
import { canonicalGrid } from '../../../src/create/fill.js';
import { permutation, seeded } from '../../../src/create/random.js';
import { formatLine } from '../../../src/formats/text/line.js';
import { laddersKernel } from '../../../src/kernel/compiled/ladders.js';
import { instanceOf } from '../../../src/kernel/instance.js';
import { nodesOf } from '../../../src/logic/forcing/nodes.js';
import { almostLockedSets } from '../../../src/logic/sets/almost-locked.js';
import { restrictedCommons } from '../../../src/logic/sets/restricted-commons.js';
import { gradeHodoku } from '../../../src/solver/hodoku/grade.js';
import { cubeOf } from '../../../src/solver/hodoku/grading-climb.js';
import { finderName, ladderEngineOf } from '../../../src/solver/hodoku/nine/engine.js';
import { rungs } from '../../../src/solver/hodoku/rungs.js';
import { engines, registerEngines } from '../../../src/solver/nine/engines.js';
import type { Found } from '../../../src/solver/rung.js';
import { inTier } from '../../tier.js';
import { firstOf, tryRungs } from '../../trust/try-kernel.js';
import { goldenUrl, gradesIn } from './grades.js';

const nine = Geometry.of(3, 3);
const golden = gradesIn(goldenUrl);
const engine = ladderEngineOf(nine)!;
const registered = engines();

/** Exports of the kernel other than finders. */
const BESIDE_FINDERS = new Set(
  'begin place remove takeSingles singles step values givens digits ladder unsolved isContradictory result removed placed count kind memory take steps areLoopsNext'.split(
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

/** Returns the grade without the kernel. */
function onBoards(...request: Parameters<typeof gradeHodoku>) {
  registerEngines(undefined);
  const grade = gradeHodoku(...request);
  registerEngines(registered);
  return grade;
}

const finders = Object.keys(instanceOf(laddersKernel)!).filter((name) => !BESIDE_FINDERS.has(name));

test('each finder of the kernel has the name of a rung, and few rungs have no finder', () => {
  const names = rungs.map(finderName);
  expect(finders.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !finders.includes(name))).toEqual(LEFT_TO_SEARCHES);
});

test('grades equal those of the searches, also within limits', () => {
  for (const { puzzle } of golden.filter((_, i) => i % inTier({ quick: 30, slow: 4 }) === 0))
    for (const limits of [{}, { level: 'hard' }, { score: 900 }, { level: 'medium', score: 950 }] as const)
      expect(gradeHodoku(puzzle, limits), formatLine(puzzle)).toEqual(onBoards(puzzle, limits));
});

test('on any position each rung takes the first step of its search, after any other queries', () => {
  const { faults, perStrategy } = tryRungs(inTier({ quick: 40, slow: 100 }), 'nine');
  expect(faults).toEqual([]);
  const hits = [...perStrategy].filter(([, figures]) => figures.hits > 0).map(([name]) => name);
  expect(hits.length).toBeGreaterThan(inTier({ quick: 30, slow: 40 }));
});

test('chooses the same one of many equal chains as its searches', () => {
  expect(
    tryRungs(inTier({ quick: 40, slow: 400 }), 'chains', ['remotePair', 'turbotFish', 'xChain', 'xyChain']).faults,
  ).toEqual([]);
});

/** Returns the first rung that has a step, whatever was searched before. */
function firstStep(board: Board) {
  for (const [at, rung] of rungs.entries()) {
    const found = firstOf(rung, board);
    if (found) return { at, found };
  }
  return undefined;
}

test('the memory of fruitless searches loses no step of the path', () => {
  let steps = 0;
  for (const { puzzle } of golden
    .filter(({ score }) => score > 700 && score < 3000)
    .slice(0, inTier({ quick: 4, slow: 12 }))) {
    engine.begin(puzzle);
    const cube = cubeOf(puzzle, engine);
    for (;;) {
      engine.takeSingles(new Int32Array(3));
      if (engine.unsolved === 0) break;
      const first = firstStep(cube()!);
      if (!first) break;
      const { at, found } = first;
      const left = Array.from(engine.digits);
      let rung = engine.step(0, rungs.length);
      while (rung < at && !engine.isTaken) rung = engine.step(rung + 1, rungs.length);
      expect(rung, found.strategy.id).toBe(at);
      if (!engine.isTaken) engine.apply(found.hit);
      else expect(rungs[at]!.strategies[engine.kind]).toBe(found.strategy);
      if (found.hit.place.length === 0)
        for (const candidate of found.hit.remove) left[nine.cellOf(candidate)]! &= ~(1 << nine.digitOf(candidate));
      if (found.hit.place.length === 0) expect(Array.from(engine.digits)).toEqual(left);
      steps++;
    }
  }
  expect(steps).toBeGreaterThan(inTier({ quick: 20, slow: 60 }));
});

describe('falls back to the search when a table is full:', () => {
  const CHAINS = ['aic', 'groupedAic', 'forcingChainVerity'];
  const SETS = ['alsXz', 'alsXyWing', 'alsChain'];
  /** Returns the rungs of the kernel that request their searches. The others are compared with them. */
  const asked = (candidates: number[], names = finders): string[] => {
    const puzzle = { geometry: nine, values: new Int8Array(nine.cells).fill(EMPTY), candidates };
    return names.filter((name) => {
      const at = rungs.findIndex((rung) => finderName(rung) === name);
      engine.begin(puzzle);
      const isPassed = engine.step(at, at + 1) > at;
      const isLeft = !isPassed && !engine.isTaken;
      const found = isLeft ? undefined : firstOf(rungs[at]!, boardOf(puzzle));
      if (!isLeft) expect(isPassed ? undefined : engine.changes, name).toEqual(found && changesOf(found));
      return isLeft;
    });
  };
  /** Returns the number of links of almost locked sets without common cells. */
  const linksOf = (board: Board): number => {
    const { overlapping, count } = restrictedCommons(board);
    return overlapping.subarray(0, count).filter((shares) => !shares).length;
  };
  /** Yields the full grid with ever fewer candidates, by their number. */
  function* thinned(seed: string) {
    const candidates = new Array(nine.cells).fill(nine.all);
    const solution = canonicalGrid(nine);
    let count = nine.candidates;
    for (const gone of permutation(nine.candidates, seeded(seed))) {
      const [cell, digit] = [nine.cellOf(gone), nine.digitOf(gone)];
      if (solution[cell] === digit) continue;
      candidates[cell] &= ~(1 << digit);
      yield { candidates, count: --count };
    }
  }

  test('asks for the search if chains have too many nodes', () => {
    expect(asked(new Array(nine.cells).fill(nine.all))).toEqual(expect.arrayContaining(CHAINS));
    for (const { candidates, count } of thinned('nodes'))
      if (count > 510 && count < 515)
        expect(asked(candidates, ['aic']), `${count}`).toEqual(count > 512 ? ['aic'] : []);
  });

  test('nodes of chains with groups', () => {
    for (const { candidates } of thinned('groups')) {
      const board = boardOf({ geometry: nine, values: new Int8Array(nine.cells).fill(EMPTY), candidates });
      const nodes = nodesOf(board, true);
      const count = nodes.candidates.length + nodes.groups.length;
      if (count < 509) return;
      if (count > 516) continue;
      expect(asked(candidates, CHAINS), `${count}`).toEqual(count > 512 ? CHAINS.slice(1) : []);
    }
  });

  test('almost locked sets and their links', () => {
    const random = seeded('sets');
    const three = () =>
      (1 << Math.floor(random() * 3)) | (8 << Math.floor(random() * 3)) | (64 << Math.floor(random() * 3));
    const names = asked(Array.from({ length: nine.cells }, three));
    expect(names).toEqual(expect.arrayContaining(SETS));
    expect(names).not.toContain('aic');
  });

  test('at the first set or link that exceeds a table', () => {
    let [before, after] = [0, 0];
    for (const { candidates, count } of thinned('sets')) {
      if (count > 320 || count % 4) continue;
      const board = boardOf({ geometry: nine, values: new Int8Array(nine.cells).fill(EMPTY), candidates });
      const hasRoom = almostLockedSets(board).count <= 512 && linksOf(board) <= 4096;
      expect(asked(candidates, ['alsXz']), `${count}`).toEqual(hasRoom ? [] : ['alsXz']);
      if (hasRoom) before++;
      else if (++after > 5) break;
    }
    expect(before).toBeGreaterThan(0);
  });

  test('asks for the search if nets have too many consequences', () => {
    const names = (most: number): string[] => {
      for (const { candidates, count } of thinned('nets'))
        if (count === most) return asked(candidates, ['forcingChainVerity', 'forcingNetVerity']);
      return [];
    };
    expect(names(200)).toEqual(['forcingNetVerity']);
    expect(names(150)).toEqual([]);
  });

  test('never asks for the search of rectangles', () => {
    const pairs = Array.from(canonicalGrid(nine), (digit) => (1 << digit) | (1 << ((digit + 1) % nine.size)));
    pairs[28]! |= 1 << 4;
    expect(asked(pairs)).toEqual(SETS);
  });
});

const changesOf = ({ hit: { place, remove } }: Found) => ({ place, remove });

test('a puzzle without a solution has the same grade as on boards', () => {
  for (const { puzzle } of golden.slice(0, inTier({ quick: 10, slow: 40 }))) {
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

test('a grade that runs out of time leaves the next one as it is', () => {
  const [hard, other] = [...golden].sort((a, b) => b.score - a.score);
  const grade = gradeHodoku(other!.puzzle);
  let looks = 0;
  const clock = (): void => {
    if (looks++ === 5) throw new OutOfTime();
  };
  expect(() => gradeHodoku(hard!.puzzle, {}, clock)).toThrow(OutOfTime);
  expect(gradeHodoku(other!.puzzle)).toEqual(grade);
});
