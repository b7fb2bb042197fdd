/** The tables of a shape in the memory of its kernel, as `kernel/assembly/any-shape/cover.ts` describes them. */
import { countBits } from '../../core/bits.js';
import type { Geometry } from '../../core/geometry.js';
import { EMPTY } from '../../core/values.js';
import { coverOf } from '../cover.js';

/** Where tables lie, and what the kernel wants to know of them. */
export interface ShapeTables {
  readonly places: number;
  readonly houses: number;
  readonly crossings: number;
  /** Slots that a house shares with another at most. */
  readonly widest: number;
  readonly positions: number;
}

/** Bytes of a word. */
export const WORD = 4;

/** Reserves memory. Returns its address, and the whole memory as words. */
export type Reserve = (words: number) => { readonly address: number; readonly memory: Int32Array };

/** Writes the tables of a shape, and makes room for a position before each guess. `left`: the address of the position. */
export function writeTables(geometry: Geometry, left: number, reserve: Reserve): ShapeTables {
  const { houses, cells } = geometry;
  const { constraints } = coverOf(geometry);
  const words = constraints + cells;
  const tables = { crossings: houses * houses, houses: constraints, positions: words * (cells + 3) };
  const { address, memory } = reserve(tables.crossings + tables.houses + tables.positions);
  const first = address / WORD;
  memory.set(geometry.crossings, first);
  for (let constraint = cells; constraint < constraints; constraint++)
    memory[first + tables.crossings + constraint] = ((constraint - cells) / geometry.size) | 0;
  const positions = first + tables.crossings + tables.houses;
  memory.fill(geometry.all, positions, positions + constraints);
  memory.fill(EMPTY, positions + constraints, positions + words);
  return {
    places: writeCandidates(geometry, left, reserve),
    houses: (first + tables.crossings) * WORD,
    crossings: address,
    widest: widestOf(geometry),
    positions: positions * WORD,
  };
}

/** Writes the lists of each candidate. Returns the address of the table of candidates by constraint and bit. */
function writeCandidates(geometry: Geometry, left: number, reserve: Reserve): number {
  const { size, apart } = geometry;
  const { constraints, candidates, start, memberOf, bits } = coverOf(geometry);
  const excluding = geometry.hasPairs ? geometry.candidates : 0;
  const { address, memory } = reserve(
    constraints * size + memberOf.length + 2 * geometry.candidates + 2 * apart.cells.length + excluding,
  );
  let at = address / WORD + constraints * size;
  const addresses = new Int32Array(geometry.candidates);
  for (let candidate = 0; candidate < geometry.candidates; candidate++) {
    const excluded = at;
    if (geometry.hasPairs) {
      for (let i = apart.start[candidate]!; i < apart.start[candidate + 1]!; i++) {
        memory[at++] = left + WORD * apart.cells[i]!;
        memory[at++] = apart.digits[i]!;
      }
      memory[at++] = 0;
    }
    memory[at++] = excluded * WORD;
    addresses[candidate] = at * WORD;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++)
      memory[at++] = (left + WORD * memberOf[i]!) | ((31 - Math.clz32(bits[i]!)) << 16);
    memory[at++] = 0;
  }
  for (let place = 0; place < constraints * size; place++)
    memory[address / WORD + place] = addresses[candidates[place]!]!;
  return address;
}

function widestOf({ houses, crossings }: Geometry): number {
  let widest = 0;
  for (let house = 0; house < houses; house++)
    for (let other = 0; other < houses; other++)
      if (house !== other) widest = Math.max(widest, countBits(crossings[house * houses + other]!));
  return widest;
}
