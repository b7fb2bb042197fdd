/** Strategies of rules on random puzzles: each step keeps the grid that the clues were read off, and is proved. */
import { expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { sentence } from '../../src/render/text.js';
import { applyHit } from '../../src/solver/ladder.js';
import { withRules } from '../../src/variants/rules.js';
import { catalogue } from '../../strategies/index.js';
import { arrowsOff, cagesOff, cluesAround, dotsOff, gridOf, thermometersOff } from '../constraints/grids.js';

const OF_RULES = catalogue.filter(({ family }) => family === 'rules');
const SINGLES = catalogue.filter(({ family }) => family === 'singles');

/** The largest grid on which strategies that take long are tried. */
const LABORIOUS_UP_TO = 6;

function expectTrue(board: Board, grid: readonly number[], strategy: Strategy, hit: Hit): void {
  const { geometry } = board;
  const { message, truths } = strategy.explain(hit, geometry);
  const about = `${strategy.id}: ${sentence(message, geometry)}`;
  const isRight = (candidate: number): boolean => grid[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  expect(hit.place.every(isRight) && !hit.remove.some(isRight), about).toBe(true);
  expect(prove(board, { ...hit, truths }), about).toEqual({ verdict: 'proved' });
}

/** Takes the first step of the first strategy that finds one, until none does or the limit is reached. Counts the strategies. */
function follow(board: Board, grid: readonly number[], most: number, found: Set<string>): void {
  const ofRules = OF_RULES.filter(({ laborious }) => !laborious || board.geometry.size <= LABORIOUS_UP_TO);
  for (const strategy of ofRules) {
    const { value: hit } = strategy.find(board).next();
    if (!hit) continue;
    expectTrue(board, grid, strategy, hit);
    found.add(strategy.id);
  }
  for (let step = 0; step < most; step++) {
    let taken: Hit | undefined;
    for (const strategy of [...SINGLES, ...ofRules]) {
      const { value: hit } = strategy.find(board).next();
      if (!hit) continue;
      expectTrue(board, grid, strategy, hit);
      found.add(strategy.id);
      taken = hit;
      break;
    }
    if (!taken) return;
    applyHit(board, taken);
  }
}

test('every step of strategies of rules on random puzzles is true and proved, and each of them is found', () => {
  const found = new Set<string>();
  for (const [size, rounds, most] of [
    [4, 8, 20],
    [6, 12, 60],
    [9, 4, 90],
  ] as const) {
    const base = Geometry.ofSize(size);
    for (let round = 0; round < rounds; round++) {
      const grid = gridOf(base, `rules ${size} ${round}`);
      for (const rules of [
        { constraints: cagesOff(grid, size, size === 4 ? 3 : 4, `cages ${round}`) },
        { constraints: cluesAround(grid, size) },
        { constraints: dotsOff(grid, size), variant: ['non-consecutive', 'all-black-dots'] },
        { constraints: thermometersOff(grid, size) },
        { constraints: arrowsOff(grid, size) },
      ]) {
        const geometry = withRules(base, rules);
        follow(boardOf({ geometry, values: new Int8Array(geometry.cells).fill(-1) }), grid, most, found);
      }
    }
  }
  expect(OF_RULES.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
});
