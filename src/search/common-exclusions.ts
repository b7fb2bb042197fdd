/**
 * What all candidates of a constraint exclude, beside clues by which cells exclude digits of others: no candidate of a cell,
 * or of a digit in a house, leaves it. Cells that are equal exclude what any of them excludes.
 */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import type { ExactCover } from './cover.js';

/** The most candidates of a constraint that is looked at. */
export const MOST_COMMON = 3;
/** The most candidates of a shape, since a table has a bit for each two of them. */
const MOST_CANDIDATES = 4096;
/** The least number of cells that a cell sees beside its houses, on average, for the sets to be worth their time without other exclusions. */
const LEAST_SEEN = 3;
const WORD = 32;

/**
 * A set of excluded candidates for each candidate. The bits of a set go by digits, so that the words of one digit, which are
 * often all that is needed, lie together.
 */
export interface ExclusionSets {
  /** The words of a set, and of each digit in it. */
  readonly words: number;
  readonly wordsOfDigit: number;
  /** The words of candidate c from `c * words`. Those before `first[c]` and after `last[c]` are empty. */
  readonly sets: Int32Array;
  readonly first: Uint16Array;
  readonly last: Uint16Array;
}

/** What a search has left. */
interface Searched {
  readonly cover: ExactCover;
  readonly left: Int32Array;
  has(candidate: Candidate): boolean;
  strike(candidate: Candidate): void;
}

/** Returns what each candidate excludes; undefined if houses say nearly all of it, or the shape is too large. */
export function exclusionSets(geometry: Geometry): ExclusionSets | undefined {
  const { further, pairPeers, cells, candidates } = geometry;
  const isWorthIt = further !== undefined || pairPeers.length >= LEAST_SEEN * cells;
  if (!isWorthIt || candidates > MOST_CANDIDATES) return undefined;
  return geometry.memo(makeSets);
}

function makeSets(geometry: Geometry): ExclusionSets {
  const { size, candidates, cells, further } = geometry;
  const wordsOfDigit = Math.ceil(cells / WORD);
  const words = size * wordsOfDigit;
  const sets = new Int32Array(candidates * words);
  const { peerStart, peers } = geometry;
  const enter = (candidate: Candidate, cell: Cell, digits: Bits): void => {
    for (let rest = digits; rest; rest &= rest - 1)
      sets[candidate * words + lowestBit(rest) * wordsOfDigit + (cell >> 5)]! |= 1 << (cell & 31);
  };
  for (let cell = 0; cell < cells; cell++)
    for (let digit = 0; digit < size; digit++) {
      const candidate = cell * size + digit;
      for (let i = peerStart[cell]!; i < peerStart[cell + 1]!; i++) enter(candidate, peers[i]!, 1 << digit);
      if (!further) continue;
      enter(candidate, cell, geometry.all & ~(1 << digit));
      for (let i = further.start[candidate]!; i < further.start[candidate + 1]!; i++)
        enter(candidate, further.cells[i]!, further.digits[i]!);
    }
  joinEqual(geometry, sets, words);
  const first = new Uint16Array(candidates);
  const last = new Uint16Array(candidates);
  for (let candidate = 0; candidate < candidates; candidate++) {
    const own = sets.subarray(candidate * words, (candidate + 1) * words);
    first[candidate] = own.findIndex((word) => word !== 0);
    last[candidate] = own.findLastIndex((word) => word !== 0);
  }
  return { words, wordsOfDigit, sets, first, last };
}

/** Lets equal cells exclude what any of them excludes. */
function joinEqual(geometry: Geometry, sets: Int32Array, words: number): void {
  const { cells, size } = geometry;
  const own = sets.slice();
  for (let cell = 0; cell < cells; cell++)
    for (const equal of equalTo(geometry, cell))
      for (let at = 0; at < size * words; at++) sets[cell * size * words + at]! |= own[equal * size * words + at]!;
}

/** Returns the cells that hold the digit of a cell: each of its digits excludes all others from them. */
function equalTo(geometry: Geometry, cell: Cell): Cell[] {
  const found = new Set([cell]);
  for (const one of found) for (const other of equalNeighbours(geometry, one)) found.add(other);
  found.delete(cell);
  return [...found];
}

function equalNeighbours({ size, all, further }: Geometry, cell: Cell): Cell[] {
  if (!further) return [];
  const times = new Map<Cell, number>();
  for (let digit = 0; digit < size; digit++) {
    const candidate = cell * size + digit;
    for (let i = further.start[candidate]!; i < further.start[candidate + 1]!; i++)
      if ((further.digits[i]! | (1 << digit)) === all)
        times.set(further.cells[i]!, (times.get(further.cells[i]!) ?? 0) + 1);
  }
  return [...times].flatMap(([other, count]) => (count === size ? [other] : []));
}

/** Removes what all candidates left of a constraint exclude, two or three. */
export function excludeCommon(searched: Searched, exclusions: ExclusionSets, constraint: number): void {
  const { words, wordsOfDigit, sets, first, last } = exclusions;
  const { size } = searched.cover.geometry;
  const { candidates } = searched.cover;
  const bits = searched.left[constraint]!;
  const others = bits & (bits - 1);
  const a = candidates[constraint * size + lowestBit(bits)]!;
  const b = candidates[constraint * size + lowestBit(others)]!;
  const c = others & (others - 1) ? candidates[constraint * size + highestBit(others)]! : b;
  const end = Math.min(last[a]!, last[b]!, last[c]!);
  for (let word = Math.max(first[a]!, first[b]!, first[c]!); word <= end; word++)
    for (let set = sets[a * words + word]! & sets[b * words + word]! & sets[c * words + word]!; set; set &= set - 1) {
      const digit = (word / wordsOfDigit) | 0;
      const cell = (word - digit * wordsOfDigit) * WORD + lowestBit(set);
      if (searched.has(cell * size + digit)) searched.strike(cell * size + digit);
    }
}
