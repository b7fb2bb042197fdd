/** A position that is graded: the cube, and an engine, where there is one, that takes the easy steps without it. */
import { Board } from '../../core/board.js';
import { boardOf, countValues, type Puzzle } from '../../core/puzzle.js';
import type { Hit } from '../../logic/step/strategy.js';
import { applyHit } from '../ladder.js';
import { candidateOf, type EasyKind, easyEngineOf, kindOf } from './nine/easy.js';

export class SePosition {
  unsolved: number;
  /** Made when the engine finds no more. No rung asks which of its values were given. */
  board: Board | undefined;

  readonly engine;

  constructor(private readonly puzzle: Puzzle) {
    this.engine = easyEngineOf(puzzle.geometry);
    this.unsolved = puzzle.geometry.cells - countValues(puzzle);
  }

  /** Takes the easy steps that there are, and counts each before it is gone. Throws a RangeError where values clash. */
  takeEasy(count: (kind: EasyKind) => void): void {
    const { board, engine, puzzle } = this;
    const steps = engine?.take(board?.values ?? puzzle.values, board?.digits ?? puzzle.candidates);
    if (!engine || !steps) {
      // Where values clash, the cube says how.
      this.board ??= boardOf(puzzle);
      return;
    }
    // Before anybody is told, who may begin another grade, which takes the engine.
    if (steps.length < this.unsolved)
      if (board) applyHit(board, { place: Array.from(steps, candidateOf), remove: [] });
      else this.board = new Board(puzzle.geometry).load(engine.values, engine.candidates);
    for (let i = 0; i < steps.length; i++) {
      count(kindOf(steps[i]!));
      this.unsolved--;
    }
  }

  apply(hit: Hit): void {
    applyHit(this.board!, hit);
    this.unsolved = this.board!.unsolved;
  }
}
