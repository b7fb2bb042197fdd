/**
 * The face: a few functions that take a puzzle or its text and return plain data, the same that the commands print with
 * `--json`. They determine the number of solutions themselves. Rows, columns and digits count from one. In a `Puzzle`,
 * which `read` returns, cells and digits count from zero, as in all that `/core` offers.
 */
export type { Backdoors } from '../bank/backdoors.js';
export type { Estimate } from '../bank/estimate.js';
export type { PuzzleKind } from '../bank/kind.js';
export type { KindSet, SharedKinds } from '../bank/kind-set.js';
export type { PeopleEstimate } from '../bank/people.js';
export type { Profile } from '../bank/profile.js';
export { OutOfTime } from '../core/clock.js';
export { LANGUAGES, type LanguageCode } from '../core/languages.js';
export type { Puzzle } from '../core/puzzle.js';
export type { CellList, ClueObject } from '../core/statement.js';
export type { WishedRules } from '../create/clues/wishes.js';
export type { Fill } from '../create/fill.js';
export type { PuzzleRequest, RangesOrNumbers } from '../create/request.js';
export { SYMMETRIES, type Symmetry } from '../create/symmetries.js';
export type { PuzzleText } from '../formats/beside/ruled.js';
export type { Metadata, ReadRules, RuleSaid } from '../formats/format.js';
export { Misread } from '../formats/misread.js';
export type { PlainFormat } from '../formats/plain-written.js';
export type { ParseSettings, PuzzleLike } from '../formats/puzzle-like.js';
export type { Alphabet } from '../formats/symbols.js';
export { FAMILIES, type Family, LEVELS, type Level } from '../logic/step/levels.js';
export { LostWorker } from '../pool/port.js';
export type { CanonicalForm } from '../render/json/canon.js';
export type { GridCandidate, GridCell } from '../render/json/cell.js';
export type { CheckResult } from '../render/json/check.js';
export type { CreatedPuzzle } from '../render/json/create.js';
export type { GradeSpreads, PuzzleGradeOfForms, Spread, Spreads } from '../render/json/forms.js';
export type { BerthierRatings, FullGrade, HodokuRating, PuzzleGrade, SeRating } from '../render/json/grade.js';
export type { HintRecord, Left, NextStep } from '../render/json/hint.js';
export type { GridConflict, GridMistake, UntoldMistake } from '../render/json/mistake.js';
export type { ProfileFigure } from '../render/json/profile.js';
export type { Solution, Trace, TraceLike, Verification } from '../render/json/solve.js';
export type { Step, StepOutcome } from '../render/json/step.js';
export type { Mistake } from '../session/mistakes.js';
export { BadOption } from '../settings/options.js';
export type { Range } from '../settings/range.js';
export type { SettingReader, SettingsIn } from '../settings/settings.js';
export type { BerthierScale } from '../solver/berthier/rating.js';
export { SCALES, type Scale } from '../solver/grade.js';
export { LADDERS, type LadderId } from '../solver/ladder-names.js';
export type { CellsKind, Clue, GridKind, KnownClue, OneList, SeveralLists } from '../variants/clue.js';
export type { GridRules } from '../variants/grid-rules.js';
export {
  type BackdoorLimits,
  type BankSettings,
  backdoorsOf,
  canon,
  type EstimateSettings,
  estimateSolutions,
  firstOfEachKind,
  type KindSettings,
  kindOf,
  kindSet,
  type MorphSettings,
  minimalWithin,
  morph,
  type ProfileSettings,
  peopleEstimate,
  profileOf,
} from './bank.js';
export type { ClimbSettings } from './climb.js';
export { create } from './create.js';
export type { CreateRequest, CreateSettings } from './drafting.js';
export { enableKernel } from './enable-kernel.js';
export { Aborted, type ErrorCode, ImpossibleRequest, type LibraryError, UnfitPuzzle } from './errors.js';
export { Game, type SavedGame } from './game/game.js';
export type { CellLike, GameMove } from './game/moves.js';
export { type GameCell, PuzzleGame, type SavedMoves } from './game/puzzle-game.js';
export { type GradeOn, type GradeSettings, grade } from './grade.js';
export { type AllStepsSettings, allSteps, type EveryStep, type Hint, type HintSettings, hint } from './hint.js';
export { type LadderLike, ladder } from './ladder.js';
export type { LanguageSetting } from './language-setting.js';
export type { TimeLimits } from './limits.js';
export { formatLine } from './lines.js';
export type { MistakeSettings } from './mistake-settings.js';
export { parse } from './parse.js';
export type { EachRead, ReadPuzzle, TextSettings } from './pasted.js';
export { read, readEach } from './read.js';
export type { ReadSettings, WithNames } from './rule-settings.js';
export { type CheckSettings, check, type SolveSettings, solve } from './solve.js';
export { type OneStep, type Verifiable, verify, type WithPuzzle } from './verify.js';
export { type Explained, type ExplainSettings, explain, walk } from './walk.js';
