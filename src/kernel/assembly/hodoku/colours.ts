/** Simple and multi colours, as `logic/digit/colourings` finds them: components of a digit in order, and pairs of them. */
import { HIT, NOTHING, takeCells, taken, tellKind } from './hit';
import { bitOf, CELLS, lowestCell, seenBy, withoutLowest } from './shape';
import { link, linkedTo } from './strong-links';

/** By colour, two of them a component: its cells, and those that see any of them. */
const cells = memory.data(16 * CELLS, 16);
const seen = memory.data(16 * CELLS, 16);

function cellsOf(colour: i32): v128 {
  return v128.load(cells + 16 * colour);
}
function seenFrom(colour: i32): v128 {
  return v128.load(seen + 16 * colour);
}
/** Whether a cell of one colour sees a cell of the other. */
function meet(a: i32, b: i32): bool {
  return v128.any_true(v128.and(seenFrom(a), cellsOf(b)));
}

/** Colours that meet themselves, wraps, go whole; others take what sees both, traps. */
export function simpleColours(digits: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    const colours = paint(digit);
    for (let first = 0; first < colours; first += 2) {
      for (let colour = first; colour < first + 2; colour++)
        if (meet(colour, colour)) takeCells(cellsOf(colour), digit);
      tellKind(taken());
      if (!taken()) takeCells(v128.and(seenFrom(first), seenFrom(first + 1)), digit);
      if (taken()) return HIT;
    }
  }
  return NOTHING;
}

export function multiColours(digits: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    const colours = paint(digit);
    for (let first = 0; first < colours; first += 2)
      for (let second = 0; second < colours; second += 2)
        if (first !== second && takeFromPair(digit, first, second)) return HIT;
  }
  return NOTHING;
}

/** Colours of the first that see both of the second, type 2; or what sees the opposites of two that meet, type 1. */
function takeFromPair(digit: i32, first: i32, second: i32): i32 {
  for (let one = first; one < first + 2; one++)
    if (meet(one, second) && meet(one, second + 1)) takeCells(cellsOf(one), digit);
  tellKind(taken());
  if (taken()) return HIT;
  for (let one = first; one < first + 2; one++)
    for (let other = second; other < second + 2; other++)
      if (meet(one, other)) takeCells(v128.and(seenFrom(one ^ 1), seenFrom(other ^ 1)), digit);
  return taken();
}

/** Paints what is strongly linked, from the lowest place on. How many colours there are. */
function paint(digit: i32): i32 {
  let colours = 0;
  for (let left = link(digit); v128.any_true(left); colours += 2) {
    for (let colour = colours; colour < colours + 2; colour++) {
      v128.store(cells + 16 * colour, i64x2(0, 0));
      v128.store(seen + 16 * colour, i64x2(0, 0));
    }
    let colour = colours;
    for (let level = bitOf(lowestCell(left)); v128.any_true(level); colour ^= 1) {
      left = v128.andnot(left, level);
      let next = i64x2(0, 0);
      v128.store(cells + 16 * colour, v128.or(cellsOf(colour), level));
      for (; v128.any_true(level); level = withoutLowest(level)) {
        const cell = lowestCell(level);
        v128.store(seen + 16 * colour, v128.or(seenFrom(colour), seenBy(cell)));
        next = v128.or(next, linkedTo(cell));
      }
      level = v128.and(next, left);
    }
  }
  return colours;
}
