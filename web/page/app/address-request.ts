/** Puzzles that an address requests: one of a level, `new=hard`, or the puzzle of a day, `daily=2026-11-23`. */
import { type CreateRequest, LEVELS, type Level } from '../../../src/face/index.js';
import type { About } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';

export interface AddressRequest {
  readonly create: CreateRequest;
  readonly level: Level;
  readonly about: About;
}

/** Levels of the daily puzzles, from Sunday on. They rise from Monday to Sunday. */
const LEVELS_OF_DAYS: readonly Level[] = ['extreme', 'easy', 'medium', 'medium', 'hard', 'hard', 'unfair'];

/** Reads a request from an address. Returns undefined if the address has none, or an invalid one. */
export function addressRequestIn(query: URLSearchParams, words: Wording): AddressRequest | undefined {
  const level = LEVELS.find((each) => each === query.get('new'));
  if (level) return { create: { level, symmetry: 'rotational' }, level, about: {} };
  const day = query.get('daily');
  return day && isDay(day) && hasBegun(day) ? dailyRequest(day, words) : undefined;
}

/** True once a day has begun somewhere on earth: a link may come from there. */
const hasBegun = (day: string): boolean => midnight(day).getTime() <= Date.now() + 14 * HOUR;

const HOUR = 3_600_000;

/** Returns the request for the puzzle of a day. The day is the seed, so the puzzle is the same for everybody. */
function dailyRequest(day: string, words: Wording): AddressRequest {
  const level = levelOf(day);
  const about = { title: dailyTitle(day, words), daily: day };
  return { create: { level, symmetry: 'rotational', seed: `daily-${day}` }, level, about };
}

export const dailyTitle = (day: string, words: Wording): string => `${words.daily}, ${words.date(midnight(day))}`;

/** Returns the date of a time, by default of now, in the user's time zone and in the form of addresses. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const levelOf = (day: string): Level => LEVELS_OF_DAYS[midnight(day).getUTCDay()]!;

export const midnight = (day: string): Date => new Date(`${day}T00:00Z`);

/** True for a day of the calendar. JavaScript takes 30 February for another day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(midnight(text).getTime()) && dayAt(midnight(text)) === text;

/** Returns the date of a time in UTC, in the form of addresses. */
export const dayAt = (time: Date): string => time.toISOString().slice(0, 10);

/** True if an address requests a puzzle. */
export const isAddressRequest = (query: URLSearchParams): boolean => query.has('new') || query.has('daily');
