import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { EMPTY } from '../../../src/core/board.js';
import type { Cell, Digit } from '../../../src/core/geometry.js';
import type { Depth } from '../../../src/render/hint.js';
import { drawnOf } from '../../../src/render/json/step.js';
import type { SudokuBoard } from '../../elements/board/board.component.js';
import { NONE, type Selection } from '../../elements/board/selection.js';
import type { Typed } from '../../elements/board/typed.js';
import type { Game } from '../app/game.js';
import type { Settings } from '../app/settings.js';
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Hint, ToldStep, Why } from '../engine/protocol.js';
import { onlyMark } from '../play/act.js';
import { beforeMistake, redone, undone } from '../play/history.js';
import { clashing, puzzleOf, withMark, withValue } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { PlayDrawing } from './drawn.js';
import { hintPanel } from './hint-panel.js';
import { modes, nextMode, type PadMode, pad } from './pad.js';
import { styles } from './play.styles.js';
import { status } from './status.js';
import { tools } from './tools.js';
import { whyPanel } from './why-panel.js';

/**
 * The board to play on, with what one plays with beside it: keys, marks, undo, hints.
 *
 * @element sudoku-play
 */
export class SudokuPlay extends LitElement {
  static override styles = styles;
  static override properties = {
    game: { attribute: false, hasChanged: () => true },
    settings: { attribute: false },
    words: { attribute: false },
    engine: { attribute: false },
    makers: { attribute: false },
    practise: { attribute: false },
    selected: { state: true },
    mode: { state: true },
    hint: { state: true },
    depth: { state: true },
    why: { state: true },
    isWondering: { state: true },
    busy: { state: true },
    lit: { state: true },
    said: { state: true },
  };

  declare game: Game;
  declare settings: Settings;
  declare words: Wording;
  declare engine: Thinker;
  /** Makes grids to practise on. */
  declare makers: Thinker;
  /** The strategy that is practised, by its id. */
  declare practise: string | undefined;
  declare private selected: Selection;
  declare private mode: PadMode;
  declare private hint: Hint | undefined;
  declare private depth: Depth;
  /** Why a candidate can go, once that was asked. */
  declare private why: { readonly cell: Cell; readonly digit: Digit; readonly answer?: Why } | undefined;
  /** Whether the next digit is one to ask about. */
  declare private isWondering: boolean;
  declare private busy: AbortController | undefined;
  declare private lit: ReadonlySet<Cell>;
  /** What there is to say of what was just done. */
  declare private said: string;
  private readonly board = createRef<SudokuBoard>();
  private readonly drawing = new PlayDrawing();
  private drawnFor: unknown;

  constructor() {
    super();
    this.selected = NONE;
    this.mode = 'value';
    this.depth = 'where';
    this.isWondering = false;
    this.lit = NONE;
    this.said = '';
  }

  /** What was said of another grid is no longer true. */
  override willUpdate(_: PropertyValues<this>): void {
    if (this.drawnFor === this.game.play) return;
    this.drawnFor = this.game.play;
    this.busy?.abort();
    this.busy = undefined;
    this.hint = undefined;
    this.why = undefined;
    this.lit = NONE;
  }

