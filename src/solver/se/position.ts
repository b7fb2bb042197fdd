/** A position that is graded: the cube, and an engine, where there is one, that takes the easy steps without it. */
import { lowestBit } from '../../core/bits.js';
import { Board, type Numbers } from '../../core/board.js';
import { boardOf, countValues, type Puzzle } from '../../core/puzzle.js';
import type { Hit } from '../../logic/step/strategy.js';
import { applyHit } from '../ladder.js';
import { candidateOf, type EasyEngine, type EasyKind, easyEngineOf, isPlacing, kindOf } from './nine/easy.js';

export class SePosition {
  unsolved: number;
  /** Made when the engine finds no more. No rung asks which of its values were given. */
  board: Board | undefined;

  readonly engine;

  constructor(private readonly puzzle: Puzzle) {
    this.engine = easyEngineOf(puzzle.geometry);
    this.unsolved = puzzle.geometry.cells - countValues(puzzle);
  }

  /**
   * Takes the easy steps that there are, and counts each before it is gone; tells whether they end where loops
   * come next. Throws a RangeError where values clash.
   */
  takeEasy(count: (kind: EasyKind, isPlacing: boolean) => void, isPastLoops: boolean): boolean {
    const { board, engine, puzzle } = this;
    const steps = engine?.take(board?.values ?? puzzle.values, board?.digits ?? puzzle.candidates, isPastLoops);
    if (!engine || !steps) {
      // Where values clash, the cube says how.
      this.board ??= boardOf(puzzle);
      return true;
    }
    // Before anybody is told, who may begin another grade, which takes the engine.
    this.follow(engine, steps);
    const { areLoopsNext } = engine;
    for (let i = 0; i < steps.length; i++) {
      const places = isPlacing(steps[i]!);
      count(kindOf(steps[i]!), places);
      if (places) this.unsolved--;
    }
    return areLoopsNext;
  }

  /** Brings the cube to where the engine is, unless all is solved. */
  private follow({ values, candidates }: EasyEngine, steps: Numbers): void {
    const { board } = this;
    const { geometry } = this.puzzle;
    let left = this.unsolved;
    for (let i = 0; i < steps.length; i++) if (isPlacing(steps[i]!)) left--;
    if (left === 0) return;
    if (!board) {
      this.board = new Board(geometry).load(values, candidates);
      return;
    }
    for (let i = 0; i < steps.length; i++) {
      const candidate = candidateOf(steps[i]!);
      if (isPlacing(steps[i]!)) board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
    }
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let gone = board.digits[cell]! & ~candidates[cell]!; gone; gone &= gone - 1)
        board.remove(geometry.candidate(cell, lowestBit(gone)));
  }

  apply(hit: Hit): void {
    applyHit(this.board!, hit);
    this.unsolved = this.board!.unsolved;
  }
}
