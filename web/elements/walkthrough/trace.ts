/** What a walkthrough shows, read from the program's JSON: the positions of a path, and in each the step found there. */

import type { Board } from '../../../src/core/board.js';
import { Geometry } from '../../../src/core/geometry.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { readPuzzle } from '../../../src/formats/read.js';
import type { Level } from '../../../src/logic/step/strategy.js';
import { drawnOf, type JsonStep } from '../../../src/render/json/step.js';
import type { Drawn } from '../../../src/render/picture/picture.js';
import type { SpokenPart } from '../../../src/render/text.js';

/** A step of `sudoku solve --explain --json`, with its level. */
export interface TraceStep extends JsonStep {
  readonly level: Level;
  readonly says?: readonly SpokenPart[];
}

export interface Trace {
  /** The puzzle in any format, as a line. */
  readonly puzzle: string;
  readonly box: readonly [rows: number, columns: number];
  readonly title?: string;
  readonly steps: readonly TraceStep[];
  /** By strategy: what it is, in plain text. */
  readonly about?: Readonly<Record<string, string>>;
}

/** One picture of the walkthrough; the last one shows where the path leads, and has no step. */
export interface Scene {
  readonly position: Board;
  readonly step: TraceStep | undefined;
  readonly drawn: Drawn | undefined;
}

/** Throws a RangeError where steps lie outside the grid, a Misread where the puzzle is none. */
export function scenesOf({ puzzle, box, steps }: Trace): Scene[] {
  const geometry = Geometry.of(...box);
  const board = boardOf(readPuzzle(puzzle, geometry).puzzle);
  const scenes: Scene[] = [];
  for (const step of steps) {
    const drawn = drawnOf(geometry, step);
    scenes.push({ position: board.copy(), step, drawn });
    for (const candidate of drawn.place) board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
    for (const candidate of drawn.remove) board.remove(candidate);
  }
  scenes.push({ position: board, step: undefined, drawn: undefined });
  return scenes;
}
