import '../../../src/solver/nine/fast.js';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { boardOf, type Puzzle } from '../../../src/core/puzzle.js';
import { parseLine } from '../../../src/formats/line.js';
import { uniqueLoops } from '../../../src/logic/deadly/unique-loops.js';
import { search } from '../../../src/search/search.js';
import { plainly, stepsOf } from '../../../src/solver/ladder.js';
import type { EasyEngine } from '../../../src/solver/se/easy-engine.js';
import { gradeSe } from '../../../src/solver/se/grade.js';
import { beforeLoops, easy, large } from '../../../src/solver/se/ladder.js';
import { easyEngineOf } from '../../../src/solver/se/nine/easy.js';
import { rungAt } from '../../../src/solver/se/rung.js';
import { uniqueLoop1 } from '../../../strategies/uniqueness/unique-loop.js';
import { position } from '../../search/puzzles.js';

const nine = Geometry.of(3, 3);
/** Our own puzzles, of 3.0 and of 1.5. */
const rated = readFileSync(new URL('../../../fixtures/grades/se.tsv', import.meta.url), 'utf8').split('\n');
const [puzzle, other] = ['3.0', '1.5'].map((er) =>
  parseLine(/^\S+/.exec(rated.find((line) => line.includes(`\t${er}\t`))!)![0]),
);
const engine = easyEngineOf(nine)!;

/** Candidates, of which it tells nothing where all is solved. */
const openOf = ({ values, digits }: EasyEngine): number[] =>
  Array.from(values, (value, cell) => (value < 0 ? digits[cell]! : 0));

/** Something where there are loops with more than their pairs, whatever comes of them. */
const anyLoop = rungAt(4.5, uniqueLoop1, function* (board) {
  for (const loop of uniqueLoops(board, true))
    if (loop.extra.length > 0) yield { pattern: { pattern: loop, fins: [] }, place: [], remove: [] };
});

/** Returns the steps of the engine and those of the rungs in a position. */
function both(puzzle: Puzzle) {
  const steps = Array.from(engine.take(puzzle.values, puzzle.candidates)!, (step) => {
    const [{ id }, rating] = engine.kindOf(step);
    return [id, rating, engine.isPlacing(step) ? engine.candidateOf(step) : undefined];
  });
  const board = boardOf(puzzle);
  const taken = [];
  let areLoopsNext = false;
  for (const { strategy, rating, hit } of stepsOf(plainly(board, [...easy, ...beforeLoops, anyLoop, ...large]))) {
    areLoopsNext = strategy === uniqueLoop1;
    if (areLoopsNext) break;
    taken.push([strategy.id, rating, hit.place[0]]);
  }
  return [
    { steps, values: Array.from(engine.values), candidates: openOf(engine), areLoopsNext: engine.areLoopsNext },
    { steps: taken, values: Array.from(board.values), candidates: Array.from(board.digits), areLoopsNext },
  ];
}

describe('the engine for easy steps takes those that the rungs find, in their order', () => {
  test.each([0.3, 0.35, 0.4])('%d of the cells given', (share) => {
    fc.assert(
      fc.property(position(nine, share), (puzzle) => {
        fc.pre(search(puzzle, { limit: 1 }).solutions.length > 0);
        const [found, expected] = both(puzzle);
        expect(found).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});

test('and so it does with our own puzzles, which need most kinds of them', () => {
  for (const line of rated.slice(1, -1)) {
    const [found, expected] = both(parseLine(/^\S+/.exec(line)![0]));
    expect(found).toEqual(expected);
  }
});

test('it says where values clash', () => {
  const values = Int8Array.from({ length: 81 }, (_, cell) => (cell === 3 || cell === 75 ? 8 : -1));
  expect(engine.take(values)).toBeUndefined();
  expect(() => gradeSe({ geometry: nine, values })).toThrow(RangeError);
});

test('other shapes, and where there is no WebAssembly, do without', () => {
  expect(easyEngineOf(Geometry.of(2, 3))).toBe(null);
});

test('whoever is told of a step may begin another grade', () => {
  expect(gradeSe(puzzle!, { onStep: () => void gradeSe(other!) })).toEqual(gradeSe(puzzle!));
});
