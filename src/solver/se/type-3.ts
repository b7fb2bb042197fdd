/** Type 3 of deadly patterns in Sudoku Explainer's way: two cells count as one cell of a naked or hidden set. */
import { type Bits, bitsFrom, bitsOf, countBits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong, cellsAt } from '../../core/candidates.js';
import type { Cell, Geometry, House } from '../../core/geometry.js';
import { type DeadlyPattern, finDigits, finsOf } from '../../logic/deadly/pattern.js';
import { type3Hit, type WithSubset } from '../../logic/deadly/types.js';
import type { UniqueLoop } from '../../logic/deadly/unique-loops.js';
import { cellRows, setsOf } from '../../logic/sets/slices.js';
import { type Hit, removing } from '../../logic/step/strategy.js';

/**
 * Yields naked sets of `degree` digits in a house. Each cell has two digits or more, and the cells other than the extra
 * ones have together all digits that those may take, except digits in `shared`.
 */
export function* nakedSetsWith<Pattern extends DeadlyPattern>(
  board: Markup,
  pattern: Pattern,
  house: House,
  degree: number,
  shared: Bits = 0,
): Generator<Hit<WithSubset<Pattern>>, void, void> {
  const { geometry, digits, open } = board;
  const fins = finDigits(board, pattern);
  const others = open[house]! & ~slotsOf(geometry, house, pattern.extra);
  for (const slots of setsOf(
    cellRows(board, house),
    others,
    degree - 1,
    { width: degree, columns: fins },
    'colexicographic',
  )) {
    const own = cellsAt(geometry, house, slots).map((cell) => digits[cell]!);
    const union = own.reduce((all, set) => all | set, shared);
    if (fins & ~union || own.some((set) => countBits(set) < 2)) continue;
    const hit = type3Hit(board, pattern, house, slots);
    if (hit) yield hit;
  }
}

/** Yields hidden sets of `degree` digits, the loop's two among them. The loop's extra cells count as one place. */
export function* hiddenSetsWith<Loop extends UniqueLoop>(
  board: Markup,
  loop: Loop,
  house: House,
  degree: number,
): Generator<{ readonly cells: number; readonly hit: Hit<WithSubset<Loop>> }, void, void> {
  const { geometry, slots, open } = board;
  const [first, second] = loop.extra as readonly [Cell, Cell];
  const asOne = slotsOf(geometry, house, [first]);
  const without = ~slotsOf(geometry, house, [second]);
  const rows = Array.from({ length: geometry.size }, (_, digit) => slots[house * geometry.size + digit]! & without);
  const placesOf = (set: Bits): Bits => bitsOf(set).reduce((union, digit) => union | rows[digit]!, 0);
  const free = geometry.all & ~loop.pair & ~finDigits(board, loop);
  for (const more of setsOf(
    rows,
    free,
    degree - 2,
    { width: degree, columns: placesOf(loop.pair) },
    'colexicographic',
  )) {
    const hidden = more | loop.pair;
    const own = placesOf(hidden) & ~asOne;
    const remove = candidatesAmong(board, cellsAt(geometry, house, own), geometry.all & ~hidden);
    if (remove.length === 0) continue;
    /**
     * The complement of a hidden set is a naked one: the other cells of the house, with the digits that are not hidden.
     */
    const subset = cellsAt(geometry, house, open[house]! & ~own & ~slotsOf(geometry, house, loop.extra));
    const digits = cellsAt(geometry, house, open[house]!).reduce((set, cell) => set | board.digits[cell]!, 0) & ~hidden;
    yield {
      cells: countBits(own),
      hit: removing({ pattern: loop, fins: finsOf(board, loop), house, subset, digits }, remove),
    };
  }
}

/** Returns the slots of the cells in a house. */
const slotsOf = (geometry: Geometry, house: House, cells: readonly Cell[]): Bits =>
  bitsFrom(cells.map((cell) => cellsAt(geometry, house, geometry.all).indexOf(cell)));