  override render() {
    const { game, words, settings } = this;
    const { play } = game;
    const drawn = this.drawing.of(play, this.toldStep);
    return html`
      <section class="play" @keydown=${this.key}>
        <sudoku-board
          ${ref(this.board)}
          playable
          .position=${drawn.position}
          .step=${drawn.step}
          .emphasised=${drawn.emphasised}
          .candidates=${true}
          .colours=${game.isPaused ? undefined : play.colours}
          .clashing=${settings.clashes && !game.isPaused ? clashing(play) : NONE}
          .selected=${this.selected}
          .lit=${game.isPaused ? NONE : this.litCells()}
          .near=${game.isPaused ? NONE : this.markedCells()}
          .covered=${game.isPaused}
          .label=${game.title ?? words.board}
          .words=${words.elements}
          @sudoku-selection=${this.choose}
          @sudoku-input=${this.typed}
          @sudoku-press=${this.pressed}
        ></sudoku-board>
        <div class="beside">
          ${this.practise ? this.practice(this.practise) : nothing}
          ${status({ game, words, hasTimer: settings.timer, said: this.said })}
          <div class="answers">${this.answers()}</div>
          ${modes(this.mode, words, (mode) => this.switchTo(mode))}
          ${pad(
            play,
            this.mode,
            words,
            (index) => this.press(index, this.mode),
            () => this.wipe(),
          )}
          ${tools({
            game,
            words,
            isWondering: this.isWondering,
            hint: () => this.askHint(),
            wonder: () => this.wonder(),
            fill: () => this.fill(),
            backBeforeMistake: () => this.backBeforeMistake(),
          })}
        </div>
      </section>
    `;
  }

  private practice(strategy: string) {
    return html`<sudoku-practise
      .strategy=${strategy}
      .play=${this.game.play}
      .words=${this.words}
      .engine=${this.makers}
      @sudoku-show=${({ detail: { step } }: CustomEvent<{ step: ToldStep }>) => this.tell(step)}
    ></sudoku-practise>`;
  }

  /** Shows a step that nobody asked the engine for. */
  private tell(step: ToldStep): void {
    this.hint = { mistakes: [], canGoOn: true, isSolved: false, step };
    this.depth = 'why';
  }

  private answers() {
    const { words, busy, hint, why } = this;
    const light = (cells: readonly Cell[]): void => {
      this.lit = new Set(cells);
    };
    if (busy)
      return html`<p class="hint">${words.thinking} <button type="button" @click=${() => this.stop()}>${words.stop}</button></p>`;
    if (hint)
      return hintPanel({
        words,
        hint,
        depth: this.depth,
        light,
        deepen: (depth) => {
          this.depth = depth;
        },
        apply: (step) => this.apply(step),
        close: () => {
          this.hint = undefined;
          this.lit = NONE;
        },
      });
    if (why?.answer)
      return whyPanel({
        words,
        answer: why.answer,
        light,
        ask: () => this.askWhy(why.cell, why.digit, true),
        apply: (step) => this.apply(step),
        close: () => {
          this.why = undefined;
        },
      });
    return this.isWondering ? html`<p class="hint">${words.whyNotHelp}</p>` : nothing;
  }

  /** What of a step lies over the board: all of it, once it was told. */
  private get toldStep(): ToldStep | undefined {
    return this.hint && this.depth === 'why' ? this.hint.step : this.why?.answer && stepOf(this.why.answer);
  }

  /** What somebody points at; else what a hint is about; else the digit that is chosen. */
  private litCells(): ReadonlySet<Cell> {
    if (this.lit.size > 0) return this.lit;
    const step = this.hint?.step;
    if (step && this.depth === 'where') return new Set(step.houses.flat());
    if (step && this.depth === 'what') return new Set(step.cells);
    return this.settings.same ? withValue(this.game.play, this.chosenDigit) : NONE;
  }

  /** Where the digit that is chosen is marked. */
  private markedCells(): ReadonlySet<Cell> {
    const isTold = this.hint?.step !== undefined || this.lit.size > 0;
    return this.settings.same && !isTold ? withMark(this.game.play, this.chosenDigit) : NONE;
  }

  /** The value of the one cell that is chosen. */
  private get chosenDigit(): Digit {
    const [cell] = this.selected;
    return this.selected.size === 1 ? this.game.play.values[cell!]! : EMPTY;
  }

  private choose(event: CustomEvent<{ cells: Selection }>): void {
    this.selected = event.detail.cells;
  }

  private typed({ detail }: CustomEvent<Typed>): void {
    if (detail.does === 'wipe') this.wipe();
    else this.press(detail.digit, detail.shift ? 'corner' : this.mode);
  }

