/** Third cells for aligned exclusion by triples: bases among the excluders of a pair, all of which share two excluders. */
import { countBits, lowestBit } from '../../core/bits.js';
import { hasCell } from '../../core/cell-set.js';
import type { Cell } from '../../core/geometry.js';
import { scanOrderOf } from '../../core/scan-order.js';
import type { AlignedBases } from './aligned-bases.js';

export class ThirdCells {
  /** The last third cells found. */
  readonly cells: Int32Array;
  private count = 0;
  private readonly views: ExcluderViews;
  /** The bases among the excluders of base c in the order of peers, from `starts[c]` to `starts[c + 1]`. */
  private readonly candidates: Int32Array;
  private readonly starts: Int32Array;

  constructor(private readonly bases: AlignedBases) {
    const { geometry } = bases.board;
    this.cells = new Int32Array(2 * geometry.cells);
    this.views = new ExcluderViews(bases);
    this.candidates = new Int32Array(geometry.peers.length);
    this.starts = new Int32Array(geometry.cells + 1);
    this.listCandidates();
  }

  /**
   * Lists the third cells of a base and a partner before it, if one of the three or of their common excluders has
   * changed. Skips those of an earlier pair. Returns their number.
   */
  find(a: Cell, b: Cell): number {
    this.views.lookFrom(b);
    this.count = 0;
    this.addExcludersOf(a, a, b);
    this.addExcludersOf(b, a, b);
    return this.count;
  }

  /** Adds the third cells among the excluders of one of the pair: for b, those that a has not. */
  private addExcludersOf(one: Cell, a: Cell, b: Cell): void {
    const { bases, views, candidates, starts } = this;
    const { changed } = bases;
    const isPairChanged = hasCell(changed, a) || hasCell(changed, b);
    for (let at = starts[one]!; at < starts[one + 1]!; at++) {
      const c = candidates[at]!;
      if (!views.shareTwo(a, c) || c === a || c === b) continue;
      if (!isPairChanged && !hasCell(changed, c) && !views.shareChanged(a, c)) continue;
      if ((one === b && bases.excludes(c, a)) || this.wasTried(a, b, c)) continue;
      this.cells[this.count++] = c;
    }
  }

  /**
   * True if the three cells were tried before as another pair and its third cell. Pairs, the lower cell first, are tried
   * in the order of the second cell, then of the first.
   */
  private wasTried(a: Cell, b: Cell, c: Cell): boolean {
    if (c > b) return false;
    const { bases } = this;
    if (bases.excludes(b, a) || bases.excludes(b, c)) return true;
    return c < a && (bases.excludes(a, b) || bases.excludes(a, c));
  }

  private listCandidates(): void {
    const { bases, candidates, starts } = this;
    const { geometry } = bases.board;
    const { cells, peerStart } = geometry;
    const { peers } = scanOrderOf(geometry);
    let end = 0;
    for (let cell = 0; cell < cells; cell++) {
      starts[cell] = end;
      if (!hasCell(bases.isBase, cell)) continue;
      for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++)
        if (hasCell(bases.isBase, peers[at]!) && bases.excludes(peers[at]!, cell)) candidates[end++] = peers[at]!;
    }
    starts[cells] = end;
  }
}

/** The excluders of one base, numbered, so that few words hold those that another cell sees. */
class ExcluderViews {
  private viewed: Cell = -1;
  private readonly words: number;
  /** The numbers of those that cell c sees, from word `c * words`, and of those that have changed. */
  private readonly views: Int32Array;
  private readonly changed: Int32Array;

  constructor(private readonly bases: AlignedBases) {
    this.words = (mostExcluders(bases) + 31) >> 5;
    this.views = new Int32Array(bases.board.geometry.cells * this.words);
    this.changed = new Int32Array(this.words);
  }

  /** Numbers the excluders of a base. */
  lookFrom(cell: Cell): void {
    if (this.viewed === cell) return;
    this.viewed = cell;
    const { views, changed, bases } = this;
    const { words, peers, peerStart } = bases.board.geometry;
    views.fill(0);
    changed.fill(0);
    let number = 0;
    for (let word = 0; word < words; word++)
      for (let rest = bases.excluders[cell * words + word]!; rest; rest &= rest - 1, number++) {
        const excluder = word * 32 + lowestBit(rest);
        const at = number >> 5;
        const bit = 1 << (number & 31);
        if (hasCell(bases.changed, excluder)) changed[at]! |= bit;
        for (let i = peerStart[excluder]!; i < peerStart[excluder + 1]!; i++)
          views[peers[i]! * this.words + at]! |= bit;
      }
  }

  /** True if two cells see two of the excluders. */
  shareTwo(a: Cell, c: Cell): boolean {
    const { views, words } = this;
    let isOne = false;
    for (let word = 0; word < words; word++) {
      const both = views[a * words + word]! & views[c * words + word]!;
      if (both === 0) continue;
      if (isOne || (both & (both - 1)) !== 0) return true;
      isOne = true;
    }
    return false;
  }

  /** True if two cells see one of the excluders that has changed. */
  shareChanged(a: Cell, c: Cell): boolean {
    const { views, words, changed } = this;
    for (let word = 0; word < words; word++)
      if ((views[a * words + word]! & views[c * words + word]! & changed[word]!) !== 0) return true;
    return false;
  }
}

/** Returns the most excluders of a base. */
function mostExcluders({ cells, count, excluders, board }: AlignedBases): number {
  const { words } = board.geometry;
  let most = 0;
  for (let i = 0; i < count; i++) {
    let own = 0;
    for (let word = 0; word < words; word++) own += countBits(excluders[cells[i]! * words + word]!);
    most = Math.max(most, own);
  }
  return most;
}
