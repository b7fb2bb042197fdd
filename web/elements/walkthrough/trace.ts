/** The scenes of a walkthrough: the positions of a path, each with its step. */
import type { Sign } from '../../../constraints/index.js';
import { type Board, boardOf } from '../../../src/core/index.js';
import type { Level, Step } from '../../../src/face/index.js';
import { type PuzzleText, readWritten } from '../../../src/formats/index.js';
import {
  type Drawn,
  type DrawnPosition,
  drawnOf,
  type SpokenPart,
  type StepOutcome,
  withSigns,
} from '../../../src/render/index.js';
import { applyHit } from '../../../src/solver/index.js';

/** A step as `explain` returns it, or as `sudoku solve --explain --json` prints it. */
export interface TraceStep extends Step {
  /** The level, shown beside the name of the step. */
  readonly level?: Level;
  /** The number of the step in the path, from one; only if some steps are hidden. */
  readonly number?: number;
  /** The outcomes of hidden steps before this one. */
  readonly before?: readonly StepOutcome[];
  readonly says?: readonly SpokenPart[];
}

/** A path as `explain` returns it, with optional additions of a page. */
export interface ShownTrace extends PuzzleText {
  readonly title?: string;
  /** The signs of a shared puzzle, as `sharedSigns` returns them. */
  readonly signs?: readonly Sign[];
  readonly steps: readonly TraceStep[];
  /** The number of steps in the whole path; only if some steps are hidden. */
  readonly count?: number;
  /** The outcomes of hidden steps after the last one shown. */
  readonly rest?: readonly StepOutcome[];
  /** A description of each strategy, in plain text. */
  readonly about?: Readonly<Record<string, string>>;
}

/** A position of the walkthrough with its step. The last scene is the end of the path, and has no step. */
export interface Scene {
  readonly position: Board;
  /** The position as the board shows it. */
  readonly shown: DrawnPosition;
  readonly step: TraceStep | undefined;
  readonly drawn: Drawn | undefined;
}

/**
 * Makes the scenes of a path. Throws a RangeError if steps lie outside the grid, and a Misread for an invalid puzzle.
 */
export function scenesOf({ steps, rest = [], signs, ...source }: ShownTrace): Scene[] {
  const board = boardOf(readWritten(source).puzzle);
  const { geometry } = board;
  const scenes: Scene[] = [];
  const apply = (outcome: StepOutcome): void => applyHit(board, drawnOf(geometry, { ...outcome, marks: [] }));
  for (const step of steps) {
    for (const outcome of step.before ?? []) apply(outcome);
    scenes.push(sceneOf(board.copy(), signs, step));
    apply(step);
  }
  for (const outcome of rest) apply(outcome);
  scenes.push(sceneOf(board, signs));
  return scenes;
}

const sceneOf = (board: Board, signs: readonly Sign[] | undefined, step?: TraceStep): Scene => ({
  position: board,
  shown: withSigns(board, signs),
  step,
  drawn: step && drawnOf(board.geometry, step),
});
