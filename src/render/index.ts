/** Steps and positions as sentences, pictures and JSON. Rows, columns and digits count from one in all of them. */

export { signsFor } from '../variants/own-hooks.js';
export { cellClues } from './cell-clues.js';
export { clashText } from './clash-text.js';
export { type ClueList, clueLists, type ListedClue, looseRuleName } from './clues.js';
export { conclusion } from './conclusion.js';
export { textsOf } from './constraint-texts.js';
export { DEPTHS, type Depth } from './depths.js';
export { type DrawnReason, drawnReasons } from './drawn-reasons.js';
export { nudge } from './hint.js';
export type { GridCandidate, GridCell, GridHouse } from './json/cell.js';
export { type CheckResult, checkJson } from './json/check.js';
export type { GridClue, SumClue } from './json/clue.js';
export { type CreatedPuzzle, madeJson } from './json/create.js';
export type { GradeSpreads, PuzzleGradeOfForms, Spread, Spreads } from './json/forms.js';
export {
  type BerthierRatings,
  type FullGrade,
  gradeJson,
  type HodokuRating,
  type PuzzleGrade,
  type SeRating,
  ungradedJson,
} from './json/grade.js';
export {
  type HintRecord,
  hintJson,
  type Left,
  type NextStep,
  type Nudge,
  nudgeJson,
} from './json/hint.js';
export { type GridConflict, type GridMistake, mistakeJson } from './json/mistake.js';
export type { ProfileFigure } from './json/profile.js';
export {
  type ConvertedPuzzle,
  convertedJson,
  type FailedPuzzle,
  failureJson,
  puzzleJson,
} from './json/puzzle.js';
export {
  type Solution,
  solutionJson,
  type Trace,
  type TraceLike,
  traceJson,
  type Verification,
  verdictJson,
} from './json/solve.js';
export type { GridMark, GridReason, GridTruth, MarkPart, NamedHouse } from './json/step.js';
export { type Step, type StepOutcome, stepJson } from './json/step.js';
export { claimOf, drawnOf } from './json/step-read.js';
export { type StrategyRecord, strategyJson } from './json/strategy.js';
export {
  type AnswerWords,
  type DigitWords,
  type HouseWords,
  type KeyCells,
  LANGUAGES,
  type Language,
  type LanguageCode,
  type LegendLanguage,
  type LegendWords,
  languageOf,
  loadLanguage,
  type NotationWords,
  type OneAndSeveral,
  type RemarkWords,
  type StepWords,
  type TemplateLookup,
  type Translations,
} from './language/index.js';
export { loadRetold, loadRetoldOfTexts, retoldOrSame } from './language/retold.js';
export type { ConstraintTexts, RuleLanguage, RuleWords, TextsOfConstraints } from './language/rule-words.js';
export { mistakeText } from './mistake-text.js';
export { cellName, houseNames, listed } from './names.js';
export { candidateNames, cellNames } from './notation.js';
export {
  type Drawn,
  type DrawnPosition,
  type GridPictureOptions,
  gridPicture,
  withSigns,
} from './picture/grid-picture.js';
export { CELL, insetOf } from './picture/layout.js';
export { mistakesPicture } from './picture/mistakes.js';
export { boundsOf } from './picture/outlines.js';
export { THEMES, type Theme } from './picture/palette.js';
export { type PictureOptions, picture, reasonPicture } from './picture/picture.js';
export {
  type Bounds,
  type GroundFill,
  type Paint,
  type Picture,
  type Point,
  type Shape,
  type Subject,
  TEXT_STYLES,
  type TextStyle,
  TONES,
  type Tone,
  WEIGHTS,
  type Weight,
} from './picture/shape.js';
export { sharedSigns } from './picture/shared-signs.js';
export { escaped, svgShapes, svgStyle } from './picture/svg.js';
export { type SvgOptions, svgOf } from './picture/svg-of.js';
export { rulesSentence, ruleTexts } from './rules.js';
export { strategyName } from './strategy-name.js';
export { type DrawableStep, svgOfStep } from './svg-of-step.js';
export { type SpokenPart, sentence, spoken } from './text.js';
export { type ReasonWords, reasonText, ungradedText } from './unfit-reason.js';
