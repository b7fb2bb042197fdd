import '../../elements/board/board.component.js';
import '../app/menu.component.js';
import { html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { createRef, ref } from 'lit/directives/ref.js';
import type { Cell } from '../../../src/core/index.js';
import { cellName, DEPTHS, type Depth } from '../../../src/render/index.js';
import type { SudokuBoard } from '../../elements/board/board.component.js';
import type { BoardInput } from '../../elements/board/keys.js';
import type { Picked } from '../../elements/board/pointer.js';
import { NONE, type Selection } from '../../elements/board/selection.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, SETTINGS, WORDS } from '../app/context.js';
import type { PageGame } from '../app/game.js';
import { hashOf } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import { foggedCells } from '../app/shared-puzzle.js';
import { ToldTexts } from '../app/told-texts.js';
import type { EngineClient } from '../engine/engine.js';
import type { StepView } from '../engine/protocol.js';
import { clashing, isFull, type Play, wrongIn } from '../play/play.js';
import { stepNamed } from '../play/step-name.js';
import type { Wording } from '../words/en.js';
import { CopyController } from './copy-controller.js';
import { litCells, PlayDrawing, UNLIT } from './drawn.js';
import { HintState } from './hints.js';
import { commandOf, isForBoard, type PadMode, playsAnywhere } from './keyboard.js';
import { keepFocus, modes, pad, zooms } from './pad.js';
import { pauseCover } from './pause-cover.js';
import { styles } from './play.styles.js';
import { PlayerInput } from './player-input.js';
import { setterPanel } from './setter-panel.js';
import type { SudokuShortcuts } from './shortcuts.component.js';
import { SmallBoard } from './small-board.js';
import { status } from './status.js';
import { tools } from './tools.js';
import type { SudokuZoom } from './zoom.component.js';

/** The largest size that is readable without zoom. */
const SMALL = 9;

/**
 * The play area: the board, and beside it the status, hints, keys and tools.
 *
 * @element sudoku-play
 */
export class SudokuPlay extends LitElement {
  static override styles = styles;

  @property({ attribute: false, hasChanged: () => true }) game!: PageGame;
  @given(SETTINGS) settings!: Settings;
  @given(WORDS) words!: Wording;
  @given(ENGINE) engine!: EngineClient;
  /** The message that a puzzle is being made; undefined if none is. */
  @property({ attribute: false }) making: string | undefined;
  /** The query of the address. `practise`: the id of the practised strategy. */
  @property({ attribute: false }) query!: URLSearchParams;
  /** The name of the step to show at the position; undefined if there is none. */
  @property({ attribute: false }) named: string | undefined;
  /** The step that was asked for by its name, and the play in which. */
  private asked: { readonly named: string; readonly play: Play } | undefined;
  /**
   * True if the puzzle was solved while it was open, which animates the board. `open`: the givens of the puzzle that
   * was open and unsolved last.
   */
  private isJustSolved = false;
  private open: Play['givens'] | undefined;
  private wasSolved = false;
  /** The ways in which marks are drawn, once they are loaded. */
  private marks: typeof import('./pencil-marks.js') | undefined;
  /** The function that renders answers, once it is loaded. */
  private panel: typeof import('./hint-panel.js').hintPanel | undefined;
  /** The function that returns what each level asks for, once it is loaded. */
  private demandsIn: typeof import('../words/levels.js').levelDemandsIn | undefined;
  /** The function that writes what the chosen digit clashes with, once it is loaded. */
  private clashMessage: typeof import('./clash-message.js').clashMessage | undefined;
  /** The step that the current task of practice asks for. */
  private practised: StepView | undefined;
  /** The element that had the focus before an update. */
  private focused: Element | undefined;
  private readonly board = createRef<SudokuBoard>();
  private readonly zoom = createRef<SudokuZoom>();
  private readonly drawing = new PlayDrawing();
  private readonly told = new ToldTexts(this, () => this.settings.language);
  private readonly smallBoard = new SmallBoard(this, () => this.board.value);
  readonly hints = new HintState(this, () => ({
    engine: this.engine,
    play: this.game.play,
    settings: this.settings,
    words: this.words,
  }));
  private readonly input = new PlayerInput(this, () => this);
  private readonly copying = new CopyController(this, () => ({
    play: this.game.play,
    hasFocus: this.board.value?.matches(':focus-within') ?? false,
  }));

  override connectedCallback(): void {
    // The hint, which listens too, closes after this element has seen that it is open.
    document.addEventListener('keydown', this.key);
    super.connectedCallback();
    this.loadRest();
  }

  override disconnectedCallback(): void {
    document.removeEventListener('keydown', this.key);
    super.disconnectedCallback();
  }

  /** Loads the modules that the first view does not need. */
  private async loadRest(): Promise<void> {
    await this.updateComplete;
    const [{ hintPanel }, marks] = await Promise.all([import('./hint-panel.js'), import('./pencil-marks.js')]);
    this.panel = hintPanel;
    this.marks = marks;
    this.requestUpdate();
    const [{ levelDemandsIn }, { clashMessage }] = await Promise.all([
      import('../words/levels.js'),
      import('./clash-message.js'),
      import('./shortcuts.component.js'),
      import('./difficulty.component.js'),
    ]);
    this.demandsIn = levelDemandsIn;
    this.clashMessage = clashMessage;
    this.requestUpdate();
    await this.copying.load();
  }

  /** Moves the focus to the board if the focused button was removed, such as one of a hint. */
  override updated(): void {
    const isLost = this.focused && !this.focused.isConnected;
    if (isLost && document.activeElement === document.body) this.board.value?.focusCell(this.board.value.active);
    this.focused = undefined;
    this.showNamed();
  }

  /** Shows the step that the address names, once at each position. */
  private async showNamed(): Promise<void> {
    const { named, asked, hints, game } = this;
    const { play } = game;
    if (named === undefined || !game.isAnswerable || (asked?.named === named && asked.play === play)) return;
    this.asked = { named, play };
    const step = stepNamed(named, play.geometry);
    const isFound = step ? await hints.askNamed(step) : false;
    if (isFound === false) this.input.say(this.words.stepLost);
  }

  override willUpdate(): void {
    this.focused = (this.renderRoot as ShadowRoot).activeElement ?? undefined;
    const { play, isSolved, isPractice } = this.game;
    this.input.resetFor(play);
    if (this.query.has('practise')) import('../practise/practise.component.js');
    if (isSolved && !isPractice) import('./result.component.js');
    if (play.geometry.size > SMALL) import('./zoom.component.js');
    if (play.geometry.rules.length > 0) import('./combinations.component.js');
    if (!play.geometry.isPlain) import('./clue-list.component.js');
    this.isJustSolved = isSolved && (this.isJustSolved || this.open === play.givens);
    if (isSolved && !isPractice && !this.wasSolved) this.input.chooseNothing();
    this.wasSolved = isSolved;
    if (isSolved) this.open = undefined;
    else if (!isFull(play)) this.open = play.givens;
  }

  override render() {
    const { game, settings, words } = this;
    const { size } = game.play.geometry;
    return html`
      <section class="sized play ${this.query.has('practise') ? 'practice' : ''} ${settings.keysLeft ? 'keys-left' : ''}">
        ${size > SMALL ? html`<sudoku-zoom ${ref(this.zoom)} @sudoku-zoom=${() => this.requestUpdate()}>${this.grid()}</sudoku-zoom>` : this.grid()}
        ${game.isPaused ? pauseCover(words, () => this.pause(false)) : nothing}
        <div class="beside" @mousedown=${keepFocus}>${this.beside()}</div>
      </section>
      <sudoku-shortcuts></sudoku-shortcuts>
    `;
  }

  private grid() {
    const { game, words, settings, hints, input } = this;
    const { play, isAnswerable, solutionCheck: { solution } = {} } = game;
    const drawn = this.drawing.of(
      hints.drawnPlay,
      hints.step,
      this.smallBoard.isSmall
        ? this.marks?.LARGE_MARKS
        : settings.places || input.mode === 'draw'
          ? undefined
          : this.marks?.PENCIL_MARKS,
      game.about.signs,
    );
    const lit = game.isPaused ? UNLIT : litCells(play, hints, input, settings);
    return html`<sudoku-board
          ${ref(this.board)}
          class=${this.isJustSolved ? 'sweeps' : ''}
          playable
          .position=${drawn.position}
          .step=${drawn.step}
          .emphasised=${drawn.emphasised}
          .arrange=${drawn.arrange}
          .inputs=${drawn.inputs}
          .candidates=${true}
          .colours=${game.isPaused ? undefined : play.colours}
          .clashing=${settings.check === 'off' || game.isPaused || !isAnswerable ? NONE : clashing(play)}
          .wrong=${settings.check === 'mistakes' && solution && !game.isPaused ? wrongIn(play, solution) : NONE}
          .selected=${game.isPaused ? NONE : input.selected}
          .sketch=${game.isPaused ? undefined : play.sketch}
          .picks=${input.mode === 'draw'}
          .fogged=${foggedCells(play, game.about, game.solutionCheck)}
          .lit=${lit.cells}
          .near=${lit.near}
          .covered=${game.isPaused}
          .label=${game.about.title ?? words.board}
          .words=${words.elements}
          @sudoku-selection=${({ detail }: CustomEvent<{ cells: Selection }>) => input.choose(detail.cells)}
          @sudoku-chosen=${() => input.enterInHand()}
          @sudoku-input=${this.typed}
          @sudoku-press=${({ detail }: CustomEvent<{ cell: Cell }>) => input.pressTwice(detail.cell)}
          @sudoku-pick=${({ detail }: CustomEvent<Picked>) => (detail.to === undefined ? input.pick(detail.candidate) : input.link(detail.candidate, detail.to))}
        ></sudoku-board>`;
  }

  /** Pauses or resumes the game, and moves the focus to what it needs next. */
  private async pause(isPaused: boolean): Promise<void> {
    this.game.pause(isPaused);
    this.requestUpdate();
    await this.updateComplete;
    if (isPaused) this.renderRoot.querySelector<HTMLElement>('.paused button')?.focus();
    else this.board.value?.focusCell(this.board.value.active);
  }

  private beside() {
    const { game, words, settings, hints, making, input } = this;
    const { timer: hasTimer } = settings;
    const isOver = game.isSolved && !game.isPractice;
    return html`
      ${this.query.has('practise') ? this.practice() : nothing}
      ${status({
        game,
        words,
        hasTimer,
        demands: this.demandsIn?.(settings.language),
        message: hints.error || input.message,
        making,
        isPractice: this.query.has('practise'),
        showWrong: () => this.askHint('what'),
        pause: () => this.pause(true),
        back: () => this.emit('sudoku-back'),
        stop: () => this.emit('sudoku-stop'),
      })}
      <p class="unseen" role="status">${this.clash()}</p>
      <div class="answers">${game.isPaused ? nothing : this.panel?.({ hints, words, input, about: game.about })}</div>
      ${setterPanel({ game, words, clues: this.clues(), tell: this.told.in, check: () => this.checkWithStated() })}
      ${this.combinations()}
      ${isOver ? html`<sudoku-result .game=${game}></sudoku-result>` : this.keys()}
      ${game.isFirst ? html`<p class="begin quiet off-paper">${input.isDigitFirst ? words.beginWithDigit : words.begin} <a href=${hashOf('learn', { lesson: 'rules' })}>${words.howToPlay}</a></p>` : nothing}
    `;
  }

  /** Returns what screen readers say of a clash of the chosen cell. */
  private clash(): string | undefined {
    const { game, settings, input } = this;
    const [cell, ...others] = input.selected;
    const isShown = settings.check !== 'off' && game.isAnswerable && !game.isPaused;
    if (!isShown || cell === undefined || others.length > 0) return undefined;
    return this.clashMessage?.(game.play, cell, settings.language);
  }

  /** Renders the controls of the game. */
  private keys() {
    const { game, words, hints, input } = this;
    return html`
      <div class="keys off-paper" ?inert=${game.isPaused}>
        <div class="top">
          ${modes(input.mode, words, (mode) => input.switchTo(mode))}
          ${game.play.geometry.size > SMALL ? zooms(this.zoom.value, words) : nothing}
        </div>
        ${pad(game.play, input, words)}
      </div>
      ${tools({
        game,
        words,
        isAskingWhy: hints.isAskingWhy,
        undo: () => game.undo(),
        redo: () => game.redo(),
        hint: () => this.askHint(),
        toggleWhy: () => this.toggleWhy(),
        showKeys: () => this.showKeys(),
        input,
      })}
    `;
  }

  /** Shows the list of keys, which may still load. */
  private async showKeys(): Promise<void> {
    await import('./shortcuts.component.js');
    this.renderRoot.querySelector<SudokuShortcuts>('sudoku-shortcuts')?.show();
  }

  /** Renders the list of clues, of which a pressed one marks its cells. */
  private clues() {
    const { game, hints } = this;
    const { play, about, solutionCheck, isPaused } = game;
    if (play.geometry.isPlain || isPaused) return nothing;
    return html`<sudoku-clues
      .geometry=${play.geometry}
      .fogged=${foggedCells(play, about, solutionCheck)}
      .marked=${hints.pointedCells}
      @sudoku-point=${({ detail }: CustomEvent<{ cells: readonly Cell[] }>) => hints.pointAt(detail.cells)}
    ></sudoku-clues>`;
  }

  /** Renders the combinations of the cage of the chosen cell. */
  private combinations() {
    const { game, input } = this;
    const { play, isSolved, isPaused } = game;
    if (play.geometry.rules.length === 0 || isSolved || isPaused || !game.isAnswerable) return nothing;
    const [cell] = input.selected;
    return html`<sudoku-combinations .play=${play} .cell=${cell}></sudoku-combinations>`;
  }

  private practice() {
    return html`<sudoku-practise
      .query=${this.query}
      .play=${this.game.play}
      @sudoku-task=${this.beginTask}
      @sudoku-show=${({ detail: { step } }: CustomEvent<{ step: StepView }>) => this.hints.show(step)}
    ></sudoku-practise>`;
  }

  /** Prepares the keys for a task, which says itself what to do. */
  private beginTask({ detail }: CustomEvent<{ mode: PadMode; step: StepView }>): void {
    this.practised = detail.step;
    this.input.switchTo(detail.mode);
    this.showMessage('');
  }

  /** Shows a message. */
  showMessage(text: string): void {
    this.input.showMessage(text);
  }

  private typed({ detail }: CustomEvent<BoardInput>): void {
    const { input } = this;
    if (detail.kind === 'wipe') input.wipe();
    else if (input.mode === 'draw') input.press(detail.digit, 'draw', detail.shift);
    else if (detail.shift) input.press(detail.digit, 'corner');
    else input.choosePlain(detail.digit);
  }

  private readonly key = (event: KeyboardEvent): void => {
    const { game, input, hints } = this;
    if (game.isPaused) return;
    const board = this.board.value!;
    const onBoard = event.composedPath().includes(board);
    if (!onBoard && !playsAnywhere(event)) return;
    const command = commandOf(event, input.mode, onBoard || isForBoard(event), game.play.geometry);
    if (!command && !onBoard && isForBoard(event)) board.handleKey(event);
    if (!command || (command.kind === 'leave' && hints.isOpen)) return;
    event.preventDefault();
    // A held key stops at the start of this puzzle, and does not return to the previous one.
    const isHeldDown = event.repeat && game.history.past.length === 0;
    if (command.kind === 'undo' && !isHeldDown) game.undo();
    else if (command.kind === 'redo') game.redo();
    else if (command.kind === 'mode') input.switchTo(command.mode);
    else if (command.kind === 'digit') input.press(command.digit, command.mode);
    else if (command.kind === 'hint') this.hintFurther();
    else if (command.kind === 'bivalue') input.toggleFilter('bivalue');
    else if (command.kind === 'enter') input.enterInHand();
    else if (command.kind === 'leave') input.escape();
  };

  private emit(name: string): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
  }

  private toggleWhy(): void {
    if (this.game.isAnswerable) this.hints.toggleWhy();
    else this.input.showMessage(this.words.shared.off);
  }

  /** Says which digits differ from the solution that the setter states. */
  private checkWithStated(): void {
    const { play, about } = this.game;
    const wrong = [...wrongIn(play, about.stated!)].map((cell) => cellName(play.geometry, cell));
    const { agree, differ } = this.words.shared;
    this.input.showMessage(wrong.length === 0 ? agree : differ(wrong));
  }

  /** Requests a hint, or goes one depth further in the one that is open. */
  private hintFurther(): void {
    const { hints } = this;
    if (!hints.hint) this.askHint();
    else if (hints.depth !== 'why') hints.deepen(DEPTHS[DEPTHS.indexOf(hints.depth) + 1]!);
  }

  /** Requests a hint, and counts it if it has a step. In practice, a hint on the grid of the task is about its step. */
  private async askHint(depth?: Depth): Promise<void> {
    const { practised, query, game } = this;
    if (practised && query.has('practise') && game.history.past.length === 0) {
      this.hints.show(practised, depth ?? 'where');
      return;
    }
    if (!game.isAnswerable) {
      this.showMessage(this.words.shared.off);
      return;
    }
    const hint = await this.hints.askHint(depth);
    if (hint?.step) this.game.countHint();
  }
}

define('sudoku-play', SudokuPlay);
