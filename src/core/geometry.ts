/**
 * The shape of a grid and everything that follows from it: houses, which cells see each other, where houses cross.
 * One instance a shape, made once and shared. Houses are a list (rows, then columns, then boxes, then extra regions,
 * as diagonals are), each with its cells in ascending order; the place of a cell in a house is its *slot* there.
 * A strategy asks for what it needs (the houses of a cell, where two of them cross, who sees whom) and works on any
 * shape; only what is about lines and boxes by nature names them.
 */
import { allBits } from './bits.js';

/** The index of a cell, row by row from zero. */
export type Cell = number;
/** Zero-based; only formats and renderers say 1. */
export type Digit = number;
export type House = number;
export type Slot = number;
/** `cell * size + digit`: an index into the cube of candidates. */
export type Candidate = number;

export const HOUSE_KINDS = ['row', 'column', 'box', 'region'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];
/** The kinds that tile the grid: each cell lies in one house of each. Regions may leave cells out and overlap. */
export type TileKind = Exclude<HouseKind, 'region'>;
const TILE_KINDS: readonly TileKind[] = ['row', 'column', 'box'];

export const LARGEST_SIZE = 25;
/** Extra regions of a grid are kept as sets of 32 bits. */
const MOST_REGIONS = 31;

const WORD = 32;

export class Geometry {
  readonly size: number;
  readonly cells: number;
  /** Candidates in the cube: size cubed. */
  readonly candidates: number;
  /** All digits of the size, as a set. */
  readonly all: number;
  readonly houses: number;
  /** Cells of house h at `h * size + slot`. */
  readonly houseCells: Uint16Array;
  readonly houseKinds: readonly HouseKind[];
  /** Houses of cell c at `houseStart[c]` up to `houseStart[c + 1]`, row, column, box, regions; its slots there alike. */
  readonly houseStart: Uint16Array;
  readonly cellHouses: Uint16Array;
  readonly cellSlots: Uint8Array;
  /** The regions that hold each cell, as a set of their numbers among the regions. */
  readonly regionsAt: Int32Array;
  /** Cells seen by cell c, ascending, at `peerStart[c]` up to `peerStart[c + 1]`. */
  readonly peerStart: Uint16Array;
  readonly peers: Uint16Array;
  /** Words of 32 bits in a set of cells. */
  readonly words: number;
  /** The same peers as sets of cells: cell c at `c * words`. */
  readonly peerSets: Int32Array;
  /** The slots of house a that also lie in house b, at `a * houses + b`. */
  readonly crossings: Int32Array;

  /**
   * The shape with boxes of `boxRows` by `boxColumns` cells and, if there are any, extra regions: each as many cells as
   * there are digits, which it holds once. Throws a RangeError beyond 25 digits, and at what is no region.
   */
  static of(boxRows: number, boxColumns: number, regions: readonly (readonly Cell[])[] = []): Geometry {
    const size = boxRows * boxColumns;
    if (![boxRows, boxColumns].every((side) => Number.isInteger(side) && side > 0) || size > LARGEST_SIZE)
      throw new RangeError(`no box shape: ${boxRows}x${boxColumns}`);
    const sorted = regions.map((region) => regionOf(size, region));
    if (sorted.length > MOST_REGIONS) throw new RangeError(`${sorted.length} regions are more than ${MOST_REGIONS}`);
    const key = [`${boxRows}x${boxColumns}`, ...sorted].join(' ');
    let geometry = Geometry.made.get(key);
    if (!geometry) Geometry.made.set(key, (geometry = new Geometry(boxRows, boxColumns, sorted)));
    return geometry;
  }

  /** The usual shape of a size: the squarest boxes, wider than high (6 is 2x3). */
  static ofSize(size: number): Geometry {
    return (Geometry.usual[size] ??= Geometry.squarest(size));
  }

  private static squarest(size: number): Geometry {
    let boxRows = Math.floor(Math.sqrt(size));
    while (boxRows > 1 && size % boxRows !== 0) boxRows--;
    return Geometry.of(boxRows, size / boxRows);
  }

  /** By sizes. */
  private static readonly usual: Geometry[] = [];

  private static readonly made = new Map<string, Geometry>();

