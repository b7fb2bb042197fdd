/** Ranges of numbers, as values and as words. */
import { refusal } from './options.js';
import type { SettingReader } from './settings.js';
import { ofWords } from './words.js';

/** A range of numbers, both ends included. */
export interface Range {
  /** The least value that is allowed. */
  readonly least: number;
  /** The greatest value that is allowed. */
  readonly most: number;
}

/** Reads a range. A number stands for the range that contains only it. In words: `A..B`, `A..`, `..B` or one number. */
export const range: SettingReader<Range> = ofWords(
  rangeIn,
  'a number or a range A..B, A.. or ..B, the lower first',
  (value, option) => {
    const { least, most } = typeof value === 'number' ? { least: value, most: value } : ((value ?? {}) as Range);
    const areRight = Number.isFinite(least) && typeof most === 'number' && least >= 0 && least <= most;
    if (areRight) return { least, most };
    throw refusal(option, value, 'a number or { least, most }, the lower first');
  },
);

/** Returns the range that a word writes. */
function rangeIn(word: string): Range | undefined {
  const text = word.replace(/(?<=\.\.)(infinity|inf|∞)$/i, '');
  const [, from, dots, to] = /^(\d+(?:\.\d+)?)?(?:(\.\.)(\d+(?:\.\d+)?)?)?$/.exec(text) ?? [];
  if ((from ?? to) === undefined) return undefined;
  const least = from === undefined ? 0 : Number(from);
  const most = to !== undefined ? Number(to) : dots ? Infinity : least;
  return least <= most ? { least, most } : undefined;
}
