/**
 * The search for fish: base houses whose candidates of a digit all lie in the same number of cover houses, except for a
 * few fins. Base sets come in lexicographic order, and so do the cover sets of each. Two facts prune the search. A fish
 * removes only unplaceable candidates, and a removed candidate sees every fin, so each fin narrows the targets; the
 * search backtracks when none is left.
 *
 * A base can reach a target with some choice of covers only if the base candidates that the target does not see fit
 * into the covers that do not hold the target. Another base house only adds such candidates.
 */
import { countBits, lowestBit } from '../../../core/bits.js';
import { type Clock, unlimited } from '../../../core/clock.js';
import type { Hit } from '../../step/strategy.js';
import type { Fish } from './fish.js';
import { isSettled, keepFish } from './outcome.js';
import { isEmptyAt, keepSeen } from './plane.js';
import type { PlaneSearch } from './plane-search.js';

/** The number of words of sets that are tried between two checks of the clock. */
const TRIED_WORDS_PER_CHECK = 10_000;

/**
 * Yields the fish of a plane in order, the fish of one base together. With a list of known outcomes, yields only the
 * first of each outcome: skips known ones and adds new ones to the list.
 */
export function* resultsOf(search: PlaneSearch, clock: Clock = unlimited): Generator<readonly Hit<Fish>[], void, void> {
  const { plane, query, base, results } = search;
  const { size, bases } = query;
  if (isEmptyAt(plane.unplaceable, 0, plane.words) || bases.length < size) return;
  search.clock = clock;
  search.checkAt = search.budget;
  for (let more = nextBase(search, 0, 0); more; more = nextBase(search, size - 1, base[size - 1]! + 1)) {
    if (!meetCovers(search) || !keepReachableTargets(search)) continue;
    chooseCovers(search, 0, 0, 0);
    if (results.length > 0) yield results.splice(0);
  }
}

/** Counts a house that is tried. Returns true at the end of the budget. */
const isSpent = (search: PlaneSearch): boolean => search.budget-- <= search.checkAt && isSpentAtCheck(search);

/** Checks the clock, unless the budget has ended, and sets the budget of the next check. */
function isSpentAtCheck(search: PlaneSearch): boolean {
  const { budget, words, clock } = search;
  if (budget <= -1) return true;
  search.checkAt = Math.max(0, budget - TRIED_WORDS_PER_CHECK / words);
  clock();
  return false;
}

/** Advances to the next base set, from the house `next` at a level; false at the end. */
function nextBase(search: PlaneSearch, from: number, house: number): boolean {
  const { size, bases } = search.query;
  search.usable.fill(1);
  let level = from;
  let next = house;
  for (;;) {
    if (isSpent(search)) return false;
    if (next > bases.length - (size - level)) {
      if (level-- === 0) return false;
      next = search.base[level]! + 1;
    } else if (!addBase(search, level, next)) next++;
    else {
      search.base[level] = next++;
      if (++level === size) return true;
    }
  }
}

/** Adds a house to the base. Returns false if the result is not a base, or cannot remove anything. */
function addBase(search: PlaneSearch, level: number, house: number): boolean {
  const { plane, query, words, union, endo, reachable } = search;
  const own = query.bases[house]! * words;
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
    reachable[to + word] = reachable[at + word]!;
  }
  if (before + shared > query.endoFins) return false;
  for (let word = 0; word < words; word++)
    for (let rest = endo[to + word]! & ~endo[at + word]!; rest; rest &= rest - 1)
      keepSeen(plane, reachable, to, word * 32 + lowestBit(rest));
  if (isSettled(search, reachable, to)) return false;
  return keepReachable(search, reachable, to, level + 1) > 0;
}

/** Lists the cover houses that meet the base and do not belong to it; false if they are too few. */
function meetCovers(search: PlaneSearch): boolean {
  const { plane, query, words, base, union, covers, usable, ahead } = search;
  const all = query.size * words;
  covers.length = 0;
  usable.fill(0);
  for (const house of query.covers) {
    let isBase = false;
    for (let i = 0; i < query.size; i++) if (query.bases[base[i]!] === house) isBase = true;
    if (isBase) continue;
    for (let word = 0; word < words; word++)
      if (union[all + word]! & plane.held[house * words + word]!) {
        covers.push(house);
        usable[house] = 1;
        break;
      }
  }
  for (let word = 0; word < words; word++) ahead[covers.length * words + word] = 0;
  for (let i = covers.length - 1; i >= 0; i--)
    for (let word = 0; word < words; word++)
      ahead[i * words + word] = ahead[(i + 1) * words + word]! | plane.covering[covers[i]! * words + word]!;
  for (let word = 0; word < words; word++) search.targets[word] = search.reachable[all + word]!;
  return covers.length >= query.size;
}

