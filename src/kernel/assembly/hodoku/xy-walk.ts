/**
 * Walks over cells of two digits: a digit put into one goes from those that it sees, which puts the other one there. So
 * the nearest come first, one step after another.
 */
import { digitsOf, placesOf } from './grid';
import { bitOf, CELLS, hasCell, lowestCell, NO_CELLS, SIZE, seenBy, sees, withoutLowest } from './shape';

/** The cells that may be walked over, without the start; by digit those of them that still have it. */
let cells: v128 = NO_CELLS;
const open = memory.data(16 * SIZE, 16);
let start = 0;
let first = 0;
/** Candidates that have been put, in order; those before `head` have been followed. */
const queue = memory.data(2 * CELLS * SIZE, 2);
let head = 0;
let end = 0;
/** By candidate, how many steps it took: only of this walk where it is no longer open. */
const steps = memory.data(CELLS * SIZE);
let step = 0;

/** Begins with a digit put into a cell. `pairs`: the cells of two digits. */
export function beginAt(cell: i32, digit: i32, pairs: v128): void {
  cells = v128.andnot(pairs, bitOf(cell));
  for (let each = 0; each < SIZE; each++) v128.store(open + 16 * each, v128.and(cells, placesOf(each)));
  start = cell;
  first = digit;
  head = end = step = 0;
  i32.store16(queue, SIZE * cell + digit);
  end = 1;
}

/** Extends every path in the queue by one cell. True if a cell was reached. */
export function extendPaths(): bool {
  step++;
  for (const level = end; head < level; head++) {
    const from: i32 = i32.load16_u(queue + 2 * head);
    const digit = from % SIZE;
    const left = v128.load(open + 16 * digit);
    const losing = v128.and(left, seenBy(from / SIZE));
    v128.store(open + 16 * digit, v128.andnot(left, losing));
    for (let rest = losing; v128.any_true(rest); rest = withoutLowest(rest)) put(lowestCell(rest), digit);
  }
  return head < end;
}

/** The other digit of a cell than the one it has lost. */
function put(cell: i32, lost: i32): void {
  const candidate = SIZE * cell + otherIn(cell, lost);
  store<u8>(steps + candidate, step);
  i32.store16(queue + 2 * end++, candidate);
}

function otherIn(cell: i32, digit: i32): i32 {
  return ctz(digitsOf(cell) ^ (1 << digit));
}

/** True if a digit has been put into a cell. */
export function isPut(cell: i32, digit: i32): bool {
  return !hasCell(v128.load(open + 16 * otherIn(cell, digit)), cell);
}

/** True if a digit is put into a cell by `count` steps that enter no cell twice. `entered`: cells that are entered later. */
export function isPath(cell: i32, digit: i32, count: i32, entered: v128): bool {
  const lost = otherIn(cell, digit);
  if (count === 1) return lost === first && sees(cell, start);
  const all = v128.or(entered, bitOf(cell));
  const before = v128.and(v128.andnot(cells, all), v128.and(seenBy(cell), placesOf(lost)));
  for (let rest = before; v128.any_true(rest); rest = withoutLowest(rest)) {
    const other = lowestCell(rest);
    const taken: i32 = load<u8>(steps + SIZE * other + lost);
    if (isPut(other, lost) && taken < count && isPath(other, lost, count - 1, all)) return true;
  }
  return false;
}
