/**
 * Links between almost locked sets: two sets and their removals, as `logic/sets/linked-sets` finds them (ALS-XZ), then
 * three sets, and chains of sets.
 */
import {
  areApart,
  cellsOfSet,
  commonsOf,
  digitsOfSet,
  firstOf,
  linkCount,
  linksFrom,
  listLinks,
  MOST_COMMONS,
  MOST_SETS,
  secondOf,
  seenBySet,
  setCount,
} from './almost-locked';
import { clearBest, listCells, offer, takeBest } from './best';
import { ASK, HIT, NOTHING, takeCells, taken } from './hit';
import { SIZE } from './shape';
import { Halves, SignedHalves } from './views';

export function linkedSets(): i32 {
  if (!listLinks()) return ASK;
  for (let link = 0; link < linkCount; link++) {
    const a = firstOf[link];
    const b = secondOf[link];
    const digits = commonsOf[link];
    const x = digits & -digits;
    const y = digits & ~x & -(digits & ~x);
    takeSeenByBoth(a, b, x);
    if (y) {
      takeSeenByBoth(a, b, y);
      takeLocked(a, b, x | y);
      takeLocked(b, a, x | y);
    }
    if (taken()) return taken();
  }
  return NOTHING;
}

/** Removes, for each digit of both sets, the candidates that see every place of it in the two. */
export function takeSeenByBoth(a: i32, b: i32, without: i32): void {
  for (let rest = digitsOfSet[a] & digitsOfSet[b] & ~without; rest; rest &= rest - 1)
    takeCells(v128.and(seenBySet(a, ctz(rest)), seenBySet(b, ctz(rest))), ctz(rest));
}

/**
 * Removes what a set locks if it lacks one of the digits `without`: candidates outside the other set that see every
 * place of a digit that the set keeps.
 */
function takeLocked(set: i32, other: i32, without: i32): void {
  for (let rest = digitsOfSet[set] & ~without; rest; rest &= rest - 1)
    takeCells(v128.andnot(seenBySet(set, ctz(rest)), cellsOfSet[other]), ctz(rest));
}

/* Three almost locked sets, a stem and two wings, as `logic/sets/set-wings` finds them (ALS-XY-Wing). */

const NONE = -1;

/** Linked lists of links with the same second set: by set the first link, by link the next. */
const nextOf = changetype<SignedHalves>(memory.data(2 * MOST_COMMONS, 2));
const heads = memory.data(2 * MOST_SETS, 2);

/**
 * Finds two links that share one set. For each link it tries later ones with the same first set, then those with the
 * same second set, then those that begin at that second set.
 */
export function setWing(): i32 {
  if (!listLinks()) return ASK;
  joinBySecond();
  for (let link = 0; link < linkCount; link++) {
    const a = firstOf[link];
    const b = secondOf[link];
    if (isWingAmong(link, b, link + 1, linksFrom[a + 1])) return HIT;
    for (let other = nextOf[link]; other !== NONE; other = nextOf[other])
      if (isWing(link, a, other, firstOf[other])) return HIT;
    if (isWingAmong(link, a, linksFrom[b], linksFrom[b + 1])) return HIT;
  }
  return NOTHING;
}

function joinBySecond(): void {
  for (let set = 0; set < setCount; set++) i32.store16(heads + 2 * set, NONE);
  for (let link = linkCount - 1; link >= 0; link--) {
    const head = heads + 2 * secondOf[link];
    nextOf[link] = i32.load16_s(head);
    i32.store16(head, link);
  }
}

function isWingAmong(link: i32, wing: i32, from: i32, end: i32): bool {
  for (let other = from; other < end; other++) if (isWing(link, wing, other, secondOf[other])) return true;
  return false;
}

/** True if two links to a stem, by different digits, remove a candidate that sees both other ends. */
function isWing(link: i32, a: i32, other: i32, b: i32): bool {
  const digits = commonsOf[link] | commonsOf[other];
  if (!(digits & (digits - 1)) || !(digitsOfSet[a] & digitsOfSet[b] & ~digits) || !areApart(a, b)) return false;
  takeSeenByBoth(a, b, digits);
  return taken() === HIT;
}

/* Chains of almost locked sets, as `logic/sets/set-chains` walks along them forward. The best is taken (ALS chain). */

/** Links of the shortest chain that has no name of its own. */
const SHORTEST = 3;

/** Queue of the walk: the set, the digits by which it was entered, the distance in links. */
const setAt = changetype<Halves>(memory.data(2 * 3 * SHORTEST * MOST_COMMONS, 2));
const enteredAt = changetype<Halves>(memory.data(2 * 3 * SHORTEST * MOST_COMMONS, 2));
const distances = changetype<Halves>(memory.data(2 * 3 * SHORTEST * MOST_COMMONS, 2));
let count = 0;
/** By set and the digits by which it was entered: a bit for each reached distance of 1, 2, or more links. */
const reached = memory.data(MOST_SETS * SIZE * SIZE);

export function setChain(): i32 {
  if (!listLinks()) return ASK;
  clearBest();
  for (let start = 0; start < setCount; start++)
    for (let rest = digitsOfSet[start]; rest; rest &= rest - 1) walkFrom(start, rest & -rest);
  return takeBest();
}

/**
 * Walks breadth first from a set that holds a digit. A set lacks the digit by which it was entered, so any other digit
 * links on.
 */
function walkFrom(start: i32, digit: i32): void {
  count = 0;
  leave(start, digit, 0);
  for (let at = 0; at < count; at++) {
    const end = setAt[at];
    const used = enteredAt[at];
    const distance = distances[at];
    if (distance >= SHORTEST) offerEnds(start, end, digit | used);
    leave(end, ~(used & -used), distance);
  }
  for (let at = 0; at < count; at++) store<u8>(reachedBy(setAt[at], enteredAt[at]), 0);
}

function offerEnds(start: i32, end: i32, without: i32): void {
  for (let rest = digitsOfSet[start] & digitsOfSet[end] & ~without; rest; rest &= rest - 1)
    listCells(v128.and(seenBySet(start, ctz(rest)), seenBySet(end, ctz(rest))), ctz(rest));
  offer(0, 0, 0);
}

/** Queues the sets linked by one of the digits, unless they were reached in the same way. */
function leave(from: i32, by: i32, distance: i32): void {
  const far = 1 << min(distance, SHORTEST - 1);
  for (let link = linksFrom[from]; link < linksFrom[from + 1]; link++) {
    const used = lowestTwo(commonsOf[link]) & by;
    if (!used) continue;
    const key = reachedBy(secondOf[link], used);
    const known = i32.load8_u(key);
    if (known & far) continue;
    i32.store8(key, known | far);
    setAt[count] = secondOf[link];
    enteredAt[count] = used;
    distances[count++] = distance + 1;
  }
}

function reachedBy(set: i32, used: i32): usize {
  return reached + (set * SIZE + ctz(used)) * SIZE + (31 - clz(used));
}
function lowestTwo(digits: i32): i32 {
  const rest = digits & (digits - 1);
  return (digits & -digits) | (rest & -rest);
}
