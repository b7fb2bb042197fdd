/**
 * The face: a few functions that take a puzzle or its text and return plain data, the same that the commands print with
 * `--json`. They determine the number of solutions themselves. Rows, columns and digits count from one. In a `Puzzle`
 * and its parts, which are exported so that programs can read and make them, cells and digits count from zero.
 */
export type { SharedKinds } from '../bank/kind-set.js';
export type { PeopleEstimate } from '../bank/people.js';
export type { Bits } from '../core/bits.js';
export { type Board, EMPTY, type Markup, type Numbers, type Stamp } from '../core/board.js';
export { type Clock, OutOfTime } from '../core/clock.js';
export type { Constraint } from '../core/constraint.js';
export type { Table } from '../core/frozen.js';
export {
  type Candidate,
  type Cell,
  type Digit,
  Geometry,
  type House,
  type HouseKind,
} from '../core/geometry.js';
export { LANGUAGES, type LanguageCode } from '../core/languages.js';
export type { Move } from '../core/moves.js';
export type { Puzzle } from '../core/puzzle.js';
export type { Fill } from '../create/fill.js';
export type { PuzzleRequest, Range } from '../create/request.js';
export { SYMMETRIES, type Symmetry } from '../create/symmetries.js';
export type { FormatName } from '../formats/format.js';
export { Misread } from '../formats/misread.js';
export type { PuzzleTold } from '../formats/read.js';
export type { Alphabet } from '../formats/symbols.js';
export type { Mark, PartName, PatternPart, Role } from '../logic/step/marks.js';
export type { AlmostSet, ChainNode, ClueBetween, Message, NamedClue, Term, Unit } from '../logic/step/message.js';
export type { Doing, Outcomes } from '../logic/step/outcome.js';
export {
  type Explanation,
  FAMILIES,
  type Family,
  type Hit,
  LEVELS,
  type Level,
  type NeededRules,
  type OrOther,
  type StepReason,
  type Strategy,
} from '../logic/step/strategy.js';
export type { Truth } from '../logic/step/truths.js';
export { DEPTHS, type Depth } from '../render/depths.js';
export type { PackageMissing, Unprintable } from '../render/errors.js';
export type { JsonCanon } from '../render/json/canon.js';
export type { JsonCandidate, JsonCell, JsonHouse } from '../render/json/cell.js';
export type { JsonCheck } from '../render/json/check.js';
export type { JsonMade } from '../render/json/create.js';
export type { JsonForms, JsonGradeOfForms, Spread, Spreads } from '../render/json/forms.js';
export type { JsonBerthierGrade, JsonGrade, JsonHodokuGrade, JsonOwnGrade, JsonSeGrade } from '../render/json/grade.js';
export type { JsonHint, JsonNudge } from '../render/json/hint.js';
export type { JsonConflict, JsonMistake } from '../render/json/mistake.js';
export type { ProfileFigure } from '../render/json/profile.js';
export type { JsonPuzzle } from '../render/json/puzzle.js';
export type { JsonSolution, JsonTrace, JsonVerdict } from '../render/json/solve.js';
export type { JsonMark, JsonOutcome, JsonPart, JsonReason, JsonStep, JsonTruth } from '../render/json/step.js';
export type { Drawn, DrawnPosition } from '../render/picture/grid-picture.js';
export type { SpokenPart } from '../render/text.js';
export { BadOption } from '../settings/options.js';
export type { BerthierScale } from '../solver/berthier/rating.js';
export { SCALES, type Scale } from '../solver/grade.js';
export { LADDERS, type LadderId } from '../solver/ladder.js';
export type { Found, Rung } from '../solver/rung.js';
export type { GridRules } from '../variants/rules.js';
export type { JsonClue, JsonConstraint, OwnClue } from '../variants/statements.js';
export type { ClimbSettings } from './climb.js';
export { create } from './create.js';
export type { CreateRequest, CreateSettings, Ranged, RangesOrNumbers } from './drafting.js';
export {
  Aborted,
  type ErrorCode,
  ImpossibleRequest,
  type LibraryError,
  type LostWorker,
  UnfitPuzzle,
} from './errors.js';
export { Game, type GameCell, type MistakeSettings, type SavedGame } from './game/game.js';
export type { CellLike, GameMove } from './game/moves.js';
export { type GradeSettings, grade } from './grade.js';
export { type AllStepsSettings, allSteps, type EveryStep, type HintSettings, hint } from './hint.js';
export { type LadderLike, ladder } from './ladder.js';
export type { Signal, TimeLimits } from './limits.js';
export { formatLine, ruledLine } from './lines.js';
export {
  bitsOf,
  digitOf,
  drawnOf,
  givensOf,
  openTo,
  rulesOf,
  symbolOf,
  withRules,
} from './parts.js';
export { type PuzzleLike, type ReadSettings, read } from './read.js';
export { type CheckSettings, check, type SolveSettings, solve } from './solve.js';
export { type TraceLike, verify } from './verify.js';
export { type Explained, type ExplainSettings, explain, walk } from './walk.js';
