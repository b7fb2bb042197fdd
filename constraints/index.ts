/** The list of constraints, and their names as people write them. */
import type { Constraint } from '../src/core/constraint.js';
import { frozen } from '../src/core/frozen.js';
import { allBlackDots } from './all-black-dots.js';
import { allV } from './all-v.js';
import { allWhiteDots } from './all-white-dots.js';
import { allX } from './all-x.js';
import { allXv } from './all-xv.js';
import { antiKing } from './anti-king.js';
import { antiKnight } from './anti-knight.js';
import { arrow } from './arrow.js';
import { asterisk } from './asterisk.js';
import { betweenLine } from './between-line.js';
import { blackDot } from './black-dot.js';
import { boxIndexer } from './box-indexer.js';
import { centreDot } from './centre-dot.js';
import { clone } from './clone.js';
import { columnIndexer } from './column-indexer.js';
import { contains } from './contains.js';
import { countingCircles } from './counting-circles.js';
import { disjointGroups } from './disjoint-groups.js';
import { doubleArrow } from './double-arrow.js';
import { entropicLine } from './entropic-line.js';
import { equalSums } from './equal-sums.js';
import { even } from './even.js';
import { girandola } from './girandola.js';
import { globalEntropy } from './global-entropy.js';
import { greaterThan } from './greater-than.js';
import { greyDot } from './grey-dot.js';
import { indexLine } from './index-line.js';
import { jigsaw } from './jigsaw.js';
import { killerCage } from './killer-cage.js';
import { latin } from './latin.js';
import { letters } from './letters.js';
import { littleKiller } from './little-killer.js';
import { lockout } from './lockout.js';
import { lookAndSay } from './look-and-say.js';
import { maximum } from './maximum.js';
import { minimum } from './minimum.js';
import { modularLine } from './modular-line.js';
import { nabner } from './nabner.js';
import { nonConsecutive } from './non-consecutive.js';
import { numberedRoom } from './numbered-room.js';
import { odd } from './odd.js';
import { pairs } from './pairs.js';
import { palindrome } from './palindrome.js';
import { parityLine } from './parity-line.js';
import { product } from './product.js';
import { quadruple } from './quadruple.js';
import { regionSumLine } from './region-sum-line.js';
import { relation } from './relation.js';
import { renban } from './renban.js';
import { rowIndexer } from './row-indexer.js';
import { rule } from './rule.js';
import { sameDifference } from './same-difference.js';
import { sandwich } from './sandwich.js';
import { sequence } from './sequence.js';
import { skyscraper } from './skyscraper.js';
import { slowThermometer } from './slow-thermometer.js';
import { sum } from './sum.js';
import { sumLine } from './sum-line.js';
import { thermometer } from './thermometer.js';
import { toroidal } from './toroidal.js';
import { whisper } from './whisper.js';
import { whiteDot } from './white-dot.js';
import { windoku } from './windoku.js';
import { x } from './x.js';
import { xSum } from './x-sum.js';
import { xv } from './xv.js';
import { zipper } from './zipper.js';

export {
  type Additions,
  type ClueDrawing,
  type ClueKey,
  type ClueNumber,
  type ClueText,
  type Constraint,
  type ConstraintFamily,
  type Exchange,
  type FPuzzlesKey,
  type FullGrid,
  type Ground,
  type GroupKind,
  groupsOf,
  type IssClue,
  type IssName,
  type LineReading,
  type NamedText,
  type OutsideKind,
  type ReadOff,
  type SettledGround,
  type ShownClues,
  type Statement,
  type StatementForm,
  type SudokuMakerClues,
  type SudokuMakerKey,
  type SudokuMakerNegative,
  type TextLook,
  type ToldClue,
} from '../src/core/constraint.js';
export type {
  Definition,
  Demand,
  Expression,
  Fold,
  Relation,
  Repeated,
  Repetition,
  Total,
  Worded,
} from '../src/core/definition.js';
export type { InLanguages } from '../src/core/languages.js';
export type { Equation, Rule, RuleReason, RuleReasonWords } from '../src/core/rule.js';
export {
  centreOf,
  edgeOf,
  type GridPoint,
  type Hue,
  type Ink,
  type LabelGround,
  linesOf,
  type OwnColour,
  type OwnGround,
  type PathEnd,
  placeOutside,
  type Sign,
} from '../src/core/sign.js';
export { combinations, differentSum, fitting } from '../src/rules/different-sum.js';
export { type AlongLine, alongLine, alongLines } from '../src/rules/line.js';
export { plainSum } from '../src/rules/plain-sum.js';
export { betweenPairs, neighbours, pairOf, unless } from '../src/rules/relation.js';

/** All constraints. One whose sets contain those of another comes first. */
export const constraints: readonly Constraint[] = frozen([
  x,
  windoku,
  disjointGroups,
  asterisk,
  centreDot,
  girandola,
  antiKnight,
  antiKing,
  nonConsecutive,
  allWhiteDots,
  allBlackDots,
  allXv,
  allX,
  allV,
  globalEntropy,
  latin,
  jigsaw,
  toroidal,
  pairs,
  killerCage,
  sum,
  product,
  whiteDot,
  blackDot,
  greyDot,
  xv,
  greaterThan,
  relation,
  minimum,
  maximum,
  odd,
  even,
  clone,
  letters,
  renban,
  betweenLine,
  lockout,
  sandwich,
  xSum,
  skyscraper,
  quadruple,
  contains,
  lookAndSay,
  countingCircles,
  thermometer,
  slowThermometer,
  whisper,
  palindrome,
  parityLine,
  modularLine,
  entropicLine,
  nabner,
  numberedRoom,
  rowIndexer,
  columnIndexer,
  boxIndexer,
  arrow,
  doubleArrow,
  littleKiller,
  regionSumLine,
  zipper,
  equalSums,
  sumLine,
  sameDifference,
  sequence,
  indexLine,
  rule,
]);

/** The constraints of the whole grid, which a name states. */
export const variants: readonly Constraint[] = frozen(constraints.filter(({ id, takes }) => !takes && id !== 'pairs'));
