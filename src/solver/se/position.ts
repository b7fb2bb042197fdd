/** A position in the two views of a grade: slots, that know the next hidden single, and the cube for all else. */
import { Board, EMPTY } from '../../core/board.js';
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
      // Where values clash, the cube says how.
      if (!this.slots.has(cell, values[cell]!)) boardOf(puzzle);
      this.slots.place(cell, values[cell]!);
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
    if (this.board)
      for (const change of this.unseen)
        if (change < 0) this.board.remove(~change);
        else this.board.place(geometry.cellOf(change), geometry.digitOf(change));
    else this.board = this.firstCube();
    this.unseen.length = 0;
    return this.board;
  }

  private firstCube(): Board {
    const { geometry, values, placed } = this.puzzle;
    const board = new Board(geometry).load(this.slots.values, this.slots.digits());
    for (let cell = 0; cell < geometry.cells; cell++)
      board.givens[cell] = values[cell] === EMPTY || placed?.[cell] ? 0 : 1;
    return board;
  }
}
