/**
 * The order in which Sudoku Explainer walks a grid. Two orders of houses: boxes, columns, rows for all that looks at
 * houses as a whole, and boxes, rows, columns for all that goes from a cell to its houses. Which of several equal
 * steps is taken depends on them, and so do the ratings of the steps that follow.
 */
import { type Bits, lowestBit } from './bits.js';
import type { Markup } from './board.js';
import { type Cell, HOUSE_KINDS, type House, type HouseKind } from './geometry.js';
import { perShape } from './per-shape.js';

/** What a scan needs to know of a position: a board, or the working grid of a chain. */
export type Position = Pick<Markup, 'geometry' | 'digits' | 'slots' | 'open'>;

export interface BoxesFirst {
  /** Boxes, then columns, then rows. */
  readonly houses: Uint8Array;
  /** Boxes, then rows, then columns. */
  readonly linkHouses: Uint8Array;
  /** Houses of cell c at `houseStart[c]`, which is `c * kinds`: box, row, column; its slots there alike. */
  readonly kinds: number;
  readonly houseStart: Uint16Array;
  readonly cellHouses: Uint16Array;
  readonly cellSlots: Uint8Array;
  /** Peers of cell c at `geometry.peerStart[c]`: those of its box, then of its row, then of its column. */
  readonly peers: Uint16Array;
  /** Houses that a digit may be confined to and the house it then leaves, in pairs: boxes first. */
  readonly crossings: Uint8Array;
}

const LINK_KINDS: readonly HouseKind[] = ['box', 'row', 'column'];

export const orderOf = perShape((geometry): BoxesFirst => {
  const { size, cells, cellHouses, cellSlots, houseStart } = geometry;
  const housesOf = (...kinds: HouseKind[]): House[] =>
    kinds.flatMap((kind) => Array.from({ length: size }, (_, index) => geometry.firstOf(kind) + index));
  const at = Array.from({ length: cells }, (_, cell) =>
    LINK_KINDS.map((kind) => houseStart[cell]! + HOUSE_KINDS.indexOf(kind)),
  ).flat();
  const peers = (cell: Cell): Cell[] => {
    const seen = new Set(
      LINK_KINDS.flatMap((kind) =>
        Array.from({ length: size }, (_, slot) => geometry.cellAt(geometry.houseOf(kind, cell), slot)),
      ),
    );
    seen.delete(cell);
    return [...seen];
  };
  const crossings = (base: HouseKind, cover: HouseKind): House[] =>
    housesOf(base).flatMap((from) =>
      housesOf(cover).flatMap((to) => (geometry.crossings[from * geometry.houses + to] ? [from, to] : [])),
    );
  return {
    houses: Uint8Array.from(housesOf('box', 'column', 'row')),
    linkHouses: Uint8Array.from(housesOf('box', 'row', 'column')),
    kinds: LINK_KINDS.length,
    houseStart: Uint16Array.from({ length: cells + 1 }, (_, cell) => cell * LINK_KINDS.length),
    cellHouses: Uint16Array.from(at, (index) => cellHouses[index]!),
    cellSlots: Uint8Array.from(at, (index) => cellSlots[index]!),
    peers: Uint16Array.from(Array.from({ length: cells }, (_, cell) => peers(cell)).flat()),
    crossings: Uint8Array.from([
      ...crossings('box', 'column'),
      ...crossings('box', 'row'),
      ...crossings('column', 'box'),
      ...crossings('row', 'box'),
    ]),
  };
});

/** The next larger set with as many members (Gosper's step): combinations in the order of their masks. */
export function nextCombination(set: Bits): Bits {
  const low = set & -set;
  const up = set + low;
  return up | ((set ^ up) >>> (lowestBit(low) + 2));
}

/** The members of `list` that a combination of its indices picks, as a set. */
export function picked(list: ArrayLike<number>, combination: Bits): Bits {
  let set = 0;
  for (let rest = combination; rest; rest &= rest - 1) set |= 1 << list[lowestBit(rest)]!;
  return set;
}
