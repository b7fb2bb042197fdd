import { css, html, LitElement } from 'lit';
import { LEVELS } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { Leaving } from '../app/leaving.js';
import { hashOf } from '../app/route.js';
import { shared } from '../app/shared.styles.js';
import { levelOf, today } from '../app/wish.js';
import type { Wording } from '../words/en.js';

const menuStyles = css`
  details {
    position: relative;
  }

  summary {
    cursor: pointer;
    list-style: none;
  }

  ul {
    position: absolute;
    z-index: 1;
    inset-inline-end: 0;
    min-width: 14rem;
    margin: 0.25rem 0;
    padding: 0.25rem 0;
    background: light-dark(#fff, #16181c);
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.25);
    list-style: none;
  }

  a {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.5rem 1rem;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    background: var(--raised);
  }

  /* On a phone it comes up from below, where the thumb is. */
  @media (max-width: 30rem) {
    ul {
      position: fixed;
      inset: auto 0 0;
      max-height: 90dvh;
      margin: 0;
      padding-block-end: max(0.5rem, env(safe-area-inset-bottom));
      overflow-y: auto;
      border-radius: 1rem 1rem 0 0;
    }

    a {
      padding-block: 0.7rem;
    }
  }

  .daily,
  .levels {
    border-block-end: 1px solid var(--line);
  }

  small {
    color: var(--quiet);
  }
`;

/**
 * Menu of other puzzles: that of the day, one of each level, more to choose from, and those that were solved.
 *
 * @element sudoku-new
 */
export class SudokuNew extends LitElement {
  static override styles = [shared, menuStyles];
  static override properties = { words: { attribute: false }, isOpen: { state: true } };

  declare words: Wording;
  declare private isOpen: boolean;

  constructor() {
    super();
    this.isOpen = false;
    new Leaving(this, () => {
      this.isOpen = false;
    });
  }

  override render() {
    const { words } = this;
    const day = today();
    const hardest = LEVELS.at(-1);
    return html`<details .open=${this.isOpen} @toggle=${this.toggle} @click=${this.chosen}>
      <summary class="button">${words.newPuzzle}</summary>
      <ul>
        <li class="daily">
          <a href=${hashOf('play', { daily: day })}>${words.daily} <small>${words.levels[levelOf(day)]}</small></a>
        </li>
        ${LEVELS.map(
          (level) =>
            html`<li class=${level === hardest ? 'levels' : ''}><a href=${hashOf('play', { new: level })}>${words.levels[level]}</a></li>`,
        )}
        <li><a href=${hashOf('make')}>${words.moreChoices}</a></li>
        <li><a href=${hashOf('history')}>${words.areas.history}</a></li>
      </ul>
    </details>`;
  }

  private toggle(event: Event): void {
    this.isOpen = (event.target as HTMLDetailsElement).open;
  }

  private chosen(event: Event): void {
    if (event.composedPath().some((target) => target instanceof HTMLAnchorElement)) this.isOpen = false;
  }
}

define('sudoku-new', SudokuNew);
