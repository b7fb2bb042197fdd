import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import type { SpokenPart } from '../../../src/render/index.js';
import { glossed, termsIn } from '../../course/gloss.js';
import type { TermId } from '../../course/glossary.js';
import { define } from '../../elements/define.js';
import { type Light, spokenPart } from '../../elements/sentence.js';
import { given, LANGUAGE } from '../app/context.js';
import { popover, shared } from '../app/shared.styles.js';

const own = css`
  :host {
    display: inline;
  }
`;

/** Renders a sentence in which the words of the glossary open their definitions. */
export const glossedSentence = (parts: readonly SpokenPart[], light: Light, focused?: Cell) =>
  html`<sudoku-gloss .parts=${parts} .light=${light} .focused=${focused}></sudoku-gloss>`;

/**
 * A text in which the first occurrence of each glossary word opens its definition. Parts that name cells highlight them
 * instead. Before the element is loaded, its content is plain text.
 *
 * @element sudoku-gloss
 */
class SudokuGloss extends LitElement {
  static override styles = [shared, popover, own];

  @property({ attribute: false }) parts!: readonly SpokenPart[];
  /** Highlights the cells of a part. */
  @property({ attribute: false }) light!: Light;
  /** The focused cell of the board. Parts that name it are highlighted. */
  @property({ attribute: false }) focused: Cell | undefined;
  /** The language of the glossary. By default it is that of the page. */
  @given(LANGUAGE) language!: LanguageCode;
  @state() private opened: TermId | undefined;

  /** Closes the definition of a word if the sentence changes. New parts may have the same words. */
  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('parts');
    if (before && this.opened && textOf(before) !== textOf(this.parts)) this.popup.hidePopover();
  }

  override render() {
    const terms = termsIn(this.language ?? (document.documentElement.lang as LanguageCode));
    const term = this.opened && terms[this.opened];
    const seenTerms = new Set<TermId>();
    const rendered = (part: SpokenPart) =>
      part.cells
        ? spokenPart(part, this.light, this.focused)
        : glossed(part.text, terms, seenTerms).map(({ text, term }) => (term ? this.word(text, term) : text));
    return html`<span @keydown=${this.keep}>${this.parts.map(rendered)}</span
      ><div popover>${term ? html`<strong>${term.name}</strong> ${term.text}` : nothing}</div>`;
  }

  private word(text: string, term: TermId) {
    const show = (event: Event): void => {
      event.preventDefault();
      this.show(term);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' || event.key === ' ') show(event);
    };
    return html`<span class="term" role="button" tabindex="0" aria-haspopup="dialog" @click=${show} @keydown=${press}>${text}</span>`;
  }

  /**
   * Stops the key Escape while a definition is open. It then closes only the definition, and not the hint around it.
   */
  private keep(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.popup.matches(':popover-open')) event.stopPropagation();
  }

  private get popup(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('[popover]')!;
  }

  private async show(term: TermId): Promise<void> {
    this.opened = term;
    await this.updateComplete;
    this.popup.showPopover();
  }
}

const textOf = (parts: readonly SpokenPart[]): string => parts.map(({ text }) => text).join('');

define('sudoku-gloss', SudokuGloss);
