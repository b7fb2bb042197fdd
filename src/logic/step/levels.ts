/** The levels and the families of strategies. */
import { frozen } from '../../core/frozen.js';

/** Levels of difficulty in HoDoKu's terms, easiest first. */
export const LEVELS = frozen(['easy', 'medium', 'hard', 'unfair', 'extreme']);
/** A level of difficulty, from `easy` to `extreme`. */
export type Level = (typeof LEVELS)[number];

/** True if a level is harder than another. */
export const isAbove = (level: Level, other: Level): boolean => LEVELS.indexOf(level) > LEVELS.indexOf(other);

/** Families of strategies, the easiest first: the folders of `strategies/`. */
export const FAMILIES = frozen([
  'singles',
  'intersections',
  'subsets',
  'fish',
  'single-digit',
  'wings',
  'uniqueness',
  'colouring',
  'chains',
  'als',
  'rank-zero',
  'rules',
  'oddagons',
  'forcing',
  'whips',
  'last-resort',
]);
/** A family of strategies, such as `fish`. */
export type Family = (typeof FAMILIES)[number];
