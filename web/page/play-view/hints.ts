/** The state of hints on the player's grid: the next step, or the reason why a candidate can be removed. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Cell, Digit } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import type { Depth } from '../../../src/render/index.js';
import { NONE } from '../../elements/board/selection.js';
import { LatestRequest } from '../app/latest-request.js';
import type { Settings } from '../app/settings.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { HintView, NamedStep, StepView, Why, WrongValue } from '../engine/protocol.js';
import { type Play, puzzleOf, withoutMarks } from '../play/play.js';
import type { Wording } from '../words/en.js';

/** The engine that answers, the grid, and the settings of the answers. */
interface HintContext {
  readonly engine: EngineClient;
  readonly play: Play;
  readonly settings: Pick<Settings, 'ladder' | 'level' | 'language'>;
  readonly words: Wording;
}

/**
 * Returns the cells to highlight at a depth of a hint; undefined where the whole grid is meant, and at the last depth,
 * which shows the whole step.
 */
export function cellsAt({ houses, cells }: StepView, depth: Depth): ReadonlySet<Cell> | undefined {
  if (depth === 'where') return houses.length > 0 ? new Set(houses.flat()) : undefined;
  return depth === 'what' ? new Set(cells) : undefined;
}

/** The wrong values of a hint. */
export const wrongValuesOf = ({ mistakes }: HintView): readonly WrongValue[] =>
  mistakes.flatMap(({ wrong }) => wrong ?? []);

/** What is against a wrong value, in the play without wrong values and without marks, which may rest on these. */
interface Refutation {
  readonly wrong: WrongValue;
  readonly sound: Play;
  readonly answer: Why;
}

/** An answer that was open when the player left the area. */
type Answer = Pick<HintState, 'hint' | 'why' | 'refutation' | 'depth'> & { readonly language: LanguageCode };

/** Answers that open again when the player returns to the same play. */
const leftOpen = new WeakMap<Play, Answer>();

