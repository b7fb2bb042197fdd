import '../../elements/walkthrough/walkthrough.component.js';
import './steps.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../elements/define.js';
import type { ShownTrace } from '../../elements/walkthrough/trace.js';
import { ENGINE, given, SETTINGS, WORDS } from '../app/context.js';
import type { PageGame } from '../app/game.js';
import { LatestRequest } from '../app/latest-request.js';
import { pageOf } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { GradeView, Requests, StepView } from '../engine/protocol.js';
import { glossedSentence } from '../learn-view/gloss.component.js';
import { givensOf, type Play, puzzleOf } from '../play/play.js';
import { PlayDrawing } from '../play-view/drawn.js';
import { stepLink } from '../play-view/hint-panel.js';
import type { Wording } from '../words/en.js';
import { gradeChart } from './grade-chart.js';
import { styles } from './path.styles.js';
import { requestPath, requestSteps, type SearchProgress } from './path-requests.js';
import { playBefore } from './play-before.js';
import { pathWordsIn } from './words.js';

const TABS = ['path', 'steps', 'grade'] as const;
type Tab = (typeof TABS)[number];

/**
 * The path to the solution, all steps at the player's grid, and the grade of the puzzle.
 *
 * @element sudoku-path
 */
class SudokuPath extends LitElement {
  static override styles = styles;

  @property({ attribute: false, hasChanged: () => true }) game!: PageGame;
  @given(SETTINGS) settings!: Settings;
  @given(WORDS) words!: Wording;
  @given(ENGINE) engine!: EngineClient;
  /** The index of the step to show, from 0. It is shown once the path is long enough. */
  @property({ attribute: false }) step = 0;
  @state() private tab: Tab = 'path';
  @state() private trace: ShownTrace | undefined;
  @state() private steps: readonly StepView[] = [];
  /** How far the search for all steps is; undefined before it tells. */
  @state() private search: SearchProgress | undefined;
  @state() private grade: GradeView | undefined;
  /** True if the grade has all its scales but the whips. */
  @state() private isGraded = false;
  @state() private whips: Requests['whips']['result'] | undefined;
  @state() private message = '';
  /** The play before the step shown, with the path and the index that it was made for. */
  private shown: { readonly trace: ShownTrace; readonly index: number; readonly play: Play } | undefined;
  /** The inputs of the current requests. If one changes, the requests are sent again. */
  private inputs: readonly unknown[] = [];
  private readonly request = new LatestRequest(this, () => this.words);
  private readonly drawing = new PlayDrawing();

  /** Sends the requests again after a change of the puzzle, the ladder, the language or the tab. */
  override willUpdate(_: PropertyValues<this>): void {
    const { ladder, level, language } = this.settings;
    const { play } = this.game;
    const { isAnswerable } = this.game;
    const inputs = [this.tab, ladder, level, language, play.givens, isAnswerable, this.tab === 'steps' && play];
    const isSame = inputs.map((each, index) => each === this.inputs[index]);
    if (!isSame.includes(false)) return;
    // The path of another puzzle must not be beside a message that this puzzle has no solution.
    if (isSame.slice(1, 6).includes(false)) this.trace = undefined;
    this.inputs = inputs;
    if (isAnswerable) this.requestAnswers();
    else this.request.stop();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.inputs = [];
  }

  override render() {
    const { words } = this;
    const { isAnswerable, about } = this.game;
    const { leftOut = [], notUnderstood = [] } = about;
    return html`<section class="sized path">
      <div class="head">
        <div class="tabs" role="group" aria-label=${words.areas.path}>
          ${TABS.map(
            (tab) =>
              html`<button type="button" aria-pressed=${tab === this.tab} @click=${() => this.show(tab)}>${words.tabs[tab]}</button>`,
          )}
        </div>
        ${this.progress()}
      </div>
      ${isAnswerable ? this.content() : this.besideBoard(html`<p>${words.shared.notUnderstood} ${notUnderstood.join('; ')}. ${words.shared.off}</p>`)}
      ${leftOut.length > 0 ? html`<p class="quiet">${words.shared.without} ${leftOut.join('; ')}</p>` : nothing}
    </section>`;
  }

