/**
 * The search for fish: base houses whose candidates of a digit all lie in as many cover houses, but for a few fins.
 * Base sets come in lexicographic order, for each its cover sets alike. Two things keep it quick: only candidates that
 * are doomed can be taken by any fish, and whatever is taken must see every fin, so with each fin the targets get
 * fewer; where none is left, nothing is gained by going on.
 */
import { countBits, lowestBit } from '../../src/core/bits.js';
import type { Hit } from '../../src/logic/strategy.js';
import { type Fish, fishHit } from './fish.js';
import type { Plane } from './plane.js';

/** What to look for in a plane. Houses are named by their place in the plane's list. */
export interface Bait {
  readonly size: number;
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  /** Fins that are allowed, endo fins among them; with 0 there must be none, otherwise at least one. */
  readonly fins: number;
  /** Candidates in two base houses that are allowed. */
  readonly endoFins: number;
  /** Houses tried, as base or cover, before the hunt is given up. */
  readonly tries: number;
  /** Whether a fish is of the wanted kind. */
  accepts(fish: Fish): boolean;
}

interface Hunt {
  readonly plane: Plane;
  readonly bait: Bait;
  readonly words: number;
  /** The base houses, places in `bait.bases`; and of the first few of them: all candidates, those held twice, what may yet be taken. */
  readonly base: Int32Array;
  readonly union: Int32Array;
  readonly endo: Int32Array;
  readonly aims: Int32Array;
  /** Cover houses that meet the base, and what those from each one on hold together. */
  readonly covers: Int32Array;
  readonly ahead: Int32Array;
  coverCount: number;
  /** The cover houses chosen, places in `covers`; and of the first few of them: what they hold, hold twice, what may yet be taken. */
  readonly cover: Int32Array;
  readonly covered: Int32Array;
  readonly twice: Int32Array;
  readonly targets: Int32Array;
  /** What is still to be covered, by the number of covers chosen for it. */
  readonly rest: Int32Array;
  /** What the fish at hand takes. */
  readonly taken: Int32Array;
  /** Houses that may yet be tried. */
  patience: number;
  /** Outcomes that need not be found again. */
  readonly known: Int32Array[] | undefined;
  readonly caught: Hit<Fish>[];
}

/**
 * The fish of a plane in order, those of one base together. With a list of known outcomes the first of each outcome
 * only: those known are left out, new ones are noted there.
 */
export function* hunt(plane: Plane, bait: Bait, known?: Int32Array[]): Generator<readonly Hit<Fish>[], void, void> {
  const { size, bases } = bait;
  const { words } = plane;
  if (isEmptyAt(plane.doomed, 0, words) || bases.length < size) return;
  const levels = (size + 1) * words;
  const h: Hunt = {
    plane,
    bait,
    words,
    base: new Int32Array(size),
    union: new Int32Array(levels),
    endo: new Int32Array(levels),
    aims: new Int32Array(levels),
    covers: new Int32Array(bait.covers.length),
    ahead: new Int32Array((bait.covers.length + 1) * words),
    coverCount: 0,
    cover: new Int32Array(size),
    covered: new Int32Array(levels),
    twice: new Int32Array(levels),
    targets: new Int32Array(levels),
    rest: new Int32Array(levels),
    taken: new Int32Array(words),
    patience: bait.tries,
    known,
    caught: [],
  };
  h.aims.set(plane.doomed);
  for (let more = nextBase(h, 0, 0); more; more = nextBase(h, size - 1, h.base[size - 1]! + 1)) {
    if (!meetCovers(h) || !aimOnlyAtReachable(h)) continue;
    castCovers(h, 0, 0, 0);
    if (h.caught.length > 0) yield h.caught.splice(0);
  }
}

/** Goes on to the next base set, from the house `next` at a level; false at the end. */
function nextBase(h: Hunt, from: number, house: number): boolean {
  const { size, bases } = h.bait;
  let level = from;
  let next = house;
  for (;;) {
    if (h.patience-- <= 0) return false;
    if (next > bases.length - (size - level)) {
      if (level-- === 0) return false;
      next = h.base[level]! + 1;
    } else if (!addBase(h, level, next)) next++;
    else {
      h.base[level] = next++;
      if (++level === size) return true;
    }
  }
}

