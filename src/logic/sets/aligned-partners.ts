/**
 * Partners for aligned exclusion by pairs: two bases exclude combinations only if they have two excluders in common. They
 * are found by the excluders, since on large grids most pairs have none.
 */
import { lowestBit } from '../../core/bits.js';
import { type CellSet, cellSet, hasCell } from '../../core/cell-set.js';
import type { Cell } from '../../core/geometry.js';
import type { AlignedBases } from './aligned-bases.js';

export class AlignedPartners {
  /** The last partners found. */
  readonly cells: Int32Array;
  private cell: Cell = -1;
  /** Cells that see an excluder of `cell`, two of them, or one that has changed. */
  private readonly seeOne: CellSet;
  private readonly seeTwo: CellSet;
  private readonly seeChanged: CellSet;

  constructor(private readonly bases: AlignedBases) {
    const { geometry } = bases.board;
    this.cells = new Int32Array(geometry.cells);
    this.seeOne = cellSet(geometry);
    this.seeTwo = cellSet(geometry);
    this.seeChanged = cellSet(geometry);
  }

  /** Lists the partners of a base that come before it, ascending. Returns their number. */
  find(cell: Cell): number {
    this.lookFrom(cell);
    const { cells, seeTwo } = this;
    const { isBase } = this.bases;
    let count = 0;
    for (let word = 0; word <= cell >> 5; word++)
      for (let rest = seeTwo[word]! & isBase[word]!; rest; rest &= rest - 1) {
        const partner = word * 32 + lowestBit(rest);
        if (partner < cell) cells[count++] = partner;
      }
    return count;
  }

  /** True if the last cell of `find`, a partner of it or one of their common excluders has changed. */
  isPairChanged(partner: Cell): boolean {
    const { changed } = this.bases;
    return hasCell(this.seeChanged, partner) || hasCell(changed, partner) || hasCell(changed, this.cell);
  }

  /** Finds which cells, up to the word of the given one, see its excluders. */
  private lookFrom(cell: Cell): void {
    const { seeOne, seeTwo, seeChanged } = this;
    const { excluders, changed, board } = this.bases;
    const { words, peerSets } = board.geometry;
    const last = cell >> 5;
    this.cell = cell;
    seeOne.fill(0);
    seeTwo.fill(0);
    seeChanged.fill(0);
    for (let word = 0; word < words; word++)
      for (let rest = excluders[cell * words + word]!; rest; rest &= rest - 1) {
        const excluder = word * 32 + lowestBit(rest);
        const isChanged = hasCell(changed, excluder);
        for (let at = 0, from = excluder * words; at <= last; at++, from++) {
          const peers = peerSets[from]!;
          seeTwo[at]! |= seeOne[at]! & peers;
          seeOne[at]! |= peers;
          if (isChanged) seeChanged[at]! |= peers;
        }
      }
  }
}
