/**
 * Bases, the cells for which aligned exclusion lists combinations, and excluders: peers of bases with few digits, which
 * no combination may leave without one.
 */
import { countBits } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { addCell, type CellSet, cellSet } from '../../core/cell-set.js';
import type { Cell } from '../../core/geometry.js';

export class AlignedBases {
  /** The bases, ascending, and as a set. */
  readonly cells: Int32Array;
  count = 0;
  readonly isBase: CellSet;
  /** The excluders of each cell, as sets of cells. */
  readonly excluders: CellSet;
  /** Cells that have changed since the stamp, and cells that were no base before, next to one solved since. */
  readonly changed: CellSet;

  /** `widest`: the most digits of an excluder. */
  constructor(
    readonly board: Markup,
    widest: number,
    since: Stamp,
  ) {
    const { geometry, digits, cellStamps } = board;
    const { cells } = geometry;
    this.cells = new Int32Array(cells);
    this.isBase = cellSet(geometry);
    this.excluders = new Int32Array(cells * geometry.words);
    this.changed = cellSet(geometry);
    const single = cellSet(geometry);
    const solved = cellSet(geometry);
    const narrow = cellSet(geometry);
    for (let cell = 0; cell < cells; cell++) {
      const width = countBits(digits[cell]!);
      const isChanged = cellStamps[cell]! > since;
      if (isChanged) addCell(this.changed, cell);
      if (width === 0 && isChanged) addCell(solved, cell);
      else if (width === 1) addCell(single, cell);
      else if (width > 1 && width <= widest) addCell(narrow, cell);
    }
    for (let cell = 0; cell < cells; cell++)
      if (countBits(digits[cell]!) > 1) this.addBase(cell, narrow, single, solved);
  }

  /** True if one cell is an excluder of another. */
  excludes(cell: Cell, of: Cell): boolean {
    return (this.excluders[of * this.board.geometry.words + (cell >> 5)]! & (1 << (cell & 31))) !== 0;
  }

  /**
   * Adds a cell that sees narrow cells, its excluders, but none with a single digit. It has changed if it sees one solved
   * since, which may have kept it from being a base.
   */
  private addBase(cell: Cell, narrow: CellSet, single: CellSet, solved: CellSet): void {
    const { words, peerSets } = this.board.geometry;
    const from = cell * words;
    let anyExcluder = 0;
    let anySingle = 0;
    let anySolved = 0;
    for (let word = 0; word < words; word++) {
      const peers = peerSets[from + word]!;
      anyExcluder |= this.excluders[from + word] = peers & narrow[word]!;
      anySingle |= peers & single[word]!;
      anySolved |= peers & solved[word]!;
    }
    if (!anyExcluder || anySingle) return;
    if (anySolved) addCell(this.changed, cell);
    addCell(this.isBase, cell);
    this.cells[this.count++] = cell;
  }
}
