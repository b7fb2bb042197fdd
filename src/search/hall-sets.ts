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
  /** Constraints of a house, and the candidates left of those that have few. */
  private readonly constraints: Uint16Array;
  private readonly few: Int32Array;

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

  /** Uses the first set of up to four constraints that excludes anything. Returns false if there is none. */
  private useFirst(searched: Searched): boolean {
    const { constraints, few } = this;
    const { left } = searched;
    let open = 0;
    let count = 0;
    for (let at = 0; at < constraints.length; at++) {
      const bits = left[constraints[at]!]!;
      if (bits === 0) continue;
      open++;
      if (countBits(bits) <= MOST) few[count++] = bits;
    }
    const most = Math.min(MOST, open - 2);
    for (let i = 0; i < count; i++)
      for (let j = i + 1; j < count; j++) {
        const two = few[i]! | few[j]!;
        const ofTwo = countBits(two);
        if (ofTwo > most) continue;
        if (ofTwo === 2 && this.take(searched, two)) return true;
        for (let k = j + 1; k < count; k++) {
          const three = two | few[k]!;
          const ofThree = countBits(three);
          if (ofThree > most) continue;
          if (ofThree === 3 && this.take(searched, three)) return true;
          for (let l = k + 1; l < count && most === MOST; l++) {
            const four = three | few[l]!;
            if (countBits(four) === MOST && this.take(searched, four)) return true;
          }
        }
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
