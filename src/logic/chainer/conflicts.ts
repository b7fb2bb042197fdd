/**
 * The candidates that a candidate turns off, along the single links of a working grid, as sets of bits. They show at low
 * cost where a search of chains on that grid finds nothing.
 *
 * All links run backwards too. So a chain from a candidate that turns it off ends at a strong link of which both ends
 * turn it off, and so does what a cycle removes. A chain that turns a candidate on turns its strong partner off if that
 * is on. If all ways of a choice turn a candidate on, they turn off those it is linked with.
 */
import { type Bits, isPair, lowestBit } from '../../core/bits.js';
import type { Numbers } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Position } from '../../core/scan-order.js';
import type { Links } from '../links/link-list.js';
import { nodeIn, on } from '../links/state.js';

export class Conflicts {
  /** The rank of each candidate that conflicts with another, and the candidates by rank. */
  private readonly ranks: Int16Array;
  private readonly candidates: Int16Array;
  private count = 0;
  private isRead = false;
  /** Words of 32 ranks in a set. */
  private words = 0;
  /** The ranks that the rank r turns off on the working grid, at `r * words`. Valid only if `done`. */
  private sets = new Int32Array(0);
  private readonly done: Uint8Array;
  /** The ranks on the working grid, those with a strong link, those not yet turned off, and those common to sets. */
  private readonly present: Int32Array;
  private readonly strong: Int32Array;
  private readonly left: Int32Array;
  private readonly common: Int32Array;
  /** Ranks turned off whose strong links are to be followed. */
  private readonly pending: Int16Array;
  private pendingCount = 0;
  private readonly places: Candidate[] = [];
  /** The candidates of the working grid. The grid itself is not held: it may be a board, with all that it remembers. */
  private digits!: Numbers;
  private slots!: Numbers;

  /** `links`: those of the whole grid. */
  constructor(
    private readonly geometry: Geometry,
    private readonly links: Links,
  ) {
    const { candidates } = geometry;
    this.ranks = new Int16Array(candidates);
    this.candidates = new Int16Array(candidates);
    this.done = new Uint8Array(candidates);
    this.present = new Int32Array((candidates >> 5) + 1);
    this.strong = this.present.slice();
    this.left = this.present.slice();
    this.common = this.present.slice();
    this.pending = new Int16Array(candidates);
  }

  /** Tells that the links changed. They are read when a working grid first needs them. */
  clear(): void {
    this.isRead = false;
  }

  private read(): void {
    const { ranks, candidates } = this;
    const { start } = this.links;
    this.isRead = true;
    this.count = 0;
    for (let candidate = 0; candidate < ranks.length; candidate++)
      if (start[on(candidate)] !== start[on(candidate) + 1]) {
        candidates[this.count] = candidate;
        ranks[candidate] = this.count++;
      }
    this.words = (this.count + 31) >> 5;
    if (this.sets.length < this.count * this.words) this.sets = new Int32Array(this.count * this.words);
  }

  /** Takes a working grid: the whole grid, or what is left of it. Valid until the grid changes. */
  set(working: Position): this {
    if (!this.isRead) this.read();
    const { geometry, ranks, candidates, present, strong } = this;
    const { size } = geometry;
    this.digits = working.digits;
    this.slots = working.slots;
    this.done.fill(0);
    present.fill(0);
    strong.fill(0);
    for (let rank = 0; rank < this.count; rank++) {
      const cell = (candidates[rank]! / size) | 0;
      if (working.digits[cell]! & (1 << (candidates[rank]! - cell * size))) addTo(present, rank);
    }
    this.some(isPair, (places) => {
      for (const place of places) addTo(strong, ranks[place]!);
      return false;
    });
    return this;
  }

  /** False if no chain along single links, and no cycle, removes anything. */
  mayRemove(): boolean {
    return this.some(isPair, (places) => this.haveCommon(places));
  }

  /** False if there is no choice all ways of which have a common consequence. */
  mayForce(): boolean {
    return this.some(
      (set) => (set & (set - 1)) !== 0,
      (places) => this.haveCommon(places),
    );
  }

