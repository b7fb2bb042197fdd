/** Lists of all steps give back the memory of the searches. */
import { expect, test } from 'vitest';
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/puzzle.js';
import { readPuzzle } from '../../src/formats/read.js';
import { plainGraph } from '../../src/logic/links/graph.js';
import { everyStep, outcomes } from '../../src/solver/all-steps.js';
import { rungOf } from '../../src/solver/rung.js';
import type { Step } from '../../src/solver/step.js';
import { nakedSingle } from '../../strategies/singles/naked-single.js';

const rungs = [rungOf(nakedSingle)];

function endedEarly(steps: Generator<Step, void, void>): readonly Step[] {
  for (const step of steps) return [step];
  return [];
}

test.each([
  ['all outcomes', (board: Board) => [...outcomes(board, rungs)]],
  ['every step', (board: Board) => [...everyStep(board, rungs)]],
  ['a step, ended early', (board: Board) => endedEarly(everyStep(board, rungs))],
])('a search for %s forgets the links of the position', (_, search) => {
  const board = boardOf(readPuzzle('.3.1...2....1...').puzzle);
  const graph = plainGraph(board);
  expect(plainGraph(board)).toBe(graph);
  for (const step of search(board)) expect(step.strategy).toBe(nakedSingle);
  expect(plainGraph(board)).not.toBe(graph);
});
