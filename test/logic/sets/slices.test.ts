import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFrom, bitsOf, countBits } from '../../../src/core/bits.js';
import { Board } from '../../../src/core/board.js';
import { Geometry } from '../../../src/core/geometry.js';
import { LINES } from '../../../src/logic/digit/fish/kinds.js';
import { lineFish } from '../../../src/logic/digit/fish/lines.js';
import { hiddenSets, nakedSets } from '../../../src/logic/sets/slices.js';

const geometry = Geometry.of(2, 3);
const sizes = fc.integer({ min: 1, max: 4 });
const houses = fc.nat(geometry.houses - 1);
const each = (of: (index: number) => number): number[] => Array.from({ length: geometry.size }, (_, i) => of(i));

/** Boards from which any candidates are removed. */
const boards = fc.array(fc.nat(geometry.candidates - 1), { maxLength: geometry.candidates }).map((gone) => {
  const board = new Board(geometry);
  for (const candidate of gone) board.remove(candidate);
  return board;
});

/** Returns all sets of rows, in numeric order, that have as many columns as members, none of them empty. */
function lockedAmong(rows: readonly number[], size: number): number[] {
  const found: number[] = [];
  for (let set = 1; set < 1 << rows.length; set++) {
    const members = bitsOf(set).map((row) => rows[row]!);
    const columns = members.reduce((union, row) => union | row, 0);
    if (members.length === size && members.every((row) => row > 0) && countBits(columns) === size) found.push(set);
  }
  return found;
}

test('naked sets, hidden sets and fish are the locked sets of three slices', () => {
  fc.assert(
    fc.property(boards, sizes, houses, (board, size, house) => {
      const cells = each((slot) => board.digits[geometry.cellAt(house, slot)]!);
      expect(nakedSets(board, house, size, 'colexicographic')).toEqual(lockedAmong(cells, size));
      const digits = each((digit) => board.slots[house * geometry.size + digit]!);
      expect(hiddenSets(board, house, size, 'colexicographic')).toEqual(lockedAmong(digits, size));
      const columns = each((line) => board.slots[(geometry.firstOf('column') + line) * geometry.size]!);
      const kept = (lines: number): number => bitsOf(lines).reduce((union, line) => union | columns[line]!, 0);
      const takes = (lines: number): boolean =>
        columns.some((own, line) => !(lines & (1 << line)) && own & kept(lines));
      const fish = lineFish(board, 0, LINES[1], size);
      const lines = fish.map(({ pattern: { base } }) => bitsFrom(base.map((house) => geometry.indexOf(house))));
      expect(lines.sort((a, b) => a - b)).toEqual(lockedAmong(columns, size).filter(takes));
    }),
  );
});

test('lexicographic order compares the smallest members first', () => {
  fc.assert(
    fc.property(boards, sizes, houses, (board, size, house) => {
      const sets = hiddenSets(board, house, size).map(bitsOf);
      const first = (a: number[], b: number[]): number => a.map((digit, i) => digit - b[i]!).find(Boolean) ?? 0;
      expect(sets).toEqual([...sets].sort(first));
      expect(sets.length).toBe(hiddenSets(board, house, size, 'colexicographic').length);
    }),
  );
});
