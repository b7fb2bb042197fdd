/**
 * The shape of a grid and the tables that follow from it: houses, peers, and the cells that two houses share. Each
 * shape has one instance, made once and shared. Houses are numbered: rows, then columns, then boxes or the regions that
 * replace them, then extra houses such as diagonals. Each house lists its cells in ascending order; the index of a cell
 * in that list is its *slot*. Two cells see each other if they share a house, or if a rule says that they differ.
 * Strategies use these tables and so work on any shape; a strategy names a kind of house only if it is about lines or
 * boxes by nature.
 */

import { allBits } from './bits.js';
import type { Table } from './frozen.js';
import { frozen } from './frozen.js';
import {
  boxLayout,
  type Cell,
  type CellGroup,
  type GridLayout,
  type HouseKind,
  housesOf,
  isPlain,
  keyOf,
  type TileKind,
  type Tiling,
} from './layout.js';
import { peersOf } from './peers.js';
import { WeakCache } from './weak-cache.js';

export { type Cell, HOUSE_KINDS, type HouseKind, type TileKind } from './layout.js';
/** A digit, from zero. Only formats and renderers count digits from one. */
export type Digit = number;
/** The index of a house: rows first, then columns, boxes and extra houses. */
export type House = number;
/** The index of a cell within a house, from zero. */
export type Slot = number;
/** `cell * size + digit`: an index into the cube of candidates. */
export type Candidate = number;

export const LARGEST_SIZE = 25;
/** The most houses: tables store a house in one byte. */
const MOST_HOUSES = 255;
/** The most shapes that stay when nobody has them: a stream of grids with regions of their own must not fill the memory. */
const MOST_SHAPES = 64;

export class Geometry {
  readonly size: number;
  readonly cells: number;
  /** Candidates in the cube: size cubed. */
  readonly candidates: number;
  /** All digits of the size, as a set. */
  readonly all: number;
  readonly houses: number;
  /** Cells of house h at `h * size + slot`. */
  readonly houseCells: Table;
  readonly houseKinds: readonly HouseKind[];
  /** The groups of the layout that are extra houses, in the order of the houses. */
  readonly extras: readonly CellGroup[];
  /**
   * Houses of cell c from `houseStart[c]` up to `houseStart[c + 1]`: row, column, box, extra houses. `cellSlots` has
   * its slot in each at the same index.
   */
  readonly houseStart: Table;
  readonly cellHouses: Table;
  readonly cellSlots: Table;
  /** Cells seen by cell c, ascending, from `peerStart[c]` up to `peerStart[c + 1]`. */
  readonly peerStart: Table;
  readonly peers: Table;
  /**
   * Peers of cell c that share no house with it and differ by a rule about pairs, from `pairStart[c]` up to
   * `pairStart[c + 1]`.
   */
  readonly pairStart: Table;
  readonly pairPeers: Table;
  /** The number of 32-bit words in a set of cells. */
  readonly words: number;
  /** The peers as sets of cells: the set of cell c begins at `c * words`. */
  readonly peerSets: Table;
  /** The slots of house a that also lie in house b, at `a * houses + b`. */
  readonly crossings: Table;

  /**
   * Returns the shape with boxes of `boxRows` by `boxColumns` cells and, optionally, sets of cells in which no digit
   * repeats. Throws a RangeError for more than 25 digits and for an invalid set.
   */
  static of(boxRows: number, boxColumns: number, sets?: readonly (readonly Cell[])[]): Geometry {
    const plain = sets?.length ? undefined : Geometry.plain.get(boxRows * 32 + boxColumns);
    if (plain?.boxRows === boxRows) return plain;
    return Geometry.from(boxLayout(boxRows, boxColumns, sets));
  }

