/**
 * Avoidable rectangles: if the other corners repeated the digits of placed corners crosswise, the two digits could be
 * exchanged, since no corner is a given.
 */
import { countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell, Digit } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';
import { type Hit, removing } from '../step/strategy.js';
import { isExchangeable, linesAcross } from './rectangles.js';

/** A rectangle with at least two solved corners, none of which is a given. */
export interface AvoidableRectangle {
  /**
   * Corners in order around the rectangle: two solved ones in a box, then the one beyond the second, then the one
   * beyond the first.
   */
  readonly corners: readonly [Cell, Cell, Cell, Cell];
  /** The digits of the first and the second corner. */
  readonly digits: readonly [Digit, Digit];
}

/**
 * Yields rectangles with three solved corners: the fourth must not complete them. `most`: the most candidates of the
 * fourth.
 */
export function* avoidable1(board: Markup, most = Infinity): Generator<Hit<AvoidableRectangle>, void, void> {
  const { geometry, values } = board;
  for (const pattern of avoidables(board)) {
    const [, , far, farFirst] = pattern.corners;
    const [first, second] = pattern.digits;
    if (values[far]! < 0 && values[farFirst]! < 0) continue;
    const [open, digit] = values[far]! < 0 ? [far, first] : [farFirst, second];
    if (countBits(board.digits[open]!) <= most) yield removing(pattern, [geometry.candidate(open, digit)]);
  }
}

export interface AvoidableRectangle2 extends AvoidableRectangle {
  /** The digit beside the rectangle's that both open corners have. */
  readonly extra: Digit;
}

/**
 * Yields rectangles with two solved corners: the others must not complete them, so one of these takes the extra digit
 * that both have.
 */
export function* avoidable2(board: Markup): Generator<Hit<AvoidableRectangle2>, void, void> {
  for (const pattern of avoidables(board)) {
    const [, , far, farFirst] = pattern.corners;
    const [first, second] = pattern.digits;
    const other = board.digits[far]! & ~(1 << first);
    if (!isSingle(other) || board.digits[farFirst] !== (other | (1 << second))) continue;
    const extra = lowestBit(other);
    const remove = seeingAll(board, extra, [far, farFirst]);
    if (remove.length > 0) yield removing({ ...pattern, extra }, remove);
  }
}

/** True if the cell is solved, and not by a given. */
const isPlaced = ({ values, givens }: Markup, cell: Cell): boolean => values[cell]! >= 0 && !givens[cell];

/** True if the cell has taken the digit and is not a given, or may still take it. */
const fits = (board: Markup, cell: Cell, digit: Digit): boolean =>
  board.values[cell] === digit ? !board.givens[cell] : (board.digits[cell]! & (1 << digit)) !== 0;

/**
 * Yields two corners placed in one box with two cells elsewhere that could repeat their digits crosswise, and are not
 * both placed.
 */
function* avoidables(board: Markup): Generator<AvoidableRectangle, void, void> {
  const { geometry, values, slots } = board;
  const { size } = geometry;
  if (geometry.tiling === 'none') return;
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (!isPlaced(board, cell)) continue;
    const box = geometry.houseOf('box', cell);
    for (let slot = 0; slot < size; slot++) {
      const beside = geometry.cellAt(box, slot);
      if (beside <= cell || !isPlaced(board, beside)) continue;
      const across = linesAcross(geometry, cell, beside);
      if (!across) continue;
      const first = values[cell]!;
      const second = values[beside]!;
      // Where both digits are placed, so are both corners beyond.
      const open = slots[across[1] * size + first]! || slots[across[0] * size + second]!;
      for (let rest = open; rest; rest &= rest - 1) {
        const at = lowestBit(rest);
        const farFirst = geometry.cellAt(across[0], at);
        const far = geometry.cellAt(across[1], at);
        if (geometry.houseOf('box', far) === box || (values[far]! >= 0 && values[farFirst]! >= 0)) continue;
        if (!fits(board, far, first) || !fits(board, farFirst, second)) continue;
        if (isExchangeable(board, [cell, beside, far, farFirst], (1 << first) | (1 << second)))
          yield { corners: [cell, beside, far, farFirst], digits: [first, second] };
      }
    }
  }
}
