/**
 * The sums that some cells reach, and the digits by which they reach some of these. Each digit counts times the factor of
 * its cell. Cells that see each other are put into parts of a few. In a part the digits are gone through one by one: which
 * cells are filled by then, with which sums? Cells that take the same digit do not see each other. Sums are a row of bits,
 * so that a digit moves all of them at once.
 */
import { type Bits, lowestBit } from '../core/bits.js';

/** True if two cells, by their places on a list, see each other. */
export type SeenAt = (place: number, other: number) => boolean;

/** The most cells of a part. The work more than doubles with each one more. */
export const MOST_TOGETHER = 5;

/** Returns the least that numbers with factors make, where every cell may have every digit. */
export const leastSum = (factors: readonly number[], numbers: readonly number[]): number =>
  factors.reduce((sum, factor) => sum + factor * (factor > 0 ? numbers[0]! : numbers.at(-1)!), 0);

/** Returns by how much the most that numbers with factors make is above the least. */
export const widestSum = (factors: readonly number[], numbers: readonly number[]): number =>
  factors.reduce((sum, factor) => sum + Math.abs(factor) * (numbers.at(-1)! - numbers[0]!), 0);

export class ReachableSums {
  /** The number of words in a row of sums. */
  readonly words: number;
  private readonly parts: readonly Part[];

  /**
   * `places`: where the digits of the cells stand in the arrays that are passed. `start`: the bit of the least sum that
   * every cell with every digit could make. `top`: the highest bit of interest.
   */
  constructor(
    places: readonly number[],
    factors: readonly number[],
    numbers: readonly number[],
    sees: SeenAt,
    private readonly start: number,
    top: number,
  ) {
    this.words = (Math.max(start, top) >> 5) + 1;
    this.parts = parted(places, sees).map(
      (own) =>
        new Part(
          own.map((index) => places[index]!),
          own.map((index) => factors[index]!),
          (a, b) => sees(places[own[a]!]!, places[own[b]!]!),
          numbers,
          this.words,
        ),
    );
  }

  /** Writes the row of the sums that digits reach. Returns false if there is none. */
  reach(digits: ArrayLike<Bits>, reached: Int32Array): boolean {
    reached.fill(0);
    reached[this.start >> 5] = 1 << (this.start & 31);
    for (let part = 0; part < this.parts.length; part++) if (!this.parts[part]!.reach(digits, reached)) return false;
    return true;
  }

  /** Adds to `found` the digits by which the cells reach a sum of a row, which it overwrites. Follows upon `reach`. */
  keep(wanted: Int32Array, found: Int32Array): void {
    for (let part = this.parts.length - 1; part >= 0; part--) this.parts[part]!.keep(wanted, found);
  }
}

/** Cells that take their digits together. */
class Part {
  /** Sets of cells that may have the same digit, and what it adds for each one up from the least, or down from the most. */
  private readonly sets: Int32Array;
  private readonly up: Int32Array;
  private readonly down: Int32Array;
  private readonly states: number;
  /** By how much the number of each digit is above the least one. */
  private readonly rises: Int32Array;
  /** The sums by the cells that are filled: a row for each state, before each digit and after the last one. */
  private readonly rows: Int32Array;
  private readonly back: Int32Array;
  /** The digits in turn, and the cells that may have each. */
  private readonly digits: Int32Array;
  private readonly able: Int32Array;
  private count = 0;

  constructor(
    private readonly places: readonly number[],
    factors: readonly number[],
    sees: SeenAt,
    numbers: readonly number[],
    private readonly words: number,
  ) {
    const size = numbers.length;
    this.rises = Int32Array.from(numbers, (number) => number - numbers[0]!);
    const sets = setsApart(places.length, sees);
    const added = (set: Bits, sign: 1 | -1): number =>
      factors.reduce((sum, factor, at) => sum + (set & (1 << at) && factor * sign > 0 ? factor * sign : 0), 0);
    this.sets = Int32Array.from(sets);
    this.up = Int32Array.from(sets, (set) => added(set, 1));
    this.down = Int32Array.from(sets, (set) => added(set, -1));
    this.states = 1 << places.length;
    this.rows = new Int32Array((size + 1) * this.states * words);
    this.back = new Int32Array(this.states * words);
    this.digits = new Int32Array(size);
    this.able = new Int32Array(size);
  }

  /** Replaces a row of sums by the row of those that digits of the cells lead to. Returns false if there is none. */
  reach(digits: ArrayLike<Bits>, sums: Int32Array): boolean {
    const { words, states, rows, sets } = this;
    this.sortDigits(digits);
    const width = states * words;
    for (let at = 0; at < width; at++) rows[at] = at < words ? sums[at]! : 0;
    for (let step = 0; step < this.count; step++) {
      const from = step * width;
      const to = from + width;
      for (let at = from; at < to; at++) rows[at + width] = rows[at]!;
      const able = this.able[step]!;
      for (let index = 0; index < sets.length; index++) {
        const set = sets[index]!;
        if (set & ~able) continue;
        const by = this.addedBy(index, this.digits[step]!);
        for (let state = 0; state < states; state++)
          if ((state & set) === 0) moveUp(rows, from + state * words, to + (state | set) * words, words, by);
      }
    }
    const last = this.count * width + (states - 1) * words;
    let any = 0;
    for (let word = 0; word < words; word++) {
      sums[word] = rows[last + word]!;
      any |= sums[word]!;
    }
    return any !== 0;
  }

