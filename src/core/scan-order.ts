/**
 * The order in which Sudoku Explainer walks a grid. It has two orders of houses: boxes, columns, rows for scans of
 * whole houses, and boxes, rows, columns for the houses of a cell. The order decides which of several equal steps is
 * taken, and so the ratings of the steps that follow. Extra houses come last in both.
 */
import { countBits } from './bits.js';
import type { Markup } from './board.js';
import type { Table } from './frozen.js';
import type { Cell, Geometry, House, HouseKind } from './geometry.js';

/** The part of a position that a scan reads: a board, or the working grid of a chain. */
export type Position = Pick<Markup, 'geometry' | 'digits' | 'slots' | 'open'>;

export interface ScanOrder {
  /** Boxes, then columns, then rows. */
  readonly houses: Uint8Array;
  /** Boxes, then rows, then columns. */
  readonly linkHouses: Uint8Array;
  /**
   * Houses of cell c from `houseStart[c]` up to `houseStart[c + 1]`: box, row, column. Its slots have the same indices.
   */
  readonly houseStart: Table;
  readonly cellHouses: Uint16Array;
  readonly cellSlots: Uint8Array;
  /** Peers of cell c from `geometry.peerStart[c]` on: by box, then row, then column, then extra houses and pairs. */
  readonly peers: Table;
  /**
   * Pairs of crossing houses for locked candidates: the house that confines a digit, then the house that loses it.
   * Boxes come first.
   */
  readonly crossings: Uint8Array;
}

const HOUSES: readonly HouseKind[] = ['box', 'column', 'row', 'extra'];
const LINK_HOUSES: readonly HouseKind[] = ['box', 'row', 'column', 'extra'];

export const scanOrderOf = (geometry: Geometry): ScanOrder => geometry.memo(makeScanOrder);

function makeScanOrder(geometry: Geometry): ScanOrder {
  const { size, cells, houses, cellHouses, cellSlots, houseStart, houseKinds } = geometry;
  const rankOf = (at: number): number => LINK_HOUSES.indexOf(houseKinds[cellHouses[at]!]!);
  const at = Array.from({ length: cells }, (_, cell) =>
    Array.from({ length: houseStart[cell + 1]! - houseStart[cell]! }, (_, index) => houseStart[cell]! + index).sort(
      (a, b) => rankOf(a) - rankOf(b),
    ),
  );
  const peers = new Uint16Array(geometry.peers.length);
  const listedFor = new Uint16Array(cells);
  let count = 0;
  const list = (peer: Cell, cell: Cell): void => {
    if (peer === cell || listedFor[peer] === cell + 1) return;
    listedFor[peer] = cell + 1;
    peers[count++] = peer;
  };
  for (let cell = 0; cell < cells; cell++) {
    for (const own of at[cell]!)
      for (let slot = 0; slot < size; slot++) list(geometry.cellAt(cellHouses[own]!, slot), cell);
    for (let pair = geometry.pairStart[cell]!; pair < geometry.pairStart[cell + 1]!; pair++)
      list(geometry.pairPeers[pair]!, cell);
  }
  const crossings = (base: HouseKind, cover: HouseKind, fewest = 1): House[] =>
    geometry
      .housesOf(base)
      .flatMap((from) =>
        geometry
          .housesOf(cover)
          .flatMap((to) =>
            from !== to && countBits(geometry.crossings[from * houses + to]!) >= fewest ? [from, to] : [],
          ),
      );
  return {
    houses: Uint8Array.from(geometry.housesOf(...HOUSES)),
    linkHouses: Uint8Array.from(geometry.housesOf(...LINK_HOUSES)),
    houseStart,
    cellHouses: Uint16Array.from(at.flat(), (index) => cellHouses[index]!),
    cellSlots: Uint8Array.from(at.flat(), (index) => cellSlots[index]!),
    peers,
    crossings: Uint8Array.from([
      ...crossings('box', 'column'),
      ...crossings('box', 'row'),
      ...crossings('column', 'box'),
      ...crossings('row', 'box'),
      ...HOUSES.flatMap((kind) => crossings(kind, 'extra', 2)),
      ...HOUSES.filter((kind) => kind !== 'extra').flatMap((kind) => crossings('extra', kind, 2)),
    ]),
  };
}

/** Returns the houses of a cell: box, row, column, extra houses. */
export function linkHousesOf(geometry: Geometry, cell: Cell): Uint16Array {
  const { houseStart, cellHouses } = scanOrderOf(geometry);
  return cellHouses.subarray(houseStart[cell]!, houseStart[cell + 1]!);
}

/** Returns the houses that hold all the cells, in the same order. */
export function commonLinkHouses(geometry: Geometry, [first, ...others]: readonly Cell[]): House[] {
  return [...linkHousesOf(geometry, first!)].filter((house) =>
    others.every((cell) => linkHousesOf(geometry, cell).includes(house)),
  );
}
