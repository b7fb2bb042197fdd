/** Peers: the cells that a cell sees, through a house or through a rule about pairs. */
import { lowestBit } from './bits.js';
import type { Cell, GridLayout } from './layout.js';

const WORD = 32;

/** Members for each cell, end to end: where the list of each cell starts, and the lists. */
type Lists = readonly [start: Uint32Array, members: Uint16Array];

interface Peers {
  /** The number of 32-bit words in a set of cells. */
  readonly words: number;
  /** The peers as sets of cells: the set of cell c begins at `c * words`. */
  readonly sets: Int32Array;
  readonly all: Lists;
  /** The peers that share no house with a cell. */
  readonly byPairs: Lists;
}

/** Returns the peers of all cells of a grid with these houses. */
export function peersOf(
  houses: readonly { readonly cells: readonly Cell[] }[],
  { pairs, groups }: GridLayout,
  cells: number,
): Peers {
  const words = Math.ceil(cells / WORD);
  const sets = new Int32Array(cells * words);
  const separate = (group: readonly Cell[]): void => {
    for (const cell of group)
      for (const other of group) if (other !== cell) sets[cell * words + (other >> 5)]! |= 1 << (other & 31);
  };
  for (const house of houses) separate(house.cells);
  const inHouses = sets.slice();
  // The cells of a group that is too small to be a house differ as pairs.
  for (const group of [...pairs, ...groups.map((each) => each.cells)]) separate(group);
  const apart = sets.map((set, at) => set & ~inHouses[at]!);
  return { words, sets, all: listsOf(sets, words), byPairs: listsOf(apart, words) };
}

/** Returns the members of a set for each cell. */
function listsOf(sets: Int32Array, words: number): Lists {
  const members: Cell[] = [];
  const start = [0];
  for (let at = 0; at < sets.length; ) {
    for (let word = 0; word < words; word++, at++)
      for (let rest = sets[at]!; rest; rest &= rest - 1) members.push(word * WORD + lowestBit(rest));
    start.push(members.length);
  }
  return [Uint32Array.from(start), Uint16Array.from(members)];
}
