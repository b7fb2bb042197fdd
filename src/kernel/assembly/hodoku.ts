/**
 * HoDoKu's ladder on 9×9: singles, and the rungs that are searched most. The kernel takes the steps that it finds. For
 * other rungs it only reports that they may have a step, which the searches in TypeScript find.
 */
import { forgetCommons } from './almost-locked';
import { digitsOf, isGiven, position, valueAt } from './board';
import { digitChain, FEWEST_LINKS, MOST_LINKS, pairChain } from './chains';
import { forgetLinks } from './closure';
import { lockedCandidates, rankZero } from './crossings';
import { grave, placedRectangle, rectangle3 } from './deadly';
import { forgetPlacings, unplaceableSince } from './digits';
import { forcingChain } from './forcing';
import { forcingNet } from './forcing-nets';
import { ASK, clearHit, count, HIT, kind, NOTHING, placed, removed } from './hit';
import { niceLoop } from './loops';
import { clear, place, remove, singles, takeSingles } from './queues';
import { barePair, forgetRectangles, rectangle1, rectangle4, rectangle6, rectangle25 } from './rectangles';
import { linkedSets, setChain, setWing } from './set-chains';
import { FINNED, FISH, fish, HIDDEN, LOCKED, NAKED, SASHIMI, subset } from './sets';
import { BOXES, HOUSES, SIZE } from './shape';
import { crossedLinks, emptyBox, multiColours, parallelLinks, simpleColours } from './single-digit';
import { Words } from './views';
import { bridgedPair, wingOfPairs, wingOfTriple } from './wings';
import { bivalueChain } from './xy-chains';

export {
  count,
  digitsOf as digits,
  isGiven as givens,
  kind,
  place,
  placed,
  remove,
  removed,
  singles,
  takeSingles,
  valueAt as values,
};

const MOST_RUNGS = 64;
/** By rung, its finder among those below; zero leaves the rung to TypeScript. */
export const ladder = changetype<Words>(memory.data(4 * MOST_RUNGS, 4));
/** By rung, the stamp of its last fruitless search. */
const looked = changetype<Words>(memory.data(4 * MOST_RUNGS, 4));

/** Returns the number of unsolved cells. */
export function unsolved(): i32 {
  return position.unsolved;
}
/** True if a cell has no candidate left, or a digit no place in a house. */
export function isContradictory(): bool {
  return position.isContradictory;
}

/** Resets to the empty grid. */
export function begin(): void {
  clear();
  forgetPlacings();
  forgetCommons();
  forgetRectangles();
  forgetLinks();
  for (let rung = 0; rung < MOST_RUNGS; rung++) looked[rung] = -1;
}

/**
 * Applies the step of the first rung in a range that finds one. Returns that rung, or the first rung that requests
 * another search; `end` if all find nothing.
 */
export function step(from: i32, end: i32): i32 {
  for (let rung = from; rung < end; rung++) {
    result = lookAt(rung, looked[rung]);
    if (result === NOTHING) looked[rung] = position.now;
    else {
      if (result === HIT) carryOut();
      return rung;
    }
  }
  result = NOTHING;
  return end;
}

/** Result of the last call of `step`. */
export let result: i32 = NOTHING;

function lookAt(rung: i32, since: i32): i32 {
  const own = ladder[rung];
  clearHit();
  return own ? changetype<(since: i32) => i32>(<usize>own)(since) : ASK;
}

function carryOut(): void {
  if (placed >= 0) place(placed / SIZE, placed % SIZE);
  for (let at = 0; at < count; at++) remove(removed[at] / SIZE, removed[at] % SIZE);
}

/*
 * The finders. Each has the name of its rung's strategy, or of the last of several, and is looked up by that name; only
 * `solver/hodoku/rungs` determines their order. A finder takes the stamp of its last fruitless search, and may skip
 * parts that have not changed since.
 */

