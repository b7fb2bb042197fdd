/**
 * The catalogue: all strategies, in the order in which a person finds them, strategies of similar effort on one line.
 * The ladder `full` has the same order. A strategy that joins two patterns (`joins`: duals, siamese fish) comes after
 * them: a path takes the two one after the other, and only a list of all steps has them as one. A strategy that is
 * `apart` is searched only if it is named.
 */

import { frozen } from '../src/core/frozen.js';
import type { Strategy } from '../src/logic/step/strategy.js';
import { ahsWWing } from './als/ahs-w-wing.js';
import { ahsXyWing } from './als/ahs-xy-wing.js';
import { ahsXz } from './als/ahs-xz.js';
import { alignedPairExclusion, alignedTripleExclusion } from './als/aligned-exclusion.js';
import { almostLockedPair, almostLockedQuadruple, almostLockedTriple } from './als/almost-locked-candidates.js';
import { alsChain } from './als/als-chain.js';
import { alsWWing } from './als/als-w-wing.js';
import { alsXyWing } from './als/als-xy-wing.js';
import { alsXz } from './als/als-xz.js';
import { tuvwxyzWing, uvwxyzWing, vwxyzWing, wxyzWing } from './als/bent-set.js';
import { deathBlossom, regionDeathBlossom } from './als/death-blossom.js';
import {
  aic,
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedAic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './chains/nice-loops.js';
import { aicWithAlmostFish, aicWithClues, aicWithHiddenSets, aicWithUniqueRectangles } from './chains/patterned.js';
import { remotePair } from './chains/remote-pair.js';
import { groupedXChain, xChain } from './chains/x-chain.js';
import { xyChain } from './chains/xy-chain.js';
import { threeDMedusa } from './colouring/3d-medusa.js';
import { multiColors1, multiColors2 } from './colouring/multi-colors.js';
import { simpleColorsTrap, simpleColorsWrap } from './colouring/simple-colors.js';
import { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './fish/basic.js';
import { krakenFish1, krakenFish2 } from './fish/kraken.js';
import { finnedFishOf, frankenFishOf, mutantFishOf } from './fish/sizes.js';
import { bowmansBingo } from './forcing/bowmans-bingo.js';
import {
  forcingChainContradiction,
  forcingChainVerity,
  forcingNetContradiction,
  forcingNetVerity,
} from './forcing/forcing.js';
import { bugForcingChain, oddagonForcingChain, rectangleForcingChain } from './forcing/guarded.js';
import {
  cellForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedDynamicForcingChain,
  nestedForcingChain,
  nestedMultipleForcingChain,
  nishio,
  regionForcingChain,
} from './forcing/multiple.js';
import { patternOverlay, templateDelete, templateSet } from './forcing/templates.js';
import {
  bidirectionalCycle,
  bidirectionalXCycle,
  bidirectionalYCycle,
  forcingChain,
  forcingXChain,
} from './forcing/unary.js';
import { commonPeerElimination } from './intersections/common-peer-elimination.js';
import { directClaiming, directPointing } from './intersections/direct.js';
import { lawOfLeftovers } from './intersections/law-of-leftovers.js';
import { claiming, pointing } from './intersections/locked-candidates.js';
import { lockedPair, lockedTriple } from './intersections/locked-subset.js';
import { setEquivalence } from './intersections/set-equivalence.js';
import { backtracking } from './last-resort/backtracking.js';
import { bivalueOddagon } from './oddagons/bivalue-oddagon.js';
import { brokenWing } from './oddagons/broken-wing.js';
import { tridagon } from './oddagons/tridagon.js';
import { doubleExocet } from './rank-zero/double-exocet.js';
import { juniorExocet, seniorExocet } from './rank-zero/exocet.js';
import { fireworksQuadruple, fireworksTriple } from './rank-zero/fireworks.js';
import { multiSectorLockedSets } from './rank-zero/multi-sector-locked-sets.js';
import { skLoop } from './rank-zero/sk-loop.js';
import { sueDeCoq } from './rank-zero/sue-de-coq.js';
import { cageBlocker } from './rules/cage-blocker.js';
import { cageSplitting } from './rules/cage-splitting.js';
import { cagesTogether } from './rules/cages-together.js';
import { casesOfClues, manyCasesOfClues } from './rules/cases-of-clues.js';
import { chainOfClues } from './rules/chain-of-clues.js';
import { digitOfAClue } from './rules/digit-of-a-clue.js';
import { equationCombinations } from './rules/equation-combinations.js';
import { fillingsOfAClue } from './rules/fillings-of-a-clue.js';
import { fishWithClues } from './rules/fish-with-clues.js';
import { hiddenCage } from './rules/hidden-cage.js';
import { innieOutieDifference } from './rules/innie-outie-difference.js';
import { inniesAndOuties } from './rules/innies-and-outies.js';
import { killerPair, killerTriple } from './rules/killer-subset.js';
import { limitsOfAClue } from './rules/limits-of-a-clue.js';
import { lockedInACage } from './rules/locked-in-a-cage.js';
import { noPartner } from './rules/no-partner.js';
import { noPlaceLeft } from './rules/no-place-left.js';
import { orderOfCells } from './rules/order.js';
import { polarity } from './rules/polarity.js';
import { sumBounds } from './rules/sum-bounds.js';
import { sumCombinations } from './rules/sum-combinations.js';
import { sumsMeetingSums } from './rules/sums-meeting-sums.js';
import { trialOfClues } from './rules/trial-of-clues.js';
import { twoPartners } from './rules/two-partners.js';
import { dualEmptyRectangle, emptyRectangle } from './single-digit/empty-rectangle.js';
import { skyscraper } from './single-digit/skyscraper.js';
import { turbotFish } from './single-digit/turbot-fish.js';
import { dualTwoStringKite, twoStringKite } from './single-digit/two-string-kite.js';
import { fullHouse } from './singles/full-house.js';
import { hiddenSingle } from './singles/hidden-single.js';
import { nakedSingle } from './singles/naked-single.js';
import { directHiddenPair, directHiddenQuadruple, directHiddenTriplet } from './subsets/direct.js';
import { hiddenPair, hiddenQuadruple, hiddenTriple } from './subsets/hidden.js';
import { nakedPair, nakedQuadruple, nakedTriple } from './subsets/naked.js';
import { avoidableRectangle1, avoidableRectangle2 } from './uniqueness/avoidable-rectangle.js';
import { bugPlus1, bugPlusN, bugType2, bugType3, bugType4 } from './uniqueness/bug.js';
import {
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
} from './uniqueness/extended-rectangle.js';
import { hiddenRectangle } from './uniqueness/hidden-rectangle.js';
import { symmetricalPlacement } from './uniqueness/symmetrical-placement.js';
import { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from './uniqueness/unique-loop.js';
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './uniqueness/unique-rectangle.js';
import { bivalueChain, tWhip, zChain } from './whips/chains.js';
import { braid, gBraid, gWhip, whip } from './whips/sequences.js';
import {
  groupedHWing,
  groupedLWing,
  groupedMWing,
  groupedSWing,
  groupedWWing,
  hWing,
  lWing,
  mWing,
  sWing,
} from './wings/short-chains.js';
import { wWing } from './wings/w-wing.js';
import { xyWing } from './wings/xy-wing.js';
import { xyzWing } from './wings/xyz-wing.js';

export type { Slots } from '../src/core/slots.js';
export {
  type Mark,
  markCandidates,
  markCells,
  markHouses,
  markLink,
  named,
  PARTS,
  type PartName,
  type PatternPart,
  ROLES,
  type Role,
} from '../src/logic/step/marks.js';
export {
  type AlmostSet,
  type ChainNode,
  type ClueBetween,
  candidates,
  cells,
  conclusion,
  count,
  digits,
  houses,
  type LeftDigits,
  letter,
  type Message,
  type NamedClue,
  say,
  type Term,
  UNITS,
  type Unit,
} from '../src/logic/step/message.js';
export { type Doing, Outcomes, outcomeOf } from '../src/logic/step/outcome.js';
export {
  type Explanation,
  FAMILIES,
  type Family,
  type Hit,
  LEVELS,
  type Level,
  type NeededRules,
  type OrOther,
  placing,
  removing,
  type StepReason,
  type Strategy,
} from '../src/logic/step/strategy.js';
export { cellTruths, deadlyTruth, houseTruths, type Truth } from '../src/logic/step/truths.js';

const easiestFirst: readonly Strategy[] = [
  [fullHouse, hiddenSingle, nakedSingle],
  [orderOfCells, noPartner, inniesAndOuties, sumBounds, sumCombinations, limitsOfAClue],

  [directPointing, directClaiming, lockedPair, lockedTriple, pointing, claiming],
  [
    equationCombinations,
    digitOfAClue,
    noPlaceLeft,
    twoPartners,
    cageSplitting,
    lockedInACage,
    chainOfClues,
    fillingsOfAClue,
    hiddenCage,
  ],
  [commonPeerElimination, lawOfLeftovers],
  [directHiddenPair, nakedPair, hiddenPair, nakedTriple, directHiddenTriplet, hiddenTriple],
  [cagesTogether, polarity],

  [killerPair, innieOutieDifference, sumsMeetingSums, killerTriple, cageBlocker],
  [xWing, nakedQuadruple, directHiddenQuadruple, hiddenQuadruple, swordfish],
  [bugPlus1, remotePair, skyscraper, twoStringKite, dualTwoStringKite, turbotFish],
  [uniqueRectangle1, avoidableRectangle1, xyWing, wWing, xyzWing],
  [emptyRectangle, dualEmptyRectangle, simpleColorsWrap, simpleColorsTrap],
  [fishWithClues],
  [setEquivalence],
  [
    uniqueRectangle2,
    uniqueRectangle3,
    uniqueRectangle4,
    uniqueRectangle5,
    uniqueRectangle6,
    hiddenRectangle,
    avoidableRectangle2,
  ],
  [...finnedFishOf(2), multiColors2, multiColors1, jellyfish],
  [almostLockedPair, almostLockedTriple, mWing, sWing, hWing, lWing, wxyzWing],
  [
    symmetricalPlacement,
    uniqueLoop1,
    uniqueLoop2,
    uniqueLoop3,
    uniqueLoop4,
    bugType2,
    bugType4,
    bugType3,
    bugPlusN,
    extendedRectangle1,
    extendedRectangle2,
    extendedRectangle3,
    extendedRectangle4,
  ],

  [...finnedFishOf(3, 4), groupedWWing, xChain, xyChain, groupedXChain, threeDMedusa],
  [casesOfClues],
  [sueDeCoq, almostLockedQuadruple, vwxyzWing, uvwxyzWing],
  [groupedMWing, groupedSWing, groupedHWing, groupedLWing],
  [fireworksTriple, fireworksQuadruple, brokenWing, bivalueOddagon, alignedPairExclusion],
  [bidirectionalXCycle, bidirectionalYCycle, forcingXChain],
  [continuousNiceLoop, aic, discontinuousNiceLoop, bidirectionalCycle, forcingChain],
  [alsXz, ahsXz, alsWWing, alsXyWing, ahsWWing, ahsXyWing, tuvwxyzWing, deathBlossom, regionDeathBlossom],
  [groupedContinuousNiceLoop, groupedAic, groupedDiscontinuousNiceLoop, alsChain],
  [aicWithClues],
  [aicWithHiddenSets, aicWithUniqueRectangles, aicWithAlmostFish, alignedTripleExclusion],
  [...frankenFishOf(2, 3, 4)],
  [squirmbag, ...finnedFishOf(5), whale, ...finnedFishOf(6), leviathan, ...finnedFishOf(7)],
  [bivalueChain, zChain, tWhip],

  [tridagon, skLoop, juniorExocet, doubleExocet, seniorExocet, multiSectorLockedSets],
  [...mutantFishOf(2, 3, 4), krakenFish1, krakenFish2],
  [manyCasesOfClues],
  [
    nishio,
    cellForcingChain,
    regionForcingChain,
    rectangleForcingChain,
    bugForcingChain,
    oddagonForcingChain,
    forcingChainVerity,
    forcingChainContradiction,
  ],
  [trialOfClues],
  [...frankenFishOf(5, 6, 7), ...mutantFishOf(5, 6, 7)],
  [whip, bowmansBingo, braid, forcingNetVerity, forcingNetContradiction, gWhip, gBraid],
  [dynamicForcingChain, dynamicForcingChainPlus, nestedForcingChain, nestedMultipleForcingChain],
  [nestedDynamicForcingChain, templateSet, templateDelete, patternOverlay, backtracking],
].flat();

/** All strategies, in the order in which a person tries them. */
export const catalogue: readonly Strategy[] = frozen(easiestFirst);

const byId: ReadonlyMap<string, Strategy> = new Map(catalogue.map((strategy) => [strategy.id, strategy]));

/** Returns the strategy with an id; undefined if there is none. */
export const strategyOf = (id: string): Strategy | undefined => byId.get(id);
