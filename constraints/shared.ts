/** The list of rules as shared puzzles draw and say them: of each constraint that has a look or words of its own. */

import { frozen } from '../src/core/frozen.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { allBlackDotsShared } from './all-black-dots.js';
import { allVShared } from './all-v.js';
import { allWhiteDotsShared } from './all-white-dots.js';
import { allXShared } from './all-x.js';
import { allXvShared } from './all-xv.js';
import { antiKingShared } from './anti-king.js';
import { antiKnightShared } from './anti-knight.js';
import { arrowShared } from './arrow.js';
import { betweenLineShared } from './between-line.js';
import { blackDotShared } from './black-dot.js';
import { columnIndexerShared } from './column-indexer.js';
import { countingCirclesShared } from './counting-circles.js';
import { disjointGroupsShared } from './disjoint-groups.js';
import { doubleArrowShared } from './double-arrow.js';
import { entropicLineShared } from './entropic-line.js';
import { evenShared } from './even.js';
import { globalEntropyShared } from './global-entropy.js';
import { greaterThanShared } from './greater-than.js';
import { greyDotShared } from './grey-dot.js';
import { indexLineShared } from './index-line.js';
import { killerCageShared } from './killer-cage.js';
import { littleKillerShared } from './little-killer.js';
import { lockoutShared } from './lockout.js';
import { lookAndSayShared } from './look-and-say.js';
import { maximumShared } from './maximum.js';
import { minimumShared } from './minimum.js';
import { modularLineShared } from './modular-line.js';
import { nabnerShared } from './nabner.js';
import { nonConsecutiveShared } from './non-consecutive.js';
import { numberedRoomShared } from './numbered-room.js';
import { oddShared } from './odd.js';
import { palindromeShared } from './palindrome.js';
import { parityLineShared } from './parity-line.js';
import { productShared } from './product.js';
import { quadrupleShared } from './quadruple.js';
import { regionSumLineShared } from './region-sum-line.js';
import { renbanShared } from './renban.js';
import { rowIndexerShared } from './row-indexer.js';
import { sameDifferenceShared } from './same-difference.js';
import { sandwichShared } from './sandwich.js';
import { sequenceShared } from './sequence.js';
import { skyscraperShared } from './skyscraper.js';
import { slowThermometerShared } from './slow-thermometer.js';
import { sumShared } from './sum.js';
import { sumLineShared } from './sum-line.js';
import { thermometerShared } from './thermometer.js';
import { whisperShared } from './whisper.js';
import { whiteDotShared } from './white-dot.js';
import { xShared } from './x.js';
import { xSumShared } from './x-sum.js';
import { xvShared } from './xv.js';
import { zipperShared } from './zipper.js';

export const sharedRules: readonly SharedRule[] = frozen([
  allBlackDotsShared,
  allVShared,
  allWhiteDotsShared,
  allXShared,
  allXvShared,
  antiKingShared,
  antiKnightShared,
  arrowShared,
  betweenLineShared,
  blackDotShared,
  columnIndexerShared,
  countingCirclesShared,
  disjointGroupsShared,
  doubleArrowShared,
  entropicLineShared,
  evenShared,
  globalEntropyShared,
  greaterThanShared,
  greyDotShared,
  indexLineShared,
  killerCageShared,
  littleKillerShared,
  lockoutShared,
  lookAndSayShared,
  maximumShared,
  minimumShared,
  modularLineShared,
  nabnerShared,
  nonConsecutiveShared,
  numberedRoomShared,
  oddShared,
  palindromeShared,
  parityLineShared,
  productShared,
  quadrupleShared,
  regionSumLineShared,
  renbanShared,
  rowIndexerShared,
  sameDifferenceShared,
  sandwichShared,
  sequenceShared,
  skyscraperShared,
  slowThermometerShared,
  sumLineShared,
  sumShared,
  thermometerShared,
  whisperShared,
  whiteDotShared,
  xSumShared,
  xShared,
  xvShared,
  zipperShared,
]);