  /** Adds to `found` the digits that lead to sums of a row. Replaces the row by the sums from which they do. */
  keep(sums: Int32Array, found: Int32Array): void {
    const { words, states, rows, back, sets, places } = this;
    const width = states * words;
    const last = width - words;
    for (let at = 0; at < width; at++) back[at] = at < last ? 0 : sums[at - last]!;
    for (let step = this.count - 1; step >= 0; step--) {
      const able = this.able[step]!;
      let used = 0;
      for (let state = 0; state < states; state++)
        for (let index = 0; index < sets.length; index++) {
          const set = sets[index]!;
          if (set & (state | ~able)) continue;
          const by = this.addedBy(index, this.digits[step]!);
          const at = step * width + state * words;
          if (moveDown(back, (state | set) * words, state * words, words, by, rows, at)) used |= set;
        }
      for (; used; used &= used - 1) found[places[lowestBit(used)]!]! |= 1 << this.digits[step]!;
    }
    for (let word = 0; word < words; word++) sums[word] = back[word]! & rows[word]!;
  }

  /** Notes the digits that some cell may have, and by which cells. */
  private sortDigits(digits: ArrayLike<Bits>): void {
    let all = 0;
    for (let at = 0; at < this.places.length; at++) all |= digits[this.places[at]!]!;
    let count = 0;
    for (; all; all &= all - 1) {
      let able = 0;
      for (let at = 0; at < this.places.length; at++) if (digits[this.places[at]!]! & all & -all) able |= 1 << at;
      this.digits[count] = lowestBit(all);
      this.able[count++] = able;
    }
    this.count = count;
  }

  private addedBy(index: number, digit: number): number {
    const rise = this.rises[digit]!;
    return this.up[index]! * rise + this.down[index]! * (this.rises[this.rises.length - 1]! - rise);
  }
}

/** Adds to a row of sums those of another row, each larger by so much. */
function moveUp(rows: Int32Array, from: number, to: number, words: number, by: number): void {
  if (words === 1) {
    if (by < 32) rows[to]! |= rows[from]! << by;
    return;
  }
  const skipped = by >> 5;
  const bits = by & 31;
  for (let word = words - 1; word >= skipped; word--) {
    let moved = rows[from + word - skipped]! << bits;
    if (bits > 0 && word > skipped) moved |= rows[from + word - skipped - 1]! >>> (32 - bits);
    rows[to + word]! |= moved;
  }
}

/** Adds to a row those sums of a mask that another row has, there larger by so much. Returns false if there is none. */
function moveDown(
  rows: Int32Array,
  from: number,
  to: number,
  words: number,
  by: number,
  mask: Int32Array,
  at: number,
): boolean {
  if (words === 1) {
    if (by >= 32) return false;
    const both = (rows[from]! >>> by) & mask[at]!;
    rows[to]! |= both;
    return both !== 0;
  }
  const skipped = by >> 5;
  const bits = by & 31;
  let any = 0;
  for (let word = 0; word + skipped < words; word++) {
    let moved = rows[from + word + skipped]! >>> bits;
    if (bits > 0 && word + skipped + 1 < words) moved |= rows[from + word + skipped + 1]! << (32 - bits);
    moved &= mask[at + word]!;
    rows[to + word]! |= moved;
    any |= moved;
  }
  return any !== 0;
}

/** Returns the sets of cells of which no two see each other, all but the empty one. */
function setsApart(count: number, sees: SeenAt): Bits[] {
  const sets: Bits[] = [];
  const extend = (set: Bits, next: number): void => {
    for (let at = next; at < count; at++) {
      let isApart = true;
      for (let rest = set; rest; rest &= rest - 1) isApart &&= !sees(lowestBit(rest), at);
      if (!isApart) continue;
      sets.push(set | (1 << at));
      extend(set | (1 << at), at + 1);
    }
  };
  extend(0, 0);
  return sets;
}

/** Puts cells, by their indices, into parts of a few that see each other: those first of which the most do. */
function parted(places: readonly number[], sees: SeenAt): (readonly number[])[] {
  let parts = places.map((_, index): readonly number[] => [index]);
  const seenBetween = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, one) => sum + b.filter((other) => sees(places[one]!, places[other]!)).length, 0) /
    (a.length * b.length);
  for (;;) {
    let best: readonly [number, number] | undefined;
    let most = 0;
    for (const [a, one] of parts.entries())
      for (let b = a + 1; b < parts.length; b++) {
        if (one.length + parts[b]!.length > MOST_TOGETHER || seenBetween(one, parts[b]!) <= most) continue;
        most = seenBetween(one, parts[b]!);
        best = [a, b];
      }
    if (!best) return parts;
    const [a, b] = best;
    parts = parts.flatMap((part, index) => (index === a ? [[...part, ...parts[b]!]] : index === b ? [] : [part]));
  }
}