/** Adds a house to the base; false if the base is none with it. */
function addBase({ plane, bait, words, union, endo, aims }: Hunt, level: number, house: number): boolean {
  const own = bait.bases[house]! * words;
  const at = level * words;
  const to = at + words;
  let shared = 0;
  let before = 0;
  for (let word = 0; word < words; word++) {
    const both = union[at + word]! & plane.held[own + word]!;
    shared += countBits(both);
    before += countBits(endo[at + word]!);
    union[to + word] = union[at + word]! | plane.held[own + word]!;
    endo[to + word] = endo[at + word]! | both;
    aims[to + word] = aims[at + word]!;
  }
  if (shared === 0) return true;
  if (before + shared > bait.endoFins) return false;
  for (let word = 0; word < words; word++)
    for (let rest = endo[to + word]! & ~endo[at + word]!; rest; rest &= rest - 1)
      keepSeen(plane, aims, to, word * 32 + lowestBit(rest));
  return !isEmptyAt(aims, to, words);
}

/** Keeps of a set only what a candidate sees. */
function keepSeen({ words, seen }: Plane, sets: Int32Array, at: number, candidate: number): void {
  for (let word = 0; word < words; word++) sets[at + word]! &= seen[candidate * words + word]!;
}

function isEmptyAt(sets: Int32Array, at: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (sets[at + word]) return false;
  return true;
}

/** Lists the cover houses that meet the base, and are none of it; false if they are too few. */
function meetCovers(h: Hunt): boolean {
  const { plane, bait, words, base, union, covers, ahead } = h;
  const all = bait.size * words;
  let count = 0;
  for (const house of bait.covers) {
    let isBase = false;
    for (let i = 0; i < bait.size; i++) if (bait.bases[base[i]!] === house) isBase = true;
    if (isBase) continue;
    for (let word = 0; word < words; word++)
      if (union[all + word]! & plane.held[house * words + word]!) {
        covers[count++] = house;
        break;
      }
  }
  h.coverCount = count;
  for (let word = 0; word < words; word++) ahead[count * words + word] = 0;
  for (let i = count - 1; i >= 0; i--)
    for (let word = 0; word < words; word++)
      ahead[i * words + word] = ahead[(i + 1) * words + word]! | plane.covering[covers[i]! * words + word]!;
  for (let word = 0; word < words; word++) h.targets[word] = h.aims[all + word]!;
  return count >= bait.size;
}

/**
 * Drops targets that no choice of covers can take: with the target, the base candidates that it does not see must fit
 * into the covers that do not hold it. False if nothing is left.
 */
function aimOnlyAtReachable(h: Hunt): boolean {
  const { plane, bait, words, union, covers, targets, rest } = h;
  const all = bait.size * words;
  let left = 0;
  for (let word = 0; word < words; word++)
    for (let set = targets[word]!; set; set &= set - 1) {
      const target = word * 32 + lowestBit(set);
      const bit = set & -set;
      let holding = 0;
      for (let i = 0; i < h.coverCount; i++) if (plane.covering[covers[i]! * words + word]! & bit) holding++;
      const needed = union[all + word]! & bit ? 2 : 1;
      for (let i = 0; i < words; i++) rest[i] = union[all + i]! & ~plane.seen[target * words + i]!;
      rest[word]! &= ~bit;
      if (holding < needed || !canCover(h, 0, bait.size - needed)) targets[word]! &= ~bit;
      else left++;
    }
  return left > 0 && !isSettled(h, 0);
}

/** Whether so many covers can hold what is in `rest` at a level. */
function canCover(h: Hunt, level: number, most: number): boolean {
  const { plane, words, covers, rest } = h;
  const at = level * words;
  const to = at + words;
  let word = 0;
  while (word < words && rest[at + word] === 0) word++;
  if (word === words) return true;
  if (most === 0 || h.patience-- <= 0) return false;
  const bit = rest[at + word]! & -rest[at + word]!;
  for (let i = 0; i < h.coverCount; i++) {
    const own = covers[i]! * words;
    if (!(plane.covering[own + word]! & bit)) continue;
    for (let j = 0; j < words; j++) rest[to + j] = rest[at + j]! & ~plane.covering[own + j]!;
    if (canCover(h, level + 1, most - 1)) return true;
  }
  return false;
}

