/**
 * The search for fish: base houses whose candidates of a digit all lie in the same number of cover houses, except for a
 * few fins. Base sets come in lexicographic order, and so do the cover sets of each. Every set of houses is a row of
 * levels, one for each house; what is known of the first houses stands at `level * words` in the arrays of the search.
 *
 * Two facts prune both choices. A fish removes only unplaceable candidates, and a removed candidate sees every fin: so
 * each fin narrows the targets, and the search goes back when none is left. And a target must be within reach of some
 * choice of covers (`reachable`).
 */
import { countBits, lowestBit } from '../../../core/bits.js';
import { type Clock, unlimited } from '../../../core/clock.js';
import type { House } from '../../../core/geometry.js';
import type { Hit } from '../../step/strategy.js';
import type { Fish } from './fish.js';
import { isSettled, keepFish } from './outcome.js';
import { isEmptyAt, keepSeen } from './plane.js';
import { isSpent, type PlaneSearch } from './plane-search.js';
import { keepReachable } from './reachable.js';

/**
 * Yields the fish of a plane in order, the fish of one base together. With a list of known outcomes, yields only the
 * first of each outcome: skips known ones and adds new ones to the list.
 */
export function* resultsOf(search: PlaneSearch, clock: Clock = unlimited): Generator<readonly Hit<Fish>[], void, void> {
  const { plane, query, results } = search;
  if (isEmptyAt(plane.unplaceable, 0, plane.words) || query.bases.length < query.size) return;
  search.clock = clock;
  search.checkAt = search.budget;
  for (let isFound = firstBase(search); isFound; isFound = nextBase(search)) {
    if (!meetCovers(search)) continue;
    beginCovers(search);
    if (!keepReachableTargets(search)) continue;
    chooseCovers(search, 0, 0, 0);
    if (results.length > 0) yield results.splice(0);
  }
}

const firstBase = (search: PlaneSearch): boolean => chooseBase(search, 0, 0);

const nextBase = (search: PlaneSearch): boolean => {
  const last = search.query.size - 1;
  return chooseBase(search, last, search.base[last]! + 1);
};

/**
 * Chooses the houses of a base from a level on, the first of them at `from` or later. Goes back a level where no house is
 * left. Returns false if there is no further base.
 */
function chooseBase(search: PlaneSearch, firstLevel: number, from: number): boolean {
  const { query, base } = search;
  const { size, bases } = query;
  search.usable.fill(1);
  let level = firstLevel;
  for (let house = from; ; house++) {
    if (isSpent(search)) return false;
    if (house > bases.length - (size - level)) {
      if (level === 0) return false;
      house = base[--level]!;
    } else if (addBase(search, level, house)) {
      base[level++] = house;
      if (level === size) return true;
    }
  }
}

/** Adds a house to the base. Returns false if the result has too many endo fins, or cannot remove anything. */
function addBase(search: PlaneSearch, level: number, house: number): boolean {
  const { plane, query, words, union, endo, reachable } = search;
  const own = query.bases[house]! * words;
  const at = level * words;
  const to = at + words;
  let endoFins = 0;
  for (let word = 0; word < words; word++) {
    const held = plane.held[own + word]!;
    const shared = union[at + word]! & held;
    endoFins += countBits(endo[at + word]!) + countBits(shared);
    union[to + word] = union[at + word]! | held;
    endo[to + word] = endo[at + word]! | shared;
    reachable[to + word] = reachable[at + word]!;
  }
  if (endoFins > query.endoFins) return false;
  for (let word = 0; word < words; word++)
    for (let added = endo[to + word]! & ~endo[at + word]!; added; added &= added - 1)
      keepSeen(plane, reachable, to, word * 32 + lowestBit(added));
  if (isSettled(search, reachable, to)) return false;
  return keepReachable(search, reachable, to, level + 1) > 0;
}

/** Lists the cover houses that meet the base and do not belong to it. Returns false if they are too few. */
function meetCovers(search: PlaneSearch): boolean {
  const { query, covers, usable } = search;
  covers.length = 0;
  usable.fill(0);
  for (const house of query.covers)
    if (!isInBase(search, house) && meetsBase(search, house)) {
      covers.push(house);
      usable[house] = 1;
    }
  return covers.length >= query.size;
}

function isInBase({ query, base }: PlaneSearch, house: House): boolean {
  for (let i = 0; i < query.size; i++) if (query.bases[base[i]!] === house) return true;
  return false;
}

function meetsBase({ plane, query, words, union }: PlaneSearch, house: House): boolean {
  const all = query.size * words;
  for (let word = 0; word < words; word++) if (union[all + word]! & plane.held[house * words + word]!) return true;
  return false;
}

/** Begins a choice of covers with the targets of the base, and adds up the candidates from each cover on. */
function beginCovers({ plane, query, words, covers, ahead, targets, reachable }: PlaneSearch): void {
  const all = query.size * words;
  for (let word = 0; word < words; word++) {
    targets[word] = reachable[all + word]!;
    ahead[covers.length * words + word] = 0;
    for (let i = covers.length - 1; i >= 0; i--)
      ahead[i * words + word] = ahead[(i + 1) * words + word]! | plane.covering[covers[i]! * words + word]!;
  }
}

/** Drops targets that no choice of covers can remove. Returns false if too few are left. */
const keepReachableTargets = (search: PlaneSearch): boolean =>
  keepReachable(search, search.targets, 0, search.query.size) >= search.query.targets &&
  !isSettled(search, search.targets, 0);

/**
 * Tries every choice of covers from `from` on for the remaining levels: for each cover, first the choices with it, then
 * those without it. `fins`: the number that is certain so far. One function, since calls would take a tenth of the time.
 */
function chooseCovers(search: PlaneSearch, level: number, from: number, fins: number): void {
  const { plane, query, words, covers, cover, covered, twice, targets, union, ahead } = search;
  if (level === query.size) {
    keepFish(search);
    return;
  }
  const at = level * words;
  const to = at + words;
  const all = query.size * words;
  let certain = fins;
  if (isSpent(search)) return;
  for (let i = from; i <= covers.length - (query.size - level); i++) {
    const own = covers[i]! * words;
    // Targets that neither the chosen covers nor the later ones hold cannot be removed.
    for (let word = 0; word < words; word++) targets[at + word]! &= covered[at + word]! | ahead[i * words + word]!;
    if (isSettled(search, targets, at)) return;
    for (let word = 0; word < words; word++) {
      const held = plane.covering[own + word]!;
      covered[to + word] = covered[at + word]! | held;
      twice[to + word] = twice[at + word]! | (covered[at + word]! & held);
      targets[to + word] = targets[at + word]!;
    }
    cover[level] = i;
    chooseCovers(search, level + 1, i + 1, certain);
    // Without this cover, base candidates that no chosen or later one holds are fins, and the targets must see them.
    for (let word = 0; word < words; word++) {
      const others = covered[at + word]! | ahead[(i + 1) * words + word]!;
      for (let rest = union[all + word]! & plane.covering[own + word]! & ~others; rest; rest &= rest - 1) {
        if (++certain > query.fins) return;
        keepSeen(plane, targets, at, word * 32 + lowestBit(rest));
      }
    }
  }
}
