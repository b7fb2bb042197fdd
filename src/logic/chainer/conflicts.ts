/**
 * The candidates that a candidate turns off, along the single links of a working grid, as sets of bits. They show at low
 * cost where a search of chains on that grid finds nothing.
 *
 * All links run backwards too. So a chain from a candidate that turns it off ends at a strong link of which both ends
 * turn it off, and so does what a cycle removes. A chain that turns a candidate on turns its strong partner off if that
 * is on. If all ways of a choice turn a candidate on, they turn off those it is linked with.
 */
import { type Bits, isPair, lowestBit } from '../../core/bits.js';
import type { Position } from '../../core/boxes-first.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
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
  /** The ranks that conflict with the rank r, at `r * words`, on the whole grid. */
  private direct = new Int32Array(0);
  /** The ranks that r turns off on the working grid. Valid only if `done`. */
  private sets = new Int32Array(0);
  private readonly done: Uint8Array;
  /** The ranks on the working grid, those with a strong link, those of a set that were followed, and those common to sets. */
  private readonly present: Int32Array;
  private readonly strong: Int32Array;
  private readonly followed: Int32Array;
  private readonly common: Int32Array;
  private readonly places: Candidate[] = [];
  private working!: Position;

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
    this.followed = this.present.slice();
    this.common = this.present.slice();
  }

  /** Tells that the links changed. They are read when a working grid first needs them. */
  clear(): void {
    this.isRead = false;
  }

  private read(): void {
    const { ranks, candidates } = this;
    const { start, to } = this.links;
    this.isRead = true;
    this.count = 0;
    for (let candidate = 0; candidate < ranks.length; candidate++)
      if (start[on(candidate)] !== start[on(candidate) + 1]) {
        candidates[this.count] = candidate;
        ranks[candidate] = this.count++;
      }
    this.words = (this.count + 31) >> 5;
    const { count, words } = this;
    if (this.sets.length < count * words) {
      this.direct = new Int32Array(count * words);
      this.sets = this.direct.slice();
    } else this.direct.fill(0);
    for (let rank = 0; rank < count; rank++) {
      const state = on(candidates[rank]!);
      for (let at = start[state]!; at < start[state + 1]!; at++)
        addTo(this.direct, rank * words, ranks[nodeIn(to[at]!)]!);
    }
  }

  /** Takes a working grid: the whole grid, or what is left of it. Valid until the grid changes. */
  set(working: Position): this {
    if (!this.isRead) this.read();
    const { geometry, ranks, candidates, present, strong } = this;
    const { size } = geometry;
    this.working = working;
    this.done.fill(0);
    present.fill(0);
    strong.fill(0);
    for (let rank = 0; rank < this.count; rank++) {
      const cell = (candidates[rank]! / size) | 0;
      if (working.digits[cell]! & (1 << (candidates[rank]! - cell * size))) addTo(present, 0, rank);
    }
    this.some(isPair, (places) => {
      for (const place of places) addTo(strong, 0, ranks[place]!);
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
    const { digits, slots } = this.working;
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
    const { words, sets, done, strong, followed } = this;
    if (done[rank]) return;
    const base = rank * words;
    sets.fill(0, base, base + words);
    followed.fill(0, 0, words);
    this.merge(rank, base);
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (let word = 0; word < words; word++)
        for (let rest = sets[base + word]! & strong[word]! & ~followed[word]!; rest; rest &= rest - 1) {
          const bit = lowestBit(rest);
          followed[word]! |= 1 << bit;
          this.mergeBeside(this.candidates[word * 32 + bit]!, base);
          isChanged = true;
        }
    }
    done[rank] = 1;
  }

  /** Adds to a set all that the candidates turn off that are on if a candidate is off. */
  private mergeBeside(candidate: Candidate, base: number): void {
    const { size, houseStart, cellHouses, cellSlots, houseCells } = this.geometry;
    const { digits, slots } = this.working;
    const cell = (candidate / size) | 0;
    const digit = candidate - cell * size;
    const own = digits[cell]!;
    if (isPair(own)) this.merge(this.ranks[cell * size + lowestBit(own & ~(1 << digit))]!, base);
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
      const house = cellHouses[at]!;
      const places = slots[house * size + digit]!;
      if (!isPair(places)) continue;
      const slot = lowestBit(places & ~(1 << cellSlots[at]!));
      this.merge(this.ranks[houseCells[house * size + slot]! * size + digit]!, base);
    }
  }

  /** Adds to a set what a rank turns off: directly, or all of it if it is known. */
  private merge(rank: number, base: number): void {
    const { words, sets, direct, present, followed } = this;
    const from = rank * words;
    if (this.done[rank])
      for (let word = 0; word < words; word++) {
        const turnedOff = sets[from + word]!;
        sets[base + word]! |= turnedOff;
        followed[word]! |= turnedOff;
      }
    else for (let word = 0; word < words; word++) sets[base + word]! |= direct[from + word]! & present[word]!;
  }
}

function addTo(set: Int32Array, base: number, rank: number): void {
  set[base + (rank >> 5)]! |= 1 << (rank & 31);
}
