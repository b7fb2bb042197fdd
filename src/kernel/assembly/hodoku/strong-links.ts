/** The strong links of one digit: from each of its places those with which it shares a house that has no third. */
import { placesOf, slotsIn } from './grid';
import { bitOf, CELLS, cellAt, HOUSES, isPair, lowestCell, withoutLowest } from './shape';

const strong = memory.data(16 * CELLS, 16);

/** The places linked to a place of the digit that was linked last. */
export function linkedTo(cell: i32): v128 {
  return v128.load(strong + 16 * cell);
}

/** Lists the links of a digit. Which places have any. */
export function link(digit: i32): v128 {
  let linked = i64x2(0, 0);
  for (let rest = placesOf(digit); v128.any_true(rest); rest = withoutLowest(rest))
    v128.store(strong + 16 * lowestCell(rest), i64x2(0, 0));
  for (let house = 0; house < HOUSES; house++) {
    const places = slotsIn(house, digit);
    if (!isPair(places)) continue;
    const a = cellAt(house, ctz(places));
    const b = cellAt(house, ctz(places & (places - 1)));
    v128.store(strong + 16 * a, v128.or(linkedTo(a), bitOf(b)));
    v128.store(strong + 16 * b, v128.or(linkedTo(b), bitOf(a)));
    linked = v128.or(linked, v128.or(bitOf(a), bitOf(b)));
  }
  return linked;
}
