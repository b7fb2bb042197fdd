/** Requests about a drawing that changes: each cancels the one before, whose answer is shown until the next has one. */
import type { EngineClient } from '../../engine/engine.js';
import type { FaultView, LevelView, OverlookView, SolutionsView } from '../../engine/overlook-view.js';
import type { PlainGrid } from '../../engine/protocol.js';

/** What is known of a drawing. */
export interface DrawingAnswer {
  readonly grid: PlainGrid;
  readonly solutions?: SolutionsView;
  readonly fault?: FaultView;
  readonly level?: LevelView;
  /** True if no more will be known. */
  readonly isDone?: boolean;
  /** True if the time ran out before all was known. */
  readonly isCut?: boolean;
  /** The error that prevented an answer. */
  readonly error?: unknown;
}

/** A small puzzle with a clue. A worker that has done it answers the next request at once. */
const WARM_UP: PlainGrid = {
  box: [2, 2],
  values: [0, ...Array<number>(15).fill(-1)],
  rules: { constraints: ['killer-cage=6:r1c3r1c4r2c3'] },
};

export class DrawingAnswers {
  /** The answer about the drawing, or about an older one. */
  shown: DrawingAnswer | undefined;
  private asked: PlainGrid | undefined;
  private running: AbortController | undefined;
  /** True until a second worker is ready to take over. */
  private lacksSpare = true;

  /** `onChange` is called with each change of the answer. */
  constructor(
    private readonly engine: EngineClient,
    private readonly onChange: () => void,
  ) {}

  /** True if the answer is about an older drawing. */
  get isOlder(): boolean {
    return this.shown !== undefined && this.shown.grid !== this.asked;
  }

  /** Asks about a drawing. Returns false if it is the one that was asked about before. */
  ask(grid: PlainGrid): boolean {
    if (this.asked && isSame(this.asked, grid)) return false;
    this.stop();
    this.asked = grid;
    this.running = new AbortController();
    void this.run(grid, this.running);
    return true;
  }

  private async run(grid: PlainGrid, running: AbortController): Promise<void> {
    let answer: DrawingAnswer = { grid };
    const add = (more: Partial<DrawingAnswer>): void => {
      if (running.signal.aborted) return;
      answer = { ...answer, ...more };
      this.shown = answer;
      this.onChange();
      // A worker that starts takes time from the one that looks for the first answer.
      if (this.lacksSpare) this.warmUp();
    };
    const onProgress = (view: OverlookView): void => add({ [view.kind]: view });
    try {
      const { isCut } = await this.engine.ask('overlook', { grid }, { signal: running.signal, onProgress });
      add({ isCut, isDone: true });
    } catch (error) {
      add({ error, isDone: true });
    }
    if (this.running === running) this.running = undefined;
  }

  /** Cancels the request, which ends its worker. */
  stop(): void {
    if (!this.running) return;
    this.running.abort();
    this.running = undefined;
    this.lacksSpare = true;
  }

  /** Prepares a second worker. */
  private warmUp(): void {
    this.lacksSpare = false;
    this.engine.ask('overlook', { grid: WARM_UP }).catch(() => {});
  }
}

/** True if two grids are the same puzzle. */
const isSame = (a: PlainGrid, b: PlainGrid): boolean => puzzleText(a) === puzzleText(b);

const puzzleText = ({ box, rules, values }: PlainGrid): string => JSON.stringify([box, rules, values]);
