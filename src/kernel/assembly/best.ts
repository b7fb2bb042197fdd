/** HoDoKu's choice among chains and loops, as in `solver/hodoku/best`. */
import { clearHit, takeCells, taken, tellKind } from './hit';
import { bitOf, CELLS, lowestCell, SIZE, withoutLowest } from './shape';
import { Vectors } from './views';

const ENDLESS = i32.MAX_VALUE;

/** By digit, the cells that lose it by the hit being listed, and by the best hit so far. */
const listed = changetype<Vectors>(memory.data(16 * SIZE, 16));
const best = changetype<Vectors>(memory.data(16 * SIZE, 16));
export let bestCount: i32 = 0;
let bestLength = 0;
let bestWeight = 0;
let bestKind = 0;
let bestStart = 0;

export function clearBest(): void {
  bestCount = bestLength = bestWeight = bestStart = 0;
  clearList();
}
function clearList(): void {
  memory.fill(changetype<usize>(listed), 0, 16 * SIZE);
}

/**
 * List candidates to remove: one, several cells of a digit, several digits of a cell. A candidate may be listed twice.
 */
export function list(cell: i32, digit: i32): void {
  listCells(bitOf[cell], digit);
}
export function listCells(cells: v128, digit: i32): void {
  listed[digit] = v128.or(listed[digit], cells);
}
export function listDigits(cell: i32, digits: i32): void {
  for (let rest = digits; rest; rest &= rest - 1) list(cell, ctz(rest));
}

/** True if a hit with this many eliminations could win. `length` counts nodes. */
export function mayWin(eliminations: i32, length: i32): bool {
  return length <= longest(eliminations);
}
/** Returns the greatest length with which a hit with this number of eliminations could win; -1 if none could. */
export function longest(eliminations: i32): i32 {
  return eliminations > bestCount ? ENDLESS : eliminations === bestCount ? bestLength : -1;
}

/**
 * Takes the listed eliminations as a hit if it wins. Among equal hits, the one wins that HoDoKu finds from an earlier
 * start.
 */
export function offer(length: i32, kind: i32, start: i32): void {
  let count = 0;
  let weight = 0;
  for (let digit = 0; digit < SIZE; digit++)
    for (let rest = listed[digit]; v128.any_true(rest); rest = withoutLowest(rest))
      weight += lowestCell(rest) * (1 + (CELLS - 1) * count++) + digit;
  if (wins(count, length, weight, start)) {
    bestCount = count;
    bestLength = length;
    bestWeight = weight;
    bestKind = kind;
    bestStart = start;
    memory.copy(changetype<usize>(best), changetype<usize>(listed), 16 * SIZE);
  }
  clearList();
}

function wins(count: i32, length: i32, weight: i32, start: i32): bool {
  if (count !== bestCount) return count > bestCount;
  if (length !== bestLength) return length < bestLength;
  if (weight !== bestWeight) return weight < bestWeight;
  return start < bestStart;
}

/** Lists the removals of the best hit by digit, then by cell. */
export function takeBest(): i32 {
  clearHit();
  tellKind(bestKind);
  if (bestCount) for (let digit = 0; digit < SIZE; digit++) takeCells(best[digit], digit);
  return taken();
}
