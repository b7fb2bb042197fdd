/**
 * Hall sets of a house: cells that have together as many digits as they are, and digits that have as many places. Both are
 * constraints of an exact cover with as many candidates among them as they are, which leave none of these to the others.
 */
import { type Bits, countBits } from '../core/bits.js';
import type { Geometry, House } from '../core/geometry.js';

/** What a search has left. */
interface Searched {
  readonly left: Int32Array;
  /** Makes the candidates at some bits of a constraint false. */
  strikeAll(constraint: number, bits: Bits): void;
}

/** The most constraints of a set. In a house of nine, a larger set of cells leaves a smaller one of digits, and the reverse. */
const MOST = 4;

export const hallSetsOf = (geometry: Geometry): HallSets => new HallSets(geometry);

export class HallSets {
  /** Constraints of a house, and the candidates left of the `count` that have few. */
  private readonly constraints: Uint16Array;
  private readonly few: Int32Array;
  private count = 0;

  constructor(private readonly geometry: Geometry) {
    this.constraints = new Uint16Array(geometry.size);
    this.few = new Int32Array(geometry.size);
  }

  /** Removes what the Hall sets of a house exclude, up to the first that excludes anything. */
  use(searched: Searched, house: House): void {
    const { constraints } = this;
    const { size, cells, houseCells } = this.geometry;
    const from = house * size;
    for (let slot = 0; slot < size; slot++) constraints[slot] = houseCells[from + slot]!;
    if (this.useFirst(searched)) return;
    for (let digit = 0; digit < size; digit++) constraints[digit] = cells + from + digit;
    this.useFirst(searched);
  }

  /** Uses the first set that excludes anything. Returns false if there is none. */
  private useFirst(searched: Searched): boolean {
    const { constraints, few } = this;
    let open = 0;
    this.count = 0;
    for (let at = 0; at < constraints.length; at++) {
      const bits = searched.left[constraints[at]!]!;
      if (bits === 0) continue;
      open++;
      if (countBits(bits) <= MOST) few[this.count++] = bits;
    }
    return this.extend(searched, 0, 0, 0, Math.min(MOST, open - 2));
  }

  /** Adds a constraint from a place on to a set of so many with some candidates, up to `most`, and uses the first Hall set. */
  private extend(searched: Searched, candidates: Bits, size: number, from: number, most: number): boolean {
    for (let at = from; at < this.count; at++) {
      const joined = candidates | this.few[at]!;
      const among = countBits(joined);
      if (among > most) continue;
      if (among === size + 1 && this.take(searched, joined)) return true;
      if (size + 1 < most && this.extend(searched, joined, size + 1, at + 1, most)) return true;
    }
    return false;
  }

  /** Removes the candidates of a set from all constraints that have others too. Returns true if there are any. */
  private take(searched: Searched, set: Bits): boolean {
    let isNew = false;
    for (let at = 0; at < this.constraints.length; at++) {
      const constraint = this.constraints[at]!;
      const bits = searched.left[constraint]!;
      if ((bits & ~set) === 0 || (bits & set) === 0) continue;
      searched.strikeAll(constraint, bits & set);
      isNew = true;
    }
    return isNew;
  }
}
