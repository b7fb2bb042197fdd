import '../../elements/walkthrough/walkthrough.component.js';
import './steps.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { define } from '../../elements/define.js';
import type { ShownTrace } from '../../elements/walkthrough/trace.js';
import type { PageGame } from '../app/game.js';
import { LatestRequest } from '../app/latest-request.js';
import { pageOf } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { Requests, StepView } from '../engine/protocol.js';
import { glossedSentence } from '../learn-view/gloss.component.js';
import { puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { gradeChart } from './grade-chart.js';
import { styles } from './path.styles.js';
import { requestPath, requestSteps } from './path-requests.js';

const TABS = ['path', 'steps', 'grade'] as const;
type Tab = (typeof TABS)[number];

/**
 * The path to the solution, all steps at the player's grid, and the grade of the puzzle.
 *
 * @element sudoku-path
 */
class SudokuPath extends LitElement {
  static override styles = styles;
  static override properties = {
    game: { attribute: false, hasChanged: () => true },
    settings: { attribute: false },
    words: { attribute: false },
    engine: { attribute: false },
    step: { attribute: false },
    tab: { state: true },
    trace: { state: true },
    steps: { state: true },
    grade: { state: true },
    whips: { state: true },
    message: { state: true },
  };

  declare game: PageGame;
  declare settings: Settings;
  declare words: Wording;
  declare engine: EngineClient;
  /** The index of the step to show, from 0. It is shown once the path is long enough. */
  declare step: number;
  declare private tab: Tab;
  declare private trace: ShownTrace | undefined;
  declare private steps: readonly StepView[];
  declare private grade: Requests['grade']['result'] | undefined;
  declare private whips: Requests['whips']['result'] | undefined;
  declare private message: string;
  /** The inputs of the current requests. If one changes, the requests are sent again. */
  private inputs: readonly unknown[] = [];
  private readonly request = new LatestRequest(this, () => this.words);

  constructor() {
    super();
    this.tab = 'path';
    this.step = 0;
    this.steps = [];
    this.message = '';
  }

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
    const { words, message } = this;
    const { pending, error } = this.request;
    const { isAnswerable, about } = this.game;
    const { leftOut = [], notUnderstood = [] } = about;
    return html`
      <div class="head">
        <div class="tabs" role="group" aria-label=${words.areas.path}>
          ${TABS.map(
            (tab) =>
              html`<button type="button" aria-pressed=${tab === this.tab} @click=${() => this.show(tab)}>${words.tabs[tab]}</button>`,
          )}
        </div>
        <div class="progress">
          <span aria-live="polite">${pending ? words.working(this.found) : message || error}</span>
          ${pending ? html`<button type="button" @click=${() => this.request.stop()}>${words.stop}</button>` : nothing}
        </div>
      </div>
      ${leftOut.length > 0 ? html`<p class="quiet">${words.shared.without} ${leftOut.join('; ')}</p>` : nothing}
      ${isAnswerable ? this.content() : html`<p>${words.shared.notUnderstood} ${notUnderstood.join('; ')}. ${words.shared.off}</p>`}
    `;
  }

  private get found(): number {
    return this.tab === 'steps' ? this.steps.length : (this.trace?.steps.length ?? 0);
  }

  private content() {
    const { words, game } = this;
    switch (this.tab) {
      case 'path':
        return this.trace
          ? html`<sudoku-walkthrough .trace=${this.trace} .index=${this.step < this.trace.steps.length || !this.request.pending ? this.step : 0} .words=${words.elements} .page=${pageOf} .spoken=${glossedSentence} @sudoku-step=${this.saveStep}></sudoku-walkthrough>`
          : nothing;
      case 'steps':
        return html`<sudoku-steps .play=${game.play} .signs=${game.about.signs} .steps=${this.steps} .words=${words} .language=${this.settings.language}></sudoku-steps>`;
      case 'grade':
        return this.grade
          ? gradeChart(
              this.grade,
              this.whips ?? (this.request.pending ? true : undefined),
              words,
              this.settings.language,
            )
          : nothing;
    }
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
    const puzzle = { geometry: game.play.geometry, values: Int8Array.from(game.play.givens) };
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
    await requestSteps(puzzleOf(game.play), { engine, signal, ...settings }, (steps) => {
      this.steps = steps;
    });
  }

  private async requestGrade(signal: AbortSignal): Promise<void> {
    const grid = plainGridOf(puzzleOf(this.game.play));
    this.grade = undefined;
    this.whips = undefined;
    this.grade = await this.engine.ask('grade', { grid }, { signal });
    if (this.grade.grade.hodoku) this.whips = await this.engine.ask('whips', { grid }, { signal });
  }
}

define('sudoku-path', SudokuPath);
