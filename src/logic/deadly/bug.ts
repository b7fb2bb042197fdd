/**
 * Bivalue universal grave (BUG): if every open cell held two digits and every digit had two places in each house, there
 * would be no solution, or more than one. So one of the extra candidates is true.
 */
import { countBits, isPair } from '../../core/bits.js';
import type { Board, Markup } from '../../core/board.js';
import { cellsAt } from '../../core/candidates.js';
import type { Cell } from '../../core/geometry.js';
import { scanOrderOf } from '../../core/scan-order.js';
import { type DeadlyPattern, keepsPairs } from './pattern.js';

/**
 * Reads the position as a BUG with extra candidates in at most `most` cells. Returns undefined if the rest is not a
 * BUG, or if there are no extra candidates. The search for extra candidates counts those left after earlier ones are
 * removed, or those in `within`, which stays unchanged.
 */
export function bugOf(board: Markup, most = board.geometry.size, within?: Markup): DeadlyPattern | undefined {
  const { geometry } = board;
  const { size, cells } = geometry;
  for (let cell = 0, wide = 0; cell < cells; cell++)
    if (countBits(board.digits[cell]!) > 2 && ++wide > most) return undefined;
  /** A copy of the board, made at the first change. */
  let scratch: Board | undefined;
  let { slots, digits } = within ?? board;
  const extra = new Set<Cell>();
  for (const house of scanOrderOf(geometry).linkHouses)
    for (let digit = 0; digit < size; digit++) {
      const places = slots[house * size + digit]!;
      if (places === 0 || isPair(places)) continue;
      const wide = cellsAt(geometry, house, places).filter((cell) => countBits(digits[cell]!) >= 3);
      if (wide.length === 0) return undefined;
      if (wide.length > 1) continue;
      extra.add(wide[0]!);
      scratch ??= board.copy();
      if (!within) ({ slots, digits } = scratch);
      scratch.remove(geometry.candidate(wide[0]!, digit));
    }
  if (!scratch || !isBug(scratch)) return undefined;
  const bug = patternOf(scratch, extra);
  return keepsPairs(scratch, bug.cells, bug.sets) ? bug : undefined;
}

/** Returns the BUG as a pattern: all open cells with the digits that they would have in it. */
function patternOf({ geometry, digits }: Board, extra: ReadonlySet<Cell>): DeadlyPattern {
  const cells: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (digits[cell]) cells.push(cell);
  const ascending = [...extra].sort((a, b) => a - b);
  return { cells, sets: cells.map((cell) => digits[cell]!), extra: ascending };
}

function isBug({ geometry, digits, slots, values }: Board): boolean {
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell]! < 0 && !isPair(digits[cell]!)) return false;
  for (let index = 0; index < slots.length; index++) if (slots[index] !== 0 && !isPair(slots[index]!)) return false;
  return true;
}
