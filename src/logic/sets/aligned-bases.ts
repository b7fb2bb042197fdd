/**
 * The cells of aligned exclusion, found by the excluders that they have in common: a pair of them, or a pair and a third
 * cell. Sets of cells leave out pairs without two common excluders, which most are on large grids.
 */
import { countBits, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import { addCell, type CellSet, cellSet, hasCell, removeCell } from '../../core/cell-set.js';
import type { Cell, Geometry } from '../../core/geometry.js';

/** Cells that have excluders: peers with two digits, or up to `widest` digits. */
export class AlignedBases {
  /** The cells, ascending. */
  readonly cells: Int32Array;
  count = 0;
  /** The last partners of a cell, and the last third cells of a pair. */
  readonly partners: Int32Array;
  readonly thirds: Int32Array;
  /** The last excluders in common, and the digits of each. */
  readonly common: CellSet;
  readonly excluderDigits: Int32Array;
  private readonly peers: Uint16Array;
  /** The excluders of each cell, and all bases, as sets of cells. */
  private readonly sets: CellSet;
  private readonly isBase: CellSet;
  /** Cells that have changed, and peers of cells solved since, which those cells may have kept from being bases. */
  private readonly changed: CellSet;
  /** Cells that share excluders with a cell, and with a pair. */
  private readonly ofCell: Sharing;
  private readonly ofPair: Sharing;
  private readonly eligible: CellSet;

  constructor(
    readonly board: Markup,
    widest: number,
    since: Stamp,
  ) {
    const { geometry, digits, cellStamps } = board;
    const { cells } = geometry;
    this.peers = orderOf(geometry).peers;
    this.cells = new Int32Array(cells);
    this.partners = new Int32Array(cells);
    this.thirds = new Int32Array(2 * cells);
    this.excluderDigits = new Int32Array(cells);
    this.sets = new Int32Array(cells * geometry.words);
    this.isBase = cellSet(geometry);
    this.changed = cellSet(geometry);
    this.common = cellSet(geometry);
    this.eligible = cellSet(geometry);
    this.ofCell = new Sharing(geometry, this.changed);
    this.ofPair = new Sharing(geometry, this.changed);
    const lone = cellSet(geometry);
    const freed = cellSet(geometry);
    const excluders = cellSet(geometry);
    for (let cell = 0; cell < cells; cell++) {
      const width = countBits(digits[cell]!);
      const isChanged = cellStamps[cell]! > since;
      if (isChanged) addCell(this.changed, cell);
      if (width === 1) addCell(lone, cell);
      else if (width === 0 && isChanged) addCell(freed, cell);
      else if (width > 1 && width <= widest) addCell(excluders, cell);
    }
    for (let cell = 0; cell < cells; cell++)
      if (digits[cell]! & (digits[cell]! - 1)) this.addBase(cell, excluders, lone, freed);
  }

  /** Adds a cell that sees excluders but none of the cells with one digit left. It has changed if it sees a freed one. */
  private addBase(cell: Cell, excluders: CellSet, lone: CellSet, freed: CellSet): void {
    const { words, peerSets } = this.board.geometry;
    const from = cell * words;
    let any = 0;
    let anyLone = 0;
    let anyFreed = 0;
    for (let word = 0; word < words; word++) {
      const peers = peerSets[from + word]!;
      any |= this.sets[from + word] = peers & excluders[word]!;
      anyLone |= peers & lone[word]!;
      anyFreed |= peers & freed[word]!;
    }
    if (!any || anyLone) return;
    if (anyFreed) addCell(this.changed, cell);
    addCell(this.isBase, cell);
    this.cells[this.count++] = cell;
  }

  /** Lists the bases before a cell that have two excluders in common with it, ascending. Returns their number. */
  partnersOf(cell: Cell): number {
    const { ofCell, isBase, partners } = this;
    const last = cell >> 5;
    ofCell.find(this.sets, cell * this.board.geometry.words, last + 1);
    let count = 0;
    for (let word = 0; word <= last; word++)
      for (let rest = ofCell.twice[word]! & isBase[word]!; rest; rest &= rest - 1) {
        const partner = word * 32 + lowestBit(rest);
        if (partner < cell) partners[count++] = partner;
      }
    return count;
  }

  /** True if a cell, its partner or one of their common excluders has changed. */
  isPairChanged(partner: Cell, cell: Cell): boolean {
    return hasCell(this.ofCell.renewed, partner) || hasCell(this.changed, partner) || hasCell(this.changed, cell);
  }

  /**
   * Lists the bases among the excluders of a pair that have two excluders in common with it, if one of all these has
   * changed. Skips those of an earlier pair. Returns their number.
   */
  thirdsOf(a: Cell, b: Cell): number {
    const { sets, common, eligible, ofPair, isBase, changed, thirds, peers } = this;
    const { words, peerStart } = this.board.geometry;
    for (let word = 0; word < words; word++) common[word] = sets[a * words + word]! & sets[b * words + word]!;
    ofPair.find(common, 0, words);
    const isChanged = hasCell(changed, a) || hasCell(changed, b);
    let any = 0;
    for (let word = 0; word < words; word++) {
      const set = ofPair.twice[word]! & isBase[word]! & (sets[a * words + word]! | sets[b * words + word]!);
      any |= eligible[word] = isChanged ? set : set & (ofPair.renewed[word]! | changed[word]!);
    }
    if (!any) return 0;
    removeCell(eligible, a);
    removeCell(eligible, b);
    let count = 0;
    for (let first = a, isLast = false; ; first = b, isLast = true) {
      for (let at = peerStart[first]!; at < peerStart[first + 1]!; at++) {
        const c = peers[at]!;
        if (!hasCell(eligible, c) || !this.excludes(c, first)) continue;
        if ((isLast && this.excludes(c, a)) || this.wasTried(a, b, c)) continue;
        thirds[count++] = c;
      }
      if (isLast) return count;
    }
  }

  /** True if one cell is an excluder of another. */
  private excludes(cell: Cell, of: Cell): boolean {
    return (this.sets[of * this.board.geometry.words + (cell >> 5)]! & (1 << (cell & 31))) !== 0;
  }

  /** True if the three cells were tried before as another pair and its third cell. */
  private wasTried(a: Cell, b: Cell, c: Cell): boolean {
    if (c > b) return false;
    const earlier = this.excludes(b, a) || this.excludes(b, c);
    return c > a ? earlier : earlier || this.excludes(a, b) || this.excludes(a, c);
  }

  /** Lists the digits of the excluders that two or three cells have in common. Returns their number. */
  digitsOfExcluders(a: Cell, b: Cell, c?: Cell): number {
    const { sets, common, excluderDigits } = this;
    const { geometry, digits } = this.board;
    const { words } = geometry;
    let found = 0;
    for (let word = 0; word < words; word++) {
      let set = sets[a * words + word]! & sets[b * words + word]!;
      if (c !== undefined) set &= sets[c * words + word]!;
      common[word] = set;
      for (; set; set &= set - 1) excluderDigits[found++] = digits[word * 32 + lowestBit(set)]!;
    }
    return found;
  }
}

/** The cells that see two of some excluders, and those that see one that has changed. */
class Sharing {
  readonly twice: CellSet;
  readonly renewed: CellSet;
  private readonly once: CellSet;

  constructor(
    private readonly geometry: Geometry,
    private readonly changed: CellSet,
  ) {
    this.twice = cellSet(geometry);
    this.renewed = cellSet(geometry);
    this.once = cellSet(geometry);
  }

  /** Finds them, in the first `within` words, for the excluders at an offset of some sets. */
  find(excluders: CellSet, offset: number, within: number): void {
    const { once, twice, renewed, changed } = this;
    const { words, peerSets } = this.geometry;
    once.fill(0);
    twice.fill(0);
    renewed.fill(0);
    for (let word = 0; word < words; word++)
      for (let rest = excluders[offset + word]!; rest; rest &= rest - 1) {
        const excluder = word * 32 + lowestBit(rest);
        const isChanged = hasCell(changed, excluder);
        for (let at = 0, from = excluder * words; at < within; at++, from++) {
          const peers = peerSets[from]!;
          twice[at]! |= once[at]! & peers;
          once[at]! |= peers;
          if (isChanged) renewed[at]! |= peers;
        }
      }
  }
}