export const lockedPair = (since: i32): i32 => subset(LOCKED, 2, 2, since);
export const lockedTriple = (since: i32): i32 => subset(LOCKED, 3, 3, since);
export const pointing = (since: i32): i32 => lockedCandidates(BOXES, HOUSES, since);
export const claiming = (since: i32): i32 => lockedCandidates(0, BOXES, since);
export const nakedPair = (since: i32): i32 => subset(NAKED, 2, 2, since);
export const nakedTriple = (since: i32): i32 => subset(NAKED, 3, 3, since);
export const nakedQuadruple = (since: i32): i32 => subset(NAKED, 4, 4, since);
/* A hidden subset whose complement is a smaller naked subset removes the same candidates as that one. */
export const hiddenPair = (since: i32): i32 => subset(HIDDEN, 2, 2 + 4, since);
export const hiddenTriple = (since: i32): i32 => subset(HIDDEN, 3, 3 + 4, since);
export const hiddenQuadruple = (since: i32): i32 => subset(HIDDEN, 4, 4 + 5, since);
export const xWing = (since: i32): i32 => fish(FISH, 2, unplaceableSince(since));
export const swordfish = (since: i32): i32 => fish(FISH, 3, unplaceableSince(since));
export const jellyfish = (since: i32): i32 => fish(FISH, 4, unplaceableSince(since));
export const finnedXWing = (since: i32): i32 => fish(FINNED, 2, unplaceableSince(since));
export const sashimiXWing = (since: i32): i32 => fish(SASHIMI, 2, unplaceableSince(since));
export const finnedSwordfish = (since: i32): i32 => fish(FINNED, 3, unplaceableSince(since));
export const sashimiSwordfish = (since: i32): i32 => fish(SASHIMI, 3, unplaceableSince(since));
export const finnedJellyfish = (since: i32): i32 => fish(FINNED, 4, unplaceableSince(since));
export const sashimiJellyfish = (since: i32): i32 => fish(SASHIMI, 4, unplaceableSince(since));
export const skyscraper = (since: i32): i32 => parallelLinks(unplaceableSince(since));
export const twoStringKite = (since: i32): i32 => crossedLinks(unplaceableSince(since));
export const turbotFish = (since: i32): i32 => digitChain(FEWEST_LINKS, unplaceableSince(since));
export const xChain = (since: i32): i32 => digitChain(MOST_LINKS, unplaceableSince(since));
export const emptyRectangle = (since: i32): i32 => emptyBox(unplaceableSince(since));
export const simpleColorsWrap = (since: i32): i32 => simpleColours(unplaceableSince(since));
export const multiColors2 = (since: i32): i32 => multiColours(unplaceableSince(since));
export const remotePair = (since: i32): i32 => pairChain(since);
export const wWing = (since: i32): i32 => bridgedPair(since);
export const xyWing = (since: i32): i32 => wingOfPairs(since);
export const xyzWing = (since: i32): i32 => wingOfTriple(since);
export const xyChain = (since: i32): i32 => bivalueChain(since);
export const sueDeCoq = (since: i32): i32 => rankZero(since);
export const bugPlus1 = (_: i32): i32 => grave();
export const uniqueRectangle1 = (_: i32): i32 => rectangle1();
export const uniqueRectangle2 = (_: i32): i32 => rectangle25(false);
export const uniqueRectangle3 = (_: i32): i32 => rectangle3();
export const uniqueRectangle4 = (_: i32): i32 => rectangle4();
export const uniqueRectangle5 = (_: i32): i32 => rectangle25(true);
export const uniqueRectangle6 = (_: i32): i32 => rectangle6();
export const hiddenRectangle = (_: i32): i32 => barePair();
export const avoidableRectangle1 = (_: i32): i32 => placedRectangle(false);
export const avoidableRectangle2 = (_: i32): i32 => placedRectangle(true);
export const aic = (_: i32): i32 => niceLoop(false);
export const groupedAic = (_: i32): i32 => niceLoop(true);
export const alsXz = (_: i32): i32 => linkedSets();
export const alsXyWing = (_: i32): i32 => setWing();
export const alsChain = (_: i32): i32 => setChain();
export const forcingChainVerity = (_: i32): i32 => forcingChain();
export const forcingNetVerity = (_: i32): i32 => forcingNet();
