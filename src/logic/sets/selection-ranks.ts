/**
 * The ranks of selections (`selections`), remembered from one position of a board to the next. A rank falls only if a
 * digit leaves a line: by at most one for each candidate lost. So a lower bound is kept for each selection, and a
 * selection is counted again only once its bound has come down to zero.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';

/** The rank of a selection that is never a find. */
export const NEVER = 127;

/** The most lost candidates followed. With more, all selections are counted, and a bound might leave its range. */
const MOST_LOST = 60;

export const selectionRanksOf = (board: Markup): SelectionRanks => board.keep(makeRanks);

const makeRanks = (board: Markup): SelectionRanks => new SelectionRanks(board);

export class SelectionRanks {
  /** At `rows << size | columns`, the rank of a selection, or less; at most zero if it must be counted. */
  readonly bounds: Int8Array;
  /** The digits of each cell at the last position without a find; none if it is not known. */
  private readonly before: Int32Array;
  /** The candidates lost since; undefined if the bounds are not those of an earlier position. */
  private lost: readonly Candidate[] | undefined;

  constructor({ geometry: { size, cells } }: Markup) {
    this.bounds = new Int8Array(1 << (2 * size));
    this.before = new Int32Array(cells);
  }

  /** Begins a search of a position. Until `keep`, nothing is known for the next one. */
  begin(board: Markup): void {
    this.lost = this.lostBy(board);
    this.before.fill(0);
    if (!this.lost) this.bounds.fill(0);
  }

  /** Keeps the ranks of a position in which all selections were counted and none was a find. */
  keep({ digits }: Markup): void {
    this.before.set(digits);
  }

  /**
   * Returns the candidates lost since the last position; undefined if there are too many, or it had not all of those
   * left. The value of a solved cell counts as kept: there is one line less for it, and one cell less.
   */
  private lostBy({ geometry, digits, values }: Markup): Candidate[] | undefined {
    const lost: Candidate[] = [];
    for (let cell = 0; cell < geometry.cells; cell++) {
      const before = this.before[cell]!;
      if (digits[cell]! & ~before) return undefined;
      for (let rest = before & ~digits[cell]!; rest; rest &= rest - 1)
        if (lowestBit(rest) !== values[cell]) lost.push(geometry.candidate(cell, lowestBit(rest)));
    }
    return lost.length > MOST_LOST ? undefined : lost;
  }

  /** Lowers the bounds of all selections with some rows. Returns false if none of them must be counted. */
  lower(board: Markup, rows: Bits): boolean {
    if (!this.lost) return true;
    let least = 1;
    for (const candidate of this.lost) least = Math.min(least, this.lowerFor(board, rows, candidate));
    return least <= 0;
  }

  /**
   * Lowers the bounds of the selections, with some rows, in which a lost candidate was the last of its digit in its row or
   * column. Returns the least of these bounds, at most 1.
   */
  private lowerFor({ geometry, slots }: Markup, rows: Bits, lost: Candidate): number {
    const { bounds } = this;
    const { size, all } = geometry;
    const digit = geometry.digitOf(lost);
    const column = geometry.columnOf(geometry.cellOf(lost));
    const row = geometry.rowOf(geometry.cellOf(lost));
    let least = 1;
    if (!(rows & (1 << row))) return least;
    const isLeftInColumn = slots[(geometry.firstOf('column') + column) * size + digit]! & rows;
    const columnsWithout = isLeftInColumn ? ~slots[row * size + digit]! : all;
    const others = all & ~(1 << column) & columnsWithout;
    // All subsets of the other columns, the empty one last.
    for (let rest: Bits = others; ; rest = (rest - 1) & others) {
      const bound = --bounds[(rows << size) | (1 << column) | rest]!;
      if (bound < least) least = bound;
      if (!rest) return least;
    }
  }
}
