/** Facts about the current puzzle: its number of solutions, then its difficulty. */
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { About, SolutionCheck } from '../engine/protocol.js';
import { type Play, puzzleOf } from '../play/play.js';
import { ratingOf } from './rating.js';

export interface Engines {
  readonly engine: EngineClient;
  /** Grades puzzles, so that hints need not wait for a grade. */
  readonly backgroundEngine: EngineClient;
}

/** Milliseconds of play after which a puzzle is graded. */
const QUIET = 1500;

export class PuzzleAnalysis {
  solutionCheck: SolutionCheck | undefined;
  /** Resolves to the difficulty once it is known; to no facts if the grading was stopped. */
  rating: Promise<About> = Promise.resolve({});
  private solving: AbortController | undefined;
  private grading: AbortController | undefined;

  constructor(private readonly engines: Engines) {}

  /**
   * Starts the analysis of another play. Cancels the requests about the previous one. `stated`: the solution of a puzzle
   * that is not understood, and so not solved.
   */
  begin(stated?: readonly number[]): void {
    this.solving?.abort();
    this.stopRating();
    this.solving = new AbortController();
    this.grading = new AbortController();
    this.solutionCheck = stated && { solutions: 'one', solution: stated };
    this.rating = Promise.resolve({});
  }

  /** Counts the solutions of the givens. Resolves to false if that fails, or if another play has begun. */
  async solve(play: Play): Promise<boolean> {
    const { signal } = this.solving!;
    try {
      const solutionCheck = await this.engines.engine.ask(
        'solution',
        { grid: plainGridOf(puzzleOf(play)) },
        { signal },
      );
      if (signal.aborted) return false;
      this.solutionCheck = solutionCheck;
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Grades the givens after a pause, so that requests at the start come first. Skips puzzles without exactly one
   * solution.
   */
  async grade(givens: Play, onRating: (rating: About) => void): Promise<void> {
    if (this.solutionCheck?.solutions !== 'one') return;
    const { signal } = this.grading!;
    const rated = async (): Promise<About> => {
      await new Promise((resolve) => {
        setTimeout(resolve, QUIET);
        signal.addEventListener('abort', resolve);
      });
      return signal.aborted ? {} : ratingOf(this.engines.backgroundEngine, plainGridOf(puzzleOf(givens)), signal);
    };
    this.rating = rated().catch(() => ({}));
    const rating = await this.rating;
    if (!signal.aborted) onRating(rating);
  }

  /** Stops the grading, because another puzzle needs the workers at once. */
  stopRating(): void {
    this.grading?.abort();
  }
}
