/**
 * Empty rectangles: boxes that hold a digit in one row and one column only, joined to a strong link of it. They need
 * lines and boxes.
 */
import { countBits, isPair, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Cell, Digit, House } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import { hasUnplaceable } from './unplaceable.js';

export interface EmptyRectangle {
  readonly digit: Digit;
  readonly box: House;
  /** The line where the strong link starts, and the line with the target. */
  readonly lines: readonly [House, House];
  /** Places in the box: those in the first line, then the others, which are in the second. */
  readonly arms: readonly [readonly Cell[], readonly Cell[]];
  /** The crossing line in which the digit has two places. */
  readonly link: House;
  /** The link's place in the first line, and its other place. */
  readonly near: Cell;
  readonly far: Cell;
}

/**
 * Yields empty rectangles. `fewest`: the fewest places in the box; with two places the pattern is also a kite or turbot
 * fish.
 */
export function* emptyRectangles(
  board: Markup,
  fewest: number,
  since: Stamp = -1,
  clock?: Clock,
): Generator<Hit<EmptyRectangle>, void, void> {
  const { geometry, slots, digitStamps } = board;
  const { size, boxRows, boxColumns } = geometry;
  const firstBox = geometry.firstOf('box');
  const boxes = geometry.countOf('box');
  for (let digit = 0; digit < size; digit++) {
    if (digitStamps[digit]! <= since || !hasUnplaceable(board, digit, clock)) continue;
    for (let box = firstBox; box < firstBox + boxes; box++) {
      const places = slots[box * size + digit]!;
      const count = countBits(places);
      if (count < fewest || count > boxRows + boxColumns - 1) continue;
      for (let corner = size - 1; corner >= 0; corner--) {
        const cell = geometry.cellAt(box, corner);
        const row = geometry.houseOf('row', cell);
        const column = geometry.houseOf('column', cell);
        const inRow = places & geometry.crossings[box * geometry.houses + row]!;
        const inColumn = places & geometry.crossings[box * geometry.houses + column]!;
        if ((inRow | inColumn) !== places || inRow === places || inColumn === places) continue;
        yield* along(board, digit, box, row, column);
        yield* along(board, digit, box, column, row);
      }
    }
  }
}

/** Follows strong links from a line outside the box to the other line. */
function* along(
  board: Markup,
  digit: Digit,
  box: House,
  line: House,
  other: House,
): Generator<Hit<EmptyRectangle>, void, void> {
  const { geometry, slots } = board;
  const { size, houses, crossings } = geometry;
  const [kind, across] =
    geometry.houseKinds[line] === 'row' ? (['row', 'column'] as const) : (['column', 'row'] as const);
  for (let outside = slots[line * size + digit]! & ~crossings[line * houses + box]!; outside; outside &= outside - 1) {
    const near = geometry.cellAt(line, lowestBit(outside));
    const link = geometry.houseOf(across, near);
    const places = slots[link * size + digit]!;
    if (!isPair(places)) continue;
    const far = geometry.cellAt(link, lowestBit(places & ~crossings[link * houses + line]!));
    const farLine = geometry.houseOf(kind, far);
    const meets = crossings[other * houses + farLine]! & ~crossings[other * houses + box]!;
    if ((slots[other * size + digit]! & meets) === 0) continue;
    const target = geometry.candidate(geometry.cellAt(other, lowestBit(meets)), digit);
    yield removing({ digit, box, lines: [line, other], arms: armsOf(board, digit, box, line), link, near, far }, [
      target,
    ]);
  }
}

/** Returns the places of a digit in a box that lie in a line, and the others. */
function armsOf({ geometry, slots }: Markup, digit: Digit, box: House, line: House): EmptyRectangle['arms'] {
  const arms: [Cell[], Cell[]] = [[], []];
  const inLine = geometry.crossings[box * geometry.houses + line]!;
  for (let rest = slots[box * geometry.size + digit]!; rest; rest &= rest - 1)
    arms[inLine & rest & -rest ? 0 : 1].push(geometry.cellAt(box, lowestBit(rest)));
  return arms;
}
