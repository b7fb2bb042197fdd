/** Advice on the player's grid: the question, the engine's answer, and how much of it is shown. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Cell, Depth, Digit } from '../../../src/face/index.js';
import { NONE } from '../../elements/board/selection.js';
import { Errand } from '../app/errand.js';
import type { Settings } from '../app/settings.js';
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Hint, ToldStep, Why } from '../engine/protocol.js';
import { type Play, puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';

/** The engine to ask, and the grid to ask about. */
interface Subject {
  readonly engine: Thinker;
  readonly play: Play;
  readonly settings: Pick<Settings, 'ladder' | 'level'>;
  readonly words: Wording;
}

/** The cells to look at, as far as a step is told; none of them once all of it is. */
export function cellsAt({ houses, cells }: ToldStep, depth: Depth): ReadonlySet<Cell> | undefined {
  if (depth === 'where') return new Set(houses.flat());
  return depth === 'what' ? new Set(cells) : undefined;
}

export class Advice implements ReactiveController {
  hint: Hint | undefined;
  depth: Depth = 'where';
  /** Why a candidate can go, once that was asked. */
  why: { readonly cell: Cell; readonly digit: Digit; readonly answer: Why } | undefined;
  /** True if the next digit typed is a candidate to ask about. */
  isWondering = false;
  /** Cells that the player points at in the answer. */
  pointedAt: ReadonlySet<Cell> = NONE;
  private about: Play | undefined;
  private readonly asking: Errand;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly subject: () => Subject,
  ) {
    host.addController(this);
    this.asking = new Errand(host, () => subject().words);
  }

  get busy(): AbortController | undefined {
    return this.asking.busy;
  }

  /** The error that prevented an answer. */
  get trouble(): string {
    return this.asking.trouble;
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

  /** The step drawn over the board: only one that is told in full, and none of a later position. */
  get step(): ToldStep | undefined {
    if (this.hint && this.depth === 'why') return this.hint.step;
    const answer = this.why?.answer;
    return answer?.kind === 'step' && answer.before === 0 ? answer.step : undefined;
  }

  /** Highlighted cells: those that the player points at, else those of the hint. */
  get cells(): ReadonlySet<Cell> {
    if (this.pointedAt.size > 0) return this.pointedAt;
    const answer = this.why?.answer;
    if (answer?.kind === 'ruled-out') return new Set([answer.by]);
    const step = this.hint?.step;
    return (step && cellsAt(step, this.depth)) ?? NONE;
  }

  /** True if there is something for Escape to close. */
  get isOpen(): boolean {
    return Boolean(this.hint || this.why || this.busy || this.isWondering);
  }

  /** Asks for a hint, unless an answer is awaited: to ask again would start the engine again. */
  async askHint(): Promise<void> {
    if (this.busy) return;
    const { engine, play, settings } = this.subject();
    const { ladder, level } = settings;
    const grid = gridOf(puzzleOf(play));
    const hint = await this.asking.answerTo((signal) => engine.ask('hint', { grid, ladder, level }, { signal }));
    if (hint) this.tell({ hint, depth: 'where' });
  }

  async askWhy(cell: Cell, digit: Digit, spoil: boolean): Promise<void> {
    const { engine, play, settings } = this.subject();
    const { ladder, level } = settings;
    const grid = gridOf(puzzleOf(play));
    const asked = { grid, cell, digit, spoil, ladder, level };
    const answer = await this.asking.answerTo((signal) => engine.ask('why', asked, { signal }));
    if (answer) this.tell({ why: { cell, digit, answer } });
  }

  /** Shows a step that nobody asked the engine for. */
  show(step: ToldStep): void {
    this.tell({ hint: { mistakes: [], canGoOn: true, isFull: false, step }, depth: 'why' });
  }

  /** The next digit is asked about, or no longer. */
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
