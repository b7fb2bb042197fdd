/**
 * The ways to give the digits of a set to cells, each digit to one cell. All ways are found at once, by dynamic programming
 * over the cells: which parts of the set can the cells up to here take, and which leave the cells from here on the rest? A
 * list of parts is a row of bits, one for each part, so that a step for all parts is a few operations on words.
 */
import { type Bits, countBits, lowestBit } from '../core/bits.js';

/** The most cells. The work doubles with each one more. */
export const MOST_MATCHED = 10;

/** The parts, among 32, without the first to fifth digit of the set. */
const WITHOUT = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];

export class Matching {
  /** Which parts the cells before each one can take, a row for each cell and one for all. */
  private readonly before: Int32Array;
  /** Which parts leave the cells from one on the rest, for that cell and for the next. */
  private after: Int32Array;
  private following: Int32Array;

  constructor(private readonly most: number) {
    const words = wordsOf(most);
    this.before = new Int32Array((most + 1) * words);
    this.after = new Int32Array(words);
    this.following = new Int32Array(words);
  }

  /**
   * Adds to `found` the digits that each of the first cells has in some way, as many cells as the set has digits. Returns
   * false if there is none.
   */
  fill(set: Bits, digits: readonly Bits[] | Int32Array, found: Int32Array, count = this.most): boolean {
    if (count <= 5) return this.fillFew(set, digits, found, count);
    const { before } = this;
    const words = wordsOf(count);
    before.fill(0);
    before[0] = 1;
    for (let at = 0; at < count; at++)
      for (let rest = digits[at]! & set; rest; rest &= rest - 1) this.take(at, rankOf(set, rest), words);
    const last = (1 << count) - 1;
    if ((before[count * words + (last >> 5)]! & (1 << (last & 31))) === 0) return false;
    this.following.fill(0);
    this.following[last >> 5] = 1 << (last & 31);
    for (let at = count - 1; at >= 0; at--) {
      this.after.fill(0);
      for (let rest = digits[at]! & set; rest; rest &= rest - 1)
        if (this.isTaken(at, rankOf(set, rest), words)) found[at]! |= rest & -rest;
      [this.after, this.following] = [this.following, this.after];
    }
    return true;
  }

  /** The same for few cells, where a row is one word. */
  private fillFew(set: Bits, digits: readonly Bits[] | Int32Array, found: Int32Array, count: number): boolean {
    const { before } = this;
    before[0] = 1;
    for (let at = 0; at < count; at++) {
      const own = digits[at]!;
      const from = before[at]!;
      let parts = 0;
      for (let rest = set, rank = 0; rest; rest &= rest - 1, rank++)
        if (own & rest & -rest) parts |= (from & WITHOUT[rank]!) << (1 << rank);
      if (parts === 0) return false;
      before[at + 1] = parts;
    }
    let following = before[count]!;
    for (let at = count - 1; at >= 0; at--) {
      const own = digits[at]!;
      const from = before[at]!;
      let after = 0;
      for (let rest = set, rank = 0; rest; rest &= rest - 1, rank++) {
        if ((own & rest & -rest) === 0) continue;
        const parts = (following >>> (1 << rank)) & WITHOUT[rank]! & from;
        if (parts === 0) continue;
        found[at]! |= rest & -rest;
        after |= parts;
      }
      following = after;
    }
    return true;
  }

  /** Notes the parts that the cells up to one can take if it takes a digit. */
  private take(at: number, digit: number, words: number): void {
    const { before } = this;
    const from = at * words;
    const to = from + words;
    if (digit < 5)
      for (let word = 0; word < words; word++)
        before[to + word]! |= (before[from + word]! & WITHOUT[digit]!) << (1 << digit);
    else {
      const step = 1 << (digit - 5);
      for (let word = 0; word < words; word++)
        if ((word & step) === 0) before[to + (word | step)]! |= before[from + word]!;
    }
  }

  /** True if a cell takes a digit in some way. Notes the parts that are then left to the cells before it. */
  private isTaken(at: number, digit: number, words: number): boolean {
    const { before, after, following } = this;
    const from = at * words;
    const step = digit < 5 ? 0 : 1 << (digit - 5);
    let any = 0;
    for (let word = 0; word < words; word++) {
      if (word & step) continue;
      const shifted = step ? following[word | step]! : (following[word]! >>> (1 << digit)) & WITHOUT[digit]!;
      const both = shifted & before[from + word]!;
      after[word]! |= both;
      any |= both;
    }
    return any !== 0;
  }
}

/** The words of a row for so many cells. */
const wordsOf = (count: number): number => (count <= 5 ? 1 : 1 << (count - 5));

/** The place of the lowest digit of some in a set that holds it. */
const rankOf = (set: Bits, some: Bits): number => countBits(set & ((1 << lowestBit(some)) - 1));
