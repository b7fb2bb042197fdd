/**
 * Aligned exclusion: of the combinations that a few cells can take, those are excluded that give two of them the same
 * digit in one house, or that leave a cell which sees them all no candidate. A digit in no combination is removed.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import { type CellSet, cellSet, cellsIn } from '../../core/cell-set.js';
import { unlimited } from '../../core/clock.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import { type Hit, removing, type SearchLimits } from '../step/strategy.js';
import { AlignedBases } from './aligned-bases.js';
import { AlignedPartners } from './aligned-partners.js';
import { ThirdCells } from './third-cells.js';

export interface AlignedExclusion {
  readonly cells: readonly Cell[];
  /** Cells that see all of them and exclude combinations. */
  readonly excluders: readonly Cell[];
  readonly remove: readonly Candidate[];
}

/** The number of cells paired with the others between two checks of the clock. */
const BASES_PER_CHECK = 16;

/**
 * Yields exclusions by pairs of cells, in the order of their masks. Skips pairs where nothing has changed since the
 * stamp.
 */
export function* alignedPairs(
  board: Markup,
  { since = -1, clock = unlimited }: SearchLimits = {},
): Generator<Hit<AlignedExclusion>, void, void> {
  const bases = new AlignedBases(board, 2, since);
  const partners = new AlignedPartners(bases);
  const combinations = new Combinations(bases);
  for (let j = 1; j < bases.count; j++) {
    if (j % BASES_PER_CHECK === 0) clock();
    const b = bases.cells[j]!;
    const partnerCount = partners.find(b);
    for (let i = 0; i < partnerCount; i++) {
      const a = partners.cells[i]!;
      const found = partners.isPairChanged(a) && combinations.exclusion(a, b);
      if (found) yield removing(found, found.remove);
    }
  }
}

/** Yields exclusions by three cells: such a pair, and a third cell from among their excluders. */
export function* alignedTriples(
  board: Markup,
  { since = -1, clock = unlimited }: SearchLimits = {},
): Generator<Hit<AlignedExclusion>, void, void> {
  const bases = new AlignedBases(board, 3, since);
  const partners = new AlignedPartners(bases);
  const thirds = new ThirdCells(bases);
  const combinations = new Combinations(bases);
  for (let j = 1; j < bases.count; j++) {
    clock();
    const b = bases.cells[j]!;
    const partnerCount = partners.find(b);
    for (let i = 0; i < partnerCount; i++) {
      const a = partners.cells[i]!;
      const thirdCount = thirds.find(a, b);
      for (let at = 0; at < thirdCount; at++) {
        const found = combinations.exclusion(a, b, thirds.cells[at]!);
        if (found) yield removing(found, found.remove);
      }
    }
  }
}

/** The combinations that two or three cells can take. */
class Combinations {
  /** The digits of each cell that occur in some combination. */
  private readonly allowed = new Int32Array(3);
  /** The excluders in common, and the digits of each. */
  private readonly excluders: CellSet;
  private readonly excluderDigits: Int32Array;
  private excluderCount = 0;

  constructor(private readonly bases: AlignedBases) {
    const { geometry } = bases.board;
    this.excluders = cellSet(geometry);
    this.excluderDigits = new Int32Array(geometry.cells);
  }

  /** Returns the exclusion by two or three cells; undefined if it removes nothing. */
  exclusion(a: Cell, b: Cell, c?: Cell): AlignedExclusion | undefined {
    const { allowed } = this;
    const { board } = this.bases;
    // In place of a third cell, one with a single digit that no other has.
    const third = c === undefined ? 1 << board.geometry.size : board.digits[c]!;
    this.findExcluders(a, b, c);
    if (this.allowsAll(third, a, b, c)) return undefined;
    const cells = c === undefined ? [a, b] : [a, b, c];
    const remove = cells.flatMap((cell, i) => candidatesAmong(board, [cell], ~allowed[i]!));
    return { cells, excluders: cellsIn(this.excluders), remove };
  }

  private findExcluders(a: Cell, b: Cell, c: Cell | undefined): void {
    const { excluders, excluderDigits } = this;
    const { excluders: sets, board } = this.bases;
    const { words } = board.geometry;
    let count = 0;
    for (let word = 0; word < words; word++) {
      let set = sets[a * words + word]! & sets[b * words + word]!;
      if (c !== undefined) set &= sets[c * words + word]!;
      excluders[word] = set;
      for (; set; set &= set - 1) excluderDigits[count++] = board.digits[word * 32 + lowestBit(set)]!;
    }
    this.excluderCount = count;
  }

  /**
   * Finds the digits that occur in some combination; true if all do. Skips combinations all digits of which occur in
   * others.
   */
  private allowsAll(third: Bits, a: Cell, b: Cell, c: Cell | undefined): boolean {
    const { allowed } = this;
    const { geometry, digits } = this.bases.board;
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
        if (allowed[0]! & digitA && allowed[1]! & digitB && allowed[2] === third) continue;
        const left = this.leftBy(digitA | digitB, third & ~(acSee ? digitA : 0) & ~(bcSee ? digitB : 0));
        if (left === 0) continue;
        allowed[0]! |= digitA;
        allowed[1]! |= digitB;
        allowed[2]! |= left;
        if (allowed[0] === first && allowed[1] === second && allowed[2] === third) return true;
      }
    return false;
  }

  /** Returns the digits of the third cell that, with those of a pair, leave each excluder a candidate. */
  private leftBy(pair: Bits, third: Bits): Bits {
    const { excluderDigits, excluderCount } = this;
    let left = third;
    for (let i = 0; i < excluderCount && left; i++) {
      const rest = excluderDigits[i]! & ~pair;
      if (rest === 0) return 0;
      if ((rest & (rest - 1)) === 0) left &= ~rest;
    }
    return left;
  }
}
