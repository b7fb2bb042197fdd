import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/index.js';
import { type LanguageCode, LEVELS, type Level } from '../../../src/face/index.js';
import { familyIn } from '../../course/strategy-names.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE, WORDS } from '../app/context.js';
import type { About, StepView } from '../engine/protocol.js';
import type { Play } from '../play/play.js';
import { PlayDrawing } from '../play-view/drawn.js';
import { stepLink, stepText } from '../play-view/hint-panel.js';
import type { Wording } from '../words/en.js';
import { StepGroups } from './groups.js';
import { styles } from './path.styles.js';

/**
 * The list of all steps at a grid: an entry for each outcome, with its steps, the easiest first.
 *
 * @element sudoku-steps
 */
class SudokuSteps extends LitElement {
  static override styles = styles;

  @property({ attribute: false }) play!: Play;
  @property({ attribute: false }) about!: About;
  @property({ attribute: false }) steps: readonly StepView[] = [];
  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @state() private shown: StepView | undefined;
  @state() private family = '';
  @state() private level: Level = 'extreme';
  @state() private lit: ReadonlySet<Cell> = new Set();
  /** The number of outcomes shown. */
  @state() private most: number = PAGE;
  private readonly drawing = new PlayDrawing();
  private outcomes: StepGroups | undefined;

  override render() {
    const { play, about, words } = this;
    const { groups } = this.outcomes!;
    const shown = this.shown && this.steps.includes(this.shown) ? this.shown : groups[0]?.[0];
    const drawn = this.drawing.of(play, shown, undefined, about.signs);
    return html`<section class="all">
      <sudoku-board
        .position=${drawn.position}
        .step=${drawn.step}
        .emphasised=${drawn.emphasised}
        .candidates=${true}
        .lit=${this.lit}
      ></sudoku-board>
      <div class="beside">
        <div aria-live="polite">${shown ? stepText(shown, 'why', words, (cells) => this.light(cells)) : words.noSteps}</div>
        ${shown ? stepLink(shown, play, about) : nothing}
        ${this.filters()}
        <ul class="bare outcomes" aria-label=${words.tabs.steps}>
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
          ${families.map((family) => html`<option value=${family}>${familyIn(this.language, family)}</option>`)}
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

  /** Starts a new list after a change of the filter, or if the steps are of another grid. */
  override willUpdate(changed: PropertyValues): void {
    const before = changed.get('steps') as readonly StepView[] | undefined;
    const isMore = before && before.length > 0 && before[0] === this.steps[0];
    if (!this.outcomes || changed.has('family') || changed.has('level') || (changed.has('steps') && !isMore))
      this.outcomes = new StepGroups({ family: this.family, level: this.level });
    this.outcomes.add(this.steps);
  }

  private outcome(group: readonly StepView[], shown: StepView | undefined) {
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

  private show(step: StepView): void {
    this.shown = step;
  }

  private light(cells: readonly Cell[]): void {
    this.lit = new Set(cells);
  }
}

/** The number of outcomes shown at first, and added by each press of the button. */
const PAGE = 60;

const outcomeText = ({ place, remove }: StepView): string =>
  [
    ...place.map(({ row, column, digit }) => `r${row}c${column} = ${digit}`),
    ...remove.map(({ row, column, digit }) => `r${row}c${column} ≠ ${digit}`),
  ].join(', ');

define('sudoku-steps', SudokuSteps);
