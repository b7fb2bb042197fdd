/**
 * The shape of a grid and everything that follows from it: houses, which cells see each other, where houses cross.
 * One instance a box shape, made once and shared. Houses are a list (rows, then columns, then boxes), each with its
 * cells in ascending order; the place of a cell in a house is its *slot* there. A strategy that walks `houses` by
 * kind works on any shape, and would on a grid with more regions than these three.
 */
import { allBits } from './bits.js';

export type Cell = number;
/** Zero-based; only formats and renderers say 1. */
export type Digit = number;
export type House = number;
export type Slot = number;
/** `cell * size + digit`: an index into the cube of candidates. */
export type Candidate = number;

export const HOUSE_KINDS = ['row', 'column', 'box'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

export const LARGEST_SIZE = 25;

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
  /** Houses of cell c at `houseStart[c]` up to `houseStart[c + 1]`, row, column, box; its slots there alike. */
  readonly houseStart: Uint16Array;
  readonly cellHouses: Uint16Array;
  readonly cellSlots: Uint8Array;
  /** Cells seen by cell c, ascending, at `peerStart[c]` up to `peerStart[c + 1]`. */
  readonly peerStart: Uint16Array;
  readonly peers: Uint16Array;
  /** Words of 32 bits in a set of cells. */
  readonly words: number;
  /** The same peers as sets of cells: cell c at `c * words`. */
  readonly peerSets: Int32Array;
  /** The slots of house a that also lie in house b, at `a * houses + b`. */
  readonly crossings: Int32Array;

  /** The shape with boxes of `boxRows` by `boxColumns` cells. Throws a RangeError beyond 25 digits. */
  static of(boxRows: number, boxColumns: number): Geometry {
    const size = boxRows * boxColumns;
    if (
      !Number.isInteger(boxRows) ||
      !Number.isInteger(boxColumns) ||
      boxRows < 1 ||
      boxColumns < 1 ||
      size > LARGEST_SIZE
    )
      throw new RangeError(`no box shape: ${boxRows}x${boxColumns}`);
    const key = boxRows * (LARGEST_SIZE + 1) + boxColumns;
    let geometry = Geometry.made.get(key);
    if (!geometry) Geometry.made.set(key, (geometry = new Geometry(boxRows, boxColumns)));
    return geometry;
  }

  /** The usual shape of a size: the squarest boxes, wider than high (6 is 2x3). */
  static ofSize(size: number): Geometry {
    let boxRows = Math.floor(Math.sqrt(size));
    while (boxRows > 1 && size % boxRows !== 0) boxRows--;
    return Geometry.of(boxRows, size / boxRows);
  }

  private static readonly made = new Map<number, Geometry>();

  private constructor(
    readonly boxRows: number,
    readonly boxColumns: number,
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

  private listHouses(): { kind: HouseKind; cells: Cell[] }[] {
    const lists: Record<HouseKind, Cell[][]> = { row: [], column: [], box: [] };
    for (let cell = 0; cell < this.cells; cell++)
      for (const kind of HOUSE_KINDS) (lists[kind][this.indexIn(kind, cell)] ??= []).push(cell);
    return HOUSE_KINDS.flatMap((kind) => lists[kind].map((cells) => ({ kind, cells })));
  }

  private indexIn(kind: HouseKind, cell: Cell): number {
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
  houseOf(kind: HouseKind, cell: Cell): House {
    return this.cellHouses[this.houseStart[cell]! + rankOf(kind)]!;
  }

  /** Where the house stands among those of its kind, from zero. */
  indexOf(house: House): number {
    return house - this.firstOf(this.houseKinds[house]!);
  }

  /** The first house of a kind; `size` of them follow each other. */
  firstOf(kind: HouseKind): House {
    return rankOf(kind) * this.size;
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

  /** Whether two different cells share a house. */
  sees(a: Cell, b: Cell): boolean {
    return (this.peerSets[a * this.words + (b >> 5)]! & (1 << (b & 31))) !== 0;
  }

  /** Whether two different candidates cannot both be true: one cell, or one digit twice in a house. */
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
      if (cells.every((cell) => this.isIn(house, cell))) common.push(house);
    }
    return common;
  }

  private isIn(house: House, cell: Cell): boolean {
    for (let i = this.houseStart[cell]!; i < this.houseStart[cell + 1]!; i++)
      if (this.cellHouses[i] === house) return true;
    return false;
  }
}

/** The place of a kind in HOUSE_KINDS, told by comparisons that cost nothing where the kind is written out. */
const rankOf = (kind: HouseKind): number => (kind === 'row' ? 0 : kind === 'column' ? 1 : 2);

/** Where each list begins when all are laid end to end, and where the last one ends. */
function starts(lists: readonly (readonly unknown[])[]): Uint16Array {
  let at = 0;
  return Uint16Array.from([0, ...lists.map(({ length }) => (at += length))]);
}
