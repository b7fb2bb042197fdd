/** Each strategy by its name in code, for ladders of a few of them: the others need not be loaded. */
export { ahsWWing } from './als/ahs-w-wing.js';
export { ahsXyWing } from './als/ahs-xy-wing.js';
export { ahsXz } from './als/ahs-xz.js';
export { alignedPairExclusion, alignedTripleExclusion } from './als/aligned-exclusion.js';
export { almostLockedPair, almostLockedQuadruple, almostLockedTriple } from './als/almost-locked-candidates.js';
export { alsChain } from './als/als-chain.js';
export { alsWWing } from './als/als-w-wing.js';
export { alsXyWing } from './als/als-xy-wing.js';
export { alsXz } from './als/als-xz.js';
export { tuvwxyzWing, uvwxyzWing, vwxyzWing, wxyzWing } from './als/bent-set.js';
export { deathBlossom, regionDeathBlossom } from './als/death-blossom.js';
export {
  aic,
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedAic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './chains/nice-loops.js';
export { aicWithAlmostFish, aicWithClues, aicWithHiddenSets, aicWithUniqueRectangles } from './chains/patterned.js';
export { remotePair } from './chains/remote-pair.js';
export { groupedXChain, xChain } from './chains/x-chain.js';
export { xyChain } from './chains/xy-chain.js';
export { threeDMedusa } from './colouring/3d-medusa.js';
export { multiColors1, multiColors2 } from './colouring/multi-colors.js';
export { simpleColorsTrap, simpleColorsWrap } from './colouring/simple-colors.js';
export { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './fish/basic.js';
export { krakenFish1, krakenFish2 } from './fish/kraken.js';
export { finnedFishOf, frankenFishOf, mutantFishOf } from './fish/sizes.js';
export { bowmansBingo } from './forcing/bowmans-bingo.js';
export {
  forcingChainContradiction,
  forcingChainVerity,
  forcingNetContradiction,
  forcingNetVerity,
} from './forcing/forcing.js';
export { bugForcingChain, oddagonForcingChain, rectangleForcingChain } from './forcing/guarded.js';
export {
  cellForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedDynamicForcingChain,
  nestedForcingChain,
  nestedMultipleForcingChain,
  nishio,
  regionForcingChain,
} from './forcing/multiple.js';
export { patternOverlay, templateDelete, templateSet } from './forcing/templates.js';
export {
  bidirectionalCycle,
  bidirectionalXCycle,
  bidirectionalYCycle,
  forcingChain,
  forcingXChain,
} from './forcing/unary.js';
export { commonPeerElimination } from './intersections/common-peer-elimination.js';
export { directClaiming, directPointing } from './intersections/direct.js';
export { lawOfLeftovers } from './intersections/law-of-leftovers.js';
export { claiming, pointing } from './intersections/locked-candidates.js';
export { lockedPair, lockedTriple } from './intersections/locked-subset.js';
export { setEquivalence } from './intersections/set-equivalence.js';
export { backtracking } from './last-resort/backtracking.js';
export { bivalueOddagon } from './oddagons/bivalue-oddagon.js';
export { brokenWing } from './oddagons/broken-wing.js';
export { tridagon } from './oddagons/tridagon.js';
export { doubleExocet } from './rank-zero/double-exocet.js';
export { juniorExocet, seniorExocet } from './rank-zero/exocet.js';
export { fireworksQuadruple, fireworksTriple } from './rank-zero/fireworks.js';
export { multiSectorLockedSets } from './rank-zero/multi-sector-locked-sets.js';
export { skLoop } from './rank-zero/sk-loop.js';
export { sueDeCoq } from './rank-zero/sue-de-coq.js';
export { cageBlocker } from './rules/cage-blocker.js';
export { cageSplitting } from './rules/cage-splitting.js';
export { cagesTogether } from './rules/cages-together.js';
export { casesOfClues, manyCasesOfClues } from './rules/cases-of-clues.js';
export { chainOfClues } from './rules/chain-of-clues.js';
export { digitOfAClue } from './rules/digit-of-a-clue.js';
export { equationCombinations } from './rules/equation-combinations.js';
export { fillingsOfAClue } from './rules/fillings-of-a-clue.js';
export { fishWithClues } from './rules/fish-with-clues.js';
export { hiddenCage } from './rules/hidden-cage.js';
export { innieOutieDifference } from './rules/innie-outie-difference.js';
export { inniesAndOuties } from './rules/innies-and-outies.js';
export { killerPair, killerTriple } from './rules/killer-subset.js';
export { limitsOfAClue } from './rules/limits-of-a-clue.js';
export { lockedInACage } from './rules/locked-in-a-cage.js';
export { noPartner } from './rules/no-partner.js';
export { noPlaceLeft } from './rules/no-place-left.js';
export { orderOfCells } from './rules/order.js';
export { polarity } from './rules/polarity.js';
export { sumBounds } from './rules/sum-bounds.js';
export { sumCombinations } from './rules/sum-combinations.js';
export { sumsMeetingSums } from './rules/sums-meeting-sums.js';
export { trialOfClues } from './rules/trial-of-clues.js';
export { twoPartners } from './rules/two-partners.js';
export { dualEmptyRectangle, emptyRectangle } from './single-digit/empty-rectangle.js';
export { skyscraper } from './single-digit/skyscraper.js';
export { turbotFish } from './single-digit/turbot-fish.js';
export { dualTwoStringKite, twoStringKite } from './single-digit/two-string-kite.js';
export { fullHouse } from './singles/full-house.js';
export { hiddenSingle } from './singles/hidden-single.js';
export { nakedSingle } from './singles/naked-single.js';
export { directHiddenPair, directHiddenQuadruple, directHiddenTriplet } from './subsets/direct.js';
export { hiddenPair, hiddenQuadruple, hiddenTriple } from './subsets/hidden.js';
export { nakedPair, nakedQuadruple, nakedTriple } from './subsets/naked.js';
export { avoidableRectangle1, avoidableRectangle2 } from './uniqueness/avoidable-rectangle.js';
export { bugPlus1, bugPlusN, bugType2, bugType3, bugType4 } from './uniqueness/bug.js';
export {
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
} from './uniqueness/extended-rectangle.js';
export { hiddenRectangle } from './uniqueness/hidden-rectangle.js';
export { symmetricalPlacement } from './uniqueness/symmetrical-placement.js';
export { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from './uniqueness/unique-loop.js';
export {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './uniqueness/unique-rectangle.js';
export { bivalueChain, tWhip, zChain } from './whips/chains.js';
export { braid, gBraid, gWhip, whip } from './whips/sequences.js';
export {
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
export { wWing } from './wings/w-wing.js';
export { xyWing } from './wings/xy-wing.js';
export { xyzWing } from './wings/xyz-wing.js';
