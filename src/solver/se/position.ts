/** A position in the two views of a grade: slots, that know the next hidden single, and the cube for all else. */
import { type Board, EMPTY } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { boardOf, type Puzzle } from '../../core/puzzle.js';
import { SlotBoard } from './slot-board.js';

export class SePosition {
  readonly slots: SlotBoard;
  private board: Board | undefined;
  /** What the cube has not seen yet, in order; removals as complements. */
  private readonly unseen: number[] = [];

  /** Throws a RangeError where values clash. */
  constructor(private readonly puzzle: Puzzle) {
    const { geometry, values, candidates } = puzzle;
    this.slots = new SlotBoard(geometry).clear();
    for (let cell = 0; cell < geometry.cells; cell++) {
      if (values[cell] === EMPTY) continue;
      if (this.slots.has(cell, values[cell]!)) this.slots.place(cell, values[cell]!);
      else this.board = boardOf(puzzle);
    }
    if (candidates)
      for (let cell = 0; cell < geometry.cells; cell++)
        for (let digit = 0; digit < geometry.size; digit++)
          if (!(candidates[cell]! & (1 << digit))) this.slots.remove(cell, digit);
  }

  place(candidate: Candidate): void {
    const { geometry } = this.puzzle;
    this.slots.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
    this.unseen.push(candidate);
  }

  remove(candidate: Candidate): void {
    const { geometry } = this.puzzle;
    this.slots.remove(geometry.cellOf(candidate), geometry.digitOf(candidate));
    this.unseen.push(~candidate);
  }

  /** Brought up to date only when it is asked for. */
  cube(): Board {
    const { geometry } = this.puzzle;
    const board = (this.board ??= boardOf(this.puzzle));
    for (const change of this.unseen)
      if (change < 0) board.remove(~change);
      else board.place(geometry.cellOf(change), geometry.digitOf(change));
    this.unseen.length = 0;
    return board;
  }
}
