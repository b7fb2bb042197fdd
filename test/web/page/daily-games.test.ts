/** The archive of daily puzzles: which days are solved, streaks, and the weeks of a month. */
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysLater,
  monthIn,
  monthsLater,
  solvedDays,
  streaksOf,
  weeksOf,
} from '../../../web/page/app/daily-games.js';
import type { SolvedGame } from '../../../web/page/app/solved-games.js';

/** Returns a game solved at noon of a day, here. */
const solvedOn = (on: string, daily?: string, title?: string): SolvedGame => ({
  at: new Date(`${on}T12:00`).toISOString(),
  link: on,
  seconds: 60,
  hints: 0,
  ...(daily && { daily }),
  ...(title && { title }),
});

const onTime = (...days: string[]): SolvedGame[] => days.map((day) => solvedOn(day, day));
const streaks = (games: readonly SolvedGame[], now: string) => streaksOf(solvedDays(games), now);

describe('the day of a game', () => {
  it('is the day of its address', () => {
    expect(dayOf(solvedOn('2026-11-24', '2026-11-23'))).toBe('2026-11-23');
  });

  it('is read from the title of a game of an earlier version, in either language', () => {
    expect(dayOf(solvedOn('2026-11-24', undefined, 'Daily puzzle, 3 March 2026'))).toBe('2026-03-03');
    expect(dayOf(solvedOn('2026-11-24', undefined, 'Rätsel des Tages, 23. März 2026'))).toBe('2026-03-23');
  });

  it('is undefined for another puzzle, and for damaged data', () => {
    expect(dayOf(solvedOn('2026-11-24'))).toBeUndefined();
    expect(dayOf(solvedOn('2026-11-24', undefined, 'Spring, 3 March 2026'))).toBeUndefined();
    expect(dayOf(solvedOn('2026-11-24', undefined, 'Daily puzzle, 3 Brumaire 2026'))).toBeUndefined();
    expect(dayOf(solvedOn('2026-11-24', 'tomorrow'))).toBeUndefined();
  });

  it('has the first of several games', () => {
    const [first, again] = [solvedOn('2026-11-23', '2026-11-23'), solvedOn('2026-11-25', '2026-11-23')];
    expect([...solvedDays([first, again])]).toEqual([['2026-11-23', first]]);
  });
});

describe('a streak', () => {
  it('goes on while the puzzle of today is open, and ends with a day left out', () => {
    const games = onTime('2026-10-30', '2026-10-31', '2026-11-01');
    expect(streaks(games, '2026-11-01')).toEqual({ current: 3, longest: 3 });
    expect(streaks(games, '2026-11-02')).toEqual({ current: 3, longest: 3 });
    expect(streaks(games, '2026-11-03')).toEqual({ current: 0, longest: 3 });
  });

  it('remembers the longest one', () => {
    const games = onTime('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05');
    expect(streaks(games, '2026-11-05')).toEqual({ current: 1, longest: 3 });
  });

  it('does not count puzzles solved on a later day, or games whose date is damaged', () => {
    const late = solvedOn('2026-11-05', '2026-11-04');
    const damaged = { ...solvedOn('2026-11-03', '2026-11-03'), at: 'never' };
    expect(streaks([damaged, late, ...onTime('2026-11-05')], '2026-11-05')).toEqual({ current: 1, longest: 1 });
  });

  it('is 0 without games', () => {
    expect(streaks([], '2026-11-05')).toEqual({ current: 0, longest: 0 });
  });
});

describe('a month', () => {
  it('has weeks from Monday on', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.length).toBe(6);
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
    expect(weeks.flat().filter(Boolean).length).toBe(30);
  });

  it('of an address is the present one if that has not begun, is too early, or is no month', () => {
    const now = '2026-11-27';
    expect(monthIn('2026-10', now)).toBe('2026-10');
    for (const text of [null, '2026-12', '1999-01', 'May', '2026-13']) expect(monthIn(text, now)).toBe('2026-11');
  });

  it('precedes and follows others over the years', () => {
    expect(monthsLater('2026-01', -1)).toBe('2025-12');
    expect(monthsLater('2026-12', 1)).toBe('2027-01');
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  });
});
