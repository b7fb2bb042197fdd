/** Types 1, 2, 4, 5 and 6 of unique rectangles, and hidden ones, as `logic/deadly` finds them. */
import { digitsOf, slotsIn } from './grid';
import { HIT, NOTHING, takeCells, takeDigits, taken } from './hit';
import { cornerAt, countRectangles, extraOf, pairOf } from './rectangles';
import { houseOf, isPair, isSingle, seenBy, slotOf } from './shape';

const ALL_CORNERS = 15;
/** Corners that lie across from each other. */
const ENDS = 0b1001;
const MIDDLE = 0b0110;

export function isDiagonal(set: i32): bool {
  return set === ENDS || set === MIDDLE;
}

/** What the corners may be beyond their two digits. */
export function finsOf(at: i32): i32 {
  let union = 0;
  for (let corner = 0; corner < 4; corner++) union |= digitsOf(cornerAt(at, corner));
  return union & ~pairOf(at);
}

/** One corner alone may be something else, so it is. */
export function rectangle1(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf(at);
    if (!isSingle(extra)) continue;
    const cell = cornerAt(at, ctz(extra));
    takeDigits(cell, digitsOf(cell) & pairOf(at));
    if (taken()) return HIT;
  }
  return NOTHING;
}

/** One other digit in several corners: two side by side (type 2), others (type 5). */
export function rectangle25(is5: bool): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf(at);
    const fins = finsOf(at);
    if (!isSingle(fins) || isSingle(extra) || (isPair(extra) && !isDiagonal(extra)) === is5) continue;
    let seen = i64x2.splat(-1);
    for (let rest = extra; rest; rest &= rest - 1) seen = v128.and(seen, seenBy(cornerAt(at, ctz(rest))));
    takeCells(seen, ctz(fins));
    if (taken()) return HIT;
  }
  return NOTHING;
}

/** One of the digits keeps to two corners of a house, so these do not take the other. */
export function rectangle4(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf(at);
    if (!isPair(extra) || isDiagonal(extra)) continue;
    const pair = pairOf(at);
    const corner = cornerAt(at, ctz(extra));
    for (let rest = pair; rest; rest &= rest - 1) {
      let isLocked = false;
      for (let kind = 0; kind < 3; kind++)
        if (keepsTo(at, extra, kind, houseOf(kind, corner), ctz(rest))) isLocked = true;
      if (isLocked && takeFrom(at, extra, pair & ~(rest & -rest))) return HIT;
    }
  }
  return NOTHING;
}

/** Two diagonal corners of type 6: a digit keeps to the corners in both rows, or both columns. */
export function rectangle6(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf(at);
    if (!isDiagonal(extra)) continue;
    for (let rest = pairOf(at); rest; rest &= rest - 1)
      if ((isXWing(at, 0, ctz(rest)) || isXWing(at, 1, ctz(rest))) && takeFrom(at, extra, rest & -rest)) return HIT;
  }
  return NOTHING;
}

function isXWing(at: i32, kind: i32, digit: i32): bool {
  return (
    keepsTo(at, ALL_CORNERS, kind, houseOf(kind, cornerAt(at, 0)), digit) &&
    keepsTo(at, ALL_CORNERS, kind, houseOf(kind, cornerAt(at, 3)), digit)
  );
}

/** Across from a bare corner, in whose lines a digit keeps to the corners, the other digit goes. */
export function hiddenRectangle(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const bare = ALL_CORNERS & ~extraOf(at);
    if (!isSingle(bare) && !isDiagonal(bare)) continue;
    const pair = pairOf(at);
    for (let from = bare; from; from &= from - 1) {
      const cell = cornerAt(at, 3 - ctz(from));
      for (let rest = pair; rest; rest &= rest - 1) {
        const other = pair & ~(rest & -rest);
        if (!(digitsOf(cell) & other)) continue;
        if (!keepsTo(at, ALL_CORNERS, 0, houseOf(0, cell), ctz(rest))) continue;
        if (!keepsTo(at, ALL_CORNERS, 1, houseOf(1, cell), ctz(rest))) continue;
        takeDigits(cell, other);
        return HIT;
      }
    }
  }
  return NOTHING;
}

/** Whether a digit has places in a house, all of them among some corners. */
function keepsTo(at: i32, among: i32, kind: i32, house: i32, digit: i32): bool {
  let others = slotsIn(house, digit);
  const places = others;
  for (let rest = among; rest; rest &= rest - 1) {
    const cell = cornerAt(at, ctz(rest));
    if (houseOf(kind, cell) === house) others &= ~(1 << slotOf(kind, cell));
  }
  return places !== 0 && !others;
}

function takeFrom(at: i32, extra: i32, set: i32): bool {
  for (let rest = extra; rest; rest &= rest - 1) {
    const cell = cornerAt(at, ctz(rest));
    takeDigits(cell, digitsOf(cell) & set);
  }
  return taken() === HIT;
}
