/** Three almost locked sets, a stem and two wings, as `logic/sets/set-wings` finds them (ALS-XY-Wing). */
import { digitsOfSet, MOST_SETS, setCount } from './almost-locked';
import { ASK, HIT, NOTHING, taken } from './hit';
import { takeSeenByBoth } from './linked-sets';
import {
  areApart,
  commonsOf,
  firstOf,
  linkCount,
  linksFrom,
  listLinks,
  MOST_LINKS,
  secondOf,
} from './restricted-commons';

const NONE = -1;

/** By link the next one to the same second set; by set the first such link. */
const nexts = memory.data(2 * MOST_LINKS, 2);
const heads = memory.data(2 * MOST_SETS, 2);

/** Two links that share just one set: with a later one of the same first, of the same second, from this second on. */
export function setWing(): i32 {
  if (!listLinks()) return ASK;
  joinBySecond();
  for (let link = 0; link < linkCount; link++) {
    const a = firstOf(link);
    const b = secondOf(link);
    if (isWingAmong(link, b, link + 1, linksFrom(a + 1))) return HIT;
    for (let other = nextOf(link); other !== NONE; other = nextOf(other))
      if (isWing(link, a, other, firstOf(other))) return HIT;
    if (isWingAmong(link, a, linksFrom(b), linksFrom(b + 1))) return HIT;
  }
  return NOTHING;
}

function nextOf(link: i32): i32 {
  return i32.load16_s(nexts + 2 * link);
}
function joinBySecond(): void {
  for (let set = 0; set < setCount; set++) i32.store16(heads + 2 * set, NONE);
  for (let link = linkCount - 1; link >= 0; link--) {
    const head = heads + 2 * secondOf(link);
    i32.store16(nexts + 2 * link, i32.load16_s(head));
    i32.store16(head, link);
  }
}

function isWingAmong(link: i32, wing: i32, from: i32, end: i32): bool {
  for (let other = from; other < end; other++) if (isWing(link, wing, other, secondOf(other))) return true;
  return false;
}

/** Whether two links to a stem by different digits take something from what their other ends see. */
function isWing(link: i32, a: i32, other: i32, b: i32): bool {
  const digits = commonsOf(link) | commonsOf(other);
  if (!(digits & (digits - 1)) || !(digitsOfSet(a) & digitsOfSet(b) & ~digits) || !areApart(a, b)) return false;
  takeSeenByBoth(a, b, digits);
  return taken() === HIT;
}
