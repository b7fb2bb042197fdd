/** The rungs of HoDoKu's ladder above the singles: the techniques that are on by default, in its order. */
import { alsChain } from '../../../strategies/als/als-chain.js';
import { alsXyWing } from '../../../strategies/als/als-xy-wing.js';
import { alsXz } from '../../../strategies/als/als-xz.js';
import { remotePair } from '../../../strategies/chains/remote-pair.js';
import { xChain } from '../../../strategies/chains/x-chain.js';
import { xyChain } from '../../../strategies/chains/xy-chain.js';
import { multiColors1, multiColors2 } from '../../../strategies/colouring/multi-colors.js';
import { simpleColorsTrap, simpleColorsWrap } from '../../../strategies/colouring/simple-colors.js';
import { jellyfish, swordfish, xWing } from '../../../strategies/fish/basic.js';
import { finnedFish, finnedFrankenFish, frankenFish, sashimiFish } from '../../../strategies/fish/sizes.js';
import {
  forcingChainContradiction,
  forcingChainVerity,
  forcingNetContradiction,
  forcingNetVerity,
} from '../../../strategies/forcing/forcing.js';
import { claiming, pointing } from '../../../strategies/intersections/locked-candidates.js';
import { lockedPair, lockedTriple } from '../../../strategies/intersections/locked-subset.js';
import { backtracking } from '../../../strategies/last-resort/backtracking.js';
import { sueDeCoq } from '../../../strategies/rank-zero/sue-de-coq.js';
import { emptyRectangle } from '../../../strategies/single-digit/empty-rectangle.js';
import { skyscraper } from '../../../strategies/single-digit/skyscraper.js';
import { turbotFish } from '../../../strategies/single-digit/turbot-fish.js';
import { twoStringKite } from '../../../strategies/single-digit/two-string-kite.js';
import { hiddenPair, hiddenQuadruple, hiddenTriple } from '../../../strategies/subsets/hidden.js';
import { nakedPair, nakedQuadruple, nakedTriple } from '../../../strategies/subsets/naked.js';
import { avoidableRectangle1, avoidableRectangle2 } from '../../../strategies/uniqueness/avoidable-rectangle.js';
import { bugPlus1 } from '../../../strategies/uniqueness/bug.js';
import { hiddenRectangle } from '../../../strategies/uniqueness/hidden-rectangle.js';
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from '../../../strategies/uniqueness/unique-rectangle.js';
import { wWing } from '../../../strategies/wings/w-wing.js';
import { xyWing } from '../../../strategies/wings/xy-wing.js';
import { xyzWing } from '../../../strategies/wings/xyz-wing.js';
import type { Markup } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import { avoidable1 } from '../../logic/deadly/avoidable-rectangles.js';
import { hiddenRectangles, rectangleXWings } from '../../logic/deadly/locked-rectangles.js';
import { firstOfTheirCells, isType2, isType5 } from '../../logic/deadly/rectangles.js';
import { ownDigits, type3Hits } from '../../logic/deadly/subsets.js';
import { type1Hits, type2Hits, type4Hits } from '../../logic/deadly/types.js';
import { multiColourings, simpleColourings } from '../../logic/digit/colourings.js';
import { emptyRectangles } from '../../logic/digit/empty-rectangles.js';
import {
  type ArgumentOnDemand,
  chainEngine,
  type EngineOn,
  type ForcingEngine,
  forcedHit,
  netEngine,
} from '../../logic/forcing/engines.js';
import type { Conclusion } from '../../logic/forcing/forcing.js';
import { candidateIn, type Nodes } from '../../logic/forcing/nodes.js';
import { isOn, type State } from '../../logic/links/state.js';
import { linkedSets } from '../../logic/sets/linked-sets.js';
import { setChains } from '../../logic/sets/set-chains.js';
import { setWings } from '../../logic/sets/set-wings.js';
import type { SearchLimits, Strategy } from '../../logic/step/strategy.js';
import { everyHitOf, found, NO_FINDS, type Rung, rungOf } from '../rung.js';
import { bestRemotePair, bestTurbotFish, bestXChain, bestXyChain } from './chains.js';
import { groupedNiceLoops, niceLoops } from './loop-rungs.js';
import {
  fishRung,
  guessInMiddle,
  hiddenSubsetRung,
  mostEliminations,
  nakedSubsetRung,
  sharedRung,
  singleDigitRung,
  singleHitRung,
} from './rung.js';

/**
 * Makes the rungs of forcing chains and nets. HoDoKu takes the placement in the lowest cell; without one, the lowest
 * removal.
 */
const forcingRung = (
  engineOn: EngineOn,
  contradiction: Strategy<ArgumentOnDemand>,
  verity: Strategy<ArgumentOnDemand>,
): Rung => ({
  strategies: [contradiction, verity],
  rating: contradiction.score,
  search(board, { clock = unlimited } = {}) {
    const engine = engineOn(board, clock);
    const chosen = bestConclusion(engine, clock);
    if (!chosen) return NO_FINDS;
    const strategy = chosen.kind === 'verity' ? verity : contradiction;
    const hit = forcedHit(engine.nodes, chosen.conclusion, () => engine.argumentOf(chosen));
    return [found(strategy, hit)];
  },
  all: everyHitOf([contradiction, verity]),
});

const forcingChains = forcingRung(chainEngine, forcingChainContradiction, forcingChainVerity);
const forcingNets = forcingRung(netEngine, forcingNetContradiction, forcingNetVerity);

