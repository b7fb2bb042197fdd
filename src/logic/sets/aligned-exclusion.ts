/**
 * Aligned exclusion: of the combinations that a few cells can take, those are excluded that give two of them the same
 * digit in one house, or that leave a cell which sees them all no candidate. A digit in no combination is removed.
 */
import type { Bits } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import { cellsIn } from '../../core/cell-set.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import { AlignedBases, WITH_THIRD } from './aligned-bases.js';

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
  since: Stamp = -1,
  clock: Clock = unlimited,
): Generator<Hit<AlignedExclusion>, void, void> {
  const bases = new AlignedBases(board, 2, since);
  for (let j = 1; j < bases.count; j++) {
    if (j % BASES_PER_CHECK === 0) clock();
    const b = bases.cells[j]!;
    const partners = bases.partnersOf(b);
    for (let i = 0; i < partners; i++) {
      const a = bases.partners[i]!;
      const found = bases.isPairChanged(a, b) && exclusion(bases, a, b);
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
  const bases = new AlignedBases(board, WITH_THIRD, since);
  for (let j = 1; j < bases.count; j++) {
    clock();
    const b = bases.cells[j]!;
    const partners = bases.partnersOf(b);
    for (let i = 0; i < partners; i++) {
      const a = bases.partners[i]!;
      const thirds = bases.thirdsOf(a, b);
      for (let at = 0; at < thirds; at++) {
        const found = exclusion(bases, a, b, bases.thirds[at]!);
        if (found) yield removing(found, found.remove);
      }
    }
  }
}

/** Returns the exclusion by two or three cells; undefined if it removes nothing. */
function exclusion(bases: AlignedBases, a: Cell, b: Cell, c?: Cell): AlignedExclusion | undefined {
  const { geometry, digits } = bases.board;
  const third = c === undefined ? 1 << geometry.size : digits[c]!;
  const { allowed } = bases;
  combine(bases, third, a, b, c);
  if (allowed[0] === digits[a] && allowed[1] === digits[b] && allowed[2] === third) return undefined;
  const cells = c === undefined ? [a, b] : [a, b, c];
  const remove = cells.flatMap((cell, i) => candidatesAmong(bases.board, [cell], ~allowed[i]!));
  return { cells, excluders: cellsIn(bases.common), remove };
}

/**
 * Finds the digits that occur in some combination. Without a third cell, a single digit that no other cell has replaces
 * the digits of the third. Skips combinations all digits of which occur in others.
 */
function combine(bases: AlignedBases, third: Bits, a: Cell, b: Cell, c: Cell | undefined): void {
  const { allowed, excluderDigits } = bases;
  const { geometry, digits } = bases.board;
  const found = bases.digitsOfExcluders(a, b, c);
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
      const both = digitA | digitB;
      let left = third;
      if (acSee) left &= ~digitA;
      if (bcSee) left &= ~digitB;
      for (let i = 0; i < found && left; i++) {
        const rest = excluderDigits[i]! & ~both;
        if ((rest & (rest - 1)) === 0) left &= rest && ~rest;
      }
      if (!left) continue;
      allowed[0]! |= digitA;
      allowed[1]! |= digitB;
      allowed[2]! |= left;
      if (allowed[0] === first && allowed[1] === second && allowed[2] === third) return;
    }
}
