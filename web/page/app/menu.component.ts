import { css, html, LitElement, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../elements/define.js';
import { shared } from './shared.styles.js';

/** Closes an open element over the page when the user presses beside it, presses Escape, or goes to another address. */
class Dismissal implements ReactiveController {
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly close: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('pointerdown', this.pressed);
    document.addEventListener('keydown', this.key);
    addEventListener('hashchange', this.close);
  }

  hostDisconnected(): void {
    document.removeEventListener('pointerdown', this.pressed);
    document.removeEventListener('keydown', this.key);
    removeEventListener('hashchange', this.close);
  }

  private readonly pressed = (event: Event): void => {
    if (!event.composedPath().includes(this.host)) this.close();
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.close();
  };
}

const own = css`
  details {
    position: relative;
  }

  summary.button {
    padding-inline: var(--menu-edge, var(--gap-16));
    cursor: pointer;
    list-style: none;
  }

  div {
    position: absolute;
    z-index: 2;
    inset-inline-end: 0;
    width: max-content;
    min-width: 14rem;
    max-width: min(26rem, 90vw);
    margin-block: var(--gap-4);
    padding-block: var(--gap-4);
    max-height: var(--room);
    overflow-y: auto;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: 0 var(--gap-8) var(--gap-24) rgb(0 0 0 / 0.25);
  }

  :host([upwards]) div {
    inset-block-end: 100%;
  }

  ::slotted(*) {
    display: flex !important;
    justify-content: space-between;
    gap: var(--gap-16);
    width: 100%;
    padding: var(--gap-8) var(--gap-16) !important;
    color: inherit !important;
    background: none !important;
    border: none !important;
    border-radius: 0 !important;
    text-align: start;
    text-decoration: none;
  }

  ::slotted(:hover) {
    background: var(--raised) !important;
  }

  ::slotted(.ends) {
    border-block-end: 1px solid var(--line) !important;
  }

  /* On a phone the menu is at the bottom, near the thumb. */
  @media (max-width: 30rem) {
    div,
    :host([upwards]) div {
      position: fixed;
      inset: auto 0 0;
      width: auto;
      max-width: none;
      max-height: 90dvh;
      margin: 0;
      padding-block-end: max(var(--gap-8), env(safe-area-inset-bottom));
      border-radius: var(--gap-16) var(--gap-16) 0 0;
    }
  }
`;

/**
 * A button that opens a menu of its child links and buttons. A child of the class `ends` is the last of a group.
 *
 * @element sudoku-menu
 */
class SudokuMenu extends LitElement {
  static override styles = [shared, own];

  @property() label!: string;

  constructor() {
    super();
    new Dismissal(this, () => this.close());
  }

  override render() {
    return html`<details @keydown=${this.key}>
      <summary class="button" @click=${this.turn}>${this.label}</summary>
      <div @click=${this.close}><slot></slot></div>
    </details>`;
  }

  /** Turns the menu to the side of the button that has more room. */
  private turn(): void {
    const { top, bottom } = this.getBoundingClientRect();
    const below = innerHeight - bottom;
    this.toggleAttribute('upwards', top > below);
    this.style.setProperty('--room', `${Math.max(top, below) - 8}px`);
  }

  /** Closes the menu synchronously. Its toggle event would come too late for a key pressed right after. */
  private close(): void {
    const details = this.renderRoot.querySelector('details');
    if (!details?.open) return;
    // Hiding the focused item would move the focus to the page.
    if (this.matches(':focus-within')) this.renderRoot.querySelector('summary')!.focus();
    details.open = false;
  }

  /** Closes the menu on Escape, and stops the key, so that a hint beside it stays open. */
  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.renderRoot.querySelector('details')!.open) return;
    event.stopPropagation();
    this.close();
  }
}

define('sudoku-menu', SudokuMenu);