  private constructor(
    readonly boxRows: number,
    readonly boxColumns: number,
    /** The extra regions, in their order. */
    readonly regions: readonly (readonly Cell[])[],
  ) {
    const size = boxRows * boxColumns;
    this.size = size;
    this.cells = size * size;
    this.candidates = this.cells * size;
    this.all = allBits(size);
    const houses = this.listHouses();
    this.houses = houses.length;
    this.houseKinds = houses.map(({ kind }) => kind);
    this.houseCells = Uint16Array.from(houses.flatMap(({ cells }) => cells));
    const ofCell: { house: House; slot: Slot }[][] = Array.from({ length: this.cells }, () => []);
    for (const [house, { cells }] of houses.entries())
      for (const [slot, cell] of cells.entries()) ofCell[cell]!.push({ house, slot });
    this.houseStart = starts(ofCell);
    this.cellHouses = Uint16Array.from(ofCell.flat(), ({ house }) => house);
    this.cellSlots = Uint8Array.from(ofCell.flat(), ({ slot }) => slot);
    this.regionsAt = Int32Array.from({ length: this.cells }, (_, cell) =>
      regions.reduce((set, region, index) => (region.includes(cell) ? set | (1 << index) : set), 0),
    );
    const peers = ofCell.map((at, cell) => {
      const seen = new Set(at.flatMap(({ house }) => houses[house]!.cells));
      seen.delete(cell);
      return [...seen].sort((a, b) => a - b);
    });
    this.peerStart = starts(peers);
    this.peers = Uint16Array.from(peers.flat());
    this.words = Math.ceil(this.cells / WORD);
    this.peerSets = new Int32Array(this.cells * this.words);
    for (const [cell, seen] of peers.entries())
      for (const peer of seen) this.peerSets[cell * this.words + (peer >> 5)]! |= 1 << (peer & 31);
    this.crossings = new Int32Array(this.houses * this.houses);
    for (const at of ofCell)
      for (const { house, slot } of at)
        for (const other of at) this.crossings[house * this.houses + other.house]! |= 1 << slot;
  }

  private listHouses(): { kind: HouseKind; cells: readonly Cell[] }[] {
    const tiles: Record<TileKind, Cell[][]> = { row: [], column: [], box: [] };
    for (let cell = 0; cell < this.cells; cell++)
      for (const kind of TILE_KINDS) (tiles[kind][this.indexIn(kind, cell)] ??= []).push(cell);
    const lists: Record<HouseKind, readonly (readonly Cell[])[]> = { ...tiles, region: this.regions };
    return HOUSE_KINDS.flatMap((kind) => lists[kind].map((cells) => ({ kind, cells })));
  }

  private indexIn(kind: TileKind, cell: Cell): number {
    const row = this.rowOf(cell);
    const column = this.columnOf(cell);
    if (kind === 'row') return row;
    if (kind === 'column') return column;
    return Math.floor(row / this.boxRows) * this.boxRows + Math.floor(column / this.boxColumns);
  }

  rowOf(cell: Cell): number {
    return Math.floor(cell / this.size);
  }

  columnOf(cell: Cell): number {
    return cell % this.size;
  }

  /** The house of a kind that holds the cell. */
  houseOf(kind: TileKind, cell: Cell): House {
    return this.cellHouses[this.houseStart[cell]! + rankOf(kind)]!;
  }

  /** The index of the house among those of its kind, from zero. */
  indexOf(house: House): number {
    return house - this.firstOf(this.houseKinds[house]!);
  }

  /** The first house of a kind; `countOf` of them follow each other. */
  firstOf(kind: HouseKind): House {
    return rankOf(kind) * this.size;
  }

  countOf(kind: HouseKind): number {
    return kind === 'region' ? this.regions.length : this.size;
  }

  /** The houses of some kinds, kind by kind. */
  housesOf(...kinds: readonly HouseKind[]): House[] {
    return kinds.flatMap((kind) =>
      Array.from({ length: this.countOf(kind) }, (_, index) => this.firstOf(kind) + index),
    );
  }

  /** The cells of a house, ascending. */
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

  /** True if two different cells share a house. */
  sees(a: Cell, b: Cell): boolean {
    return (this.peerSets[a * this.words + (b >> 5)]! & (1 << (b & 31))) !== 0;
  }

  /** True if two different candidates cannot both be true: one cell, or one digit twice in a house. */
  conflict(a: Candidate, b: Candidate): boolean {
    const cellA = this.cellOf(a);
    const cellB = this.cellOf(b);
    return cellA === cellB || (this.digitOf(a) === this.digitOf(b) && this.sees(cellA, cellB));
  }

  /** The houses that hold all the cells, ascending. */
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

/** The place of a kind in HOUSE_KINDS, told by comparisons that cost nothing where the kind is written out. */
const rankOf = (kind: HouseKind): number => (kind === 'row' ? 0 : kind === 'column' ? 1 : kind === 'box' ? 2 : 3);

/** A region's cells, ascending. Throws a RangeError if they are not as many different cells of the grid as digits. */
function regionOf(size: number, cells: readonly Cell[]): Cell[] {
  const region = [...new Set(cells)].sort((a, b) => a - b);
  if (cells.length !== size || region.length !== size)
    throw new RangeError(`a region has ${size} different cells, not these: ${cells.join(' ')}`);
  const outside = region.find((cell) => !Number.isInteger(cell) || cell < 0 || cell >= size * size);
  if (outside !== undefined) throw new RangeError(`no cell of a grid of size ${size}: ${outside}`);
  return region;
}

/** Offsets of the lists when they are laid end to end, then the end of the last. */
function starts(lists: readonly (readonly unknown[])[]): Uint16Array {
  let at = 0;
  return Uint16Array.from([0, ...lists.map(({ length }) => (at += length))]);
}
