/** The daily puzzles that a player has solved: one game a day, and streaks of days. */
import { dayAt, isDay, midnight, today } from './address-request.js';
import type { SolvedGame } from './solved-games.js';

/** Returns the first solved game of each daily puzzle, by its day. */
export function solvedDays(games: readonly SolvedGame[]): ReadonlyMap<string, SolvedGame> {
  const days = new Map<string, SolvedGame>();
  for (const game of games) {
    const day = dayOf(game);
    if (day && !days.has(day)) days.set(day, game);
  }
  return days;
}

/** Returns the day of a daily puzzle; undefined for another puzzle. */
export const dayOf = ({ daily, title = '' }: SolvedGame): string | undefined =>
  daily && isDay(daily) ? daily : dayInTitle(title);

/** Reads the day in a title. Earlier versions of the page stored nothing else: `Daily puzzle, 23 November 2026`. */
function dayInTitle(title: string): string | undefined {
  const [, number, month, year] = /^(?:Daily puzzle|Rätsel des Tages), (\d+)\.? (\p{L}+) (\d{4})$/u.exec(title) ?? [];
  if (!month) return undefined;
  const at = Array.from({ length: 12 }, (_, index) => index).find((index) =>
    ['en-GB', 'de-DE'].some((locale) => monthName(locale, index) === month),
  );
  return at === undefined ? undefined : dayAt(new Date(Date.UTC(Number(year), at, Number(number))));
}

const monthName = (locale: string, index: number): string =>
  new Date(Date.UTC(2026, index)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });

/** Returns the day that is a number of days later, or earlier if the number is negative. */
export function daysLater(day: string, count: number): string {
  const time = midnight(day);
  time.setUTCDate(time.getUTCDate() + count);
  return dayAt(time);
}

/** True if a daily puzzle was solved on its day, in the player's time zone. */
export const isOnTime = (day: string, { at }: SolvedGame): boolean => today(new Date(at)) === day;

export interface Streaks {
  /** The number of days in a row up to now, or up to yesterday while today's puzzle is open. */
  readonly current: number;
  readonly longest: number;
}

/** Returns the streaks of days whose puzzle was solved on its day. */
export function streaksOf(solved: ReadonlyMap<string, SolvedGame>, now = today()): Streaks {
  const days = new Set([...solved].flatMap(([day, game]) => (isOnTime(day, game) ? [day] : [])));
  const lengthTo = (day: string): number => {
    let length = 0;
    while (days.has(daysLater(day, -length))) length++;
    return length;
  };
  const ends = [...days].filter((day) => !days.has(daysLater(day, 1)));
  return { current: lengthTo(now) || lengthTo(daysLater(now, -1)), longest: Math.max(0, ...ends.map(lengthTo)) };
}

/** Returns the weeks of a month, such as `2026-11`, from Monday on. Days of other months are undefined. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const first = `${month}-01`;
  const before = (midnight(first).getUTCDay() + 6) % 7;
  const monday = daysLater(first, -before);
  const weeks = [0, 7, 14, 21, 28, 35].map((start) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((day) => daysLater(monday, start + day))
      .map((day) => (isIn(day, month) ? day : undefined)),
  );
  return weeks.filter((week) => week.some((day) => day !== undefined));
}

const isIn = (day: string, month: string): boolean => day.startsWith(`${month}-`);

/** Returns the month that is a number of months later, or earlier if the number is negative. */
export const monthsLater = (month: string, count: number): string => {
  const time = midnight(`${month}-01`);
  time.setUTCMonth(time.getUTCMonth() + count);
  return dayAt(time).slice(0, 7);
};

/** Returns the month of an address if it has begun; the present one otherwise. */
export function monthIn(text: string | null, now = today()): string {
  const present = now.slice(0, 7);
  return text && isDay(`${text}-01`) && text < present && text >= FIRST ? text : present;
}

/** The first month of the archive. */
export const FIRST = '2026-01';
