/**
 * Two lists of items, each with some digits, that hold the same digits equally often: each item of one list takes the digit
 * of an item of the other. So items of one list that can take the digits of no more items of the other than they are
 * themselves take just these.
 */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';

/** The most items of a list. */
export const MOST_ITEMS = 31;

/** The digits of each item. Scans overwrite them. */
export interface Items {
  readonly digits: Int32Array;
  count: number;
}

export const noItems = (): Items => ({ digits: new Int32Array(MOST_ITEMS), count: 0 });

export function addItem(items: Items, digits: Bits): void {
  items.digits[items.count++] = digits;
}

/**
 * Makes the rule that two lists of cells hold the same digits equally often. It only says whether that is possible, and
 * allows everything in lists that are too long.
 */
export function sameDigits(one: readonly Cell[], other: readonly Cell[]): Rule {
  const pairing = new Pairing();
  const items = [noItems(), noItems()] as const;
  return {
    cells: [...one, ...other],
    narrow(digits) {
      if (Math.max(one.length, other.length) > MOST_ITEMS) return true;
      items[0].count = items[1].count = 0;
      for (let at = 0; at < digits.length; at++) addItem(items[at < one.length ? 0 : 1], digits[at]!);
      pairing.compare(...items);
      return pairing.pair();
    },
  };
}

/** Two lists of items, which must stay as they are from `compare` on. */
export class Pairing {
  private one: Items = noItems();
  private other: Items = noItems();
  /** For each item of the first list, those of the other that may have its digit. */
  private readonly mates = new Int32Array(MOST_ITEMS);
  /** For each item of the other list, the one that it is paired with, or -1. */
  private partners = new Int32Array(MOST_ITEMS);
  private turned = new Int32Array(MOST_ITEMS);
  /** Scratch memory: the number of items with so many mates, and the items of the other list with each digit. */
  private readonly withMates = new Int32Array(MOST_ITEMS + 1);
  private readonly holders = new Int32Array(MOST_ITEMS + 1);
  private tried = 0;
  /** The items of the other list without a partner. */
  private free = 0;

  compare(one: Items, other: Items): void {
    this.one = one;
    this.other = other;
    this.findMates();
  }

  /** True if some items, but not all, may have no more mates than they are themselves. A quick test. */
  mayBeTight(): boolean {
    const { one, mates, withMates } = this;
    withMates.fill(0);
    for (let item = 0; item < one.count; item++) withMates[countBits(mates[item]!)]!++;
    let items = 0;
    for (let most = 0; most < one.count; most++) {
      items += withMates[most]!;
      if (items > 0 && items >= most) return true;
    }
    return false;
  }

  /** Pairs each item of one list with one of the other. Returns false if that is impossible. */
  pair(): boolean {
    if (this.one.count !== this.other.count) return false;
    this.partners.fill(-1);
    this.free = -1;
    for (let item = 0; item < this.one.count; item++) {
      this.tried = 0;
      if (!this.findPartner(item)) return false;
    }
    return true;
  }

  /** Exchanges the two lists, once they are paired. */
  turn(): void {
    const { partners, turned } = this;
    for (let item = 0; item < this.one.count; item++) turned[partners[item]!] = item;
    [this.partners, this.turned] = [turned, partners];
    this.compare(this.other, this.one);
  }

  /**
   * Returns the digits of the fewest items of the first list, with one of them, that have as many mates as they are, once
   * the lists are paired; none if these are too many digits.
   */
  digitsAround(item: number, most: number): Bits {
    const { one, mates, partners } = this;
    let items = 0;
    let met = 0;
    let digits = 0;
    for (let fresh = 1 << item; fresh; ) {
      items |= fresh;
      let found = 0;
      for (; fresh; fresh &= fresh - 1) {
        const each = lowestBit(fresh);
        digits |= one.digits[each]!;
        found |= mates[each]!;
      }
      if (countBits(digits) > most) return 0;
      for (let rest = found & ~met; rest; rest &= rest - 1) fresh |= 1 << partners[lowestBit(rest)]!;
      met |= found;
      fresh &= ~items;
    }
    return digits;
  }

  private findMates(): void {
    const { one, other, mates, holders } = this;
    holders.fill(0);
    for (let item = 0; item < other.count; item++)
      for (let rest = other.digits[item]!; rest; rest &= rest - 1) holders[lowestBit(rest)]! |= 1 << item;
    for (let item = 0; item < one.count; item++) {
      let own = 0;
      for (let rest = one.digits[item]!; rest; rest &= rest - 1) own |= holders[lowestBit(rest)]!;
      mates[item] = own;
    }
  }

  private findPartner(item: number): boolean {
    const { mates, partners } = this;
    const open = mates[item]! & this.free;
    if (open) {
      this.free &= ~(open & -open);
      partners[lowestBit(open)] = item;
      return true;
    }
    for (let rest = mates[item]! & ~this.tried; rest; rest = mates[item]! & ~this.tried) {
      const mate = lowestBit(rest);
      this.tried |= 1 << mate;
      if (!this.findPartner(partners[mate]!)) continue;
      partners[mate] = item;
      return true;
    }
    return false;
  }
}