  /** Returns the shape with the rules of a layout. Throws a RangeError for more than 25 digits or too many houses. */
  static from(layout: GridLayout): Geometry {
    const { boxRows, boxColumns } = layout;
    const size = boxRows * boxColumns;
    if (![boxRows, boxColumns].every((side) => Number.isInteger(side) && side > 0) || size > LARGEST_SIZE)
      throw new RangeError(`no box shape: ${boxRows}x${boxColumns}`);
    const make = (): Geometry => new Geometry(frozen(structuredClone(layout)));
    if (!isPlain(layout)) return Geometry.made.get(keyOf(layout), make);
    const key = boxRows * 32 + boxColumns;
    const geometry = Geometry.plain.get(key) ?? make();
    Geometry.plain.set(key, geometry);
    return geometry;
  }

  /** Returns the usual shape of a size: the boxes nearest to a square, wider than high (2x3 for size 6). */
  static ofSize(size: number): Geometry {
    return (Geometry.usual[size] ??= Geometry.squarest(size));
  }

  private static squarest(size: number): Geometry {
    let boxRows = Math.floor(Math.sqrt(size));
    while (boxRows > 1 && size % boxRows !== 0) boxRows--;
    return Geometry.of(boxRows, size / boxRows);
  }

  /** Usual shapes by size. */
  private static readonly usual: Geometry[] = [];

  /** Shapes with no other rule than boxes, by the sides of a box. */
  private static readonly plain = new Map<number, Geometry>();

  /** All other shapes, by the keys of their layouts. */
  private static readonly made = new WeakCache<Geometry>(MOST_SHAPES);

  readonly boxRows: number;
  readonly boxColumns: number;
  readonly tiling: Tiling;
  /** True if there are rows, columns and boxes, and no other rule. */
  readonly isPlain: boolean;
  /** True if some cells must differ that share no house. */
  readonly hasPairs: boolean;
  /** Tables, engines and scratch memory of the shape, by the function that made each. */
  readonly #memos = new Map<unknown, unknown>();

  private constructor(readonly layout: GridLayout) {
    const { boxRows, boxColumns, tiling, groups } = layout;
    const size = boxRows * boxColumns;
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    this.tiling = tiling;
    this.isPlain = isPlain(layout);
    this.size = size;
    this.cells = size * size;
    this.candidates = this.cells * size;
    this.all = allBits(size);
    this.extras = frozen(groups.filter(({ cells }) => cells.length === size));
    const houses = housesOf(layout);
    this.houses = houses.length;
    if (this.houses > MOST_HOUSES) throw new RangeError(`${this.houses} houses are more than ${MOST_HOUSES}`);
    this.houseKinds = frozen(houses.map(({ kind }) => kind));
    this.houseCells = Uint16Array.from(houses.flatMap(({ cells }) => cells));
    const ofCell: { house: House; slot: Slot }[][] = Array.from({ length: this.cells }, () => []);
    for (const [house, { cells }] of houses.entries())
      for (const [slot, cell] of cells.entries()) ofCell[cell]!.push({ house, slot });
    this.houseStart = Uint16Array.from(starts(ofCell));
    this.cellHouses = Uint16Array.from(ofCell.flat(), ({ house }) => house);
    this.cellSlots = Uint8Array.from(ofCell.flat(), ({ slot }) => slot);
    const peers = peersOf(houses, layout, this.cells);
    this.words = peers.words;
    this.peerSets = peers.sets;
    [this.peerStart, this.peers] = peers.all;
    [this.pairStart, this.pairPeers] = peers.byPairs;
    this.hasPairs = this.pairPeers.length > 0;
    const crossings = new Int32Array(this.houses * this.houses);
    for (const at of ofCell)
      for (const { house, slot } of at)
        for (const other of at) crossings[house * this.houses + other.house]! |= 1 << slot;
    this.crossings = crossings;
    Object.freeze(this);
  }

