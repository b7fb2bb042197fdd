/** Numbers outside a full grid, and digits round its corners. */
import type { OutsideKind, Statement } from '../../core/constraint.js';
import type { Cell } from '../../core/geometry.js';
import { placeOutside } from '../../core/sign.js';
import { constraintOf } from '../../variants/names.js';
import { seenFrom } from '../../variants/outside.js';
import { type Random, shuffle } from '../random.js';
import { type Filled, type Of, SHARE } from './reading.js';

/** Reads numbers outside the grid, of all kinds one at a place, and each once if it is the same from both ends. */
export function readOutside(
  { geometry, grid }: Filled,
  wishes: readonly Of<'outside'>[],
  amount: number,
  random: Random,
): Statement[] {
  const { size, numbers, layout } = geometry;
  const placeOf = (cells: readonly Cell[]): string => Object.values(placeOutside(cells, size)).join();
  const taken = new Set(
    (layout.statements ?? [])
      .filter(({ kind }) => constraintOf(kind)?.takes?.outside)
      .map(({ lists }) => placeOf(lists[0]!)),
  );
  const found: Statement[] = [];
  for (const { constraint, readOff } of shuffle([...wishes], random)) {
    const numberOf = (cells: readonly Cell[]): number | false =>
      readOff.outside(
        cells.map((cell) => numbers[grid[cell]!]!),
        size,
      );
    const outside = constraint.takes!.outside!;
    const lines = linesSeen(outside, size).filter((cells) => !taken.has(placeOf(cells)));
    const wanted = Math.ceil(amount * SHARE * lines.length);
    const seen = new Set<string>();
    for (const line of shuffle(lines, random)) {
      const isEitherWay = numberOf(line) === numberOf(line.toReversed());
      // A number that is the same from both ends stands at the left or on top.
      const cells = outside === 'line' && isEitherWay ? line.toSorted((a, b) => a - b) : line;
      const value = numberOf(cells);
      if (seen.size >= wanted || value === false || taken.has(placeOf(cells))) continue;
      if (isEitherWay && seen.has(String(cells.toReversed()))) continue;
      seen.add(String(cells));
      taken.add(placeOf(cells));
      found.push({ kind: constraint.id, value, lists: [cells] });
    }
  }
  return found;
}

/** Returns all rows and columns, or diagonals, from both ends. */
function linesSeen(outside: OutsideKind, size: number): Cell[][] {
  const places = Array.from({ length: size }, (_, at) => at + 1).flatMap((at) => [
    [at, 0],
    [at, size + 1],
    [0, at],
    [size + 1, at],
  ]);
  const corners = [0, size + 1].flatMap((row) => [0, size + 1].map((column) => [row, column]));
  const steps = outside === 'line' ? [[0, 0]] : [-1, 1].flatMap((down) => [-1, 1].map((right) => [down, right]));
  return (outside === 'line' ? places : [...places, ...corners]).flatMap(([row, column]) =>
    steps.flatMap(([down, right]) => {
      const toward = outside === 'line' ? '' : `r${row! + down!}c${column! + right!}`;
      const cells = seenFrom(`r${row}c${column}${toward}`, outside, size);
      return cells && cells.length > 1 ? [cells] : [];
    }),
  );
}

/** Reads the digits round corners at which four cells meet, of which no two are beside each other. */
export function readCorners(
  { geometry, grid }: Filled,
  { constraint, readOff }: Of<'corners'>,
  amount: number,
  random: Random,
): Statement[] {
  const { size, numbers, cells } = geometry;
  const corners = Array.from({ length: cells }, (_, cell) => cell).filter(
    (cell) => cell % size < size - 1 && cell + size < cells,
  );
  const taken = new Set<Cell>(
    (geometry.layout.statements ?? []).flatMap(({ kind, lists }) =>
      kind === constraint.id ? [Math.min(...lists.flat())] : [],
    ),
  );
  const found: Statement[] = [];
  for (const cell of shuffle(corners, random)) {
    if (found.length >= amount * size) break;
    if ([cell - 1, cell + 1, cell - size, cell + size].some((other) => taken.has(other)) || taken.has(cell)) continue;
    taken.add(cell);
    const four = [cell, cell + 1, cell + size, cell + size + 1];
    found.push({
      kind: constraint.id,
      text: readOff.corners(four.map((each) => numbers[grid[each]!]!)),
      lists: [four],
    });
  }
  return found.sort((a, b) => a.lists[0]![0]! - b.lists[0]![0]!);
}