  private press(index: number, mode: PadMode): void {
    const cells = [...this.selected];
    if (cells.length === 0 || this.game.isPaused) return;
    if (this.isWondering && mode !== 'colours') {
      this.isWondering = false;
      this.askWhy(cells[0]!, index, false);
      return;
    }
    if (mode === 'value') this.game.do({ kind: 'write', cells, digit: index });
    else this.game.do({ kind: 'mark', layer: mode, cells, mark: index });
  }

  private pressed({ detail: { cell } }: CustomEvent<{ cell: Cell }>): void {
    const digit = onlyMark(this.game.play, cell);
    if (digit !== undefined) this.game.do({ kind: 'write', cells: [cell], digit });
  }

  private wipe(): void {
    if (!this.game.isPaused) this.game.do({ kind: 'wipe', cells: [...this.selected] });
  }

  /** The cells that are chosen, or all. */
  private fill(): void {
    const { values } = this.game.play;
    const cells = this.selected.size > 1 ? [...this.selected] : values.map((_, cell) => cell);
    this.game.do({ kind: 'fill', cells });
  }

  private switchTo(mode: PadMode): void {
    this.mode = mode;
  }

  private backBeforeMistake(): void {
    const { history, prospect } = this.game;
    const before = beforeMistake(history, prospect!.solution!);
    this.said = before === history ? this.words.noMistake : '';
    this.game.become(before);
  }

  /** The browser's own shortcuts stay its own, but for those of undoing. */
  private key(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const onBoard = event.composedPath().includes(this.board.value!);
    const undoes = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
    if (undoes || (ctrlKey && key === 'y')) {
      const { history } = this.game;
      this.game.become(undoes && !shiftKey ? undone(history) : redone(history));
    } else if (onBoard && key === ' ') this.switchTo(nextMode(this.mode));
    else if (onBoard && key === 'Escape') this.selected = NONE;
    else return;
    event.preventDefault();
  }

  /** Pressed twice it is asked once: to ask anew would begin the engine anew. */
  private async askHint(): Promise<void> {
    if (this.busy) return;
    const { ladder, level } = this.settings;
    const hint = await this.answerTo((signal) =>
      this.engine.ask('hint', { grid: gridOf(puzzleOf(this.game.play)), ladder, level }, { signal }),
    );
    if (!hint) return;
    this.why = undefined;
    this.depth = 'where';
    this.hint = hint;
  }

  private wonder(): void {
    this.isWondering = !this.isWondering;
    this.hint = undefined;
    this.why = undefined;
  }

  private async askWhy(cell: Cell, digit: Digit, spoil: boolean): Promise<void> {
    const { ladder, level } = this.settings;
    const grid = gridOf(puzzleOf(this.game.play));
    const answer = await this.answerTo((signal) =>
      this.engine.ask('why', { grid, cell, digit, spoil, ladder, level }, { signal }),
    );
    if (!answer) return;
    this.hint = undefined;
    this.why = { cell, digit, answer };
  }

  /** What the engine answers, unless somebody stops it or plays on. */
  private async answerTo<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.busy?.abort();
    const busy = new AbortController();
    this.busy = busy;
    try {
      return await ask(busy.signal);
    } catch (error) {
      if (!busy.signal.aborted) this.said = error instanceof Error ? error.message : String(error);
      return undefined;
    } finally {
      if (this.busy === busy) this.busy = undefined;
    }
  }

  private stop(): void {
    this.busy?.abort();
    this.busy = undefined;
  }

  private apply({ place, remove }: ToldStep): void {
    const { geometry } = this.game.play;
    const drawn = drawnOf(geometry, { place, remove, marks: [] });
    this.game.do({ kind: 'carry-out', place: drawn.place, remove: drawn.remove });
  }
}

const stepOf = (answer: Why): ToldStep | undefined => (answer.kind === 'step' ? answer.step : undefined);