function bestConclusion({ forcing, nodes, accepts }: ForcingEngine, clock: Clock): Conclusion | undefined {
  let chosen: Conclusion | undefined;
  let lowest = Infinity;
  const isWanted = (state: State): boolean => rankOf(nodes, state) < lowest;
  for (const conclusions of [forcing.contradictions(isWanted, 'untouched', clock), forcing.verities(isWanted, clock)])
    for (const conclusion of conclusions)
      if (isWanted(conclusion.conclusion) && accepts(conclusion, clock)) {
        chosen = conclusion;
        lowest = rankOf(nodes, conclusion.conclusion);
      }
  return chosen;
}

function rankOf(nodes: Nodes, state: State): number {
  const { geometry } = nodes;
  const candidate = candidateIn(nodes, state);
  return isOn(state) ? geometry.cellOf(candidate) : geometry.cells + candidate;
}

/** The fewest places in the box of an empty rectangle, HoDoKu's default. */
const FEWEST_IN_BOX = 3;

const forwardSetChains = (board: Markup, { clock = unlimited }: SearchLimits = {}) =>
  setChains(board, 'none', 'forward', clock);

/**
 * Rungs of rectangles. Among rectangles with the same four cells HoDoKu tries only the first; a subset of type 3
 * contains no digit of the rectangle; the open corner of an avoidable rectangle has two candidates.
 */
const rectangles: readonly Rung[] = [
  rungOf(uniqueRectangle1, (board) => type1Hits(board, firstOfTheirCells(board))),
  rungOf(uniqueRectangle2, (board) => type2Hits(board, firstOfTheirCells(board), isType2)),
  rungOf(uniqueRectangle3, (board) => type3Hits(board, firstOfTheirCells(board), ownDigits)),
  rungOf(uniqueRectangle4, (board) => type4Hits(board, firstOfTheirCells(board))),
  rungOf(uniqueRectangle5, (board) => type2Hits(board, firstOfTheirCells(board), isType5)),
  rungOf(uniqueRectangle6, (board) => rectangleXWings(board, firstOfTheirCells(board))),
  rungOf(hiddenRectangle, (board) => hiddenRectangles(board, firstOfTheirCells(board))),
  rungOf(avoidableRectangle1, (board) => avoidable1(board, 2)),
  rungOf(avoidableRectangle2),
];

export const rungs: readonly Rung[] = [
  rungOf(lockedPair),
  rungOf(lockedTriple),
  rungOf(pointing),
  rungOf(claiming),
  nakedSubsetRung(nakedPair, 2),
  nakedSubsetRung(nakedTriple, 3),
  hiddenSubsetRung(hiddenPair, 2, 3),
  hiddenSubsetRung(hiddenTriple, 3, 3),
  nakedSubsetRung(nakedQuadruple, 4),
  hiddenSubsetRung(hiddenQuadruple, 4, 4),
  singleDigitRung(rungOf(xWing)),
  singleDigitRung(rungOf(swordfish)),
  singleDigitRung(rungOf(jellyfish)),
  singleHitRung(remotePair, bestRemotePair),
  rungOf(bugPlus1),
  singleDigitRung(rungOf(skyscraper)),
  singleDigitRung(rungOf(twoStringKite)),
  singleDigitRung(singleHitRung(turbotFish, bestTurbotFish)),
  singleDigitRung(rungOf(emptyRectangle, (board, { since } = {}) => emptyRectangles(board, FEWEST_IN_BOX, since))),
  rungOf(wWing),
  rungOf(xyWing),
  rungOf(xyzWing),
  ...rectangles,
  singleDigitRung(rungOf(finnedFish[2])),
  singleDigitRung(rungOf(sashimiFish[2])),
  singleDigitRung(rungOf(finnedFish[3])),
  singleDigitRung(rungOf(sashimiFish[3])),
  singleDigitRung(rungOf(finnedFish[4])),
  singleDigitRung(rungOf(sashimiFish[4])),
  rungOf(sueDeCoq),
  singleDigitRung(
    sharedRung(
      [simpleColorsTrap, simpleColorsWrap],
      150,
      (board, { since } = {}) => simpleColourings(board, since).next().value || undefined,
      ({ kind }) => (kind === 'trap' ? simpleColorsTrap : simpleColorsWrap),
    ),
  ),
  singleDigitRung(
    sharedRung(
      [multiColors1, multiColors2],
      200,
      (board, { since } = {}) => multiColourings(board, since).next().value || undefined,
      ({ type }) => (type === 1 ? multiColors1 : multiColors2),
    ),
  ),
  singleDigitRung(singleHitRung(xChain, bestXChain)),
  singleHitRung(xyChain, bestXyChain),
  niceLoops,
  groupedNiceLoops,
  rungOf(alsXz, (board, { clock } = {}) => linkedSets(board, 'none', clock)),
  rungOf(alsXyWing, (board, { clock } = {}) => setWings(board, 'none', clock)),
  singleHitRung(alsChain, mostEliminations(forwardSetChains), forwardSetChains),
  fishRung(frankenFish[2], 2, false),
  fishRung(frankenFish[3], 3, false),
  fishRung(finnedFrankenFish[2], 2, true),
  fishRung(finnedFrankenFish[3], 3, true),
  forcingChains,
  forcingNets,
  singleHitRung(backtracking, guessInMiddle(backtracking.find)),
];
