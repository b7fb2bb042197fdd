/**
 * Aligned exclusion: of the combinations that a few cells can take, those go that give two of them the same digit in
 * one house, or that leave nothing to a cell which sees them all. A digit in no combination goes.
 */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import type { Markup, Numbers } from '../core/board.js';
import type { Candidate, Cell } from '../core/geometry.js';
import { orderOf } from './order.js';

export interface AlignedExclusion {
  readonly cells: readonly Cell[];
  /** The cells that see all of them and forbid combinations. */
  readonly excluders: readonly Cell[];
  readonly remove: readonly Candidate[];
}

/** Cells that see one with few enough digits, and which those are, in the order of peers. */
interface Bases {
  readonly cells: readonly Cell[];
  readonly excluders: readonly (readonly Cell[])[];
  /** The same as sets of cells. */
  readonly sets: readonly Int32Array[];
}

const FEWEST_EXCLUDERS = 2;

function basesOf({ geometry, digits }: Markup, widest: number): Bases {
  const { peers } = orderOf(geometry);
  const cells: Cell[] = [];
  const excluders: Cell[][] = [];
  const sets: Int32Array[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (countBits(digits[cell]!) < 2) continue;
    const own: Cell[] = [];
    const set = new Int32Array(geometry.words);
    let alone = false;
    for (let i = geometry.peerStart[cell]!; i < geometry.peerStart[cell + 1]!; i++) {
      const peer = peers[i]!;
      const wide = countBits(digits[peer]!);
      alone ||= wide === 1;
      if (wide < 2 || wide > widest) continue;
      own.push(peer);
      set[peer >> 5]! |= 1 << (peer & 31);
    }
    if (alone || own.length === 0) continue;
    cells.push(cell);
    excluders.push(own);
    sets.push(set);
  }
  return { cells, excluders, sets };
}

function countCommon(sets: readonly Int32Array[], into: Int32Array): number {
  let count = 0;
  for (let word = 0; word < into.length; word++) {
    let common = -1;
    for (let i = 0; i < sets.length; i++) common &= sets[i]![word]!;
    into[word] = common;
    count += countBits(common);
  }
  return count;
}

/** Pairs of cells, in the order of their masks. */
export function* alignedPairs(board: Markup): Generator<AlignedExclusion, void, void> {
  const { cells, sets } = basesOf(board, 2);
  const common = new Int32Array(board.geometry.words);
  for (let j = 1; j < cells.length; j++)
    for (let i = 0; i < j; i++) {
      if (countCommon([sets[i]!, sets[j]!], common) < FEWEST_EXCLUDERS) continue;
      const found = exclusion(board, [cells[i]!, cells[j]!], common);
      if (found) yield found;
    }
}

/** Pairs of cells as before, and with each a third from among their excluders. */
export function* alignedTriples(board: Markup): Generator<AlignedExclusion, void, void> {
  const { geometry } = board;
  const { cells, excluders, sets } = basesOf(board, 3);
  const indexOf = new Int32Array(geometry.cells).fill(-1);
  for (const [index, cell] of cells.entries()) indexOf[cell] = index;
  const common = new Int32Array(geometry.words);
  for (let j = 1; j < cells.length; j++)
    for (let i = 0; i < j; i++) {
      if (countCommon([sets[i]!, sets[j]!], common) < FEWEST_EXCLUDERS) continue;
      for (const third of new Set([...excluders[i]!, ...excluders[j]!])) {
        const k = indexOf[third]!;
        if (k < 0 || k === i || k === j) continue;
        if (countCommon([sets[i]!, sets[j]!, sets[k]!], common) < FEWEST_EXCLUDERS) continue;
        const found = exclusion(board, [cells[i]!, cells[j]!, third], common);
        if (found) yield found;
      }
    }
}

function exclusion(board: Markup, cells: readonly Cell[], common: Numbers): AlignedExclusion | undefined {
  const { geometry, digits } = board;
  const excluders: Cell[] = [];
  for (let word = 0; word < common.length; word++)
    for (let rest = common[word]!; rest; rest &= rest - 1) excluders.push(word * 32 + lowestBit(rest));
  const masks = excluders.map((cell) => digits[cell]!);
  const remove: Candidate[] = [];
  for (const [index, cell] of cells.entries()) {
    const others = cells.filter((_, at) => at !== index);
    for (let rest = digits[cell]!; rest; rest &= rest - 1) {
      const digit = lowestBit(rest);
      if (!canTake(board, [cell], [digit], 1 << digit, others, masks)) remove.push(geometry.candidate(cell, digit));
    }
  }
  return remove.length > 0 ? { cells, excluders, remove } : undefined;
}

/** Whether the cells left can be filled so that every excluder keeps a digit. */
function canTake(
  board: Markup,
  filled: readonly Cell[],
  taken: readonly number[],
  used: Bits,
  left: readonly Cell[],
  masks: readonly Bits[],
): boolean {
  const [cell, ...others] = left;
  if (cell === undefined) return !masks.some((mask) => (mask & ~used) === 0);
  for (let rest = board.digits[cell]!; rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    if (taken.some((other, at) => other === digit && board.geometry.sees(filled[at]!, cell))) continue;
    if (canTake(board, [...filled, cell], [...taken, digit], used | (1 << digit), others, masks)) return true;
  }
  return false;
}
