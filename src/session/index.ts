/**
 * A puzzle or a player's grid opened with settings: its mistakes, steps, path and grade, and where to look for a step.
 */

export { asMarked } from '../core/puzzle.js';
export { suspectsIn } from '../search/check.js';
export type { FoundStep } from '../solver/step.js';
export { clueIndexOf } from '../variants/clue-index.js';
export { briefOf } from './brief.js';
export { type GamePosition, puzzleAt } from './game-position.js';
export { type GradeOrProspect, gradeOf } from './grade.js';
export { groundsOf, type RemovedIn } from './grounds.js';
export { collectHints, type HintedStep, type HintsAsked, hintsOf, rulesFor } from './hints.js';
export { begun, did, type History, jumped, playsOf, redone, undone } from './history.js';
export {
  type Judgement,
  judge,
  type Mistake,
  misleads,
  mistakesIn,
} from './mistakes.js';
export {
  type FaultKnown,
  type LevelKnown,
  MOST_COUNTED,
  type Overlooked,
  overlook,
  type SolutionsKnown,
} from './overlook.js';
export { refutationOf } from './refutation.js';
export { nextStep, positionOf, Session, type SessionFacts, type SessionSettings } from './session.js';
export { cellsOfPattern, isGuess, type ToldStep, whereToLook } from './where.js';
export { type Reason, reasonAgainst, rulesOut, valueAgainst } from './why.js';
