/**
 * The cells of aligned exclusion, found by the excluders that they have in common: a pair of them, or a pair and a third
 * cell. Sets of cells leave out pairs without two common excluders, which most are on large grids.
 */
import { countBits, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { addCell, type CellSet, cellSet, hasCell } from '../../core/cell-set.js';
import type { Cell } from '../../core/geometry.js';
import { scanOrderOf } from '../../core/scan-order.js';

/** The most digits of an excluder where three cells are wanted. */
export const WITH_THIRD = 3;

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
  /** For a search: the digits of each of up to three cells that occur in some combination. */
  readonly allowed = new Int32Array(3);
  /** The excluders of each cell, and all bases, as sets of cells. */
  private readonly sets: CellSet;
  private readonly isBase: CellSet;
  /** Cells that have changed, and peers of cells solved since, which those cells may have kept from being bases. */
  private readonly changed: CellSet;
  /** Cells that see one excluder of the last cell, two of them, and one of them that has changed. */
  private readonly once: CellSet;
  private readonly twice: CellSet;
  private readonly renewed: CellSet;
  /** The bases among the excluders of cell c in the order of peers, from `orderStart[c]` to `orderStart[c + 1]`. */
  private readonly order: Int32Array;
  private readonly orderStart: Int32Array;
  /** The cell whose excluders are numbered, and the set of those that cell c sees, at `c * viewWords`. */
  private viewed = -1;
  private readonly viewWords: number;
  private readonly views: Int32Array;
  private readonly changedView: Int32Array;

  constructor(
    readonly board: Markup,
    widest: number,
    since: Stamp,
  ) {
    const { geometry, digits, cellStamps } = board;
    const { cells } = geometry;
    this.cells = new Int32Array(cells);
    this.partners = new Int32Array(cells);
    this.thirds = new Int32Array(2 * cells);
    this.excluderDigits = new Int32Array(cells);
    this.sets = new Int32Array(cells * geometry.words);
    this.isBase = cellSet(geometry);
    this.changed = cellSet(geometry);
    this.common = cellSet(geometry);
    this.once = cellSet(geometry);
    this.twice = cellSet(geometry);
    this.renewed = cellSet(geometry);
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
    const isThirdWanted = widest === WITH_THIRD;
    this.order = new Int32Array(isThirdWanted ? geometry.peers.length : 0);
    this.orderStart = new Int32Array(cells + 1);
    this.viewWords = isThirdWanted ? this.listBases() : 0;
    this.views = new Int32Array(cells * this.viewWords);
    this.changedView = new Int32Array(this.viewWords);
  }

  /** Lists the bases among the excluders of each. Returns the most words that a set of excluders takes. */
  private listBases(): number {
    const { sets, isBase, order, orderStart } = this;
    const { geometry } = this.board;
    const { cells, words, peerStart } = geometry;
    const { peers } = scanOrderOf(geometry);
    let end = 0;
    let most = 0;
    for (let cell = 0; cell < cells; cell++) {
      orderStart[cell] = end;
      if (!hasCell(isBase, cell)) continue;
      let excluders = 0;
      for (let word = 0; word < words; word++) excluders += countBits(sets[cell * words + word]!);
      most = Math.max(most, excluders);
      for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++)
        if (hasCell(isBase, peers[at]!) && this.excludes(peers[at]!, cell)) order[end++] = peers[at]!;
    }
    orderStart[cells] = end;
    return (most + 31) >> 5;
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
    const { sets, once, twice, renewed, isBase, changed, partners } = this;
    const { words, peerSets } = this.board.geometry;
    const last = cell >> 5;
    once.fill(0);
    twice.fill(0);
    renewed.fill(0);
    for (let word = 0; word < words; word++)
      for (let rest = sets[cell * words + word]!; rest; rest &= rest - 1) {
        const excluder = word * 32 + lowestBit(rest);
        const isChanged = hasCell(changed, excluder);
        for (let at = 0, from = excluder * words; at <= last; at++, from++) {
          const peers = peerSets[from]!;
          twice[at]! |= once[at]! & peers;
          once[at]! |= peers;
          if (isChanged) renewed[at]! |= peers;
        }
      }
    let count = 0;
    for (let word = 0; word <= last; word++)
      for (let rest = twice[word]! & isBase[word]!; rest; rest &= rest - 1) {
        const partner = word * 32 + lowestBit(rest);
        if (partner < cell) partners[count++] = partner;
      }
    return count;
  }

  /** True if a cell, its partner or one of their common excluders has changed. */
  isPairChanged(partner: Cell, cell: Cell): boolean {
    return hasCell(this.renewed, partner) || hasCell(this.changed, partner) || hasCell(this.changed, cell);
  }

  /**
   * Lists the bases among the excluders of a pair that have two excluders in common with it, if one of all these has
   * changed. Skips those of an earlier pair. Returns their number. The pair is the last cell of `partnersOf`, and a
   * partner.
   */
  thirdsOf(a: Cell, b: Cell): number {
    const { changed, thirds, order, orderStart } = this;
    if (this.viewed !== b) this.view(b);
    const isChanged = hasCell(changed, a) || hasCell(changed, b);
    let count = 0;
    for (let first = a, isLast = false; ; first = b, isLast = true) {
      for (let at = orderStart[first]!; at < orderStart[first + 1]!; at++) {
        const c = order[at]!;
        if (!this.shareTwo(a, c, isChanged || hasCell(changed, c)) || c === a || c === b) continue;
        if ((isLast && this.excludes(c, a)) || this.wasTried(a, b, c)) continue;
        thirds[count++] = c;
      }
      if (isLast) return count;
    }
  }

  /** Numbers the excluders of a cell, and finds which of them each other cell sees. */
  private view(cell: Cell): void {
    const { sets, views, changedView, viewWords, changed } = this;
    const { words, peers, peerStart } = this.board.geometry;
    this.viewed = cell;
    views.fill(0);
    changedView.fill(0);
    let number = 0;
    for (let word = 0; word < words; word++)
      for (let rest = sets[cell * words + word]!; rest; rest &= rest - 1, number++) {
        const excluder = word * 32 + lowestBit(rest);
        const at = number >> 5;
        const bit = 1 << (number & 31);
        if (hasCell(changed, excluder)) changedView[at]! |= bit;
        for (let i = peerStart[excluder]!; i < peerStart[excluder + 1]!; i++) views[peers[i]! * viewWords + at]! |= bit;
      }
  }

  /** True if two cells see two of the numbered excluders, one of them changed unless `isChanged`. */
  private shareTwo(a: Cell, c: Cell, isChanged: boolean): boolean {
    const { views, viewWords, changedView } = this;
    let isAny = false;
    let areTwo = false;
    let isNew = isChanged;
    for (let word = 0; word < viewWords; word++) {
      const both = views[a * viewWords + word]! & views[c * viewWords + word]!;
      if (!both) continue;
      areTwo ||= isAny || (both & (both - 1)) !== 0;
      isAny = true;
      isNew ||= (both & changedView[word]!) !== 0;
    }
    return areTwo && isNew;
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
