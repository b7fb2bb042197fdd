/** Climbing HoDoKu's ladder: the oldest single queued; without one, the first row that finds something. */
import type { Board, Stamp } from '../../core/board.js';
import type { QueuedBoard } from '../../core/queued-board.js';
import { type Clock, unlimited } from '../../logic/step/clock.js';
import { type Hit, placing } from '../../logic/step/strategy.js';
import type { Climb, Found, Rung } from '../ladder.js';
import { carryOut, follow } from './position.js';
import type { Row } from './row.js';
import { rows, singleRungs } from './rows.js';
import { nextSingle, type Single } from './singles.js';

/** When each row was last searched in vain. */
export type Looked = (Stamp | undefined)[];

/** What the first row that finds something found. Singles must be exhausted. */
export function searchRows(board: Board, active: readonly Row[], looked: Looked, clock = unlimited): Found | undefined {
  for (let i = 0; i < active.length; i++) {
    clock();
    const found = active[i]!.search(board, looked[i]);
    if (found) return found;
    looked[i] = board.now;
  }
  return undefined;
}

/** Climbs on a board and the queued board that tells the same. */
export function climbOn(board: Board, queued: QueuedBoard, rungs: readonly Rung[], clock: Clock = unlimited): Climb {
  const active = rows.filter((row) => row.rungs.every((rung) => rungs.includes(rung)));
  const looked: Looked = [];
  return {
    next() {
      const single = nextSingle(queued);
      return single ? foundSingle(queued, single) : searchRows(board, active, looked, clock);
    },
    apply(hit: Hit) {
      carryOut(queued, hit);
      follow(board, queued);
    },
  };
}

function foundSingle({ geometry }: QueuedBoard, { kind, candidate, house }: Single): Found {
  const cell = geometry.cellOf(candidate);
  const digit = geometry.digitOf(candidate);
  return { rung: singleRungs[kind]!, hit: placing({ house, cell, digit }, candidate) };
}
