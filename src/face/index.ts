/**
 * The face: a few functions that take a puzzle, or a text of one, and return plain data, as the commands print with
 * `--json`. They find out by themselves how many solutions there are. Rows, columns and digits count from one.
 */
export { OutOfTime } from '../core/clock.js';
export type { Cell, Geometry, HouseKind } from '../core/geometry.js';
export type { Move } from '../core/moves.js';
export type { Puzzle } from '../core/puzzle.js';
export type { Range } from '../create/aims.js';
export type { Fill } from '../create/fill.js';
export type { PuzzleRequest } from '../create/spec.js';
export type { Symmetry } from '../create/symmetry.js';
export { Misread } from '../formats/misread.js';
export type { Role } from '../logic/step/marks.js';
export { LEVELS, type Level } from '../logic/step/strategy.js';
export type { JsonCandidate, JsonCell, JsonHouse } from '../render/json/cell.js';
export type { JsonCheck, JsonConflict } from '../render/json/check.js';
export type { JsonMade } from '../render/json/create.js';
export type { JsonBerthierGrade, JsonGrade, JsonHodokuGrade, JsonSeGrade } from '../render/json/grade.js';
export type { JsonHint, JsonMistake, JsonNudge } from '../render/json/hint.js';
export type { JsonMark } from '../render/json/mark.js';
export type { JsonPuzzle } from '../render/json/puzzle.js';
export type { JsonSolution, JsonTrace, JsonVerdict } from '../render/json/solve.js';
export type { JsonStep } from '../render/json/step.js';
export type { JsonTruth } from '../render/json/truth.js';
export type { BerthierScale } from '../solver/berthier/rating.js';
export { SCALES, type Scale } from '../solver/grade.js';
export { LADDERS, type LadderName } from '../solver/ladder.js';
export { type CheckSettings, check } from './check.js';
export type { ClimbSettings } from './climb.js';
export { type CreateRequest, type CreateSettings, create } from './create.js';
export { Aborted, BadOption, type ErrorCode, ImpossibleRequest, type LibraryError, UnfitPuzzle } from './errors.js';
export { type GradeSettings, grade } from './grade.js';
export { type AllStepsSettings, allSteps, type EveryStep, type HintSettings, hint } from './hint.js';
export type { Signal, TimeLimits } from './limits.js';
export { type PuzzleLike, type ReadSettings, read } from './read.js';
export { type SolveSettings, solve } from './solve.js';
export { type TraceLike, verify } from './verify.js';
export { explain, walk } from './walk.js';
