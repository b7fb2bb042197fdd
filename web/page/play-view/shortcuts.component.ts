import { css, html, LitElement } from 'lit';
import type { LanguageCode } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { shared } from '../app/shared.styles.js';
import { shortcutsIn } from './shortcuts.js';

const own = css`
  dialog {
    max-width: min(36rem, 92vw);
    padding: 1rem;
    color: inherit;
    background: light-dark(#fff, #16181c);
    border: 1px solid var(--line);
    border-radius: 0.5rem;
  }

  h2 {
    margin: 0 0 0.5rem;
    font-size: 1.25rem;
    outline: none;
  }

  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.5rem 1rem;
    margin: 0 0 1rem;
  }

  dd {
    margin: 0;
  }

  kbd {
    padding: 0.1rem 0.4rem;
    font: inherit;
    white-space: nowrap;
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: 0.3rem;
  }

  @media (max-width: 30rem) {
    dl {
      grid-template-columns: 1fr;
      gap: 0.25rem;
    }

    dd {
      margin-block-end: 0.5rem;
    }
  }
`;

/**
 * The list of shortcuts, which the key `?` opens and Escape closes.
 *
 * @element sudoku-shortcuts
 */
export class SudokuShortcuts extends LitElement {
  static override styles = [shared, own];
  static override properties = { language: {} };

  declare language: LanguageCode;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.key);
  }

  override render() {
    const { title, close, keys } = shortcutsIn(this.language);
    return html`<dialog aria-labelledby="title" @keydown=${keepIn}>
      <h2 id="title" tabindex="-1" autofocus>${title}</h2>
      <dl>
        ${keys.map(([names, does]) => html`<dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt><dd>${does}</dd>`)}
      </dl>
      <form method="dialog"><button>${close}</button></form>
    </dialog>`;
  }

  private readonly key = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const isTyped = target instanceof Element && target.matches('input, textarea, select');
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyped) return;
    event.preventDefault();
    const dialog = this.renderRoot.querySelector('dialog')!;
    if (!dialog.open) dialog.showModal();
  };
}

/** Keys pressed in the list are not for the page behind it: Escape closes the list alone. */
const keepIn = (event: KeyboardEvent): void => event.stopPropagation();

define('sudoku-shortcuts', SudokuShortcuts);
