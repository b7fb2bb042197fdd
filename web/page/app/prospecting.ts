/** Facts about the current puzzle: its number of solutions, then its difficulty. */
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Outlook } from '../engine/protocol.js';
import { type Play, puzzleOf } from '../play/play.js';
import type { About } from './about.js';
import { ratingOf } from './rating.js';

export interface Engines {
  readonly engine: Thinker;
  /** Grades puzzles, so that a hint need not wait. */
  readonly makers: Thinker;
}

/** Milliseconds of play after which a puzzle is graded. */
const QUIET = 1500;

export class Prospecting {
  prospect: Outlook | undefined;
  /** Settles when the difficulty is known, or not needed any more. */
  rating: Promise<unknown> = Promise.resolve();
  private solving: AbortController | undefined;
  private grading: AbortController | undefined;

  constructor(private readonly asked: Engines) {}

  /** Starts with another play. Drops the questions about the previous one. */
  begin(): void {
    this.solving?.abort();
    this.stopRating();
    this.solving = new AbortController();
    this.grading = new AbortController();
    this.prospect = undefined;
    this.rating = Promise.resolve();
  }

  /** Counts the solutions of the givens. Resolves to false if that failed, or another play has begun. */
  async solve(play: Play): Promise<boolean> {
    const { signal } = this.solving!;
    try {
      const prospect = await this.asked.engine.ask('solution', { grid: gridOf(puzzleOf(play)) }, { signal });
      if (signal.aborted) return false;
      this.prospect = prospect;
      return true;
    } catch {
      return false;
    }
  }

  /** Grades the givens after a pause, when no other question is pending. Skips puzzles without exactly one solution. */
  async grade(givens: Play, tell: (rating: About) => void): Promise<void> {
    const { signal } = this.grading!;
    await new Promise((wait) => setTimeout(wait, QUIET));
    if (signal.aborted || this.prospect?.solutions !== 'one') return;
    this.rating = ratingOf(this.asked.makers, gridOf(puzzleOf(givens)), signal).then(tell, () => {});
  }

  /** Stops the grading, because the makers are needed at once for another puzzle. */
  stopRating(): void {
    this.grading?.abort();
  }
}
