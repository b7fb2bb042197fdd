/**
 * Unique loops: cells with the same two digits, linked so that every house that holds a cell of the loop holds two. If
 * no cell had another candidate, the two digits could be exchanged around the loop. Unique rectangles are loops of
 * four.
 */
import { type Bits, countBits, isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { addCell, type CellSet, cellSet, cellsIn, hasCell, removeCell } from '../../core/cell-set.js';
import type { Cell, Digit, House } from '../../core/geometry.js';
import { type ScanOrder, scanOrderOf } from '../../core/scan-order.js';
import { cellsWithBoth, type DeadlyPattern, keepsPairs } from './pattern.js';

export interface UniqueLoop extends DeadlyPattern {
  /** The two digits. */
  readonly pair: Bits;
  /** The pair, once for each cell. */
  readonly sets: readonly Bits[];
}

/** The most cells with extra digits in a loop. More are allowed if they all share one extra digit. */
const FREE_EXTRAS = 2;
const SHORTEST = 4;

/** A depth-first search for the loops of one pair: its path, the houses of the path, and the loops found. */
interface LoopSearch {
  readonly board: Markup;
  readonly order: ScanOrder;
  /** True if a path also counts the extra digits of cells tried before in place of its own. */
  readonly keepsSiblings: boolean;
  pair: Bits;
  one: Digit;
  other: Digit;
  /** The cells with both digits that may lie on a loop. */
  closing: CellSet;
  readonly path: Cell[];
  /** The cells of the path. */
  readonly on: CellSet;
  /** Houses of the cells at even and at odd positions of the path. */
  readonly met: readonly [Uint8Array, Uint8Array];
  /** The cells of each loop found, from any start, by the sum of their squares. */
  readonly known: Map<number, CellSet[]>;
  /** Loops from the current start. */
  readonly found: UniqueLoop[];
}

/** Yields all loops from all starts, found depth first, each once. `keepsSiblings`: as in `LoopSearch`. */
export function* uniqueLoops(board: Markup, keepsSiblings = false): Generator<UniqueLoop, void, void> {
  const { geometry, digits } = board;
  const search: LoopSearch = {
    board,
    order: scanOrderOf(geometry),
    keepsSiblings,
    pair: 0,
    one: 0,
    other: 0,
    closing: cellSet(geometry),
    path: [],
    on: cellSet(geometry),
    met: [new Uint8Array(geometry.houses), new Uint8Array(geometry.houses)],
    known: new Map(),
    found: [],
  };
  const closing = new Map<Bits, CellSet>();
  for (let start = 0; start < geometry.cells; start++) {
    const pair = digits[start]!;
    if (!isPair(pair)) continue;
    search.pair = pair;
    search.one = lowestBit(pair);
    search.other = lowestBit(pair & (pair - 1));
    if (!closing.has(pair)) closing.set(pair, closingCells(board, search.one, search.other));
    search.closing = closing.get(pair)!;
    if (!hasCell(search.closing, start)) continue;
    enter(search, start);
    extend(search, start, -1, FREE_EXTRAS, 0);
    leave(search, start);
    yield* search.found;
    search.found.length = 0;
  }
}

/**
 * Tries every cell as the next one after `cell`. `cameBy`: the house from the previous cell; `extra`: extra digits so
 * far.
 */
function extend(search: LoopSearch, cell: Cell, cameBy: House, free: number, extra: Bits): void {
  const { board, order, path, one, other } = search;
  const { geometry, slots } = board;
  const { houseStart, cellHouses, cellSlots } = order;
  const { size, houseCells } = geometry;
  let charged = extra;
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const house = cellHouses[at]!;
    if (house === cameBy) continue;
    const both = slots[house * size + one]! & slots[house * size + other]!;
    for (let rest = both & ~(1 << cellSlots[at]!); rest; rest &= rest - 1) {
      const next = houseCells[house * size + lowestBit(rest)]!;
      if (next === path[0]) keepLoop(search);
      else charged = tryCell(search, next, house, free, charged);
    }
  }
}

/** Continues through a cell if the path may take it. Returns the extra digits that later siblings must count. */
function tryCell(search: LoopSearch, next: Cell, house: House, free: number, extra: Bits): Bits {
  const { board, pair, on, keepsSiblings } = search;
  if (hasCell(on, next)) return extra;
  const own = board.digits[next]!;
  const wide = own !== pair;
  const wider = extra | (own & ~pair);
  if (hasCell(search.closing, next) && (!wide || countBits(wider) === 1 || free > 0) && !isMet(search, next)) {
    enter(search, next);
    extend(search, next, house, wide ? free - 1 : free, wider);
    leave(search, next);
  }
  return keepsSiblings ? wider : extra;
}

function enter(search: LoopSearch, cell: Cell): void {
  mark(search, cell, 1);
  search.path.push(cell);
  addCell(search.on, cell);
}

function leave(search: LoopSearch, cell: Cell): void {
  search.path.pop();
  removeCell(search.on, cell);
  mark(search, cell, 0);
}

function mark({ order: { houseStart, cellHouses }, met, path }: LoopSearch, cell: Cell, count: number): void {
  const own = met[path.length & 1]!;
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) own[cellHouses[at]!] = count;
}

function isMet({ order: { houseStart, cellHouses }, met, path }: LoopSearch, cell: Cell): boolean {
  const own = met[path.length & 1]!;
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) if (own[cellHouses[at]!]) return true;
  return false;
}

/** Stores the path as a loop if every house has one cell at an even and one at an odd position, and the loop is new. */
function keepLoop({ board, path, on, met, known, found, pair }: LoopSearch): void {
  if (path.length < SHORTEST) return;
  for (let house = 0; house < met[0].length; house++) if (met[0][house] !== met[1][house]) return;
  let squares = 0;
  for (const cell of path) squares += cell * cell;
  const alike = known.get(squares);
  if (alike?.some((set) => set.every((word, at) => word === on[at]))) return;
  if (alike) alike.push(on.slice());
  else known.set(squares, [on.slice()]);
  const cells = cellsIn(on);
  const sets = cells.map(() => pair);
  if (!keepsPairs(board, cells, sets)) return;
  found.push({ cells, sets, extra: cells.filter((cell) => board.digits[cell] !== pair), pair });
}

/**
 * Returns the cells with both digits of a pair that may lie on a loop: each of their houses holds another such cell. A
 * cell that does not takes others with it.
 */
function closingCells(board: Markup, one: Digit, other: Digit): CellSet {
  const { geometry } = board;
  const { houseStart, cellHouses } = geometry;
  const counts = new Uint8Array(geometry.houses);
  let cells = cellsWithBoth(board, one, other);
  for (const cell of cells)
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) counts[cellHouses[at]!]!++;
  for (let before = 0; before !== cells.length; ) {
    before = cells.length;
    cells = cells.filter((cell) => {
      let isAlone = false;
      for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) isAlone ||= counts[cellHouses[at]!] === 1;
      if (isAlone) for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) counts[cellHouses[at]!]!--;
      return !isAlone;
    });
  }
  return cellSet(geometry, cells);
}
