/**
 * Variables, each of which has exactly one value: a cell has its digit, a digit has its place in a house. A candidate
 * is a value of several variables, and two candidates that share one are linked. A segment is the crossing of two
 * houses in two or more cells, for one digit: it counts as one value of both houses. Variables are numbered: first the
 * cells, then the digits of each house.
 */
import { bitsOf, countBits, isSingle, lowestBit } from '../../core/bits.js';
import { EMPTY, type Markup } from '../../core/board.js';
import { type Cell, type Geometry, type House, LARGEST_SIZE } from '../../core/geometry.js';
import { crossingHouses } from '../../core/houses.js';
import { coverOf } from '../../search/cover.js';

export type Variable = number;
/** A candidate, or, from `geometry.candidates` on, a segment. */
export type Right = number;

/**
 * A flag above the values of a variable, added once for each assumed right that it holds, so that the variable never
 * counts as reduced to one value or to none.
 */
export const HELD = 1 << LARGEST_SIZE;
/** Stands for the values of a variable that has none from the start, on an invalid board. */
export const NEVER = 3 * HELD;

export interface Variables {
  readonly geometry: Geometry;
  readonly cells: number;
  readonly size: number;
  readonly count: number;
  /** The candidate at each value of a variable, at `variable * size + value`. */
  readonly values: Uint16Array;
  /** The variables of candidate c, and its bit there, at `start[c]` up to `start[c + 1]`. */
  readonly start: Uint32Array;
  readonly of: Uint16Array;
  readonly bits: Int32Array;
  readonly cellOf: Uint16Array;
  readonly digitOf: Uint8Array;
  /** The slot of a cell in a house at `house * cells + cell`; -1 if the cell is not in the house. */
  readonly slotOf: Int8Array;
  readonly segments: readonly Segment[];
  /** The number of the segment of two houses at `a * houses + b`; -1 if there is none. */
  readonly segmentOf: Int16Array;
  /**
   * The cells that a place sees, at `place * cells + cell`. A place is the position of a right without its digit:
   * cells, then segments.
   */
  readonly sees: Uint8Array;
  /** The slots that a place sees in a house that does not hold it, at `place * houses + house`. */
  readonly seen: Int32Array;
  /** The houses in which a place sees several slots, at `nearStart[place]` up to `nearStart[place + 1]`. */
  readonly nearStart: Uint32Array;
  /** The variable of the first digit in each of these houses, and the slots that the place does not see. */
  readonly near: Uint16Array;
  readonly unseen: Int32Array;
}

/** The crossing of two houses in more than one cell. */
export interface Segment {
  readonly houses: readonly [House, House];
  readonly cells: readonly Cell[];
}

export const variablesOf = (geometry: Geometry): Variables => geometry.memo(makeVariables);

function makeVariables(geometry: Geometry): Variables {
  const { cells, candidates, houses, size, houseCells } = geometry;
  const { constraints, candidates: values, start, memberOf, bits } = coverOf(geometry);
  const slotOf = new Int8Array(houses * cells).fill(-1);
  for (let at = 0; at < houseCells.length; at++) slotOf[((at / size) | 0) * cells + houseCells[at]!] = at % size;
  const segments = segmentsOf(geometry);
  const segmentOf = new Int16Array(houses * houses).fill(-1);
  for (const [index, { houses: crossing }] of segments.entries()) {
    const [a, b] = crossing;
    segmentOf[a * houses + b] = segmentOf[b * houses + a] = index;
  }
  return {
    geometry,
    cells,
    size,
    count: constraints,
    values,
    start,
    of: memberOf,
    bits,
    slotOf,
    cellOf: Uint16Array.from({ length: candidates }, (_, candidate) => geometry.cellOf(candidate)),
    digitOf: Uint8Array.from({ length: candidates }, (_, candidate) => geometry.digitOf(candidate)),
    segments,
    segmentOf,
    ...sightOf(geometry, segments),
  };
}

