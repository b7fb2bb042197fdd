import { css, html, LitElement, nothing } from 'lit';
import type { LanguageCode } from '../../../src/face/index.js';
import { glossed, termsIn } from '../../course/gloss.js';
import type { TermId } from '../../course/glossary.js';
import { define } from '../../elements/define.js';
import { shared } from '../app/shared.styles.js';

const own = css`
  :host {
    display: inline;
  }

  [popover] {
    inset: auto var(--gap-16) var(--gap-16);
    max-width: 32rem;
    margin-inline: auto;
    padding: var(--gap-16);
    color: inherit;
    background: light-dark(#fff, #16181c);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    font-size: var(--text-16);
    white-space: normal;
  }
`;

/**
 * A text in which glossary words open their definitions. Until it is loaded, its content is shown as it is.
 *
 * @element sudoku-gloss
 */
export class SudokuGloss extends LitElement {
  static override styles = [shared, own];
  static override properties = { text: {}, language: {}, opened: { state: true } };

  declare text: string;
  declare language: LanguageCode;
  declare private opened: TermId | undefined;

  override render() {
    const terms = termsIn(this.language);
    const term = this.opened && terms[this.opened];
    return html`<span>${glossed(this.text, terms).map(({ text, term }) => (term ? this.word(text, term) : text))}</span>
      <div popover>${term ? html`<strong>${term.name}</strong> ${term.text}` : nothing}</div>`;
  }

  private word(text: string, term: TermId) {
    return html`<button class="term" type="button" aria-haspopup="dialog" @click=${() => this.show(term)}>${text}</button>`;
  }

  private async show(term: TermId): Promise<void> {
    this.opened = term;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[popover]')?.showPopover();
  }
}

define('sudoku-gloss', SudokuGloss);
