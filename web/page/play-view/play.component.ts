import { html, LitElement, nothing } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { type Cell, drawnOf } from '../../../src/face/index.js';
import { rulesSentence } from '../../../src/render/index.js';
import type { SudokuBoard } from '../../elements/board/board.component.js';
import type { Typed } from '../../elements/board/keys.js';
import { NONE, type Selection } from '../../elements/board/selection.js';
import type { PageGame } from '../app/game.js';
import type { Settings } from '../app/settings.js';
import type { Thinker } from '../engine/engine.js';
import type { ToldStep } from '../engine/protocol.js';
import { onlyMark } from '../play/act.js';
import { beforeMistake } from '../play/history.js';
import { clashing, isFull, puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { Advice } from './advice.js';
import { advicePanel } from './advice-panel.js';
import { litCells, PlayDrawing, UNLIT } from './drawn.js';
import { keepFocus, modes, nextMode, type PadMode, pad } from './pad.js';
import { styles } from './play.styles.js';
import { status } from './status.js';
import { tools } from './tools.js';

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
    making: { attribute: false },
    query: { attribute: false },
    selected: { state: true },
    mode: { state: true },
    said: { state: true },
  };

  declare game: PageGame;
  declare settings: Settings;
  declare words: Wording;
  declare engine: Thinker;
  /** Makes grids to practise on. */
  declare makers: Thinker;
  /** Says that another puzzle is being made. */
  declare making: string | undefined;
  /** `practise`: the strategy that is practised, by its id. */
  declare query: URLSearchParams;
  declare private selected: Selection;
  declare private mode: PadMode;
  /** Message about the last action. */
  declare private said: string;
  /** True if the puzzle has just been solved; true if cells were open before. */
  private sweeps = false;
  private wasOpen = false;
  /** Writes the puzzle for the clipboard, once it is loaded. */
  private text: typeof import('../play/text.js') | undefined;
  /** Draws marks where they were written, once it is loaded. */
  private pencil: typeof import('./pencil-marks.js').pencilled | undefined;
  private readonly board = createRef<SudokuBoard>();
  private readonly drawing = new PlayDrawing();
  private readonly advice = new Advice(this, () => ({
    engine: this.engine,
    play: this.game.play,
    settings: this.settings,
  }));

  constructor() {
    super();
    this.selected = NONE;
    this.mode = 'value';
    this.said = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('copy', this.copied);
    this.loadRest();
  }

  /** Loads the modules that the first view does not need. */
  private async loadRest(): Promise<void> {
    await this.updateComplete;
    this.pencil = (await import('./pencil-marks.js')).pencilled;
    this.requestUpdate();
    await import('./shortcuts.component.js');
    this.text = await import('../play/text.js');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('copy', this.copied);
  }

  /** Cells of another board are none of this one. */
  override willUpdate(): void {
    const { play, isSolved, isPassing } = this.game;
    const { cells } = play.geometry;
    if ([...this.selected].some((cell) => cell >= cells)) this.selected = NONE;
    if (this.query.has('practise')) import('../practise/practise.component.js');
    if (isSolved && !isPassing) import('./result.component.js');
    this.sweeps = isSolved && (this.sweeps || this.wasOpen);
    this.wasOpen = !isFull(play);
  }

  override render() {
    const { game, words, settings, advice } = this;
    const { play } = game;
    const drawn = this.drawing.of(play, advice.step, settings.places ? undefined : this.pencil);
    const lit = game.isPaused ? UNLIT : litCells(play, advice, settings.same ? this.selected : NONE);
    return html`
      <section class="play" @keydown=${this.key}>
        <sudoku-board
          ${ref(this.board)}
          class=${this.sweeps ? 'sweeps' : ''}
          playable
          .position=${drawn.position}
          .step=${drawn.step}
          .emphasised=${drawn.emphasised}
          .arrange=${drawn.arrange}
          .candidates=${true}
          .colours=${game.isPaused ? undefined : play.colours}
          .clashing=${settings.clashes && !game.isPaused ? clashing(play) : NONE}
          .selected=${this.selected}
          .lit=${lit.cells}
          .near=${lit.near}
          .covered=${game.isPaused}
          .label=${game.about.title ?? words.board}
          .words=${words.elements}
          @sudoku-selection=${this.choose}
          @sudoku-input=${this.typed}
          @sudoku-press=${this.pressed}
        ></sudoku-board>
        <div class="beside" @mousedown=${keepFocus}>${this.beside()}</div>
        <sudoku-shortcuts .language=${settings.language}></sudoku-shortcuts>
      </section>
    `;
  }

  private beside() {
    const { game, words, settings, advice, making } = this;
    const { timer: hasTimer } = settings;
    const isOver = game.isSolved && !game.isPassing;
    return html`
      ${this.query.has('practise') ? this.practice() : nothing}
      ${status({
        game,
        words,
        hasTimer,
        rules: rulesSentence(game.play.geometry, settings.language),
        said: advice.trouble || this.said,
        making,
        back: () => this.tell('sudoku-back'),
        stop: () => this.tell('sudoku-stop'),
      })}
      <div class="answers">${advicePanel(
        advice,
        words,
        (step) => this.apply(step),
        () => this.backBeforeMistake(),
      )}</div>
      ${isOver ? html`<sudoku-result .game=${game} .hasTimer=${hasTimer} .words=${words}></sudoku-result>` : this.keys()}
    `;
  }

  /** Renders the controls of the game. */
  private keys() {
    const { game, words, advice } = this;
    return html`
      <div class="keys">
        ${modes(this.mode, words, (mode) => this.switchTo(mode))}
        ${pad(
          game.play,
          this.mode,
          words,
          (index) => this.press(index, this.mode),
          () => this.wipe(),
        )}
        ${this.mode === 'value' ? nothing : html`<p class="tip">${words.modeTips[this.mode]}</p>`}
      </div>
      ${tools({
        game,
        words,
        isWondering: advice.isWondering,
        undo: () => game.undo(),
        redo: () => game.redo(),
        hint: () => this.askHint(),
        wonder: () => advice.wonder(),
        fill: () => this.fill(),
        backBeforeMistake: () => this.backBeforeMistake(),
      })}
    `;
  }

  private practice() {
    return html`<sudoku-practise
      .query=${this.query}
      .play=${this.game.play}
      .words=${this.words}
      .language=${this.settings.language}
      .engine=${this.makers}
      @sudoku-task=${({ detail: { mode } }: CustomEvent<{ mode: PadMode }>) => this.switchTo(mode)}
      @sudoku-show=${({ detail: { step } }: CustomEvent<{ step: ToldStep }>) => this.advice.show(step)}
    ></sudoku-practise>`;
  }

  private choose(event: CustomEvent<{ cells: Selection }>): void {
    this.selected = event.detail.cells;
    this.said = '';
  }

  private typed({ detail }: CustomEvent<Typed>): void {
    if (detail.does === 'wipe') this.wipe();
    else this.press(detail.digit, detail.shift ? 'corner' : this.mode);
  }

  private press(index: number, mode: PadMode): void {
    const cells = [...this.selected];
    if (this.game.isPaused) return;
    if (cells.length === 0) {
      this.said = this.words.chooseCell;
      return;
    }
    if (this.advice.isWondering && mode !== 'colours') {
      this.advice.wonder(false);
      this.advice.askWhy(cells[0]!, index, false);
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
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (altKey) return;
    const onBoard = event.composedPath().includes(this.board.value!);
    const control = ctrlKey || metaKey;
    const undoes = control && key.toLowerCase() === 'z';
    if (undoes && !shiftKey) {
      // A key held down ends at the beginning of this puzzle, not at the puzzle before.
      if (!repeat || this.game.history.past.length > 0) this.game.undo();
    } else if (undoes || (ctrlKey && key === 'y')) this.game.redo();
    else if (onBoard && !control && key === ' ') this.switchTo(nextMode(this.mode));
    else if (onBoard && !control && key === 'Escape' && !this.advice.isOpen) this.selected = NONE;
    else return;
    event.preventDefault();
  }

  private tell(name: string): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
  }

  /** A hint counts once it tells a step. */
  private async askHint(): Promise<void> {
    await this.advice.askHint();
    if (this.advice.hint?.step) this.game.helped();
  }

  /** Copies the puzzle as it stands, unless a text is selected. */
  private readonly copied = (event: ClipboardEvent): void => {
    if (!this.board.value?.matches(':focus-within') || !document.getSelection()?.isCollapsed) return;
    if (!this.text) return;
    event.clipboardData?.setData('text/plain', this.text.ruledLine(puzzleOf(this.game.play)));
    event.preventDefault();
  };

  private apply({ place, remove }: ToldStep): void {
    const { geometry } = this.game.play;
    const drawn = drawnOf(geometry, { place, remove, marks: [] });
    this.game.do({ kind: 'carry-out', place: drawn.place, remove: drawn.remove });
  }
}
