/** A position that is graded: the cube, and an engine, where there is one, that takes the easy steps without it. */
import { Board } from '../../core/board.js';
import { boardOf, countValues, type Puzzle } from '../../core/puzzle.js';
import type { Hit } from '../../logic/step/strategy.js';
import { cubeAt } from '../cube.js';
import { applyHit } from '../ladder.js';
import { engines } from '../nine/engines.js';
import type { EasyKind } from './easy-engine.js';

export class SePosition {
  unsolved: number;
  /** Made when the engine finds no more. No rung asks which of its values were given. */
  board: Board | undefined;

  readonly engine;
  private readonly cube;

  constructor(private readonly puzzle: Puzzle) {
    const { geometry } = puzzle;
    this.engine = engines()?.easyEngineOf(geometry);
    this.cube = this.engine && cubeAt(() => new Board(geometry), this.engine);
    this.unsolved = geometry.cells - countValues(puzzle);
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
    // The cube comes before the counts: whoever hears of a step may begin another grade, which takes up the engine.
    if (steps.filter(engine.isPlacing).length < this.unsolved) this.board = this.cube!();
    const { areLoopsNext } = engine;
    for (let i = 0; i < steps.length; i++) {
      const places = engine.isPlacing(steps[i]!);
      count(engine.kindOf(steps[i]!), places);
      if (places) this.unsolved--;
    }
    return areLoopsNext;
  }

  apply(hit: Hit): void {
    applyHit(this.board!, hit);
    this.unsolved = this.board!.unsolved;
  }
}
