/** Advice on the player's grid: the question, the engine's answer, and the depth at which it is shown. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Cell, Depth, Digit } from '../../../src/face/index.js';
import { NONE } from '../../elements/board/selection.js';
import { LatestRequest } from '../app/latest-request.js';
import type { Settings } from '../app/settings.js';
import type { Engine } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Hint, StepView, Why } from '../engine/protocol.js';
import { type Play, puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';

/** The engine to ask, and the grid of the question. */
interface Subject {
  readonly engine: Engine;
  readonly play: Play;
  readonly settings: Pick<Settings, 'ladder' | 'level'>;
  readonly words: Wording;
}

/** Returns the cells of a step to highlight at a depth; none once the step is shown in full. */
export function cellsAt({ houses, cells }: StepView, depth: Depth): ReadonlySet<Cell> | undefined {
  if (depth === 'where') return new Set(houses.flat());
  return depth === 'what' ? new Set(cells) : undefined;
}

export class Advice implements ReactiveController {
  hint: Hint | undefined;
  depth: Depth = 'where';
  /** The reason why a candidate can be removed, if the player asked for it. */
  why: { readonly cell: Cell; readonly digit: Digit; readonly answer: Why } | undefined;
  /** True if the next typed digit is a candidate to ask about. */
  isWondering = false;
  /** Cells that the player points at in the answer. */
  pointedAt: ReadonlySet<Cell> = NONE;
  private about: Play | undefined;
  private readonly asking: LatestRequest;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly subject: () => Subject,
  ) {
    host.addController(this);
    this.asking = new LatestRequest(host, () => subject().words);
  }

  get busy(): AbortController | undefined {
    return this.asking.pending;
  }

  /** The error that prevented an answer. */
  get trouble(): string {
    return this.asking.error;
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.key);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.key);
  }

  /** Drops advice on another grid. */
  hostUpdate(): void {
    const { play } = this.subject();
    if (this.about === play) return;
    this.about = play;
    this.stop();
    this.close();
  }

  /** The step drawn on the board: only one that is shown in full, and not one of a later position. */
  get step(): StepView | undefined {
    if (this.hint && this.depth === 'why') return this.hint.step;
    const answer = this.why?.answer;
    return answer?.kind === 'step' && answer.before === 0 ? answer.step : undefined;
  }

  /** Highlighted cells: those under the player's pointer, otherwise those of the hint. */
  get cells(): ReadonlySet<Cell> {
    if (this.pointedAt.size > 0) return this.pointedAt;
    const answer = this.why?.answer;
    if (answer?.kind === 'ruled-out') return new Set([answer.by]);
    const step = this.hint?.step;
    return (step && cellsAt(step, this.depth)) ?? NONE;
  }

  /** True if Escape has something to close. */
  get isOpen(): boolean {
    return Boolean(this.hint || this.why || this.busy || this.isWondering);
  }

  /** Requests a hint, unless an answer is pending: another request would restart the engine. */
  async askHint(): Promise<void> {
    if (this.busy) return;
    const { engine, play, settings } = this.subject();
    const { ladder, level } = settings;
    const grid = gridOf(puzzleOf(play));
    const hint = await this.asking.run((signal) => engine.ask('hint', { grid, ladder, level }, { signal }));
    if (hint) this.tell({ hint, depth: 'where' });
  }

  async askWhy(cell: Cell, digit: Digit, spoil: boolean): Promise<void> {
    const { engine, play, settings } = this.subject();
    const { ladder, level } = settings;
    const grid = gridOf(puzzleOf(play));
    const asked = { grid, cell, digit, spoil, ladder, level };
    const answer = await this.asking.run((signal) => engine.ask('why', asked, { signal }));
    if (answer) this.tell({ why: { cell, digit, answer } });
  }

  /** Shows a step without a question to the engine. */
  show(step: StepView): void {
    this.tell({ hint: { mistakes: [], canGoOn: true, isFull: false, step }, depth: 'why' });
  }

  /** Turns the next typed digit into a question, or cancels that. */
  wonder(isWondering = !this.isWondering): void {
    this.close();
    this.isWondering = isWondering;
  }

  deepen(depth: Depth): void {
    this.depth = depth;
    this.host.requestUpdate();
  }

  pointAt(cells: readonly Cell[]): void {
    this.pointedAt = new Set(cells);
    this.host.requestUpdate();
  }

  stop(): void {
    this.asking.stop();
  }

  close(): void {
    this.hint = undefined;
    this.why = undefined;
    this.pointedAt = NONE;
    this.host.requestUpdate();
  }

  private readonly key = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !this.isOpen) return;
    this.stop();
    this.wonder(false);
  };

  private tell(told: Partial<Pick<Advice, 'hint' | 'why' | 'depth'>>): void {
    this.close();
    Object.assign(this, told);
  }
}
