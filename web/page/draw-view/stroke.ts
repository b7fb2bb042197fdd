/** A stroke over the board that is under way: what it does, and what it leaves if it ends now. */
import type { Constraint, GridPoint } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import type { PuzzleDrawing } from './drawing.js';
import type { LineEnd } from './strokes.js';

export type StrokeAim =
  /** Draws a clue, a branch of the chosen one, or one of its lists; or adds cells to it. */
  | { readonly kind: 'new' | 'branch' | 'spread'; readonly constraint: Constraint }
  | { readonly kind: 'part'; readonly constraint: Constraint; readonly part: number }
  /** Drags the end of a line. */
  | { readonly kind: 'end'; readonly constraint: Constraint; readonly end: LineEnd }
  /** Marks cells, or clears the marks of those that it comes to. */
  | { readonly kind: 'mark'; readonly constraint: Constraint; readonly clears: boolean }
  /** Sets a clue on an edge, on a corner or outside the grid, or drags the one that is there to another place. */
  | { readonly kind: 'place'; readonly constraint: Constraint; readonly index: number | undefined }
  | { readonly kind: 'move'; readonly constraint: Constraint; readonly index: number }
  | { readonly kind: 'paint'; readonly region: number };

export interface BoardStroke {
  readonly aim: StrokeAim;
  readonly from: GridPoint;
  /** The cells that it has come to. */
  readonly cells: readonly Cell[];
  readonly draft: PuzzleDrawing;
  /** The clue that is chosen if it ends now. */
  readonly chosen: number | undefined;
}