export class HintState implements ReactiveController {
  hint: HintView | undefined;
  depth: Depth = 'where';
  /** The reason why a candidate can be removed, if the player asked for it. */
  why: { readonly cell: Cell; readonly digit: Digit; readonly answer: Why } | undefined;
  /** What is against a wrong value that clashes with no other; undefined until it is asked for and answered. */
  refutation: Refutation | undefined;
  /** True while digits are candidates to ask about, and not written. */
  isAskingWhy = false;
  /** Cells that the player points at in the answer. */
  pointedCells: ReadonlySet<Cell> = NONE;
  private play: Play | undefined;
  private language: LanguageCode | undefined;
  private readonly request: LatestRequest;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly context: () => HintContext,
  ) {
    host.addController(this);
    this.request = new LatestRequest(host, () => context().words);
  }

  get pending(): AbortController | undefined {
    return this.request.pending;
  }

  /** The error that prevented an answer. */
  get error(): string {
    return this.request.error;
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.key);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.key);
    const { hint, why, refutation, depth, play, language } = this;
    if (play && language && (hint || why)) leftOpen.set(play, { hint, why, refutation, depth, language });
  }

  /** Drops a hint when the grid or the language changes, and opens one that was left open. */
  hostUpdate(): void {
    const { play, settings } = this.context();
    if (this.play === play && this.language === settings.language) return;
    this.play = play;
    this.language = settings.language;
    this.stop();
    this.request.error = '';
    this.isAskingWhy = false;
    this.close();
    const answer = leftOpen.get(play);
    leftOpen.delete(play);
    if (answer?.language === this.language) this.set(answer);
  }

  /** The step drawn on the board: the step of a hint at the last depth, or of a reason. */
  get step(): StepView | undefined {
    if (this.hint && this.depth !== 'why') return undefined;
    const answer = this.hint ? this.refutation?.answer : this.why?.answer;
    return this.hint?.step ?? (answer?.kind === 'step' ? answer.step : undefined);
  }

  /** The play to draw: as it is, or, with a step against a wrong value, the one in which the step is. */
  get drawnPlay(): Play {
    const { refutation, step } = this;
    return refutation && step && !this.hint?.step ? refutation.sound : this.context().play;
  }

  /** The highlighted cells: those that the player points at, otherwise those of the answer. */
  get cells(): ReadonlySet<Cell> {
    if (this.pointedCells.size > 0) return this.pointedCells;
    const answer = this.why?.answer;
    if (answer?.kind === 'ruled-out') return new Set([answer.by]);
    if (!this.hint) return NONE;
    if (this.hint.step) return cellsAt(this.hint.step, this.depth) ?? NONE;
    const wrong = wrongValuesOf(this.hint);
    return new Set(this.depth === 'where' ? wrong[0]?.house : wrong.map(({ cell }) => cell));
  }

  /** True if there is something for Escape to close. */
  get isOpen(): boolean {
    return Boolean(this.hint || this.why || this.pending || this.isAskingWhy);
  }

  /**
   * Requests a hint, and resolves to it if it comes. Does nothing while an answer is pending, because another request
   * would restart the engine.
   */
  async askHint(depth: Depth = 'where'): Promise<HintView | undefined> {
    if (this.pending) return undefined;
    const { engine, play, settings } = this.context();
    const { ladder, level } = settings;
    const grid = plainGridOf(puzzleOf(play));
    const hint = await this.request.run((signal) => engine.ask('hint', { grid, ladder, level }, { signal }));
    if (hint) this.set({ hint, depth });
    return hint;
  }

  /** Requests the step with a name, and shows it. Resolves to false if it is not found; to undefined if the request ends. */
  async askNamed(step: NamedStep): Promise<boolean | undefined> {
    const { engine, play, settings } = this.context();
    const ask = { grid: plainGridOf(puzzleOf(play)), step, ladder: settings.ladder };
    const answer = await this.request.run(async (signal) => ({ found: await engine.ask('named', ask, { signal }) }));
    if (answer?.found) this.show(answer.found.step);
    return answer && answer.found !== undefined;
  }

  async askWhy(cell: Cell, digit: Digit, spoil: boolean): Promise<void> {
    const { engine, play, settings } = this.context();
    const { ladder, level } = settings;
    const grid = plainGridOf(puzzleOf(play));
    const input = { grid, cell, digit, spoil, ladder, level };
    const answer = await this.request.run((signal) => engine.ask('why', input, { signal }));
    if (answer) this.set({ why: { cell, digit, answer } });
  }

  /** Shows a step without a request to the engine, by default in full. */
  show(step: StepView, depth: Depth = 'why'): void {
    this.set({ hint: { mistakes: [], canGoOn: true, isFull: false, step }, depth });
  }

  /** Starts or stops waiting for a digit to ask about. */
  toggleWhy(isAskingWhy = !this.isAskingWhy): void {
    this.close();
    this.isAskingWhy = isAskingWhy;
  }

  /** Goes to another depth. The last one asks what is against a wrong value, unless its clash says so. */
  async deepen(depth: Depth): Promise<void> {
    const { hint } = this;
    if (this.pending) this.stop();
    this.depth = depth;
    this.host.requestUpdate();
    const wrongValues = hint ? wrongValuesOf(hint) : [];
    const wrong = wrongValues.find(({ why }) => why.length === 0);
    if (depth !== 'why' || !wrong || this.refutation) return;
    const { engine, play, settings } = this.context();
    const { ladder, level } = settings;
    const sound = withoutMarks(play, new Set(wrongValues.map(({ cell }) => cell)));
    const answer = await this.request.run((signal) =>
      engine.ask(
        'refute',
        { grid: plainGridOf(puzzleOf(sound)), cell: wrong.cell, digit: wrong.index, ladder, level },
        { signal },
      ),
    );
    if (this.hint !== hint || this.depth !== depth) return;
    if (answer) this.refutation = { wrong, sound, answer };
    else this.depth = 'what';
    this.host.requestUpdate();
  }

  pointAt(cells: readonly Cell[]): void {
    this.pointedCells = new Set(cells);
    this.host.requestUpdate();
  }

  stop(): void {
    this.request.stop();
  }

  close(): void {
    this.hint = undefined;
    this.why = undefined;
    this.refutation = undefined;
    this.pointedCells = NONE;
    this.host.requestUpdate();
  }

  private readonly key = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !this.isOpen) return;
    this.stop();
    this.toggleWhy(false);
  };

  private set({ hint, why, refutation, depth }: Partial<Answer>): void {
    this.close();
    this.isAskingWhy = this.isAskingWhy && !hint;
    this.hint = hint;
    this.why = why;
    this.refutation = refutation;
    this.depth = depth ?? this.depth;
  }
}
