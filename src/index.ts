/** The public names. */

export { catalogue, strategyOf } from '../strategies/index.js';
export { type Claim, prove, type Verdict } from './check/prove.js';
export { Board, EMPTY, type Markup, type Numbers } from './core/board.js';
export { type Clock, clock, OutOfTime } from './core/clock.js';
export {
  type Candidate,
  type Cell,
  type Digit,
  Geometry,
  HOUSE_KINDS,
  type House,
  type HouseKind,
} from './core/geometry.js';
export { boardOf, type Clash, clashes, countValues, type Puzzle, puzzleOf } from './core/puzzle.js';
export { create, creations, type Made, type Outcome } from './create/create.js';
export { type Random, seeded } from './create/random.js';
export { type PuzzleRequest, type Spec, specOf } from './create/spec.js';
export { FORMATS, type Format, type FormatName, type Reading } from './formats/format.js';
export { formatLike } from './formats/layout.js';
export { formatLine, parseLine } from './formats/line.js';
export { Misread } from './formats/misread.js';
export { formatPencilmarks } from './formats/pencilmarks.js';
export { formatNamed, readPuzzle } from './formats/read.js';
export type { PuzzleRecord, Splitter } from './formats/record.js';
export { splitRecords } from './formats/records.js';
export type { Alphabet } from './formats/symbols.js';
export { type Mark, ROLES, type Role } from './logic/step/marks.js';
export type { Message, Term } from './logic/step/message.js';
export {
  type Explanation,
  FAMILIES,
  type Family,
  type Hit,
  LEVELS,
  type Level,
  type Strategy,
} from './logic/step/strategy.js';
export type { Truth } from './logic/step/truths.js';
export { claimOf, type JsonStep, stepJson } from './render/json/step.js';
export { conclusion, sentence } from './render/text.js';
export { isUnique, type SearchOptions, type SearchResult, search, uniqueSolution } from './search/search.js';
export { type AllSteps, allSteps, cheapestSteps } from './solver/all-steps.js';
export { full } from './solver/full.js';
export { type Grade, grade, SCALES, type Scale } from './solver/grade.js';
export { gradeHodoku } from './solver/hodoku/grade.js';
export { hodoku } from './solver/hodoku/ladder.js';
export { highestScore } from './solver/hodoku/levels.js';
export type { GradeLimits, HodokuGrade, TechniqueUse } from './solver/hodoku/tally.js';
export type { Climb, Ladder, LadderName } from './solver/ladder.js';
export { ladderOf, ladders } from './solver/ladders.js';
export type { Found, Rung } from './solver/rung.js';
export { gradeSe, type SeGrade, type SeLimits } from './solver/se/grade.js';
export { Step } from './solver/step.js';
export { type Rules, walk } from './solver/walk.js';
