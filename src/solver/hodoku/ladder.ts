/**
 * HoDoKu's ladder, as that program (2.3, default options) solves and rates: its techniques, its order, and its choice
 * among steps of one technique.
 */
import type { Ladder } from '../ladder.js';
import { climbOf } from './climb.js';
import { rungs } from './rungs.js';
import { singles } from './singles.js';

export const hodoku: Ladder = {
  id: 'hodoku',
  name: "HoDoKu's techniques, in its order",
  rungs: [singles, ...rungs],
  rated: (rating) => `${rating} points`,
  begin: climbOf,
};
