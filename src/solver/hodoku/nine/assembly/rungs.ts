/** The rungs, by their places in `solver/hodoku/rungs`. */
import { avoidableRectangle } from './avoidable-rectangles';
import { bugPlus1 } from './bug';
import { digitChain, FEWEST_LINKS, MOST_LINKS } from './chains';
import { multiColours, simpleColours } from './colours';
import { emptyRectangle } from './empty-rectangles';
import { forcingChain } from './forcing-chains';
import { forcingNet } from './forcing-nets';
import { ASK } from './hit';
import { FINNED, lineFish, PLAIN, SASHIMI } from './line-fish';
import { linkedSets } from './linked-sets';
import { lockedCandidates } from './locked';
import { niceLoop } from './loops';
import { unplaceableSince } from './placings';
import { rectangle3 } from './rectangle-subsets';
import { hiddenRectangle, rectangle1, rectangle4, rectangle6, rectangle25 } from './rectangle-types';
import { remotePair } from './remote-pairs';
import { setChain } from './set-chains';
import { setWing } from './set-wings';
import { BOXES, HOUSES } from './shape';
import { hiddenSubset, lockedSubset, nakedSubset } from './subsets';
import { sueDeCoq } from './sue-de-coq';
import { skyscraper, twoStringKite } from './two-links';
import { wWing, xyWing, xyzWing } from './wings';
import { xyChain } from './xy-chains';

/** There are fewer, those that are left to TypeScript among them. */
export const RUNGS = 64;

/** What a rung comes to where nothing that has not changed since the stamp need be looked at. */
export function look(rung: i32, since: i32): i32 {
  if (rung < FIRST_PATTERN) return setRung(rung, since);
  if (rung < FIRST_FINNED) return patternRung(rung, since);
  return chainRung(rung, since);
}

const FIRST_PATTERN = 13;
const FIRST_FINNED = 31;

/** Locked candidates, subsets and fish without fins. */
function setRung(rung: i32, since: i32): i32 {
  switch (rung) {
    case 0:
      return lockedSubset(2, since);
    case 1:
      return lockedSubset(3, since);
    case 2:
      return lockedCandidates(BOXES, HOUSES, since);
    case 3:
      return lockedCandidates(0, BOXES, since);
    case 4:
      return nakedSubset(2, since);
    case 5:
      return nakedSubset(3, since);
    case 6:
      return hiddenSubset(2, 3, since);
    case 7:
      return hiddenSubset(3, 3, since);
    case 8:
      return nakedSubset(4, since);
    case 9:
      return hiddenSubset(4, 4, since);
    case 10:
      return lineFish(2, PLAIN, unplaceableSince(since));
    case 11:
      return lineFish(3, PLAIN, unplaceableSince(since));
    case 12:
      return lineFish(4, PLAIN, unplaceableSince(since));
    default:
      return ASK;
  }
}

/** Pairs, patterns of one digit, wings and rectangles. */
function patternRung(rung: i32, since: i32): i32 {
  switch (rung) {
    case 13:
      return remotePair(since);
    case 14:
      return bugPlus1();
    case 15:
      return skyscraper(unplaceableSince(since));
    case 16:
      return twoStringKite(unplaceableSince(since));
    case 17:
      return digitChain(FEWEST_LINKS, unplaceableSince(since));
    case 18:
      return emptyRectangle(unplaceableSince(since));
    case 19:
      return wWing(since);
    case 20:
      return xyWing(since);
    case 21:
      return xyzWing(since);
    case 22:
      return rectangle1();
    case 23:
      return rectangle25(false);
    case 24:
      return rectangle3();
    case 25:
      return rectangle4();
    case 26:
      return rectangle25(true);
    case 27:
      return rectangle6();
    case 28:
      return hiddenRectangle();
    case 29:
      return avoidableRectangle(false);
    case 30:
      return avoidableRectangle(true);
    default:
      return ASK;
  }
}

/** Fish with fins, colours, chains and almost locked sets. */
function chainRung(rung: i32, since: i32): i32 {
  switch (rung) {
    case 31:
      return lineFish(2, FINNED, unplaceableSince(since));
    case 32:
      return lineFish(2, SASHIMI, unplaceableSince(since));
    case 33:
      return lineFish(3, FINNED, unplaceableSince(since));
    case 34:
      return lineFish(3, SASHIMI, unplaceableSince(since));
    case 35:
      return lineFish(4, FINNED, unplaceableSince(since));
    case 36:
      return lineFish(4, SASHIMI, unplaceableSince(since));
    case 37:
      return sueDeCoq(since);
    case 38:
      return simpleColours(unplaceableSince(since));
    case 39:
      return multiColours(unplaceableSince(since));
    case 40:
      return digitChain(MOST_LINKS, unplaceableSince(since));
    case 41:
      return xyChain(since);
    case 42:
      return niceLoop(false);
    case 43:
      return niceLoop(true);
    case 44:
      return linkedSets();
    case 45:
      return setWing();
    case 46:
      return setChain();
    case 51:
      return forcingChain();
    case 52:
      return forcingNet();
    default:
      return ASK;
  }
}
