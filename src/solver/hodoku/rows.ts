/** The rows of HoDoKu's table that are on by default, in its order. */
import { alsChainWith } from '../../../strategies/als/als-chain.js';
import { alsXyWingWith } from '../../../strategies/als/als-xy-wing.js';
import { alsXzWith } from '../../../strategies/als/als-xz.js';
import { remotePair } from '../../../strategies/chains/remote-pair.js';
import { xChain } from '../../../strategies/chains/x-chain.js';
import { xyChain } from '../../../strategies/chains/xy-chain.js';
import { findMultiColors, multiColors1, multiColors2 } from '../../../strategies/colouring/multi-colors.js';
import { findSimpleColors, simpleColorsTrap, simpleColorsWrap } from '../../../strategies/colouring/simple-colors.js';
import { jellyfish, swordfish, xWing } from '../../../strategies/fish/basic.js';
import { finned, finnedFranken, fishOf, franken, sashimi } from '../../../strategies/fish/types.js';
import { claiming, pointing } from '../../../strategies/intersections/locked-candidates.js';
import { lockedPair, lockedTriple } from '../../../strategies/intersections/locked-subset.js';
import { backtracking } from '../../../strategies/last-resort/backtracking.js';
import { sueDeCoq } from '../../../strategies/rank-zero/sue-de-coq.js';
import { emptyRectangleOf } from '../../../strategies/single-digit/empty-rectangle.js';
import { skyscraper } from '../../../strategies/single-digit/skyscraper.js';
import { turbotFish } from '../../../strategies/single-digit/turbot-fish.js';
import { twoStringKite } from '../../../strategies/single-digit/two-string-kite.js';
import { fullHouse } from '../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../strategies/singles/naked-single.js';
import { hiddenPair, hiddenQuadruple, hiddenTriple } from '../../../strategies/subsets/hidden.js';
import { nakedPair, nakedQuadruple, nakedTriple } from '../../../strategies/subsets/naked.js';
import { avoidableRectangle1Within, avoidableRectangle2 } from '../../../strategies/uniqueness/avoidable-rectangle.js';
import { bugPlus1 } from '../../../strategies/uniqueness/bug-plus-1.js';
import { hiddenRectangleFrom } from '../../../strategies/uniqueness/hidden-rectangle.js';
import {
  uniqueRectangle1From,
  uniqueRectangle2From,
  uniqueRectangle3From,
  uniqueRectangle4From,
  uniqueRectangle5From,
} from '../../../strategies/uniqueness/unique-rectangle.js';
import { uniqueRectangle6From } from '../../../strategies/uniqueness/unique-rectangle-6.js';
import { wWing } from '../../../strategies/wings/w-wing.js';
import { xyWing } from '../../../strategies/wings/xy-wing.js';
import { xyzWing } from '../../../strategies/wings/xyz-wing.js';
import { firstOfTheirCells } from '../../logic/deadly/rectangles.js';
import { type Rung, rungOf } from '../ladder.js';
import { bestRemotePair, bestTurbotFish, bestXChain, bestXyChain } from './chains.js';
import { forcingChains, forcingNets } from './forcing-rows.js';
import { middleGuess } from './guess.js';
import { groupedNiceLoops, niceLoops } from './loop-rows.js';
import { looseFish } from './loose-fish.js';
import { mostTaken } from './most-taken.js';
import { ofOneDigit } from './one-digit.js';
import { chosen, first, type Row, several } from './row.js';
import { hidden, naked } from './subsets.js';

/** By kind of single. */
export const singleRungs: readonly Rung[] = [fullHouse, nakedSingle, hiddenSingle].map(rungOf);

export const rows: readonly Row[] = [
  first(lockedPair),
  first(lockedTriple),
  first(pointing),
  first(claiming),
  naked(nakedPair, 2),
  naked(nakedTriple, 3),
  hidden(hiddenPair, 2, 3),
  hidden(hiddenTriple, 3, 3),
  naked(nakedQuadruple, 4),
  hidden(hiddenQuadruple, 4, 4),
  ofOneDigit(first(xWing)),
  ofOneDigit(first(swordfish)),
  ofOneDigit(first(jellyfish)),
  chosen(remotePair, bestRemotePair),
  first(bugPlus1),
  ofOneDigit(first(skyscraper)),
  ofOneDigit(first(twoStringKite)),
  ofOneDigit(chosen(turbotFish, bestTurbotFish)),
  ofOneDigit(first(emptyRectangleOf(3))),
  first(wWing),
  first(xyWing),
  first(xyzWing),
  first(uniqueRectangle1From(firstOfTheirCells)),
  first(uniqueRectangle2From(firstOfTheirCells)),
  first(uniqueRectangle3From(firstOfTheirCells)),
  first(uniqueRectangle4From(firstOfTheirCells)),
  first(uniqueRectangle5From(firstOfTheirCells)),
  first(uniqueRectangle6From(firstOfTheirCells)),
  first(hiddenRectangleFrom(firstOfTheirCells)),
  first(avoidableRectangle1Within(2)),
  first(avoidableRectangle2),
  ofOneDigit(first(fishOf(finned, 2))),
  ofOneDigit(first(fishOf(sashimi, 2))),
  ofOneDigit(first(fishOf(finned, 3))),
  ofOneDigit(first(fishOf(sashimi, 3))),
  ofOneDigit(first(fishOf(finned, 4))),
  ofOneDigit(first(fishOf(sashimi, 4))),
  first(sueDeCoq),
  ofOneDigit(
    several(
      [simpleColorsTrap, simpleColorsWrap],
      { level: 'hard', rating: 150 },
      (board, since) => findSimpleColors(board, since).next().value || undefined,
      ({ kind }) => (kind === 'trap' ? simpleColorsTrap : simpleColorsWrap),
    ),
  ),
  ofOneDigit(
    several(
      [multiColors1, multiColors2],
      { level: 'hard', rating: 200 },
      (board, since) => findMultiColors(board, since).next().value || undefined,
      ({ type }) => (type === 1 ? multiColors1 : multiColors2),
    ),
  ),
  ofOneDigit(chosen(xChain, bestXChain)),
  chosen(xyChain, bestXyChain),
  niceLoops,
  groupedNiceLoops,
  first(alsXzWith(false)),
  first(alsXyWingWith(false)),
  chosen(
    alsChainWith({ overlaps: false, forwardOnly: true }),
    mostTaken(alsChainWith({ overlaps: false, forwardOnly: true })),
  ),
  ofOneDigit(first(looseFish(franken, 2))),
  ofOneDigit(first(looseFish(franken, 3))),
  ofOneDigit(first(looseFish(finnedFranken, 2))),
  ofOneDigit(first(looseFish(finnedFranken, 3))),
  forcingChains,
  forcingNets,
  chosen(backtracking, middleGuess),
];