/** Drops targets that no choice of covers can remove. Returns false if too few are left. */
const keepReachableTargets = (search: PlaneSearch): boolean =>
  keepReachable(search, search.targets, 0, search.query.size) >= search.query.targets &&
  !isSettled(search, search.targets, 0);

/**
 * Tries every choice of covers from `from` on for the remaining levels. `fins` is the number that is certain so far.
 */
function chooseCovers(search: PlaneSearch, level: number, from: number, fins: number): void {
  const { plane, query, words, covers, covered, twice, targets, union, ahead } = search;
  if (level === query.size) {
    keepFish(search);
    return;
  }
  const at = level * words;
  const to = at + words;
  const all = query.size * words;
  let left = fins;
  if (isSpent(search)) return;
  for (let i = from; i <= covers.length - (query.size - level); i++) {
    const own = covers[i]! * words;
    for (let word = 0; word < words; word++) targets[at + word]! &= covered[at + word]! | ahead[i * words + word]!;
    if (isSettled(search, targets, at)) return;
    for (let word = 0; word < words; word++) {
      const held = plane.covering[own + word]!;
      covered[to + word] = covered[at + word]! | held;
      twice[to + word] = twice[at + word]! | (covered[at + word]! & held);
      targets[to + word] = targets[at + word]!;
    }
    search.cover[level] = i;
    chooseCovers(search, level + 1, i + 1, left);
    for (let word = 0; word < words; word++)
      for (
        let rest =
          union[all + word]! & plane.covering[own + word]! & ~covered[at + word]! & ~ahead[(i + 1) * words + word]!;
        rest;
        rest &= rest - 1
      ) {
        if (++left > query.fins) return;
        keepSeen(plane, targets, at, word * 32 + lowestBit(rest));
      }
  }
}

/**
 * Drops targets of a set that no usable covers reach, with `level` base houses chosen. Returns the number left.
 */
function keepReachable(search: PlaneSearch, targets: Int32Array, at: number, level: number): number {
  const { plane, query, words, union, rest, holders, holderStart, usable } = search;
  const base = level * words;
  let left = 0;
  for (let word = 0; word < words; word++)
    for (let set = targets[at + word]!; set; set &= set - 1) {
      const target = word * 32 + lowestBit(set);
      const bit = set & -set;
      let holding = 0;
      for (let i = holderStart[target]!; i < holderStart[target + 1]!; i++) holding += usable[holders[i]!]!;
      const needed = union[base + word]! & bit ? 2 : 1;
      for (let i = 0; i < words; i++) rest[i] = union[base + i]! & ~plane.seen[target * words + i]!;
      rest[word]! &= ~bit;
      if (holding < needed || !canCover(search, 0, query.size - needed)) targets[at + word]! &= ~bit;
      else left++;
    }
  return left;
}

/** True if `most` usable covers can hold the candidates of `rest` at a level. */
function canCover(search: PlaneSearch, level: number, most: number): boolean {
  const { plane, words, rest, holders, holderStart, usable } = search;
  const at = level * words;
  const to = at + words;
  let word = 0;
  while (word < words && rest[at + word] === 0) word++;
  if (word === words) return true;
  if (most === 0 || isSpent(search)) return false;
  const first = word * 32 + lowestBit(rest[at + word]!);
  for (let i = holderStart[first]!; i < holderStart[first + 1]!; i++) {
    if (!usable[holders[i]!]) continue;
    const own = holders[i]! * words;
    let left = 0;
    for (let j = 0; j < words; j++) left |= rest[to + j] = rest[at + j]! & ~plane.covering[own + j]!;
    if (left === 0 || (most > 1 && canCover(search, level + 1, most - 1))) return true;
  }
  return false;
}
