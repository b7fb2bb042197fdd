import { expect, test } from 'vitest';
import { candidatesAmong } from '../../src/core/candidates.js';
import { contradictionByClues } from '../../src/logic/forcing/clue-trial.js';
import { Rounds } from '../../src/logic/forcing/rounds.js';
import { casesOf } from '../strategies/fixture.js';

const boards = casesOf('cases-of-clues').map(({ board }) => board);

test('a contradiction has as many lines as it says, each from earlier ones', () => {
  let count = 0;
  for (const board of boards.slice(0, 2)) {
    const rounds = new Rounds(board);
    for (const candidate of candidatesAmong(board, [...Array(board.geometry.cells).keys()], board.geometry.all)) {
      const length = rounds.follow(candidate, 3);
      if (length === 0) continue;
      count++;
      expect(length).toBeLessThanOrEqual(3);
      const [premise, ...lines] = rounds.linesToClash();
      expect(premise.oneOf).toEqual([candidate]);
      expect(lines).toHaveLength(length);
      for (const [index, { causes }] of lines.entries())
        for (const cause of causes) expect(cause).toBeLessThan(index + 1);
      // Each line but the last serves a later one.
      const used = new Set(lines.flatMap(({ causes }) => causes));
      used.delete(0);
      expect(used.size).toBe(length - 1);
      expect(contradictionByClues(board, candidate)).toBeDefined();
    }
  }
  expect(count).toBeGreaterThan(0);
});

test('a trial leaves its board to the next one', () => {
  const [board] = boards as [(typeof boards)[number]];
  const all = candidatesAmong(board, [...Array(board.geometry.cells).keys()], board.geometry.all);
  const rounds = new Rounds(board);
  const before = all.map((candidate) => rounds.follow(candidate, 2));
  expect(all.map((candidate) => rounds.follow(candidate, 2))).toEqual(before);
  expect(all.map((candidate) => new Rounds(board).follow(candidate, 2))).toEqual(before);
});
