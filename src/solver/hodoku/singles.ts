/** Singles as HoDoKu takes them: the oldest one queued, never the first one seen. */
import type { Candidate, House } from '../../core/geometry.js';
import type { QueuedBoard } from '../../core/queued-board.js';

const FULL_HOUSE = 0;
const NAKED_SINGLE = 1;
const HIDDEN_SINGLE = 2;

export interface Single {
  readonly kind: typeof FULL_HOUSE | typeof NAKED_SINGLE | typeof HIDDEN_SINGLE;
  readonly candidate: Candidate;
  /** Where it is the last; of a naked single, none (-1). */
  readonly house: House;
}

/** The next single; what had been queued before it and is solved by now is dropped. */
export const nextSingle = (board: QueuedBoard): Single | undefined =>
  fullHouse(board) ?? nakedSingle(board) ?? hiddenSingle(board);

/** An entry of the naked queue that ends a house. It stays where it is. */
function fullHouse({ geometry, naked, digits, open }: QueuedBoard): Single | undefined {
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

function nakedSingle({ geometry, naked, digits }: QueuedBoard): Single | undefined {
  while (naked.head < naked.end) {
    const candidate = naked.entries[naked.head++]!;
    if (digits[(candidate / geometry.size) | 0] !== 0) return { kind: NAKED_SINGLE, candidate, house: -1 };
  }
  return undefined;
}

/** An entry that is no longer alone in any house ends the search. */
function hiddenSingle({ geometry, hidden, digits, counts }: QueuedBoard): Single | undefined {
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
