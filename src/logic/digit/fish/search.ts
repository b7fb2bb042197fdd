/**
 * The search for fish: base houses whose candidates of a digit all lie in as many cover houses, but for a few fins.
 * Base sets come in lexicographic order, for each its cover sets alike. Two things keep it quick: only candidates that
 * are doomed can be taken by any fish, and whatever is taken must see every fin, so with each fin the targets get
 * fewer; where none is left, nothing is gained by going on.
 */
import type { Hit } from '../../step/strategy.js';
import { nextBase } from './bases.js';
import { aimOnlyAtReachable, castCovers, meetCovers } from './covers.js';
import type { Fish } from './fish.js';
import type { Plane } from './plane.js';
import { isEmptyAt } from './sets.js';

/** What to look for in a plane. Houses are named by their place in the plane's list. */
export interface Bait {
  readonly size: number;
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  /** Fins that are allowed, endo fins among them; with 0 there must be none, otherwise at least one. */
  readonly fins: number;
  /** Candidates in two base houses that are allowed. */
  readonly endoFins: number;
  /** Fewest candidates that must be within reach of a base. */
  readonly targets: number;
  /** Houses tried, as base or cover, before the hunt is given up. */
  readonly tries: number;
  /** Whether a fish is of the wanted kind. */
  accepts(fish: Fish): boolean;
}

/** A hunt under way. Sets of candidates take `words` integers each. */
export interface Hunt {
  plane: Plane;
  bait: Bait;
  words: number;
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
  known: Int32Array[] | undefined;
  readonly caught: Hit<Fish>[];
}

/**
 * The fish of a plane in order, those of one base together. With a list of known outcomes the first of each outcome
 * only: those known are left out, new ones are noted there.
 */
export function* hunt(plane: Plane, bait: Bait, known?: Int32Array[]): Generator<readonly Hit<Fish>[], void, void> {
  const { size, bases } = bait;
  if (isEmptyAt(plane.doomed, 0, plane.words) || bases.length < size) return;
  const h = begin(plane, bait, known);
  try {
    for (let more = nextBase(h, 0, 0); more; more = nextBase(h, size - 1, h.base[size - 1]! + 1)) {
      if (!meetCovers(h) || !aimOnlyAtReachable(h)) continue;
      castCovers(h, 0, 0, 0);
      if (h.caught.length > 0) yield h.caught.splice(0);
    }
  } finally {
    idle.push(h);
  }
}

/** Hunts that are over: their arrays serve the next ones, so that a hunt in vain allocates nothing. */
const idle: Hunt[] = [];

function begin(plane: Plane, bait: Bait, known: Int32Array[] | undefined): Hunt {
  const { words } = plane;
  const levels = (bait.size + 1) * words;
  const covers = bait.covers.length;
  const old = idle.pop();
  const fits = old && old.union.length >= levels && old.covers.length >= covers && old.taken.length >= words;
  if (!old || !fits) return newHunt(plane, bait, known);
  old.plane = plane;
  old.bait = bait;
  old.words = words;
  old.patience = bait.tries;
  old.known = known;
  old.caught.length = 0;
  for (const sets of [old.union, old.endo, old.covered, old.twice]) sets.fill(0, 0, words);
  old.aims.set(plane.doomed);
  return old;
}

function newHunt(plane: Plane, bait: Bait, known: Int32Array[] | undefined): Hunt {
  const { words } = plane;
  const levels = (bait.size + 1) * words;
  const covers = bait.covers.length;
  const h: Hunt = {
    plane,
    bait,
    words,
    base: new Int32Array(levels),
    union: new Int32Array(levels),
    endo: new Int32Array(levels),
    aims: new Int32Array(levels),
    covers: new Int32Array(covers),
    ahead: new Int32Array((covers + 1) * words),
    coverCount: 0,
    cover: new Int32Array(levels),
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
  return h;
}
