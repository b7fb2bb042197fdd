/** The solved puzzles that a result is compared with. */
import { describe, expect, it } from 'vitest';
import { earlierGames, type SolvedGame } from '../../../web/page/app/solved-games.js';

const game = (link: string, level: SolvedGame['level'] & string): SolvedGame => ({
  at: '2026-11-23T12:00:00Z',
  link,
  level,
  seconds: 60,
  hints: 0,
});

const FIRST = game('a', 'easy');
const HARD = game('b', 'hard');
const SECOND = game('c', 'easy');

describe('earlier games', () => {
  it('are those of the level before the game itself', () => {
    expect(earlierGames([FIRST, HARD, SECOND], 'c', 'easy')).toEqual([FIRST]);
  });

  it('are all of the level if the game itself is not stored', () => {
    expect(earlierGames([FIRST, HARD, SECOND], 'd', 'easy')).toEqual([FIRST, SECOND]);
  });
});