  /** True if a candidate, of a cell with several, turns itself off. */
  refutesItself(candidate: Candidate): boolean {
    const rank = this.ranks[candidate]!;
    this.follow(rank);
    return (this.sets[rank * this.words + (rank >> 5)]! & (1 << (rank & 31))) !== 0;
  }

  /** True if all of some candidates turn off the same one. */
  haveCommon(places: readonly Candidate[]): boolean {
    const { words, ranks, sets, common } = this;
    common.fill(-1, 0, words);
    for (const place of places) {
      const rank = ranks[place]!;
      this.follow(rank);
      let rest = 0;
      for (let word = 0; word < words; word++) rest |= common[word]! &= sets[rank * words + word]!;
      if (!rest) return false;
    }
    return true;
  }

  /** Tests the candidates of cells, and the places of digits in houses, until one test is true. */
  private some(isWanted: (set: Bits) => boolean, test: (places: readonly Candidate[]) => boolean): boolean {
    const { geometry, places } = this;
    const { digits, slots } = this;
    const { size, houseCells } = geometry;
    for (let cell = 0; cell < digits.length; cell++) {
      if (!isWanted(digits[cell]!)) continue;
      places.length = 0;
      for (let rest = digits[cell]!; rest; rest &= rest - 1) places.push(cell * size + lowestBit(rest));
      if (test(places)) return true;
    }
    for (let at = 0; at < slots.length; at++) {
      if (!isWanted(slots[at]!)) continue;
      const house = (at / size) | 0;
      places.length = 0;
      for (let rest = slots[at]!; rest; rest &= rest - 1)
        places.push(houseCells[house * size + lowestBit(rest)]! * size + at - house * size);
      if (test(places)) return true;
    }
    return false;
  }

  /** Finds the candidates that a candidate turns off. */
  private follow(rank: number): void {
    const { words, sets, done, present, left, pending } = this;
    if (done[rank]) return;
    for (let word = 0; word < words; word++) left[word] = present[word]!;
    this.turnOn(rank);
    while (this.pendingCount > 0) this.turnOnBeside(this.candidates[pending[--this.pendingCount]!]!);
    for (let word = 0, at = rank * words; word < words; word++, at++) sets[at] = present[word]! & ~left[word]!;
    done[rank] = 1;
  }

  /** Turns on the candidates that are on if a candidate is off. */
  private turnOnBeside(candidate: Candidate): void {
    const { size, houseStart, cellHouses, cellSlots, houseCells } = this.geometry;
    const { digits, slots } = this;
    const cell = (candidate / size) | 0;
    const digit = candidate - cell * size;
    const own = digits[cell]!;
    if (isPair(own)) this.turnOn(this.ranks[cell * size + lowestBit(own & ~(1 << digit))]!);
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
      const house = cellHouses[at]!;
      const places = slots[house * size + digit]!;
      if (!isPair(places)) continue;
      const slot = lowestBit(places & ~(1 << cellSlots[at]!));
      this.turnOn(this.ranks[houseCells[house * size + slot]! * size + digit]!);
    }
  }

  /** Turns off what a rank turns off: directly, or all of it if it is known. */
  private turnOn(rank: number): void {
    const { words, sets, left, strong, ranks, pending } = this;
    if (this.done[rank]) {
      for (let word = 0, at = rank * words; word < words; word++, at++) left[word]! &= ~sets[at]!;
      return;
    }
    const { start, to } = this.links;
    const state = on(this.candidates[rank]!);
    for (let at = start[state]!; at < start[state + 1]!; at++) {
      const other = ranks[nodeIn(to[at]!)]!;
      const bit = 1 << (other & 31);
      if (!(left[other >> 5]! & bit)) continue;
      left[other >> 5]! &= ~bit;
      if (strong[other >> 5]! & bit) pending[this.pendingCount++] = other;
    }
  }
}

function addTo(set: Int32Array, rank: number): void {
  set[rank >> 5]! |= 1 << (rank & 31);
}
