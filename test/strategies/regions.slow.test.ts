/** Every strategy on grids whose diagonals are houses: all its steps there must be correct and proved. */
import { expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import { Board } from '../../src/core/board.js';
import { stepJson } from '../../src/render/json/step.js';
import { claimOf } from '../../src/render/json/step-read.js';
import { sentence } from '../../src/render/text.js';
import { allSteps } from '../../src/solver/all-steps.js';
import { full } from '../../src/solver/full.js';
import type { FoundStep } from '../../src/solver/step.js';
import { rungsOf, walk } from '../../src/solver/walk.js';
import { CROSSED, FIRST_REGION, isRight, PLAIN, puzzleOf } from './diagonals.js';

/** True if a step needs a diagonal: it names one, or without diagonals the same candidates do not prove it. */
function needsDiagonals(board: Board, step: FoundStep): boolean {
  const claim = { ...step, place: step.place, remove: step.remove, truths: step.explanation.truths };
  if (claim.truths.some((truth) => truth.kind === 'house' && truth.house >= FIRST_REGION)) return true;
  return prove(new Board(PLAIN).load(board.values, board.digits), claim).verdict === 'refuted';
}

/** Returns the fault of a step, if any: its verdict and its sentence. */
function faultsOf(board: Board, step: FoundStep, solution: Int8Array): string[] {
  const told = isRight(step, solution) ? prove(board, claimOf(CROSSED, stepJson(step))).verdict : 'wrong';
  return told === 'proved' ? [] : [`${step.strategy.id}: ${told}: ${sentence(step.explanation.message, CROSSED)}`];
}

/**
 * The number of steps between two positions at which all strategies are searched; at the others only quick ones are.
 */
const BETWEEN = 75;
const BETWEEN_QUICK = 5;
const QUICK = [
  ...['hidden-single', 'pointing', 'claiming', 'naked-pair', 'hidden-pair', 'hidden-triple', 'direct-claiming'],
  ...['turbot-fish', 'skyscraper', 'x-chain', 'simple-colors-trap', 'xy-wing', 'w-wing', 'remote-pair'],
  ...['finned-mutant-swordfish', 'sue-de-coq', 'wxyz-wing', 'als-xz', 'ahs-xz', 'aic', 'grouped-aic'],
  ...['unique-rectangle-1', 'avoidable-rectangle-1', 'unique-loop-3', 'extended-rectangle-1', 'bug-plus-1'],
  ...[
    'cell-forcing-chain',
    'region-forcing-chain',
    'forcing-chain-verity',
    'forcing-net-contradiction',
    'template-set',
  ],
];
/** Strategies that apply to houses of any kind. */
const GENERIC = [
  ...['hidden-single', 'claiming', 'naked-pair', 'hidden-pair', 'turbot-fish', 'x-chain'],
  ...['simple-colors-trap', 'finned-mutant-swordfish', 'sue-de-coq', 'als-xz', 'ahs-xz', 'aic', 'grouped-aic'],
  ...[
    'cell-forcing-chain',
    'region-forcing-chain',
    'forcing-chain-verity',
    'forcing-net-contradiction',
    'template-set',
  ],
];

test('every strategy is correct on grids with diagonals, and strategies about any houses use the diagonals', () => {
  const faults: string[] = [];
  const onDiagonals = new Set<string>();
  for (const seed of ['b', 'd']) {
    const { board, solution } = puzzleOf(seed);
    let count = 0;
    for (const step of walk(board, full)) {
      const rules = count % BETWEEN === 0 ? { guess: false } : { only: QUICK };
      const others = count++ % BETWEEN_QUICK === 0 ? allSteps(board, rungsOf(full, rules)).steps : [];
      for (const each of [step, ...others]) {
        faults.push(...faultsOf(board, each, solution));
        const { id } = each.strategy;
        if (!onDiagonals.has(id) && needsDiagonals(board, each)) onDiagonals.add(id);
      }
    }
    expect(board.unsolved).toBe(0);
  }
  expect(faults).toEqual([]);
  expect(GENERIC.filter((id) => !onDiagonals.has(id))).toEqual([]);
});
