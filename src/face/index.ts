/**
 * The face: a few functions that take a puzzle or its text and return plain data, the same that the commands print with
 * `--json`. They determine the number of solutions themselves. Rows, columns and digits count from one. In a `Puzzle`,
 * which `read` returns, cells and digits count from zero, as in all that `/core` offers.
 */
export { OutOfTime } from '../core/clock.js';
export { LANGUAGES, type LanguageCode } from '../core/languages.js';
export type { Puzzle } from '../core/puzzle.js';
export { SYMMETRIES, type Symmetry } from '../create/symmetries.js';
export type { PuzzleText } from '../formats/beside/ruled.js';
export { Misread } from '../formats/misread.js';
export { FAMILIES, type Family, LEVELS, type Level } from '../logic/step/strategy.js';
export type { GridCandidate, GridCell } from '../render/json/cell.js';
export type { CheckResult } from '../render/json/check.js';
export type { CreatedPuzzle } from '../render/json/create.js';
export type { PuzzleGrade } from '../render/json/grade.js';
export type { GridMistake } from '../render/json/mistake.js';
export type { Solution, Trace, Verification } from '../render/json/solve.js';
export type { Step } from '../render/json/step.js';
export { BadOption } from '../settings/options.js';
export { SCALES, type Scale } from '../solver/grade.js';
export { LADDERS, type LadderId } from '../solver/ladder-names.js';
export type { Clue } from '../variants/clue.js';
export type { GridRules } from '../variants/grid-rules.js';
export type { ClimbSettings } from './climb.js';
export { create } from './create.js';
export type { CreateRequest, CreateSettings } from './drafting.js';
export { Aborted, type ErrorCode, ImpossibleRequest, type LibraryError, UnfitPuzzle } from './errors.js';
export { Game, type SavedGame } from './game/game.js';
export { type GradeOn, type GradeSettings, grade } from './grade.js';
export { type AllStepsSettings, allSteps, type EveryStep, type Hint, type HintSettings, hint } from './hint.js';
export { type LadderLike, ladder } from './ladder.js';
export type { LanguageSetting } from './language-setting.js';
export type { TimeLimits } from './limits.js';
export { formatLine } from './lines.js';
export type { ReadSettings } from './named.js';
export { parse } from './parse.js';
export type { ParseSettings, PuzzleLike } from './puzzle-like.js';
export { read } from './read.js';
export { type CheckSettings, check, type SolveSettings, solve } from './solve.js';
export { type OneStep, verify } from './verify.js';
export { type Explained, type ExplainSettings, explain, walk } from './walk.js';
