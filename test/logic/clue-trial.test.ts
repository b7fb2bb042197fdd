import { expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import { boardOf } from '../../src/core/board-of.js';
import { unlimited } from '../../src/core/clock.js';
import { usualNumbers } from '../../src/core/numbers.js';
import { refutation } from '../../src/logic/argument/lines.js';
import { argumentTruths } from '../../src/logic/argument/truths.js';
import { contradictionByClues, contradictionByNestedClues } from '../../src/logic/forcing/clue-trial.js';
import { candidatesOn } from '../../src/logic/forcing/trial-steps.js';
import { differentSum } from '../../src/rules/different-sum.js';
import { remembered } from '../../src/rules/remembered.js';
import { applyHit } from '../../src/solver/ladder.js';
import { trialOfClues } from '../../strategies/rules/trial-of-clues.js';
import { KINDS, puzzleWith } from '../constraints/puzzles.js';
import { casesOf } from '../strategies/fixture.js';
import { inTier } from '../tier.js';

test('a trial that goes on from an earlier one finds what a trial from the start finds', () => {
  let compared = 0;
  for (const { board: start } of casesOf(trialOfClues.id).slice(0, inTier({ quick: 1, slow: 3 }))) {
    const board = start.copy();
    for (let round = 0; round < inTier({ quick: 2, slow: 3 }); round++) {
      const hits = [...trialOfClues.find(board)];
      expect(hits).toEqual([...trialOfClues.find(board.copy())]);
      if (hits.length === 0) break;
      applyHit(board, hits[0]!);
      compared += hits.length;
    }
  }
  expect(compared).toBeGreaterThan(inTier({ quick: 5, slow: 20 }));
});

test('tells the number of steps before it lists them', () => {
  const { board } = casesOf(trialOfClues.id)[0]!;
  const lengths = Array.from({ length: board.geometry.candidates }, (_, candidate) => candidate)
    .filter((candidate) => board.has(candidate))
    .flatMap((candidate) => contradictionByClues(board, candidate) ?? []);
  expect(lengths.length).toBeGreaterThan(0);
  for (const { length, lines } of lengths) expect(lines()).toHaveLength(length + 1);
});

test('a rule with a memory answers as the rule does, when it is asked again as well', () => {
  const rule = differentSum([0, 1, 2], 10, usualNumbers(6));
  const memory = remembered(rule);
  let filled = 0;
  const wrong: number[] = [];
  for (let round = 0; round < 2; round++)
    for (let row = 0; row < 1 << 18; row += 37) {
      const digits = [row & 63, (row >> 6) & 63, row >> 12];
      const same = [...digits];
      const isFilled = rule.narrow(digits);
      const isAlike = memory.narrow(same) === isFilled && (!isFilled || String(same) === String(digits));
      if (!isAlike) wrong.push(row);
      if (isFilled) filled++;
    }
  expect(wrong).toEqual([]);
  expect(filled).toBeGreaterThan(1000);
});

const SEEDS = inTier({ quick: ['1'], slow: ['1', '2', '3', '4', '5'] });

test('what trials within a trial rule out is in no solution, and no trial alone rules it out', () => {
  let found = 0;
  for (const kind of KINDS)
    for (const seed of SEEDS) {
      const { puzzle, solution } = puzzleWith(kind, 6, `nested ${seed}`);
      const board = boardOf(puzzle);
      const { geometry } = board;
      for (const candidate of candidatesOn(board)) {
        if (contradictionByClues(board, candidate)) continue;
        const end = contradictionByNestedClues(board, candidate, unlimited);
        if (!end) continue;
        found++;
        expect(solution[geometry.cellOf(candidate)]).not.toBe(geometry.digitOf(candidate));
        const lines = end.lines();
        expect(lines.some(({ ground }) => ground.kind === 'cases')).toBe(true);
        const claim = { place: [], remove: [candidate], truths: argumentTruths(refutation(lines)) };
        expect(prove(board, claim).verdict).toBe('proved');
      }
    }
  expect(found).toBeGreaterThan(2 * SEEDS.length);
});
