/**
 * Aligned exclusion: of the combinations that a few cells can take, those are excluded that give two of them the same
 * digit in one house, or that leave a cell which sees them all no candidate. A digit in no combination is removed.
 */
import { type Bits, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import { candidatesAmong } from '../../core/candidates.js';
import { cellsIn } from '../../core/cell-set.js';
import { type Clock, unlimited } from '../../core/clock.js';
import { type Candidate, type Cell, LARGEST_SIZE } from '../../core/geometry.js';
import { isPauseDue } from '../../core/pausing.js';
import { PAUSE_HIT } from '../step/pause.js';
import { type Hit, removing } from '../step/strategy.js';

export interface AlignedExclusion {
  readonly cells: readonly Cell[];
  /** Cells that see all of them and exclude combinations. */
  readonly excluders: readonly Cell[];
  readonly remove: readonly Candidate[];
}

const FEWEST_EXCLUDERS = 2;

/** The number of cells paired with the others between two checks of the clock. */
const BASES_PER_CHECK = 16;

/**
 * Yields exclusions by pairs of cells, in the order of their masks. Skips pairs where nothing has changed since the
 * stamp.
 */
export function* alignedPairs(
  board: Markup,
  since: Stamp = -1,
  clock: Clock = unlimited,
): Generator<Hit<AlignedExclusion>, void, void> {
  const bases = new Bases(board, 2, since);
  for (let j = 1; j < bases.count; j++) {
    if (j % BASES_PER_CHECK === 0 && isPauseDue(clock)) yield PAUSE_HIT;
    for (let i = 0; i < j; i++) {
      if (!bases.areChanged(bases.cells[i]!, bases.cells[j]!)) continue;
      const found = bases.exclusion(bases.cells[i]!, bases.cells[j]!);
      if (found) yield removing(found, found.remove);
    }
  }
}

/** Yields exclusions by three cells: such a pair, and a third cell from among their excluders. */
export function* alignedTriples(
  board: Markup,
  since: Stamp = -1,
  clock: Clock = unlimited,
): Generator<Hit<AlignedExclusion>, void, void> {
  const bases = new Bases(board, 3, since);
  for (let j = 1; j < bases.count; j++) {
    if (isPauseDue(clock)) yield PAUSE_HIT;
    for (let i = 0; i < j; i++) {
      const a = bases.cells[i]!;
      const b = bases.cells[j]!;
      if (!bases.haveCommon(a, b)) continue;
      const isChanged = bases.areChanged(a, b);
      for (const first of [a, b])
        for (let at = bases.listStart[first]!; at < bases.listStart[first + 1]!; at++) {
          const c = bases.list[at]!;
          if (!bases.isBase[c] || c === a || c === b || !(isChanged || bases.isChanged(c))) continue;
          if ((first === b && bases.excludes(c, a)) || bases.wasTried(a, b, c)) continue;
          const found = bases.exclusion(a, b, c);
          if (found) yield removing(found, found.remove);
        }
    }
  }
}

/** Cells that have excluders: peers with two digits, or up to `widest` digits. */
class Bases {
  /** The cells, ascending. */
  readonly cells: Int32Array;
  readonly isBase: Uint8Array;
  count = 0;
  /** Excluders of cell c, in the order of peers: from `listStart[c]` up to `listStart[c + 1]`. */
  readonly list: Int32Array;
  readonly listStart: Int32Array;
  /** The excluders of each cell as sets of cells. */
  private readonly sets: Int32Array;
  /** Cells that have changed, and peers of cells solved since, which those cells may have kept from being bases. */
  private readonly changedCells: Int32Array;
  private readonly common: Int32Array;
  private readonly masks = new Int32Array(LARGEST_SIZE * LARGEST_SIZE);
  private readonly allowed = new Int32Array(3);

  constructor(
    private readonly board: Markup,
    widest: number,
    since: Stamp,
  ) {
    const { geometry, digits, cellStamps } = board;
    const { cells, words, peerStart } = geometry;
    const { peers } = orderOf(geometry);
    this.cells = new Int32Array(cells);
    this.isBase = new Uint8Array(cells);
    this.list = new Int32Array(peers.length);
    this.listStart = new Int32Array(cells + 1);
    this.sets = new Int32Array(cells * words);
    this.changedCells = new Int32Array(words);
    this.common = new Int32Array(words);
    let end = 0;
    for (let cell = 0; cell < cells; cell++) {
      this.listStart[cell] = end;
      if (cellStamps[cell]! > since) this.changedCells[cell >> 5]! |= 1 << (cell & 31);
      if (countBits(digits[cell]!) < 2) continue;
      let alone = false;
      let isFreed = false;
      const start = end;
      for (let i = peerStart[cell]!; i < peerStart[cell + 1]!; i++) {
        const peer = peers[i]!;
        const wide = countBits(digits[peer]!);
        alone ||= wide === 1;
        isFreed ||= wide === 0 && cellStamps[peer]! > since;
        if (wide < 2 || wide > widest) continue;
        this.list[end++] = peer;
        this.sets[cell * words + (peer >> 5)]! |= 1 << (peer & 31);
      }
      if (alone || end === start) continue;
      if (isFreed) this.changedCells[cell >> 5]! |= 1 << (cell & 31);
      this.isBase[cell] = 1;
      this.cells[this.count++] = cell;
    }
    this.listStart[cells] = end;
  }

  /** True if one cell is an excluder of another. */
  excludes(cell: Cell, of: Cell): boolean {
    return (this.sets[of * this.board.geometry.words + (cell >> 5)]! & (1 << (cell & 31))) !== 0;
  }

  /** True if two cells have enough excluders in common. */
  haveCommon(a: Cell, b: Cell): boolean {
    const { words } = this.board.geometry;
    let count = 0;
    for (let word = 0; word < words; word++)
      count += countBits(this.sets[a * words + word]! & this.sets[b * words + word]!);
    return count >= FEWEST_EXCLUDERS;
  }

  /** True if one of two cells or of their common excluders has changed. */
  areChanged(a: Cell, b: Cell): boolean {
    const { words } = this.board.geometry;
    let changed = 0;
    for (let word = 0; word < words; word++)
      changed |= this.sets[a * words + word]! & this.sets[b * words + word]! & this.changedCells[word]!;
    return changed !== 0 || this.isChanged(a) || this.isChanged(b);
  }

  /** True if the three cells were tried before as another pair and its third cell. */
  wasTried(a: Cell, b: Cell, c: Cell): boolean {
    if (c > b) return false;
    const earlier = this.excludes(b, a) || this.excludes(b, c);
    return c > a ? earlier : earlier || this.excludes(a, b) || this.excludes(a, c);
  }

  /** Returns the exclusion by two or three cells; undefined if it removes nothing, or nothing new. */
  exclusion(a: Cell, b: Cell, c?: Cell): AlignedExclusion | undefined {
    const { geometry, digits } = this.board;
    const found = this.collectExcluders(a, b, c);
    if (found < FEWEST_EXCLUDERS) return undefined;
    const third = c === undefined ? 1 << geometry.size : digits[c]!;
    this.combine(found, third, a, b, c);
    const { allowed } = this;
    if (allowed[0] === digits[a] && allowed[1] === digits[b] && allowed[2] === third) return undefined;
    const cells = c === undefined ? [a, b] : [a, b, c];
    const remove = cells.flatMap((cell, i) => candidatesAmong(this.board, [cell], ~allowed[i]!));
    return { cells, excluders: cellsIn(this.common), remove };
  }

  /** Lists the digits of the common excluders; none if neither they nor the cells have changed. */
  private collectExcluders(a: Cell, b: Cell, c: Cell | undefined): number {
    const { sets, common, changedCells, masks } = this;
    const { geometry, digits } = this.board;
    const { words } = geometry;
    let found = 0;
    let changed = this.isChanged(a) || this.isChanged(b) || (c !== undefined && this.isChanged(c));
    for (let word = 0; word < words; word++) {
      let set = sets[a * words + word]! & sets[b * words + word]!;
      if (c !== undefined) set &= sets[c * words + word]!;
      common[word] = set;
      changed ||= (set & changedCells[word]!) !== 0;
      for (; set; set &= set - 1) masks[found++] = digits[word * 32 + lowestBit(set)]!;
    }
    return changed ? found : 0;
  }

  isChanged(cell: Cell): boolean {
    return (this.changedCells[cell >> 5]! & (1 << (cell & 31))) !== 0;
  }

  /**
   * Finds the digits that occur in some combination. Without a third cell, a single digit that no other cell has
   * replaces the digits of the third.
   */
  private combine(found: number, third: Bits, a: Cell, b: Cell, c: Cell | undefined): void {
    const { allowed, masks } = this;
    const { geometry, digits } = this.board;
    const first = digits[a]!;
    const second = digits[b]!;
    const abSee = geometry.sees(a, b);
    const acSee = c !== undefined && geometry.sees(a, c);
    const bcSee = c !== undefined && geometry.sees(b, c);
    allowed.fill(0);
    for (let x = first; x; x &= x - 1)
      for (let y = second; y; y &= y - 1) {
        const digitA = x & -x;
        const digitB = y & -y;
        if (abSee && digitA === digitB) continue;
        const both = digitA | digitB;
        let left = third;
        if (acSee) left &= ~digitA;
        if (bcSee) left &= ~digitB;
        for (let i = 0; i < found && left; i++) {
          const rest = masks[i]! & ~both;
          if (rest === 0) left = 0;
          else if (isSingle(rest)) left &= ~rest;
        }
        if (!left) continue;
        allowed[0]! |= digitA;
        allowed[1]! |= digitB;
        allowed[2]! |= left;
        if (allowed[0] === first && allowed[1] === second && allowed[2] === third) return;
      }
  }
}
