/**
 * A form that puzzles share if exchanges turn one into the other: exchanges of digits, of lines within bands and
 * stacks, of bands and stacks, of rows and columns. The full grid has its least form. Of the transforms that lead to
 * it, the one with the least pattern of givens is taken. The order of the columns and the choice of the top row
 * determine the rest: the digits are named along that row, and the names in the first column order the other rows.
 */
import { EMPTY, type Numbers } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { moved, namedMove } from '../../src/core/moves.js';

/** Returns the form of a puzzle with square boxes and of its only solution, as text. */
export function kindOf(geometry: Geometry, values: Numbers, solution: Numbers): string {
  const { size } = geometry;
  const names = new Int8Array(size);
  let best: string | undefined;
  /** The second row of the best form, which excludes nearly all others. */
  let least: readonly number[] = [];
  for (const [grid, givens] of [
    [solution, values],
    [turned(geometry, solution), turned(geometry, values)],
  ] as const) {
    for (let top = 0; top < size; top++)
      for (const columns of orders(geometry)) {
        for (let name = 0; name < size; name++) names[grid[top * size + columns[name]!]!] = name;
        const second = secondRow(geometry, top, (row) => names[grid[row * size + columns[0]!]!]!);
        let same = 0;
        while (same < size && names[grid[second * size + columns[same]!]!] === least[same]) same++;
        if (same < size && names[grid[second * size + columns[same]!]!]! > least[same]!) continue;
        const rows = rowOrder(geometry, top, (row) => names[grid[row * size + columns[0]!]!]!);
        const places = rows.flatMap((row) => columns.map((column) => row * size + column));
        const digits = places.map((place) => names[grid[place]!]!);
        const form = `${digits.join('')}${places.map((place) => (givens[place] === EMPTY ? 0 : 1)).join('')}`;
        if (best !== undefined && form >= best) continue;
        best = form;
        least = digits.slice(size, 2 * size);
      }
  }
  return best!;
}

/** Returns the row with the first name in the band of `top`, other than `top`. */
function secondRow({ boxRows }: Geometry, top: number, nameOf: (row: number) => number): number {
  const start = top - (top % boxRows);
  let second = top === start ? start + 1 : start;
  for (let row = start; row < start + boxRows; row++) if (row !== top && nameOf(row) < nameOf(second)) second = row;
  return second;
}

/** Transposes the grid. */
function turned(geometry: Geometry, numbers: Numbers): Numbers {
  const move = namedMove('diagonal', geometry.size);
  const image = new Int8Array(geometry.cells);
  for (let cell = 0; cell < geometry.cells; cell++) image[moved(geometry, move, cell)] = numbers[cell]!;
  return image;
}

/**
 * Returns the rows in the order of their names, band by band; first the band of the top row, which has the first name.
 */
function rowOrder({ size, boxRows }: Geometry, top: number, nameOf: (row: number) => number): number[] {
  const named = new Array<number>(size);
  for (let row = 0; row < size; row++) named[nameOf(row)] = row;
  const bandOf = (row: number): number => Math.floor(row / boxRows);
  const bands = [...new Set([top, ...named].map(bandOf))];
  return bands.flatMap((band) => named.filter((row) => bandOf(row) === band));
}

let kept: { readonly geometry: Geometry; readonly orders: readonly (readonly number[])[] } | undefined;

/** Returns all orders of the columns that keep stacks together. */
function orders(geometry: Geometry): readonly (readonly number[])[] {
  const { size, boxColumns } = geometry;
  if (kept?.geometry === geometry) return kept.orders;
  const within = permutations(boxColumns);
  const found = permutations(size / boxColumns).flatMap((stacks) =>
    stacks.reduce<number[][]>(
      (lists, stack) =>
        lists.flatMap((list) =>
          within.map((order) => [...list, ...order.map((column) => stack * boxColumns + column)]),
        ),
      [[]],
    ),
  );
  kept = { geometry, orders: found };
  return found;
}

const permutations = (count: number): number[][] =>
  count === 0
    ? [[]]
    : permutations(count - 1).flatMap((list) =>
        Array.from({ length: count }, (_, place) => list.toSpliced(place, 0, count - 1)),
      );