const segmentsOf = (geometry: Geometry): Segment[] =>
  crossingHouses(geometry).flatMap(([a, b]) => {
    const slots = geometry.crossings[a * geometry.houses + b]!;
    if (isSingle(slots) || slots === geometry.all) return [];
    return [{ houses: [a, b] as const, cells: bitsOf(slots).map((slot) => geometry.cellAt(a, slot)) }];
  });

/** Returns the cells and houses that each place sees. */
function sightOf(
  geometry: Geometry,
  segments: readonly Segment[],
): Pick<Variables, 'sees' | 'seen' | 'nearStart' | 'near' | 'unseen'> {
  const { cells, houses, size, houseStart, cellHouses, cellSlots, peerStart, peers } = geometry;
  const places = cells + segments.length;
  const sees = new Uint8Array(places * cells);
  const seen = new Int32Array(places * houses);
  const nearStart = new Uint32Array(places + 1);
  const near: Variable[] = [];
  const unseen: number[] = [];
  for (let place = 0; place < places; place++) {
    const segment = segments[place - cells];
    const own = segment ? segment.houses : cellHouses.subarray(houseStart[place], houseStart[place + 1]);
    const around = segment ? cellsBeside(geometry, segment) : peers.subarray(peerStart[place], peerStart[place + 1]);
    for (const cell of around) {
      sees[place * cells + cell] = 1;
      for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++)
        seen[place * houses + cellHouses[i]!]! |= 1 << cellSlots[i]!;
    }
    for (const house of own) seen[place * houses + house] = 0;
    for (let house = 0; house < houses; house++) {
      const slots = seen[place * houses + house]!;
      if (countBits(slots) < 2) continue;
      near.push(cells + house * size);
      unseen.push(~slots);
    }
    nearStart[place + 1] = near.length;
  }
  return { sees, seen, nearStart, near: Uint16Array.from(near), unseen: Int32Array.from(unseen) };
}

/** Returns the cells of the houses that cross in a segment, without those of the segment. */
const cellsBeside = (geometry: Geometry, { houses: [a, b] }: Segment): Cell[] =>
  [...geometry.cellsOf(a), ...geometry.cellsOf(b)].filter(
    (cell) => geometry.holds(a, cell) !== geometry.holds(b, cell),
  );

/** Returns the segment that holds all these values of a variable; -1 if there is none. */
export function segmentHolding(
  { geometry, segmentOf, cells, size }: Variables,
  variable: Variable,
  set: number,
): Right {
  const { houses, crossings, houseStart, cellHouses, houseCells } = geometry;
  if (variable < cells || set >= HELD) return -1;
  const house = ((variable - cells) / size) | 0;
  const first = houseCells[house * size + lowestBit(set)]!;
  for (let at = houseStart[first]!; at < houseStart[first + 1]!; at++) {
    const crossing = house * houses + cellHouses[at]!;
    if (segmentOf[crossing]! < 0 || (set & ~crossings[crossing]!) !== 0) continue;
    return geometry.candidates + segmentOf[crossing]! * size + ((variable - cells) % size);
  }
  return -1;
}

/**
 * Reads the values of each variable at a position. A variable without values from the start, on an invalid board, never
 * counts as emptied.
 */
export function readValues(
  { digits, values, slots }: Pick<Markup, 'digits' | 'values' | 'slots'>,
  { cells, size, count, start, of, bits }: Variables,
  into: Int32Array,
): void {
  for (let cell = 0; cell < cells; cell++) into[cell] = digits[cell]! || NEVER;
  for (let variable = cells; variable < count; variable++) into[variable] = slots[variable - cells]! || NEVER;
  for (let cell = 0; cell < cells; cell++) {
    if (values[cell] === EMPTY) continue;
    const candidate = cell * size + values[cell]!;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) into[of[i]!] = bits[i]!;
  }
}
