/** Lists of all steps keep nothing of what was computed for them. */
import { beforeEach, expect, test } from 'vitest';
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { readPuzzle } from '../../src/formats/read.js';
import { everyStep, outcomes } from '../../src/solver/all-steps.js';
import { type Rung, rungOf } from '../../src/solver/rung.js';
import type { FoundStep } from '../../src/solver/step.js';
import { nakedSingle } from '../../strategies/singles/naked-single.js';

const searched: Board[] = [];
const rung = rungOf(nakedSingle);
const rungs: readonly Rung[] = [
  {
    ...rung,
    search(board, limits) {
      searched.push(board);
      return rung.search(board, limits);
    },
  },
];

beforeEach(() => {
  searched.length = 0;
});

function endedEarly(steps: Generator<FoundStep, void, void>): readonly FoundStep[] {
  for (const step of steps) return [step];
  return [];
}

test.each([
  ['all outcomes', (board: Board) => [...outcomes(board, rungs)]],
  ['every step', (board: Board) => [...everyStep(board, rungs)]],
  ['a step, ended early', (board: Board) => endedEarly(everyStep(board, rungs))],
])('a search for %s works on a copy of its own, with which all that it computes is freed', (_, search) => {
  const board = boardOf(readPuzzle('.3.1...2....1...').puzzle);
  for (const step of search(board)) expect(step.strategy).toBe(nakedSingle);
  expect(searched).not.toContain(board);
  expect(searched.length).toBeGreaterThan(0);
});
