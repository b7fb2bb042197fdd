import '../../elements/walkthrough/walkthrough.js';
import { define } from '../../elements/define.js';
import './steps.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { formatLine, rulesOf } from '../../../src/face/index.js';
import type { Trace } from '../../elements/walkthrough/trace.js';
import type { PageGame } from '../app/game.js';
import { shownOften } from '../app/often.js';
import type { Settings } from '../app/settings.js';
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Questions, ToldStep } from '../engine/protocol.js';
import { pageOf } from '../learn-view/pages.js';
import { puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { gradeChart } from './grade-chart.js';
import { styles } from './path.styles.js';

const TABS = ['path', 'steps', 'grade'] as const;
type Tab = (typeof TABS)[number];

/**
 * The way to the solution, all that can be done at the player's grid, and how hard the puzzle is.
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
    busy: { state: true },
    said: { state: true },
  };

  declare game: PageGame;
  declare settings: Settings;
  declare words: Wording;
  declare engine: Thinker;
  /** Index of the step to show, from 0. It is shown once the path is known that far. */
  declare step: number;
  declare private tab: Tab;
  declare private trace: Trace | undefined;
  declare private steps: readonly ToldStep[];
  declare private grade: Questions['grade']['done'] | undefined;
  declare private busy: AbortController | undefined;
  declare private said: string;
  /** Inputs of the current answers. A change asks again. */
  private about: readonly unknown[] = [];

  constructor() {
    super();
    this.tab = 'path';
    this.step = 0;
    this.steps = [];
    this.said = '';
  }

  /** Asks again where the puzzle, the ladder or the tab is another one. */
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
    this.busy?.abort();
    this.about = [];
  }

  override render() {
    const { words, busy, said } = this;
    return html`
      <div class="buttons tabs" role="group" aria-label=${words.areas.path}>
        ${TABS.map(
          (tab) =>
            html`<button type="button" aria-pressed=${tab === this.tab} @click=${() => this.show(tab)}>${words.tabs[tab]}</button>`,
        )}
        ${busy ? html`<span aria-live="polite">${words.working(this.found)}</span> <button type="button" @click=${() => busy.abort()}>${words.stop}</button>` : nothing}
        ${said ? html`<span aria-live="polite">${said}</span>` : nothing}
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
          ? html`<sudoku-walkthrough .trace=${this.trace} .index=${this.step < this.trace.steps.length || !this.busy ? this.step : 0} .words=${words.elements} .page=${pageOf} @sudoku-step=${this.keepStep}></sudoku-walkthrough>`
          : nothing;
      case 'steps':
        return html`<sudoku-steps .play=${game.play} .steps=${this.steps} .words=${words}></sudoku-steps>`;
      case 'grade':
        return this.grade ? gradeChart(this.grade, words) : nothing;
    }
  }

  /** The address has the step that is shown, and comes back to it. */
  private keepStep({ detail: { index } }: CustomEvent<{ index: number }>): void {
    const detail = { step: String(index + 1) };
    this.dispatchEvent(new CustomEvent('sudoku-query', { detail, bubbles: true, composed: true }));
  }

  private show(tab: Tab): void {
    this.tab = tab;
  }

  private async ask(): Promise<void> {
    this.busy?.abort();
    const busy = new AbortController();
    this.busy = busy;
    this.said = '';
    try {
      if (this.tab === 'path') await this.askPath(busy);
      else if (this.tab === 'steps') await this.askSteps(busy);
      else await this.askGrade(busy.signal);
    } catch (error) {
      if (!busy.signal.aborted) this.said = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.busy === busy) this.busy = undefined;
    }
  }

  /** Asks for the path. Shows nothing of it once another question has taken its place. */
  private async askPath(busy: AbortController): Promise<void> {
    const { geometry, givens } = this.game.play;
    const puzzle = { geometry, values: Int8Array.from(givens) };
    const { ladder, level } = this.settings;
    const steps: ToldStep[] = [];
    let shown = 0;
    const show = (): void => {
      shown = steps.length;
      this.trace = {
        puzzle: formatLine(puzzle),
        box: [geometry.boxRows, geometry.boxColumns],
        ...rulesOf(geometry),
        title: this.game.about.title ?? this.words.board,
        steps: [...steps],
      };
    };
    const asking = { signal: busy.signal, onFound: (step: ToldStep) => steps.push(step) };
    const path = this.engine.ask('path', { grid: gridOf(puzzle), ladder, level }, asking);
    const { solved } = await shownOften(path, () => {
      if (this.busy === busy && steps.length > shown) show();
    });
    if (steps.length === 0) show();
    if (!solved) this.said = this.words.notSolved;
  }

  private async askSteps(busy: AbortController): Promise<void> {
    const { ladder, level } = this.settings;
    const grid = gridOf(puzzleOf(this.game.play));
    const found: ToldStep[] = [];
    this.steps = [];
    const asking = { signal: busy.signal, onFound: (step: ToldStep) => found.push(step) };
    await shownOften(this.engine.ask('steps', { grid, ladder, level }, asking), () => {
      if (this.busy === busy && found.length > this.steps.length) this.steps = [...found];
    });
  }

  private async askGrade(signal: AbortSignal): Promise<void> {
    this.grade = undefined;
    this.grade = await this.engine.ask('grade', { grid: gridOf(puzzleOf(this.game.play)) }, { signal });
  }
}

define('sudoku-path', SudokuPath);
