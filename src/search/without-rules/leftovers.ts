/** The leftovers of a shape in the memory of its kernel, as `kernel/assembly/any-shape/leftovers.ts` describes them. */
import type { Geometry } from '../../core/geometry.js';
import { fewLeftovers } from '../leftover-balance.js';
import { type Reserve, WORD } from './tables.js';

/** The addresses of the list of all leftovers, of the room for those to look at, and of the lists by cell. */
export interface LeftoverTables {
  readonly all: number;
  readonly list: number;
  readonly ofCells: number;
}

/** Words of a leftover, and the words in which its sides begin. */
const WORDS = 8;
const SIDES = [1, 4] as const;

/** Writes the leftovers of a shape. `left`: the address of the position. */
export function writeLeftovers(geometry: Geometry, left: number, reserve: Reserve): LeftoverTables {
  const { all, at } = geometry.memo(fewLeftovers);
  const count = all.length;
  const ofCell = Array.from({ length: geometry.cells }, (_, cell) => at[cell] ?? []);
  const { address, memory } = reserve(WORDS * count + count + 1 + count + 2 * ofCell.length + ofCell.flat().length);
  const first = address / WORD;
  const addressOf = (leftover: number): number => address + WORDS * WORD * leftover;
  for (const [leftover, sides] of all.entries()) {
    const own = first + WORDS * leftover;
    memory[own] = sides[0].left.length;
    for (const [side, from] of SIDES.entries())
      memory.set(
        sides[side]!.left.map((cell) => left + WORD * cell),
        own + from,
      );
  }
  const list = first + WORDS * count;
  memory.set([...all.keys()].map(addressOf), list);
  const ofCells = list + count + 1 + count;
  let next = ofCells + ofCell.length;
  for (const [cell, own] of ofCell.entries()) {
    memory[ofCells + cell] = next * WORD;
    memory.set(own.map(addressOf), next);
    next += own.length + 1;
  }
  return { all: list * WORD, list: (list + count + 1) * WORD, ofCells: ofCells * WORD };
}
