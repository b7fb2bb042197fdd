import { html, LitElement, nothing } from 'lit';
import type { Cell } from '../../../src/core/geometry.js';
import { LEVELS, type Level } from '../../../src/logic/step/strategy.js';
import { drawnOf } from '../../../src/render/json/step.js';
import type { ToldStep } from '../engine/protocol.js';
import type { Play } from '../play/play.js';
import { isInCorner, positionOf } from '../play-view/drawn.js';
import { told } from '../play-view/hint-panel.js';
import type { Wording } from '../words/en.js';
import { styles } from './path.styles.js';

/**
 * All that can be done at a grid, one entry an outcome, the plainest way to it first.
 *
 * @element sudoku-steps
 */
export class SudokuSteps extends LitElement {
  static override styles = styles;
  static override properties = {
    play: { attribute: false },
    steps: { attribute: false },
    words: { attribute: false },
    shown: { state: true },
    family: { state: true },
    level: { state: true },
    lit: { state: true },
    most: { state: true },
  };

  declare play: Play;
  declare steps: readonly ToldStep[];
  declare words: Wording;
  declare private shown: ToldStep | undefined;
  declare private family: string;
  declare private level: Level;
  declare private lit: ReadonlySet<Cell>;
  /** How many outcomes are listed. */
  declare private most: number;

  constructor() {
    super();
    this.steps = [];
    this.family = '';
    this.level = 'extreme';
    this.lit = new Set();
    this.most = PAGE;
  }

  override render() {
    const { play, words } = this;
    const groups = this.groups();
    const shown = this.shown && this.steps.includes(this.shown) ? this.shown : groups[0]?.[0];
    const drawn = shown && drawnOf(play.geometry, shown);
    return html`<section class="all">
      <sudoku-board
        .position=${positionOf(play, drawn)}
        .step=${drawn}
        .emphasised=${isInCorner(play)}
        .candidates=${true}
        .lit=${this.lit}
      ></sudoku-board>
      <div>
        <div aria-live="polite">${shown ? told(shown, 'why', words, (cells) => this.light(cells)) : words.noSteps}</div>
        ${this.filters()}
        <ul class="outcomes" aria-label=${words.tabs.steps}>
          ${groups.slice(0, this.most).map((group) => this.outcome(group, shown))}
        </ul>
        ${groups.length > this.most ? html`<button type="button" @click=${this.showMore}>${words.more(groups.length - this.most)}</button>` : nothing}
      </div>
    </section>`;
  }

  private filters() {
    const { words } = this;
    const families = [...new Set(this.steps.map(({ family }) => family))];
    return html`<div class="buttons">
      <label
        >${words.family}
        <select @change=${(event: Event) => this.filter('family', event)}>
          <option value="">${words.all}</option>
          ${families.map((family) => html`<option value=${family}>${family}</option>`)}
        </select></label
      >
      <label
        >${words.level}
        <select @change=${(event: Event) => this.filter('level', event)}>
          ${LEVELS.map((level) => html`<option value=${level} ?selected=${level === this.level}>${words.levels[level]}</option>`)}
        </select></label
      >
    </div>`;
  }

  /** The steps of one outcome each; the outcomes in the order of their plainest step. */
  private groups(): readonly (readonly ToldStep[])[] {
    const highest = LEVELS.indexOf(this.level);
    const groups = new Map<string, ToldStep[]>();
    for (const step of this.steps) {
      if ((this.family && step.family !== this.family) || LEVELS.indexOf(step.level) > highest) continue;
      const key = JSON.stringify([step.place, step.remove]);
      const group = groups.get(key);
      if (group) group.push(step);
      else groups.set(key, [step]);
    }
    return [...groups.values()];
  }

  private outcome(group: readonly ToldStep[], shown: ToldStep | undefined) {
    return html`<li>
      <span>${outcomeText(group[0]!)}</span>
      ${group.map(
        (step) => html`<button type="button" class="way" aria-pressed=${step === shown} @click=${() => this.show(step)}>
          ${step.name} <small>${this.words.levels[step.level]}</small>
        </button>`,
      )}
    </li>`;
  }

  private filter(name: 'family' | 'level', event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    if (name === 'family') this.family = value;
    else this.level = value as Level;
  }

  private showMore(): void {
    this.most += PAGE;
  }

  private show(step: ToldStep): void {
    this.shown = step;
  }

  private light(cells: readonly Cell[]): void {
    this.lit = new Set(cells);
  }
}

/** So many outcomes are listed at a time. */
const PAGE = 60;

const outcomeText = ({ place, remove }: ToldStep): string =>
  [
    ...place.map(({ row, column, digit }) => `r${row}c${column} = ${digit}`),
    ...remove.map(({ row, column, digit }) => `r${row}c${column} ≠ ${digit}`),
  ].join(', ');
