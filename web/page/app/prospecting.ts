/** What is found out of the puzzle that is played: what its givens lead to, and then how hard they are. */
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Outlook } from '../engine/protocol.js';
import { type Play, puzzleOf } from '../play/play.js';
import type { About } from './about.js';
import { ratingOf } from './rating.js';

interface Asked {
  readonly engine: Thinker;
  /** Grades puzzles, so that a hint need not wait. */
  readonly makers: Thinker;
}

/** Milliseconds after which a puzzle that is played is graded. */
const QUIET = 1500;

export class Prospecting {
  prospect: Outlook | undefined;
  /** Settled once it is known how hard the puzzle is, or that nobody waits for that. */
  rating: Promise<unknown> = Promise.resolve();
  private solving: AbortController | undefined;
  private grading: AbortController | undefined;

  constructor(private readonly asked: Asked) {}

  /** Of another play: what was asked of the one before is forgotten. */
  begin(): void {
    this.solving?.abort();
    this.stopRating();
    this.solving = new AbortController();
    this.grading = new AbortController();
    this.prospect = undefined;
    this.rating = Promise.resolve();
  }

  /** Whether it is known what the givens lead to, and still asked. */
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

  /** Once nobody waits for anything else; nothing of what has not one solution. */
  async grade(givens: Play, tell: (rating: About) => void): Promise<void> {
    const { signal } = this.grading!;
    await new Promise((wait) => setTimeout(wait, QUIET));
    if (signal.aborted || this.prospect?.solutions !== 'one') return;
    this.rating = ratingOf(this.asked.makers, gridOf(puzzleOf(givens)), signal).then(tell, () => {});
  }

  /** Another puzzle is to be made at once: nobody waits for the grade of this one. */
  stopRating(): void {
    this.grading?.abort();
  }
}
