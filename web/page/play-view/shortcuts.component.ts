import '../app/sheet.component.js';
import { css, html, LitElement } from 'lit';
import type { LanguageCode } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { shared } from '../app/shared.styles.js';
import { isInField } from './keyboard.js';
import { shortcutsIn } from './shortcuts.js';

const own = css`
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--gap-8) var(--gap-16);
    margin: 0 0 var(--gap-16);
  }

  dd {
    margin: 0;
  }

  kbd {
    padding: 0 var(--gap-8);
    font: inherit;
    white-space: nowrap;
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  @media (max-width: 30rem) {
    dl {
      grid-template-columns: 1fr;
      gap: var(--gap-4);
    }

    dd {
      margin-block-end: var(--gap-8);
    }
  }
`;

/**
 * The list of shortcuts. The key `?` or the menu of tools opens it, and Escape closes it.
 *
 * @element sudoku-shortcuts
 */
export class SudokuShortcuts extends LitElement {
  static override styles = [shared, own];
  static override properties = { language: {}, isOpen: { state: true } };

  declare language: LanguageCode;
  declare private isOpen: boolean;

  constructor() {
    super();
    this.isOpen = false;
  }

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
    return html`<sudoku-sheet .label=${title} .closing=${close} .isOpen=${this.isOpen} @sudoku-close=${this.close}>
      <dl>
        ${keys.map(([names, does]) => html`<dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt><dd>${does}</dd>`)}
      </dl>
    </sudoku-sheet>`;
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isInField(event)) return;
    event.preventDefault();
    this.show();
  };

  show(): void {
    this.isOpen = true;
  }

  private close(): void {
    this.isOpen = false;
  }
}

define('sudoku-shortcuts', SudokuShortcuts);
