/**
 * The shape of a grid and the tables that follow from it: houses, peers, and the cells that two houses share. Each
 * shape has one instance, made once and shared. Houses are numbered: rows, then columns, then boxes or the regions that
 * replace them, then extra houses such as diagonals. Each house lists its cells in ascending order; the index of a cell
 * in that list is its *slot*. Two cells see each other if they share a house, or if a rule says that they differ.
 * Strategies use these tables and so work on any shape; a strategy names a kind of house only if it is about lines or
 * boxes by nature.
 */

import { allBits, lowestBit } from './bits.js';
import type { Additions, Constraint, Forbidding } from './constraint.js';
import { type Exclusions, exclusionsOf } from './exclusions.js';
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
  type RuleParts,
  type TileKind,
  type Tiling,
} from './layout.js';
import { usualNumbers } from './numbers.js';
import { peersOf } from './peers.js';
import type { Rule } from './rule.js';
import type { ClueObject, Statement } from './statement.js';
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

/**
 * What is needed only where a grid has constraints. Such a grid brings it along, so that a program for plain grids does
 * not load it.
 */
export interface RuleSupport {
  /** Makes the grid of a shape and rules. Throws a RangeError. */
  withParts(base: Geometry, parts: RuleParts): Geometry;
  /** Returns what a constraint adds to a grid with some statements. */
  additions(geometry: Geometry, constraint: Constraint, statements: readonly Statement[]): Additions;
  /** Returns what does not allow digits in some cells; if no digits are stated, the same one in all. */
  forbidding(geometry: Geometry, cells: readonly Cell[], digits?: readonly Digit[]): Forbidding | undefined;
  /** Returns a statement as a clue: of ours with the name of its constraint, of the caller's own with itself. */
  clueOf(statement: Statement, geometry: Pick<Geometry, 'layout' | 'size'>): ClueObject<string | Constraint>;
  /** True if a full grid obeys all rules by their definitions; undefined if some rule states none. */
  obeys(geometry: Geometry, values: ArrayLike<Digit>): boolean | undefined;
  /** Returns the number of the equation that a rule is among those of its clue, and its sign. */
  equationOf(geometry: Geometry, rule: number): { readonly number: number; readonly sign: 1 | -1 } | undefined;
  /** Returns the relations of two cells as rules. */
  relations(geometry: Geometry): readonly Rule[];
  /** Returns the sums that follow from sums and houses, as rules. */
  sums(geometry: Geometry): readonly Rule[];
  /** Returns these and larger ones, of which a hard search has use. */
  largerSums(geometry: Geometry): readonly Rule[];
}

export const LARGEST_SIZE = 25;
/** The most houses: tables store a house in one byte. */
const MOST_HOUSES = 255;
/** The most shapes that stay when nobody has them: a stream of grids with regions of their own must not fill the memory. */
const MOST_SHAPES = 64;

/**
 * A shape: its cells, its houses and what they exclude. Everything counts from zero, row by row; a candidate is `cell *
 * size + digit`.
 */
export class Geometry {
  readonly size: number;
  readonly cells: number;
  /** Candidates in the cube: size cubed. */
  readonly candidates: number;
  /** All digits of the size, as a set. */
  readonly all: number;
  /** The number that is written for each digit: 1 for digit 0, unless the puzzle states other numbers. */
  readonly numbers: readonly number[];
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
  /** Candidates that exclude each other though they do not have one digit in cells that see each other, if any. */
  readonly further: Exclusions | undefined;
  /** Candidates that exclude each other though they share neither a cell nor a digit of a house. */
  readonly apart: Exclusions;
  /** The digits that each cell may take before any is placed: all, but where a rule is about single cells. */
  readonly allowed: Table;
  /** Rules about several cells, and the indices of those of cell c from `ruleStart[c]` up to `ruleStart[c + 1]`. */
  readonly rules: readonly Rule[];
  readonly ruleStart: Table;
  readonly cellRules: Table;
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

