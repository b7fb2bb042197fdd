/** Why patterns cannot stand alone, each in a sentence. */
import type { Bits } from '../../core/bits.js';
import type { Candidate, Cell, House } from '../../core/geometry.js';
import { candidates, cells, count, digitSet, houses, type Message, say } from '../step/message.js';
import type { UniqueLoop } from './unique-loops.js';

export const rectangleMessage = ({ cells: corners, pair }: UniqueLoop): Message =>
  say('If {corners} held only {pair}, these two could be exchanged and the puzzle would have two solutions.', {
    corners: cells(corners),
    pair: digitSet(pair),
  });

export const graveMessage = (extra: readonly Candidate[]): Message =>
  say(
    'Without {extra}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has two solutions or none.',
    { extra: candidates(extra) },
  );

export const oddLoopMessage = (pair: Bits, loop: readonly Cell[]): Message =>
  say(
    'The loop {loop} is of odd length ({length}), and each of its cells sees the next. So {pair} alone cannot take turns round it.',
    { loop: cells(loop), length: count(loop.length, 'cell'), pair: digitSet(pair) },
  );

export const tridagonMessage = (boxes: readonly House[], trio: Bits, own: readonly Cell[]): Message =>
  say('In {boxes}, there is no way to fill {cells} with {trio} alone.', {
    boxes: houses(boxes),
    cells: cells(own),
    trio: digitSet(trio),
  });
