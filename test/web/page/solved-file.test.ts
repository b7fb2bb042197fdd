/** Solved puzzles, saved as a file and read again. */
import { describe, expect, it } from 'vitest';
import { type SolvedGame, withGames } from '../../../web/page/app/solved-games.js';
import { gamesIn, tableOf } from '../../../web/page/history-view/solved-file.js';

const PLAIN: SolvedGame = { at: '2026-11-23T12:00:00.000Z', link: 'abc', seconds: 312, hints: 0 };
const FULL: SolvedGame = {
  at: '2026-11-24T12:00:00.000Z',
  daily: '2026-11-24',
  title: '=Spring, "early"',
  author: 'A. Gardener\nand others',
  level: 'hard',
  score: 612,
  rating: 3.2,
  hardest: 'X-Wing',
  seconds: 4000,
  hints: 2,
  link: 'def+g-',
};

describe('a file of solved puzzles', () => {
  it('contains all that is known of each', () => {
    expect(gamesIn(tableOf([PLAIN, FULL]))).toEqual({ games: [PLAIN, FULL], unread: 0 });
  });

  it('lets no spreadsheet compute a title', () => {
    expect(tableOf([FULL])).toContain(`"'=Spring`);
  });

  it('is read as a spreadsheet saves it, with other columns, separators and ends of lines', () => {
    const table = 'note;hints;link;seconds;at;daily\r\nmine;1;abc;60;2026-11-23T12:00:00.000Z;2026-11-23\r\n;;;;;\r\n';
    expect(gamesIn(table).games).toEqual([
      { at: '2026-11-23T12:00:00.000Z', link: 'abc', seconds: 60, hints: 1, daily: '2026-11-23' },
    ]);
  });

  it('may have ends of lines of two kinds', () => {
    expect(gamesIn(`${tableOf([PLAIN, FULL])}\nnever`)).toEqual({ games: [PLAIN, FULL], unread: 1 });
  });

  it('tells how many rows are not games', () => {
    const rows = [
      'at,link,seconds,hints,level,daily',
      'never,abc,60,0,,',
      '2026-11-23,abc,-5,0,,',
      '2026-11-23,abc,5,0,',
    ];
    const levels = ['2026-11-23,abc,60,0,simple,', '2026-11-23,,60,0,easy,', '2026-11-23,abc,60,0,easy,soon'];
    const { games, unread } = gamesIn([...rows, ...levels].join('\n'));
    expect(games.map(({ seconds }) => seconds)).toEqual([5]);
    expect(unread).toBe(5);
  });

  it('may be no table at all', () => {
    for (const text of ['', 'hello', '{"games":[]}', '\u0000\u0001']) expect(gamesIn(text).games).toEqual([]);
  });
});

describe('games of a file', () => {
  it('are added in the order of their dates, and once', () => {
    const stored = [{ ...PLAIN, at: '2026-11-22T12:00:00.000Z' }, FULL];
    expect(withGames(stored, [PLAIN, FULL])).toEqual([stored[0], PLAIN, FULL]);
    expect(withGames(stored, [{ ...FULL, hints: 9 }])).toEqual(stored);
  });
});