  /**
   * Returns the shape with the rules of a layout, and with what its constraints need. Throws a RangeError for more than 25
   * digits or too many houses.
   */
  static from(layout: GridLayout, support?: RuleSupport): Geometry {
    const { boxRows, boxColumns } = layout;
    const size = boxRows * boxColumns;
    if (![boxRows, boxColumns].every((side) => Number.isInteger(side) && side > 0) || size > LARGEST_SIZE)
      throw new RangeError(`no box shape: ${boxRows}x${boxColumns}`);
    const { rules = [], constraints, ...plain } = layout;
    // Callers may go on with their own constraints, so only the list is frozen.
    const kinds = constraints && { constraints: Object.freeze([...constraints]) };
    const make = (): Geometry => new Geometry(frozen({ ...structuredClone(plain), rules, ...kinds }), support);
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

  /**
   * All other shapes, by the keys of their layouts. What was made for a shape goes as soon as others take its place: what
   * is held weakly lives on to the end of a turn, in which thousands may be read.
   */
  private static readonly made = new WeakCache<Geometry>(MOST_SHAPES, (geometry) => geometry.#memos.clear());

  readonly boxRows: number;
  readonly boxColumns: number;
  readonly tiling: Tiling;
  /** True if there are rows, columns and boxes, and no other rule. */
  readonly isPlain: boolean;
  /** True if some candidates exclude each other though they share neither a cell nor a digit of a house. */
  readonly hasPairs: boolean;
  /** True if every rule is about equal digits alone: any two digits may be exchanged in the whole grid. */
  readonly isBlind: boolean;
  /** Tables, engines and scratch memory of the shape, by the function that made each. */
  readonly #memos = new Map<unknown, unknown>();

  private constructor(
    readonly layout: GridLayout,
    /** What its constraints need, if it has any. */
    readonly support?: RuleSupport,
  ) {
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
    this.numbers = layout.numbers ?? usualNumbers(size);
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
    const further = (layout.exclusions ?? []).filter(([a, b]) => !this.seesAlike(a, b));
    const none = { start: new Uint32Array(this.cells + 1), cells: new Uint16Array(0) };
    this.further = further.length > 0 ? exclusionsOf(size, none, further) : undefined;
    this.apart = exclusionsOf(size, { start: this.pairStart, cells: this.pairPeers }, further);
    this.hasPairs = this.apart.cells.length > 0;
    const allowed = new Int32Array(this.cells).fill(this.all);
    for (const candidate of layout.never ?? []) allowed[this.cellOf(candidate)]! &= ~(1 << this.digitOf(candidate));
    this.allowed = allowed;
    this.rules = layout.rules ?? [];
    const rulesOf: number[][] = Array.from({ length: this.cells }, () => []);
    for (const [rule, { cells }] of this.rules.entries()) for (const cell of cells) rulesOf[cell]!.push(rule);
    this.ruleStart = Uint32Array.from(starts(rulesOf));
    this.cellRules = Uint16Array.from(rulesOf.flat());
    const crossings = new Int32Array(this.houses * this.houses);
    for (const at of ofCell)
      for (const { house, slot } of at)
        for (const other of at) crossings[house * this.houses + other.house]! |= 1 << slot;
    this.crossings = crossings;
    this.isBlind = !this.further && this.rules.length === 0 && allowed.every((set) => set === this.all);
    for (const table of [this, this.apart].flatMap(Object.values)) if (ArrayBuffer.isView(table)) steady(table);
    Object.freeze(this);
  }

  /**
   * Returns what a function makes for this shape, once: tables, and scratch memory that is too large to make for each
   * search. It dies with the shape, or when many others have been asked for since. The function is the key, so it must
   * outlive the call.
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
   * True if two different candidates cannot both be true: they share a cell, or a digit in cells that see each other, or
   * a rule excludes both together.
   */
  conflict(a: Candidate, b: Candidate): boolean {
    return this.cellOf(a) === this.cellOf(b) || this.seesAlike(a, b) || this.excludesFurther(a, b);
  }

  /**
   * Calls `visit` with each digit of `digits`, the sets of all cells, that a digit excludes from other cells if it is
   * true in its own. Whoever places a digit asks this; an engine that goes by houses asks its houses, and `apart`.
   */
  eachExcluded(digits: ArrayLike<number>, cell: Cell, digit: Digit, visit: (cell: Cell, digit: Digit) => void): void {
    const { peerStart, peers, further } = this;
    const bit = 1 << digit;
    for (let at = peerStart[cell]!, end = peerStart[cell + 1]!; at < end; at++)
      if (digits[peers[at]!]! & bit) visit(peers[at]!, digit);
    if (!further) return;
    const candidate = this.candidate(cell, digit);
    for (let at = further.start[candidate]!; at < further.start[candidate + 1]!; at++)
      for (let rest = digits[further.cells[at]!]! & further.digits[at]!; rest; rest &= rest - 1)
        visit(further.cells[at]!, lowestBit(rest));
  }

  /** True if two candidates of one digit lie in cells that see each other. */
  private seesAlike(a: Candidate, b: Candidate): boolean {
    return this.digitOf(a) === this.digitOf(b) && this.sees(this.cellOf(a), this.cellOf(b));
  }

  private excludesFurther(a: Candidate, b: Candidate): boolean {
    if (!this.further) return false;
    const { start, cells, digits } = this.further;
    const cell = this.cellOf(b);
    for (let at = start[a]!; at < start[a + 1]!; at++)
      if (cells[at] === cell) return (digits[at]! & (1 << this.digitOf(b))) !== 0;
    return false;
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

/** Methods by which a typed array changes. */
const CHANGING = ['copyWithin', 'fill', 'reverse', 'set', 'sort'] as const;

/** Takes from a typed array that all callers share the methods that change it, for it cannot be frozen. */
function steady(table: ArrayBufferView): void {
  const value = (): never => {
    throw new TypeError('this table is shared: change a copy of it');
  };
  for (const name of CHANGING) Object.defineProperty(table, name, { value });
}
