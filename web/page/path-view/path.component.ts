import '../../elements/walkthrough/walkthrough.js';
import { define } from '../../elements/define.js';
import './steps.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { Trace } from '../../elements/walkthrough/trace.js';
import type { PageGame } from '../app/game.js';
import { LatestRequest } from '../app/latest-request.js';
import { pageOf } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import type { Engine } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Requests, StepView } from '../engine/protocol.js';
import { puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { gradeChart } from './grade-chart.js';
import { styles } from './path.styles.js';
import { pathOf, stepsOn } from './questions.js';

const TABS = ['path', 'steps', 'grade'] as const;
type Tab = (typeof TABS)[number];

/**
 * The path to the solution, all steps at the player's grid, and the difficulty of the puzzle.
 *
 * @element sudoku-path
 */
export class SudokuPath extends LitElement {
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
    said: { state: true },
  };

  declare game: PageGame;
  declare settings: Settings;
  declare words: Wording;
  declare engine: Engine;
  /** The index of the step to show, from 0. It is shown once the path is known that far. */
  declare step: number;
  declare private tab: Tab;
  declare private trace: Trace | undefined;
  declare private steps: readonly StepView[];
  declare private grade: Requests['grade']['result'] | undefined;
  declare private whips: Requests['whips']['result'] | undefined;
  declare private said: string;
  /** The inputs of the current answers. A change repeats the questions. */
  private about: readonly unknown[] = [];
  private readonly asking = new LatestRequest(this, () => this.words);

  constructor() {
    super();
    this.tab = 'path';
    this.step = 0;
    this.steps = [];
    this.said = '';
  }

  /** Repeats the questions after a change of the puzzle, the ladder or the tab. */
  override willUpdate(_: PropertyValues<this>): void {
    const { ladder, level, language } = this.settings;
    const { play } = this.game;
    const about = [this.tab, ladder, level, language, this.tab === 'steps' ? play : play.givens];
    if (about.every((each, index) => each === this.about[index])) return;
    this.about = about;
    this.ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.about = [];
  }

  override render() {
    const { words, said } = this;
    const { pending, error } = this.asking;
    return html`
      <div class="buttons tabs" role="group" aria-label=${words.areas.path}>
        ${TABS.map(
          (tab) =>
            html`<button type="button" aria-pressed=${tab === this.tab} @click=${() => this.show(tab)}>${words.tabs[tab]}</button>`,
        )}
        ${pending ? html`<span aria-live="polite">${words.working(this.found)}</span> <button type="button" @click=${() => this.asking.stop()}>${words.stop}</button>` : nothing}
        ${said || error ? html`<span aria-live="polite">${said || error}</span>` : nothing}
      </div>
      ${this.content()}
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
          ? html`<sudoku-walkthrough .trace=${this.trace} .index=${this.step < this.trace.steps.length || !this.asking.pending ? this.step : 0} .words=${words.elements} .page=${pageOf} @sudoku-step=${this.keepStep}></sudoku-walkthrough>`
          : nothing;
      case 'steps':
        return html`<sudoku-steps .play=${game.play} .steps=${this.steps} .words=${words} .language=${this.settings.language}></sudoku-steps>`;
      case 'grade':
        return this.grade
          ? gradeChart(
              this.grade,
              this.whips ?? (this.asking.pending ? true : undefined),
              words,
              this.settings.language,
            )
          : nothing;
    }
  }

  /** Stores the current step in the address, so that a reload returns to it. */
  private keepStep({ detail: { index } }: CustomEvent<{ index: number }>): void {
    const detail = { step: String(index + 1) };
    this.dispatchEvent(new CustomEvent('sudoku-query', { detail, bubbles: true, composed: true }));
  }

  private show(tab: Tab): void {
    this.tab = tab;
  }

  private ask(): void {
    this.said = '';
    this.asking.run((signal) => {
      if (this.tab === 'path') return this.askPath(signal);
      return this.tab === 'steps' ? this.askSteps(signal) : this.askGrade(signal);
    });
  }

  private async askPath(signal: AbortSignal): Promise<void> {
    const { settings, game, engine, words } = this;
    const puzzle = { geometry: game.play.geometry, values: Int8Array.from(game.play.givens) };
    const solved = await pathOf(puzzle, game.about.title ?? words.board, { engine, signal, ...settings }, (trace) => {
      this.trace = trace;
    });
    if (!solved) this.said = words.notSolved;
  }

  private async askSteps(signal: AbortSignal): Promise<void> {
    const { settings, game, engine } = this;
    this.steps = [];
    await stepsOn(puzzleOf(game.play), { engine, signal, ...settings }, (steps) => {
      this.steps = steps;
    });
  }

  private async askGrade(signal: AbortSignal): Promise<void> {
    const grid = gridOf(puzzleOf(this.game.play));
    this.grade = undefined;
    this.whips = undefined;
    this.grade = await this.engine.ask('grade', { grid }, { signal });
    if (this.grade.grade.hodoku) this.whips = await this.engine.ask('whips', { grid }, { signal });
  }
}

define('sudoku-path', SudokuPath);
