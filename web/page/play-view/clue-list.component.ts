import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Cell, Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { clueLists, type ListedClue } from '../../../src/render/index.js';
import { inLanguage } from '../../course/in-language.js';
import type { Selection } from '../../elements/board/selection.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE, WORDS } from '../app/context.js';
import { shared } from '../app/shared.styles.js';
import type { Wording } from '../words/en.js';

const own = css`
  .bare {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-4);
    margin-block-end: var(--gap-8);
  }

  button {
    min-height: 2rem;
    font-variant-numeric: tabular-nums;
  }
`;

const ENGLISH = { clues: (count: number) => `${count} ${count === 1 ? 'clue' : 'clues'} beside the givens` };
const GERMAN: typeof ENGLISH = {
  clues: (count) => `${count} ${count === 1 ? 'Hinweis' : 'Hinweise'} neben den Vorgaben`,
};

/**
 * The clues of a puzzle in words, a list for each kind. Arrows, Home and End walk them. A pressed clue marks its cells;
 * pressed again, it marks none.
 *
 * @element sudoku-clues
 * @event sudoku-point - Cells are to be marked: `detail.cells`.
 */
class SudokuClues extends LitElement {
  static override styles = [shared, own];

  @property({ attribute: false }) geometry!: Geometry;
  /** Cells whose clues are hidden. */
  @property({ attribute: false }) fogged!: Selection;
  /** The cells that are marked now. */
  @property({ attribute: false }) marked!: Selection;
  /** The text of the clue that was pressed last. */
  @state() private chosen: string | undefined;
  /** The index of the clue that takes the focus. */
  @state() private active = 0;
  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;

  override render() {
    const { geometry, fogged, words } = this;
    const lists = clueLists(geometry, words.elements.pictures).map(({ name, clues }) => ({
      name,
      clues: clues.filter(({ cells }) => !cells.some((cell) => fogged.has(cell))),
    }));
    const all = lists.flatMap(({ clues }) => clues);
    if (all.length === 0) return nothing;
    const active = Math.min(this.active, all.length - 1);
    const texts = inLanguage(this.language, { en: ENGLISH, de: GERMAN });
    return html`<details>
      <summary>${texts.clues(all.length)}</summary>
      <div @keydown=${this.walk}>
        ${lists.map(({ name, clues }) => (clues.length > 0 ? html`<p>${name}</p><ul class="bare" aria-label=${name}>${clues.map((clue) => this.item(clue, name, all[active] === clue))}</ul>` : nothing))}
      </div>
    </details>`;
  }

  private item(clue: ListedClue, kind: string, isActive: boolean) {
    const key = `${kind} ${clue.text}`;
    const isPressed = this.chosen === key && this.marked.size > 0;
    return html`<li><button type="button" class="small" tabindex=${isActive ? 0 : -1} aria-pressed=${isPressed ? 'true' : 'false'} @click=${() => this.choose(key, isPressed ? [] : clue.cells)}>${clue.text}</button></li>`;
  }

  private choose(key: string, cells: readonly Cell[]): void {
    this.chosen = key;
    this.dispatchEvent(new CustomEvent('sudoku-point', { detail: { cells } }));
  }

  /** Moves the focus to another clue. The key does not reach the board. */
  private walk(event: KeyboardEvent): void {
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('li button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const to = at < 0 ? undefined : destination(event.key, at, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.active = to;
    buttons[to]!.focus();
  }
}

/** Returns the index to which a key leads in a list; undefined for any other key. */
function destination(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

define('sudoku-clues', SudokuClues);
