/**
 * The library: a few functions that take a puzzle, or a text of one, and return plain data. What they are made of lies
 * under subpaths: `/core`, `/search`, `/strategies`, `/ladders`, `/session`, `/create`, `/check`, `/formats`, `/exchange`,
 * `/render`.
 */
export { OutOfTime } from './core/clock.js';
export type { Cell, Geometry, HouseKind } from './core/geometry.js';
export type { Move } from './core/moves.js';
export type { Puzzle } from './core/puzzle.js';
export type { Range } from './create/aims.js';
export type { Fill } from './create/fill.js';
export type { PuzzleRequest } from './create/spec.js';
export type { Symmetry } from './create/symmetry.js';
export * from './face/index.js';
export { Misread } from './formats/misread.js';
export type { Role } from './logic/step/marks.js';
export { LEVELS, type Level } from './logic/step/strategy.js';
export type { JsonCandidate, JsonCell, JsonHouse } from './render/json/cell.js';
export type { JsonCheck, JsonConflict } from './render/json/check.js';
export type { JsonMade } from './render/json/create.js';
export type { JsonGrade, JsonHodokuGrade, JsonSeGrade } from './render/json/grade.js';
export type { JsonHint, JsonMistake, JsonNudge } from './render/json/hint.js';
export type { JsonMark } from './render/json/mark.js';
export type { JsonPuzzle } from './render/json/puzzle.js';
export type { JsonSolution, JsonTrace, JsonVerdict } from './render/json/solve.js';
export type { JsonStep } from './render/json/step.js';
export type { JsonTruth } from './render/json/truth.js';
export { SCALES, type Scale } from './solver/grade.js';
export { LADDERS, type LadderName } from './solver/ladder.js';