/** Tries every choice of the covers from `from` on for the levels left; `fins`: how many are sure so far. */
function castCovers(h: Hunt, level: number, from: number, fins: number): void {
  const { plane, bait, words, covers, covered, twice, targets, union, ahead } = h;
  if (level === bait.size) {
    land(h);
    return;
  }
  const at = level * words;
  const to = at + words;
  const all = bait.size * words;
  let left = fins;
  if (h.patience-- <= 0) return;
  for (let i = from; i <= h.coverCount - (bait.size - level); i++) {
    const own = covers[i]! * words;
    for (let word = 0; word < words; word++) targets[at + word]! &= covered[at + word]! | ahead[i * words + word]!;
    if (isSettled(h, at)) return;
    for (let word = 0; word < words; word++) {
      const held = plane.covering[own + word]!;
      covered[to + word] = covered[at + word]! | held;
      twice[to + word] = twice[at + word]! | (covered[at + word]! & held);
      targets[to + word] = targets[at + word]!;
    }
    h.cover[level] = i;
    castCovers(h, level + 1, i + 1, left);
    for (let word = 0; word < words; word++)
      for (
        let rest =
          union[all + word]! & plane.covering[own + word]! & ~covered[at + word]! & ~ahead[(i + 1) * words + word]!;
        rest;
        rest &= rest - 1
      ) {
        if (++left > bait.fins) return;
        keepSeen(plane, targets, at, word * 32 + lowestBit(rest));
      }
  }
}

/** Whether nothing new can be taken: there is no target, or just one, which is known to be taken alone. */
function isSettled(h: Hunt, at: number): boolean {
  const { words, targets } = h;
  let left = 0;
  for (let word = 0; word < words; word++) {
    const set = targets[at + word]!;
    if (set & (set - 1) || (set && left++ > 0)) return false;
  }
  return left === 0 || isKnown(h, targets, at);
}

function isKnown({ known, words }: Hunt, sets: Int32Array, at: number): boolean {
  if (!known) return false;
  for (let i = 0; i < known.length; i++) {
    let word = 0;
    while (word < words && known[i]![word] === sets[at + word]) word++;
    if (word === words) return true;
  }
  return false;
}

/** Keeps what the base and the covers chosen catch, if it is anything. */
function land(h: Hunt): void {
  const { plane, bait, words, union, endo, covered, twice, targets, taken } = h;
  const all = bait.size * words;
  let fins = 0;
  for (let word = 0; word < words; word++) {
    const open = union[all + word]! & ~covered[all + word]!;
    fins += countBits(open | endo[all + word]!);
    for (let rest = open; rest && fins <= bait.fins; rest &= rest - 1)
      keepSeen(plane, targets, all, word * 32 + lowestBit(rest));
  }
  if (fins > bait.fins || (fins === 0 && bait.fins > 0)) return;
  for (let word = 0; word < words; word++)
    taken[word] = targets[all + word]! & covered[all + word]! & (~union[all + word]! | twice[all + word]!);
  if (isEmptyAt(taken, 0, words) || isKnown(h, taken, 0)) return;
  const set = (of: (word: number) => number): Int32Array => Int32Array.from({ length: words }, (_, word) => of(word));
  const hit = fishHit(plane, {
    base: Array.from(h.base, (i) => bait.bases[i]!),
    cover: Array.from(h.cover, (i) => h.covers[i]!),
    body: set((word) => union[all + word]! & covered[all + word]! & ~endo[all + word]!),
    fins: set((word) => (union[all + word]! & ~covered[all + word]!) | endo[all + word]!),
    outside: set((word) => taken[word]! & ~union[all + word]!),
    cannibal: set((word) => taken[word]! & union[all + word]!),
  });
  if (!bait.accepts(hit.pattern)) return;
  h.known?.push(taken.slice());
  h.caught.push(hit);
}
