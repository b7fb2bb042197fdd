/** Puzzles that an address requests. */
import { afterEach, expect, test, vi } from 'vitest';
import { addressRequestIn, isDay } from '../../../web/page/app/address-request.js';
import { en } from '../../../web/page/words/en.js';

afterEach(() => void vi.useRealTimers());

const requested = (query: string) => addressRequestIn(new URLSearchParams(query), en);

test('a day is one of the calendar', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].map(isDay)).toEqual([true, true, true]);
  expect(['2026-02-30', '2026-13-01', '2026-2-1', 'yesterday', ''].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a daily puzzle opens once its day has begun somewhere on earth', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00Z') });
  expect(requested('daily=2026-11-27')?.about.title).toBe('Daily puzzle, 27 November 2026');
  expect(requested('daily=2019-01-01')?.about.daily).toBe('2019-01-01');
  expect(requested('daily=2026-11-28')).toBeUndefined();
  vi.setSystemTime(new Date('2026-11-27T10:00Z'));
  expect(requested('daily=2026-11-28')?.about.daily).toBe('2026-11-28');
  expect(requested('daily=2026-12-24')).toBeUndefined();
});