  /** Renders what the work is at. What changes every second is not read out. */
  private progress() {
    const { words, message, tab, search, steps, settings } = this;
    const { pending, error } = this.request;
    const texts = pathWordsIn(settings.language);
    const isSearching = pending !== undefined && tab === 'steps' && search !== undefined;
    const told = isSearching ? texts.searching : words.working(tab === 'path' ? (this.trace?.steps.length ?? 0) : 0);
    return html`<div class="progress">
      <span class=${isSearching ? 'unseen' : ''} aria-live="polite">${pending ? told : message || error}</span>
      ${isSearching ? html`<span aria-hidden="true">${texts.searched(steps.length, search)}</span>` : nothing}
      ${pending ? html`<button type="button" @click=${() => this.request.stop()}>${words.stop}</button>` : nothing}
    </div>`;
  }

  /** Renders the puzzle, and something beside it. */
  private besideBoard(content: unknown) {
    const { game, words } = this;
    const { position } = this.drawing.of(game.play, undefined, undefined, game.about.signs);
    return html`<section class="all">
      <sudoku-board .position=${position} .label=${game.about.title ?? words.board} .words=${words.elements}></sudoku-board>
      <div class="beside">${content}</div>
    </section>`;
  }

  /** The index of the step shown. */
  private get index(): number {
    return this.step < this.trace!.steps.length || !this.request.pending ? this.step : 0;
  }

  /** Renders the ways to send the step shown. */
  private sending(trace: ShownTrace) {
    const { index, game } = this;
    const step = trace.steps[index];
    if (!step) return nothing;
    if (this.shown?.trace !== trace || this.shown.index !== index) {
      const puzzle = puzzleOf(givensOf(game.play));
      this.shown = { trace, index, play: playBefore(puzzle, trace.steps, index) };
    }
    return stepLink(step, this.shown.play, game.about);
  }

  private content() {
    const { words, game } = this;
    switch (this.tab) {
      case 'path':
        return this.trace
          ? html`<sudoku-walkthrough .trace=${this.trace} .index=${this.index} .words=${words.elements} .page=${pageOf} .spoken=${glossedSentence} @sudoku-step=${this.saveStep}>${this.sending(this.trace)}</sudoku-walkthrough>`
          : this.besideBoard(nothing);
      case 'steps':
        return html`<sudoku-steps .play=${game.play} .about=${game.about} .steps=${this.steps}></sudoku-steps>`;
      case 'grade':
        return this.besideBoard(this.grade ? this.chart(this.grade) : nothing);
    }
  }

  private chart(grade: GradeView) {
    const isPending = this.request.pending !== undefined;
    const whips = this.whips ?? (isPending || undefined);
    return gradeChart({ ...grade, awaitsSe: isPending && !this.isGraded, whips }, this.words, this.settings.language);
  }

  /** Stores the index of the step in the address, so that a reload returns to it. */
  private saveStep({ detail: { index } }: CustomEvent<{ index: number }>): void {
    const detail = { step: String(index + 1) };
    this.dispatchEvent(new CustomEvent('sudoku-query', { detail, bubbles: true, composed: true }));
  }

  private show(tab: Tab): void {
    this.tab = tab;
  }

  private requestAnswers(): void {
    this.message = '';
    this.request.run((signal) => {
      if (this.tab === 'path') return this.requestPath(signal);
      return this.tab === 'steps' ? this.requestSteps(signal) : this.requestGrade(signal);
    });
  }

  private async requestPath(signal: AbortSignal): Promise<void> {
    const { settings, game, engine, words } = this;
    const puzzle = puzzleOf(givensOf(game.play));
    const { solved, hasSeveral } = await requestPath(
      puzzle,
      { title: game.about.title ?? words.board, ...(game.about.signs && { signs: game.about.signs }) },
      { engine, signal, ...settings },
      (trace) => {
        this.trace = trace;
      },
    );
    if (!solved) this.message = hasSeveral ? words.endsAtSeveral : words.notSolved;
  }

  private async requestSteps(signal: AbortSignal): Promise<void> {
    const { settings, game, engine } = this;
    this.steps = [];
    this.search = undefined;
    await requestSteps(
      puzzleOf(game.play),
      { engine, signal, ...settings },
      (steps) => {
        this.steps = steps;
      },
      (search) => {
        this.search = search;
      },
    );
  }

  private async requestGrade(signal: AbortSignal): Promise<void> {
    const grid = plainGridOf(puzzleOf(this.game.play));
    this.grade = undefined;
    this.isGraded = false;
    this.whips = undefined;
    const onProgress = (soFar: GradeView): void => {
      this.grade = soFar;
    };
    this.grade = await this.engine.ask('grade', { grid }, { signal, onProgress });
    this.isGraded = true;
    if (this.grade.grade.hodoku) this.whips = await this.engine.ask('whips', { grid }, { signal });
  }
}

define('sudoku-path', SudokuPath);
