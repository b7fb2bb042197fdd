/**
 * Unplaceable candidates, which patterns of one digit can remove: no placing of the digit uses them. Most digits have
 * none, so a search for such patterns can skip these digits. They are computed once for each state of a digit; other
 * digits do not matter.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Digit, Geometry } from '../../core/geometry.js';
import { Placings } from './placings.js';

/** The digits that have unplaceable candidates. */
export const unplaceableDigits = (board: Markup, clock?: Clock): Bits => board.memo(findUnplaceableDigits, clock);

function findUnplaceableDigits(board: Markup, clock: Clock): Bits {
  const table = board.geometry.memo(makeTable);
  let digits = 0;
  for (let digit = 0; digit < board.geometry.size; digit++) {
    clock();
    if (table.hasAny(board, digit)) digits |= 1 << digit;
  }
  return digits;
}

/** True if any candidate of the digit is unplaceable. */
export const hasUnplaceable = (board: Markup, digit: Digit, clock?: Clock): boolean =>
  (unplaceableDigits(board, clock) & (1 << digit)) !== 0;

/** The unplaceable candidates of a digit, ascending. */
export function unplaceableOf(board: Markup, digit: Digit): Candidate[] {
  const { geometry } = board;
  const unplaceable: Candidate[] = [];
  const table = geometry.memo(makeTable);
  if (!table.hasAny(board, digit)) return unplaceable;
  for (const [row, columns] of table.unused[digit]!.entries())
    for (let rest = columns; rest; rest &= rest - 1)
      unplaceable.push(geometry.candidate(geometry.cellAt(row, lowestBit(rest)), digit));
  return unplaceable;
}

const makeTable = (geometry: Geometry): Table => new Table(geometry);

/** Cached facts about each digit on one shape of grid, as columns by row. */
class Table {
  /** By digit: its places at the last update, the places among them that no placing uses, and true if there are any. */
  private readonly places: readonly Int32Array[];
  readonly unused: readonly Int32Array[];
  private readonly any: Uint8Array;
  private readonly placings: Placings;

  constructor(geometry: Geometry) {
    const { size } = geometry;
    const rowsOfDigits = (): Int32Array[] => Array.from({ length: size }, () => new Int32Array(size));
    this.places = rowsOfDigits();
    this.unused = rowsOfDigits();
    this.any = new Uint8Array(size);
    this.placings = new Placings(geometry);
  }

  hasAny(board: Markup, digit: Digit): boolean {
    if (this.takeOver(board, digit)) this.update(digit);
    return this.any[digit] === 1;
  }

  /** Records the digit's places. Returns false if they are unchanged. */
  private takeOver({ geometry, slots }: Markup, digit: Digit): boolean {
    const { size } = geometry;
    const rows = this.places[digit]!;
    let changed = 0;
    for (let row = 0; row < size; row++) {
      const places = slots[row * size + digit]!;
      changed |= places ^ rows[row]!;
      rows[row] = places;
    }
    return changed !== 0;
  }

  /** Updates a digit. Candidates for which the search is cut short count as unplaceable. */
  private update(digit: Digit): void {
    const { placings } = this;
    const rows = this.places[digit]!;
    const unused = this.unused[digit]!;
    unused.set(rows);
    placings.load(rows);
    this.any[digit] = 0;
    for (let row = 0; row < rows.length; row++)
      for (let rest = unused[row]!; rest; rest = unused[row]! & rest & (rest - 1)) {
        if (!placings.findWith(row, rest & -rest, unused)) this.any[digit] = 1;
        else for (let used = 0; used < rows.length; used++) unused[used]! &= ~placings.found[used]!;
      }
  }
}
