/** Cells joined by clues, each between two of them or along a line, and their joint fillings. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Cell, Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';

/** Cells joined by clues, in the order of the clues, with the rule of all that they exclude among them. */
export interface ClueChain {
  readonly cells: readonly Cell[];
  /** The clues, each by its two cells. */
  readonly clues: readonly (readonly [Cell, Cell])[];
  readonly rule: Rule;
}

const MOST_CELLS = 5;
/** The most chains of a grid. A grid full of clues has far more than a person looks at. */
const MOST_CHAINS = 1500;

/** Returns the chains of three cells and more of a grid, the short ones first. */
export const clueChains = (geometry: Geometry): readonly ClueChain[] => geometry.memo(makeChains);

function makeChains(geometry: Geometry): ClueChain[] {
  const beside = joinedCells(geometry);
  const chains: ClueChain[] = [];
  const known = new Set<string>();
  let longest: Cell[][] = [...beside.keys()].map((cell) => [cell]);
  for (let count = 2; count <= MOST_CELLS && chains.length < MOST_CHAINS; count++) {
    const longer: Cell[][] = [];
    for (const cells of longest)
      for (const cell of cells)
        for (const next of beside.get(cell)!) {
          if (cells.includes(next)) continue;
          const grown = cell === cells[0] && count > 2 ? [next, ...cells] : [...cells, next];
          const key = grown.toSorted((a, b) => a - b).join();
          if (known.has(key)) continue;
          known.add(key);
          longer.push(grown);
        }
    longest = longer;
    if (count > 2) for (const cells of longer) chains.push(chainOf(geometry, cells, beside));
  }
  return chains.slice(0, MOST_CHAINS);
}

function chainOf(geometry: Geometry, cells: readonly Cell[], beside: ReadonlyMap<Cell, ReadonlySet<Cell>>): ClueChain {
  const clues = cells.flatMap((a, at) =>
    cells.slice(at + 1).flatMap((b) => (beside.get(a)!.has(b) ? [[a, b] as const] : [])),
  );
  return { cells, clues, rule: jointRule(geometry, cells) };
}

/** Returns the cells that clues about two cells, and about neighbours on a line, join, by cell. */
function joinedCells(geometry: Geometry): Map<Cell, Set<Cell>> {
  const beside = new Map<Cell, Set<Cell>>();
  const join = (a: Cell, b: Cell): void => void beside.set(a, (beside.get(a) ?? new Set()).add(b));
  const lines = (geometry.layout.statements ?? []).flatMap(({ lists }) => (isOfTwo(lists) ? [lists.flat()] : lists));
  for (const line of lines)
    for (const [at, b] of line.entries()) {
      const a = line[at - 1];
      if (a === undefined || a === b || !isExclusive(geometry, a, b)) continue;
      join(a, b);
      join(b, a);
    }
  return beside;
}

/** True if a clue has one cell in each of two lists. */
const isOfTwo = (lists: readonly (readonly Cell[])[]): boolean => lists.length === 2 && lists.flat().length === 2;

/** True if some digits of two cells exclude other digits. */
function isExclusive({ further, size }: Geometry, a: Cell, b: Cell): boolean {
  if (!further) return false;
  for (let at = further.start[a * size]!; at < further.start[(a + 1) * size]!; at++)
    if (further.cells[at] === b) return true;
  return false;
}

/** Returns the digits of a cell that each digit of another one excludes, from tables that all chains share. */
function excludedIn(geometry: Geometry, cell: Cell, other: Cell): Int32Array {
  const tables = geometry.memo(tablesOf);
  const key = other * geometry.cells + cell;
  const known = tables.get(key);
  if (known) return known;
  const { size } = geometry;
  const table = new Int32Array(size);
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++)
      if (geometry.conflict(geometry.candidate(other, a), geometry.candidate(cell, b))) table[a]! |= 1 << b;
  tables.set(key, table);
  return table;
}

const tablesOf = (_: Geometry): Map<number, Int32Array> => new Map();

/** Makes the rule that cells take digits of which no two exclude each other. */
function jointRule(geometry: Geometry, cells: readonly Cell[]): Rule {
  const count = cells.length;
  /** What the digits of each cell exclude from each that follows it. */
  const excluded = cells.map((other, index) =>
    cells.map((cell, at) => (at > index ? excludedIn(geometry, cell, other) : undefined)),
  );
  const left = new Int32Array((count + 1) * count);
  const found = new Int32Array(count);
  const fill = (at: number): boolean => {
    if (at === count) return true;
    let isFilled = false;
    for (let set = left[at * count + at]!; set; set &= set - 1) {
      const digit = lowestBit(set);
      for (let next = at + 1; next < count; next++)
        left[(at + 1) * count + next] = left[at * count + next]! & ~excluded[at]![next]![digit]!;
      if (!fill(at + 1)) continue;
      found[at]! |= 1 << digit;
      isFilled = true;
    }
    return isFilled;
  };
  return {
    cells,
    narrow(digits: Bits[] | Int32Array) {
      found.fill(0);
      for (let at = 0; at < count; at++) left[at] = digits[at]!;
      if (!fill(0)) return false;
      for (let at = 0; at < count; at++) digits[at] = found[at]!;
      return true;
    },
  };
}
