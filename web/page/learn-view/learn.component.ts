import { css, html, LitElement, nothing } from 'lit';
import { LEVELS, type Level } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { hashOf } from '../app/route.js';
import { shared } from '../app/shared.styles.js';
import type { Thinker } from '../engine/engine.js';
import type { KnownStrategy } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';
import { loadPages, pageOf } from './pages.js';

const styles = [
  shared,
  css`
    ul {
      margin: 0 0 1rem;
      padding: 0;
      list-style: none;
      columns: 22rem;
      column-gap: 2rem;
    }

    li {
      display: flex;
      gap: 0.6rem;
      justify-content: space-between;
      align-items: baseline;
      padding-block: 0.25rem;
      break-inside: avoid;
    }

    h2::first-letter {
      text-transform: capitalize;
    }

    .practise {
      white-space: nowrap;
    }
  `,
];

/**
 * All strategies by family, to be searched; each leads to its page and to practice with it.
 *
 * @element sudoku-learn
 */
export class SudokuLearn extends LitElement {
  static override styles = styles;
  static override properties = {
    words: { attribute: false },
    missing: {},
    engine: { attribute: false },
    strategies: { state: true },
    wanted: { state: true },
    level: { state: true },
  };

  declare words: Wording;
  /** The page that could not be had without a network. */
  declare missing: string | undefined;
  declare engine: Thinker;
  declare private strategies: readonly KnownStrategy[];
  /** Words that the names are to hold. */
  declare private wanted: string;
  declare private level: Level;

  constructor() {
    super();
    this.strategies = [];
    this.wanted = '';
    this.level = 'extreme';
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    await this.updateComplete;
    this.strategies = await this.engine.ask('strategies', {});
    await loadPages();
    this.requestUpdate();
  }

  override render() {
    const { words } = this;
    const shown = this.strategies.filter((strategy) => this.isWanted(strategy));
    const families = [...new Set(shown.map(({ family }) => family))];
    return html`<section class="learn">
      ${this.missing ? html`<p role="alert">${words.missingPage(this.missing)}</p>` : nothing}
      <div class="buttons" role="search">
        <label>${words.search} <input type="search" .value=${this.wanted} @input=${this.search} /></label>
        <label
          >${words.level}
          <select @change=${this.choose}>
            ${LEVELS.map((level) => html`<option value=${level} ?selected=${level === this.level}>${words.levels[level]}</option>`)}
          </select></label
        >
        <span aria-live="polite">${words.strategies(shown.length)}</span>
      </div>
      ${families.map(
        (family) => html`<h2>${family}</h2>
          <ul>
            ${shown.filter((strategy) => strategy.family === family).map((strategy) => this.entry(strategy))}
          </ul>`,
      )}
    </section>`;
  }

  private entry({ id, name, aliases, level }: KnownStrategy) {
    const { words } = this;
    const page = pageOf(id);
    return html`<li>
      <span>
        ${page ? html`<a href=${page}>${name}</a>` : name}
        <small>${words.levels[level]}${aliases.length > 0 ? `, ${aliases.join(', ')}` : nothing}</small>
      </span>
      <a class="practise" href=${hashOf('play', { practise: id })} aria-label="${words.practise}: ${name}">${words.practise}</a>
    </li>`;
  }

  private isWanted({ name, aliases, level }: KnownStrategy): boolean {
    const text = [name, ...aliases].join(' ').toLowerCase();
    return (
      LEVELS.indexOf(level) <= LEVELS.indexOf(this.level) &&
      this.wanted.split(/\s+/).every((word) => text.includes(word))
    );
  }

  private search(event: Event): void {
    this.wanted = (event.target as HTMLInputElement).value.toLowerCase().trim();
  }

  private choose(event: Event): void {
    this.level = (event.target as HTMLSelectElement).value as Level;
  }
}

define('sudoku-learn', SudokuLearn);
