/** HoDoKu's choice among chains that take a digit or two, as `solver/hodoku/best` tells it: the hit listed is the best so far. */
import { clearHit, count, takeCells } from './hit';
import { CELLS, countCells, lowestCell, NO_CELLS, withoutLowest } from './shape';

let length = 0;
let weight = 0;
let start = 0;

/** Whether a hit with so many eliminations could win; `nodes`: how many the chain has. */
export function mayWin(eliminations: i32, nodes: i32): bool {
  return eliminations > count || (eliminations === count && nodes <= length);
}

/** Takes a hit that may win, if it does. `from`: the cell from which HoDoKu would find it. */
export function offer(cells: v128, digit: i32, eliminations: i32, nodes: i32, from: i32): void {
  offerBoth(cells, digit, NO_CELLS, 0, eliminations, nodes, from);
}

/** The same where two digits go. */
export function offerBoth(
  cells: v128,
  digit: i32,
  others: v128,
  other: i32,
  eliminations: i32,
  nodes: i32,
  from: i32,
): void {
  const own = weightOf(cells, digit, 0) + weightOf(others, other, countCells(cells));
  if (eliminations === count && nodes === length && (own > weight || (own === weight && from >= start))) return;
  clearHit();
  takeCells(cells, digit);
  takeCells(others, other);
  length = nodes;
  weight = own;
  start = from;
}

/** Of equals the lightest wins: cells count by their rank. */
function weightOf(cells: v128, digit: i32, before: i32): i32 {
  let sum = 0;
  let factor = 1 + before * (CELLS - 1);
  for (let rest = cells; v128.any_true(rest); rest = withoutLowest(rest)) {
    sum += lowestCell(rest) * factor + digit;
    factor += CELLS - 1;
  }
  return sum;
}
