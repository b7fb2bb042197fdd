import { expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import type { Markup } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { readPuzzle } from '../../src/formats/read.js';
import { everyTruth, truthsAgainst } from '../../src/logic/forcing/refutation.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import type { Truth } from '../../src/logic/step/truths.js';
import { bowmansBingo } from '../../strategies/forcing/bowmans-bingo.js';
import { forcingNetContradiction, forcingNetVerity } from '../../strategies/forcing/forcing.js';
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import { braid } from '../../strategies/whips/sequences.js';
import { casesOf } from '../strategies/fixture.js';

const verdict = (board: Markup, { place, remove }: Pick<Hit, 'place' | 'remove'>, truths: readonly Truth[]): string =>
  prove(board, { place, remove, truths }).verdict;

/** Returns the number of a step's truths that its proof needs. */
function needed(board: Markup, hit: Hit, truths: readonly Truth[]): number {
  return truths.filter(
    (one) =>
      verdict(
        board,
        hit,
        truths.filter((other) => other !== one),
      ) !== 'proved',
  ).length;
}

test('nets and trials name truths that prove them and contain few unneeded ones', () => {
  let named = 0;
  let spared = 0;
  for (const strategy of [forcingNetContradiction, forcingNetVerity, bowmansBingo, braid] as readonly Strategy[])
    for (const { board } of casesOf(strategy.id)) {
      const [hit] = strategy.find(board);
      if (!hit) continue;
      const { truths = [] } = strategy.explain(hit, board.geometry);
      expect(verdict(board, hit, truths), strategy.id).toBe('proved');
      named += truths.length;
      spared += truths.length - needed(board, hit, truths);
    }
  expect(named).toBeGreaterThan(30);
  expect(spared / named).toBeLessThan(0.3);
});

test('a guess names the truths that refute the other digits, by singles and by cases', () => {
  const hard = '5..7..2..32...4.87......1.6.....5.....7.3.6.2...62.81..7.8...6.1.3.......8..5....';
  const boards = [...casesOf('backtracking').map(({ board }) => board), boardOf(readPuzzle(hard).puzzle)];
  for (const board of boards) {
    const [hit] = backtracking.find(board);
    if (!hit) continue;
    const { truths = [] } = backtracking.explain(hit, board.geometry);
    expect(verdict(board, hit, truths)).toBe('proved');
    expect(truths.length).toBeLessThan(everyTruth(board).length * 0.75);
  }
});

test('without a refutation the search ends and names all truths', () => {
  const { board } = casesOf('backtracking')[0]!;
  const [hit] = backtracking.find(board);
  expect(truthsAgainst(board, hit!.place[0]!, true)).toEqual(everyTruth(board));
});
