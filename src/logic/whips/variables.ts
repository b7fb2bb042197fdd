/**
 * Variables, each of which has exactly one value: a cell has its digit, a digit has its place in a house. A candidate
 * is a value of several variables, and two candidates that share one are linked. A segment is the crossing of two
 * houses in two or more cells, for one digit: it counts as one value of both houses. Variables are numbered: first the
 * cells, then the digits of each house.
 */
import { bitsOf, countBits, isSingle } from '../../core/bits.js';
import { EMPTY, type Markup } from '../../core/board.js';
import { perShape } from '../../core/caches.js';
import { type Candidate, type Cell, type Geometry, type House, LARGEST_SIZE } from '../../core/geometry.js';
import { crossingHouses } from '../../core/houses.js';
import type { Need } from '../step/truths.js';

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

export const variablesOf = perShape((geometry): Variables => {
  const { cells, candidates, houses, size } = geometry;
  const count = cells + houses * size;
  const values = new Uint16Array(count * size);
  const lists: [Variable, number][][] = Array.from({ length: candidates }, () => []);
  const add = (variable: Variable, value: number, candidate: Candidate): void => {
    values[variable * size + value] = candidate;
    lists[candidate]!.push([variable, 1 << value]);
  };
  for (let candidate = 0; candidate < candidates; candidate++)
    add(geometry.cellOf(candidate), geometry.digitOf(candidate), candidate);
  for (let house = 0; house < houses; house++)
    for (let slot = 0; slot < size; slot++)
      for (let digit = 0; digit < size; digit++)
        add(cells + house * size + digit, slot, geometry.candidate(geometry.cellAt(house, slot), digit));
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
    count,
    values,
    start: startsOf(lists),
    of: Uint16Array.from(lists.flat(), ([variable]) => variable),
    bits: Int32Array.from(lists.flat(), ([, bit]) => bit),
    cellOf: Uint16Array.from(lists, (_, candidate) => geometry.cellOf(candidate)),
    digitOf: Uint8Array.from(lists, (_, candidate) => geometry.digitOf(candidate)),
    slotOf: slotsOf(geometry),
    segments,
    segmentOf,
    ...sightOf(geometry, segments),
  };
});

function slotsOf({ cells, houses, size, houseCells }: Geometry): Int8Array {
  const slots = new Int8Array(houses * cells).fill(-1);
  for (let at = 0; at < houses * size; at++) slots[Math.floor(at / size) * cells + houseCells[at]!] = at % size;
  return slots;
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
  const { cells, houses, size } = geometry;
  const places = cells + segments.length;
  const sees = new Uint8Array(places * cells);
  const seen = new Int32Array(places * houses);
  const several: [Variable, number][][] = Array.from({ length: places }, () => []);
  for (let place = 0; place < places; place++) {
    const segment = segments[place - cells];
    for (let cell = 0; cell < cells; cell++)
      if (segment ? isBeside(geometry, segment, cell) : geometry.sees(place, cell)) sees[place * cells + cell] = 1;
    for (let house = 0; house < houses; house++) {
      if (segment ? segment.houses.includes(house) : geometry.holds(house, place)) continue;
      let slots = 0;
      for (let slot = 0; slot < size; slot++)
        if (sees[place * cells + geometry.cellAt(house, slot)]) slots |= 1 << slot;
      seen[place * houses + house] = slots;
      if (countBits(slots) > 1) several[place]!.push([cells + house * size, ~slots]);
    }
  }
  return {
    sees,
    seen,
    nearStart: startsOf(several),
    near: Uint16Array.from(several.flat(), ([variable]) => variable),
    unseen: Int32Array.from(several.flat(), ([, slots]) => slots),
  };
}

/** True if the cell lies in one of the houses that cross in a segment, but not in the segment. */
const isBeside = (geometry: Geometry, { houses: [a, b] }: Segment, cell: Cell): boolean =>
  geometry.holds(a, cell) !== geometry.holds(b, cell);

/** Returns the offsets of the concatenated lists, then their total length. */
function startsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  let at = 0;
  return Uint32Array.from([0, ...lists.map(({ length }) => (at += length))]);
}

/**
 * Returns the values of each variable on a board. A variable without values from the start, on an invalid board, never
 * counts as emptied.
 */
export function valuesOn(
  { digits, values, slots }: Markup,
  { cells, size, count, start, of, bits }: Variables,
): Int32Array {
  const left = new Int32Array(count);
  for (let cell = 0; cell < cells; cell++) left[cell] = digits[cell]! || NEVER;
  for (let variable = cells; variable < count; variable++) left[variable] = slots[variable - cells]! || NEVER;
  for (let cell = 0; cell < cells; cell++) {
    if (values[cell] === EMPTY) continue;
    const candidate = cell * size + values[cell]!;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) left[of[i]!] = bits[i]!;
  }
  return left;
}

/** Returns the cell, or the digit in a house, of a variable. */
export function needOf({ cells, size }: Geometry, variable: Variable): Need {
  if (variable < cells) return { kind: 'cell', cell: variable };
  const number = variable - cells;
  return { kind: 'house', house: Math.floor(number / size), digit: number % size };
}
