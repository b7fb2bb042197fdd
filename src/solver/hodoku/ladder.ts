/**
 * HoDoKu's ladder, as that program (2.3, default options) solves and rates: its techniques, its order, and its choice
 * among steps of one technique.
 */

import { QueuedBoard } from '../../core/queued-board.js';
import { unlimited } from '../../logic/step/clock.js';
import type { Ladder } from '../ladder.js';
import { climbOn } from './climb.js';
import { load } from './position.js';
import { rows, singleRungs } from './rows.js';

export const hodoku: Ladder = {
  id: 'hodoku',
  name: "HoDoKu's techniques, in its order",
  rungs: [...singleRungs, ...rows.flatMap(({ rungs }) => rungs)],
  rated: (rating) => `${rating} points`,
  begin(board, rungs, clock = unlimited) {
    const { geometry, values, digits } = board;
    return climbOn(board, load(new QueuedBoard(geometry), { geometry, values, candidates: digits }), rungs, clock);
  },
};
