import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { exchangeWordsIn } from '../exchange/words.js';
import { given, LANGUAGE } from './context.js';
import { shared } from './shared.styles.js';

const own = css`
  button,
  textarea {
    width: 100%;
  }

  p {
    margin: var(--gap-8) 0;
  }
`;

/**
 * A button that copies a text. Its content is its label, which gives way to the answer. If the browser does not let the
 * page copy, the text is shown beneath.
 *
 * @element sudoku-copy
 */
class SudokuCopy extends LitElement {
  static override styles = [shared, own];

  @property() text!: string;
  /** What is to be known of the text once it is copied. */
  @property() remark: string | undefined;
  @given(LANGUAGE) language!: LanguageCode;
  /** The text that was copied last, and the one that the browser refused. */
  @state() private copied: string | undefined;
  @state() private refused: string | undefined;

  override render() {
    const { text, remark = '', copied, refused } = this;
    const words = exchangeWordsIn(this.language);
    const answer = copied === text ? words.copied : refused === text ? words.notCopied : '';
    return html`<button type="button" @click=${this.copy}>${copied === text ? answer : html`<slot></slot>`}</button>
      <p class=${refused === text || (answer && remark) ? '' : 'unseen'} aria-live="polite">${answer} ${answer && remark}</p>
      ${refused === text ? html`<textarea rows="5" readonly aria-label=${words.copy} .value=${text}></textarea>` : nothing}`;
  }

  private readonly copy = async (): Promise<void> => {
    const { text } = this;
    try {
      await navigator.clipboard.writeText(text);
      this.copied = text;
    } catch {
      this.refused = text;
    }
  };
}

define('sudoku-copy', SudokuCopy);
