/**
 * The face: a few functions that take a puzzle, or a text of one, and return plain data, as the commands print with
 * `--json`. They find out by themselves how many solutions there are. Rows, columns and digits count from one.
 */
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
