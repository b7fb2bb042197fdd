/**
 * The links of a position, laid flat. Weak: of two linked candidates one at most is true; strong: one at least. For
 * each candidate those of its cell come first, then those of its box, row and column, each linked candidate once.
 */
import { isPair, lowestBit } from '../../core/bits.js';
import { orderOf, type Position } from '../../core/boxes-first.js';
import type { Candidate, Geometry } from '../../core/geometry.js';

export const BY_CELL = -1;

export class Links {
  /** Links of candidate c: `start[c]` up to `start[c + 1]`; those along houses from `along[c]` on. */
  readonly weakStart: Int32Array;
  readonly weakAlong: Int32Array;
  weak: Int32Array;
  readonly strongStart: Int32Array;
  readonly strongAlong: Int32Array;
  strong: Int32Array;
  /** What each strong link rests on: a house, or BY_CELL. */
  strongCause: Int32Array;

  constructor(readonly geometry: Geometry) {
    const { candidates } = geometry;
    this.weakStart = new Int32Array(candidates + 1);
    this.weakAlong = new Int32Array(candidates);
    this.weak = new Int32Array(candidates);
    this.strongStart = new Int32Array(candidates + 1);
    this.strongAlong = new Int32Array(candidates);
    this.strong = new Int32Array(candidates);
    this.strongCause = new Int32Array(candidates);
  }

  /** Reads the links off a position. */
  read({ digits, slots }: Position): void {
    const { geometry } = this;
    const { size, cells, houseCells, crossings, houses } = geometry;
    const { kinds, cellHouses, cellSlots } = orderOf(geometry);
    const most = size + kinds * size;
    let weak = 0;
    let strong = 0;
    for (let cell = 0; cell < cells; cell++) {
      const own = digits[cell]!;
      for (let digit = 0; digit < size; digit++) {
        const candidate = cell * size + digit;
        this.weakStart[candidate] = this.weakAlong[candidate] = weak;
        this.strongStart[candidate] = this.strongAlong[candidate] = strong;
        if (!(own & (1 << digit))) continue;
        this.reserve(weak + most, strong + kinds + 1);
        const others = own & ~(1 << digit);
        for (let rest = others; rest; rest &= rest - 1) this.weak[weak++] = cell * size + lowestBit(rest);
        if (isPair(own)) {
          this.strongCause[strong] = BY_CELL;
          this.strong[strong++] = cell * size + lowestBit(others);
        }
        this.weakAlong[candidate] = weak;
        const strongAlong = (this.strongAlong[candidate] = strong);
        const box = cellHouses[cell * kinds]!;
        for (let kind = 0; kind < kinds; kind++) {
          const house = cellHouses[cell * kinds + kind]!;
          const places = slots[house * size + digit]! & ~(1 << cellSlots[cell * kinds + kind]!);
          const beyond = kind === 0 ? places : places & ~crossings[house * houses + box]!;
          for (let rest = beyond; rest; rest &= rest - 1)
            this.weak[weak++] = houseCells[house * size + lowestBit(rest)]! * size + digit;
          if (places === 0 || places & (places - 1)) continue;
          const other = houseCells[house * size + lowestBit(places)]! * size + digit;
          let known = strongAlong;
          while (known < strong && this.strong[known] !== other) known++;
          if (known < strong) continue;
          this.strongCause[strong] = house;
          this.strong[strong++] = other;
        }
      }
    }
    this.weakStart[geometry.candidates] = weak;
    this.strongStart[geometry.candidates] = strong;
  }

  /** Where the links of a candidate begin: those of its cell, or those along houses. */
  weakFrom(candidate: Candidate, withinCell: boolean): number {
    return withinCell ? this.weakStart[candidate]! : this.weakAlong[candidate]!;
  }

  strongFrom(candidate: Candidate, withinCell: boolean): number {
    return withinCell ? this.strongStart[candidate]! : this.strongAlong[candidate]!;
  }

  /** Where the strong links of a candidate end: those along houses, or those of its cell. */
  strongTo(candidate: Candidate, alongHouses: boolean): number {
    return alongHouses ? this.strongStart[candidate + 1]! : this.strongAlong[candidate]!;
  }

  private reserve(weak: number, strong: number): void {
    if (weak > this.weak.length) this.weak = grown(this.weak, weak);
    if (strong > this.strong.length) {
      this.strong = grown(this.strong, strong);
      this.strongCause = grown(this.strongCause, strong);
    }
  }
}

export function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}
