/** Singles in HoDoKu's order: the oldest in the queues comes first. */
import { fullHouse } from '../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../strategies/singles/naked-single.js';
import type { Candidate, House } from '../../core/geometry.js';
import type { QueuedBoard } from '../../core/queued-board.js';
import { placing } from '../../logic/step/strategy.js';
import { placedByClues } from '../../rules/causes.js';
import { type Found, found, type Rung } from '../rung.js';

/** The rung of singles, strategies by kind. Without a queue, its steps are those of the catalogue. */
export const singles: Rung = {
  strategies: [fullHouse, nakedSingle, hiddenSingle],
  rating: Math.min(fullHouse.score, nakedSingle.score, hiddenSingle.score),
  *search(board) {
    for (const hit of fullHouse.find(board)) yield found(fullHouse, hit);
    for (const hit of nakedSingle.find(board)) yield found(nakedSingle, hit);
    for (const hit of hiddenSingle.find(board)) yield found(hiddenSingle, hit);
  },
};

const FULL_HOUSE = 0;
const NAKED_SINGLE = 1;
const HIDDEN_SINGLE = 2;

export interface Single {
  readonly kind: typeof FULL_HOUSE | typeof NAKED_SINGLE | typeof HIDDEN_SINGLE;
  readonly candidate: Candidate;
  /** The house of which the cell is the last open one or the digit's last place; -1 for a naked single. */
  readonly house: House;
}

/** Returns the next single. Drops earlier entries whose cells are solved by now. */
export const nextSingle = (board: QueuedBoard): Single | undefined =>
  queuedFullHouse(board) ?? queuedNaked(board) ?? queuedHidden(board);

/** Returns an entry of the naked queue that fills its house. The entry stays in the queue. */
function queuedFullHouse({ geometry, naked, digits, open }: QueuedBoard): Single | undefined {
  const { size, houseStart, cellHouses } = geometry;
  for (let at = naked.head; at < naked.end; at++) {
    const candidate = naked.entries[at]!;
    const cell = (candidate / size) | 0;
    if (digits[cell] === 0) continue;
    for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
      const house = cellHouses[i]!;
      if (open[house] === 1) return { kind: FULL_HOUSE, candidate, house };
    }
  }
  return undefined;
}

function queuedNaked({ geometry, naked, digits }: QueuedBoard): Single | undefined {
  while (naked.head < naked.end) {
    const candidate = naked.entries[naked.head++]!;
    if (digits[(candidate / geometry.size) | 0] !== 0) return { kind: NAKED_SINGLE, candidate, house: -1 };
  }
  return undefined;
}

/**
 * Returns the next hidden single in the queue. An entry that is no longer the last place in any house ends the search.
 */
function queuedHidden({ geometry, hidden, digits, counts }: QueuedBoard): Single | undefined {
  const { size, houseStart, cellHouses } = geometry;
  while (hidden.head < hidden.end) {
    const candidate = hidden.entries[hidden.head++]!;
    const cell = (candidate / size) | 0;
    if (digits[cell] === 0) continue;
    for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
      const house = cellHouses[i]!;
      if (counts[house * size + (candidate % size)] === 1) return { kind: HIDDEN_SINGLE, candidate, house };
    }
    return undefined;
  }
  return undefined;
}

/** Makes a step of a single. */
export function singleStep(board: QueuedBoard, { kind, candidate, house }: Single): Found {
  const { geometry } = board;
  const place = {
    cell: geometry.cellOf(candidate),
    digit: geometry.digitOf(candidate),
    values: placedByClues(board),
  };
  if (kind === NAKED_SINGLE) return found(nakedSingle, placing(place, candidate));
  if (kind === HIDDEN_SINGLE) return found(hiddenSingle, placing({ house, ...place }, candidate));
  const { cell, digit } = place;
  return found(fullHouse, placing({ house, cell, digit }, candidate));
}
