import { css, html, LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../elements/define.js';
import { icon } from './icons.js';
import { shared } from './shared.styles.js';

const own = css`
  dialog {
    width: min(36rem, 100vw - var(--gap-32));
    max-height: 90dvh;
    padding: 0 var(--gap-16) var(--gap-16);
    overflow-y: auto;
    color: inherit;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 0.4);
  }

  header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: var(--gap-8);
    background: var(--sheet);
  }

  /* On a phone the sheet is at the bottom, near the thumb. */
  @media (max-width: 30rem) {
    dialog {
      inset: auto 0 0;
      width: 100%;
      max-width: none;
      margin: 0;
      padding-block-end: max(var(--gap-16), env(safe-area-inset-bottom));
      border-radius: var(--gap-16) var(--gap-16) 0 0;
    }
  }
`;

/**
 * A dialog over the page, which slides up from below on a phone. Escape, a press beside it and another address close
 * it.
 *
 * @element sudoku-sheet
 * @event sudoku-close - The sheet was closed.
 */
class SudokuSheet extends LitElement {
  static override styles = [shared, own];

  @property() label!: string;
  /** The label of the close button. */
  @property() closing!: string;
  @property({ type: Boolean }) isOpen!: boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.leave);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.leave);
  }

  override render() {
    return html`<dialog aria-labelledby="title" @close=${this.closed} @click=${this.pressed} @keydown=${keepIn}>
      <header>
        <h2 id="title" tabindex="-1" autofocus>${this.label}</h2>
        <button type="button" class="plain" aria-label=${this.closing} @click=${this.leave}>${icon('close')}</button>
      </header>
      <slot></slot>
    </dialog>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('isOpen')) return;
    const { dialog } = this;
    if (this.isOpen && !dialog.open) dialog.showModal();
    else if (!this.isOpen && dialog.open) dialog.close();
  }

  private get dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!;
  }

  private readonly leave = (): void => this.dialog.close();

  private closed(): void {
    this.dispatchEvent(new CustomEvent('sudoku-close'));
  }

  /** Closes the sheet on a press on its backdrop. Such a press has the dialog as its target, but lies outside of it. */
  private pressed(event: MouseEvent): void {
    if (event.composedPath()[0] === this.dialog && !isWithin(this.dialog, event)) this.leave();
  }
}

/** Stops keys pressed in a sheet from reaching the page behind it, so that Escape closes only the sheet. */
const keepIn = (event: KeyboardEvent): void => event.stopPropagation();

function isWithin(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

define('sudoku-sheet', SudokuSheet);
