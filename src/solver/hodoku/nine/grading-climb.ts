/** HoDoKu's ladder on 9×9: the kernel climbs it, and asks the searches in TypeScript for the rungs that it lacks. */
import type { Board } from '../../../core/board.js';
import type { Clock } from '../../../core/clock.js';
import type { Puzzle } from '../../../core/puzzle.js';
import type { Found, Rung } from '../../rung.js';
import { cubeOf, type GradingClimb } from '../grading-climb.js';
import { ladderEngineOf } from './engine.js';

/** Starts a climb by the kernel. Returns undefined if there is no kernel for the puzzle, or if values clash. */
export function gradingClimbOnKernel(puzzle: Puzzle, clock: Clock): GradingClimb | undefined {
  const engine = ladderEngineOf(puzzle.geometry);
  if (!engine?.begin(puzzle)) return undefined;
  const cube = cubeOf(puzzle, engine);
  /** The number of unsolved cells before the last step, which may have placed a digit. */
  let unsolved = engine.unsolved;
  return {
    get unsolved() {
      return unsolved;
    },
    get mustRestart() {
      return engine.isContradictory;
    },
    next(tally, rungs) {
      if (this.mustRestart) return undefined;
      engine.takeSingles(tally.singles);
      unsolved = engine.unsolved;
      if (unsolved === 0 || engine.isContradictory) return undefined;
      const count = tally.rungsWithinScore(rungs, unsolved);
      for (let at = engine.step(0, count); at < count; at = engine.step(at + 1, count)) {
        clock();
        const rung = rungs[at]!;
        if (engine.isTaken) return { strategy: rung.strategies[engine.kind]!, rating: rung.rating };
        const board = cube();
        const found = board && firstOf(rung, board, clock);
        if (this.mustRestart) return undefined;
        if (!found) continue;
        engine.apply(found.hit);
        return found;
      }
      return undefined;
    },
  };
}

/** Returns the first step of a rung. */
function firstOf(rung: Rung, board: Board, clock: Clock): Found | undefined {
  for (const found of rung.search(board, { clock })) return found;
  return undefined;
}