  /**
   * Returns what a function makes for this shape, once: tables, and scratch memory that is too large to make for each
   * search. It dies with the shape. The function is the key, so it must outlive the call.
   */
  memo<Made>(make: (geometry: Geometry) => Made): Made {
    const known = this.#memos.get(make) as Made;
    if (known !== undefined) return known;
    const made = make(this);
    this.#memos.set(make, made);
    return made;
  }

  rowOf(cell: Cell): number {
    return Math.floor(cell / this.size);
  }

  columnOf(cell: Cell): number {
    return cell % this.size;
  }

  /** Returns the house of a kind that holds the cell. Do not ask for a box in a shape without boxes. */
  houseOf(kind: TileKind, cell: Cell): House {
    return this.cellHouses[this.houseStart[cell]! + rankOf(kind)]!;
  }

  /** Returns the index of a house among the houses of its kind, from zero. */
  indexOf(house: House): number {
    return house - this.firstOf(this.houseKinds[house]!);
  }

  /** Returns the first house of a kind. The `countOf` houses of a kind have consecutive numbers. */
  firstOf(kind: HouseKind): House {
    return (kind === 'extra' && this.tiling === 'none' ? 2 : rankOf(kind)) * this.size;
  }

  countOf(kind: HouseKind): number {
    if (kind === 'extra') return this.extras.length;
    return kind === 'box' && this.tiling === 'none' ? 0 : this.size;
  }

  /** Returns the houses of some kinds, kind by kind. */
  housesOf(...kinds: readonly HouseKind[]): House[] {
    return kinds.flatMap((kind) =>
      Array.from({ length: this.countOf(kind) }, (_, index) => this.firstOf(kind) + index),
    );
  }

  /** Returns the cells of a house, ascending. */
  cellsOf(house: House): Cell[] {
    return [...this.houseCells.subarray(house * this.size, (house + 1) * this.size)];
  }

  cellAt(house: House, slot: Slot): Cell {
    return this.houseCells[house * this.size + slot]!;
  }

  candidate(cell: Cell, digit: Digit): Candidate {
    return cell * this.size + digit;
  }

  cellOf(candidate: Candidate): Cell {
    return Math.floor(candidate / this.size);
  }

  digitOf(candidate: Candidate): Digit {
    return candidate % this.size;
  }

  /** True if two different cells share a house or must differ as a pair. */
  sees(a: Cell, b: Cell): boolean {
    return (this.peerSets[a * this.words + (b >> 5)]! & (1 << (b & 31))) !== 0;
  }

  /**
   * True if two different candidates cannot both be true: they share a cell, or a digit in cells that see each other.
   */
  conflict(a: Candidate, b: Candidate): boolean {
    const cellA = this.cellOf(a);
    const cellB = this.cellOf(b);
    return cellA === cellB || (this.digitOf(a) === this.digitOf(b) && this.sees(cellA, cellB));
  }

  /** Returns the houses that hold all the cells, ascending. */
  commonHouses(cells: readonly Cell[]): House[] {
    const first = cells[0]!;
    const common: House[] = [];
    for (let i = this.houseStart[first]!; i < this.houseStart[first + 1]!; i++) {
      const house = this.cellHouses[i]!;
      if (cells.every((cell) => this.holds(house, cell))) common.push(house);
    }
    return common;
  }

  /** True if the house holds the cell. */
  holds(house: House, cell: Cell): boolean {
    for (let i = this.houseStart[cell]!; i < this.houseStart[cell + 1]!; i++)
      if (this.cellHouses[i] === house) return true;
    return false;
  }
}

/**
 * Returns the index of a kind in HOUSE_KINDS. Comparisons instead of a search cost nothing where the kind is a literal.
 */
const rankOf = (kind: HouseKind): number => (kind === 'row' ? 0 : kind === 'column' ? 1 : kind === 'box' ? 2 : 3);

/** Returns the start of each list in their concatenation, then the total length. */
function starts(lists: readonly (readonly unknown[])[]): number[] {
  let at = 0;
  return [0, ...lists.map(({ length }) => (at += length))];
}
