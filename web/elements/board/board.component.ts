import { html, LitElement, type PropertyValues } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Candidate, Cell, Drawn, DrawnPosition } from '../../../src/face/index.js';
import { gridPicture, type Picture, type Shape } from '../../../src/render/index.js';
import { type ElementWords, ENGLISH_WORDS } from '../words.js';
import { styles } from './board.styles.js';
import { destination, typed } from './keys.js';
import { cellLabel, type Looks } from './label.js';
import { type Layers, layersOf } from './layers.js';
import { all, areSame, chosen, NONE, type Selection, stretchedTo } from './selection.js';

/** The number of colours that a cell can have at once. */
export const COLOURS = 8;

/**
 * A board that draws a position. Keyboard and screen reader move through it cell by cell: it is a grid of real grid
 * cells with the picture behind them. The element never changes its own position; the reader's actions are events.
 *
 * @element sudoku-board
 * @event sudoku-select - The reader moved to a cell: `detail.cell`, its index from 0.
 * @event sudoku-selection - Cells were selected on a playable board: `detail.cells`, a set.
 * @event sudoku-input - A digit was typed, or a key that erases: `detail` is a `Typed`.
 * @event sudoku-press - A cell was pressed twice: `detail.cell`.
 * @cssproperty --sudoku-lit - The tint of highlighted cells.
 * @cssproperty --sudoku-selected - The tint of selected cells.
 * @cssproperty --sudoku-focus - The frame of the cell that has the focus.
 */
export class SudokuBoard extends LitElement {
  static override styles = styles;
  static override properties = {
    position: { attribute: false },
    step: { attribute: false },
    lit: { attribute: false },
    near: { attribute: false },
    clashing: { attribute: false },
    colours: { attribute: false },
    emphasised: { attribute: false },
    arrange: { attribute: false },
    selected: { attribute: false },
    candidates: { type: Boolean },
    playable: { type: Boolean, reflect: true },
    covered: { type: Boolean },
    label: {},
    words: { attribute: false },
    active: { state: true },
  };

  /** The position: a board, or anything with values, givens and candidates. */
  declare position: DrawnPosition | undefined;
  /** The drawn parts of a step: its marks, placements and removals. */
  declare step: Drawn | undefined;
  /** Cells that are highlighted. */
  declare lit: ReadonlySet<Cell>;
  /** Cells that are highlighted more faintly, such as those with a mark of the chosen digit. */
  declare near: ReadonlySet<Cell>;
  /** Cells whose digit cannot stand there. */
  declare clashing: ReadonlySet<Cell>;
  /** The colours of each cell, as a set. */
  declare colours: readonly number[] | undefined;
  /** Candidates that are drawn stronger than others. */
  declare emphasised: ((candidate: Candidate) => boolean) | undefined;
  /** Moves shapes of the picture. By default, candidates keep fixed places. */
  declare arrange: ((picture: Picture) => readonly Shape[]) | undefined;
  /** Cells that are selected. */
  declare selected: Selection;
  /** True if candidates are drawn. */
  declare candidates: boolean;
  /** True if cells can be selected, and digits typed. */
  declare playable: boolean;
  /** True if the content of cells is hidden, as while a game is paused. */
  declare covered: boolean;
  /** The accessible name of the grid. */
  declare label: string;
  /** The words for the names of cells. Default: English. */
  declare words: ElementWords;
  /** The cell that takes the focus. */
  declare private active: Cell;
  private layers: Layers = { below: '', digits: [], above: '' };
  private viewBox = '';
  /** True while a pointer drags over cells, which adds them to the selection. */
  private isDragging = false;
  /** The cell and the time of the last press. */
  private pressed: { readonly cell: Cell; readonly at: number } | undefined;

  constructor() {
    super();
    this.lit = NONE;
    this.near = NONE;
    this.clashing = NONE;
    this.selected = NONE;
    this.candidates = true;
    this.playable = false;
    this.covered = false;
    this.label = 'Sudoku';
    this.words = ENGLISH_WORDS;
    this.active = 0;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { position, step, candidates, emphasised } = this;
    if (!position || !DRAWN.some((name) => changed.has(name))) return;
    const drawn = gridPicture(position, step, { candidates, ...(emphasised && { emphasised }) });
    this.layers = layersOf(this.arrange?.(drawn) ?? drawn.shapes, position.geometry);
    this.viewBox = `0 0 ${drawn.width} ${drawn.height}`;
    this.style.setProperty('--size', String(position.geometry.size));
    this.style.setProperty('--origin', `${(100 * drawn.grid.left) / drawn.width}%`);
    this.style.setProperty('--span', `${(100 * (drawn.grid.right - drawn.grid.left)) / drawn.width}%`);
    if (this.active >= position.geometry.cells) this.active = 0;
  }

  override render() {
    const { position } = this;
    if (!position) return html``;
    const indices = Array.from({ length: position.geometry.size }, (_, index) => index);
    const { length: size } = indices;
    return html`
      <div class="under" aria-hidden="true">${indices.flatMap((row) => indices.map((column) => this.ground(row * size + column)))}</div>
      <svg viewBox=${this.viewBox} aria-hidden="true" ?hidden=${this.covered}>${unsafeSVG(this.layers.below)}${this.layers.digits.map((digits) => unsafeSVG(digits))}${unsafeSVG(this.layers.above)}</svg>
      <div
        class=${this.covered ? 'grid covered' : 'grid'}
        role="grid"
        aria-label=${this.label}
        aria-multiselectable=${this.playable ? 'true' : 'false'}
        @keydown=${this.key}
        @focusin=${this.visit}
        @pointerdown=${this.press}
        @pointermove=${this.drag}
        @pointerup=${this.release}
        @pointercancel=${this.release}
      >
        ${indices.map(
          (row) => html`<div class="row" role="row" aria-label="${this.words.row} ${row + 1}">
            ${indices.map((column) => this.cell(position, row * size + column))}
          </div>`,
        )}
      </div>
    `;
  }

  /** Puts the focus on a cell. */
  focusCell(cell: Cell): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  }

  /** The colours under the picture of a cell. */
  private ground(cell: Cell) {
    const colours = this.colours?.[cell] ?? 0;
    const own = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => colours & (1 << colour));
    return html`<div class="ground">${own.map((colour) => html`<i class="colour-${colour}"></i>`)}</div>`;
  }

  private cell(position: DrawnPosition, cell: Cell) {
    const classes = [
      'cell',
      this.lit.has(cell) ? 'lit' : this.near.has(cell) && 'near',
      this.selected.has(cell) && 'selected',
      this.clashing.has(cell) && 'clashing',
    ].filter(Boolean);
    return html`<div
      class=${classes.join(' ')}
      role="gridcell"
      data-cell=${cell}
      tabindex=${cell === this.active ? 0 : -1}
      aria-label=${this.covered ? this.words.covered : cellLabel(position, cell, this.words, this.looks(cell))}
      aria-selected=${this.playable ? String(this.selected.has(cell)) : 'false'}
    ></div>`;
  }

  private looks(cell: Cell): Looks {
    const { clashing, colours, emphasised } = this;
    return { isClashing: clashing.has(cell), colours: colours?.[cell] ?? 0, emphasised };
  }

  private key(event: KeyboardEvent): void {
    const { size, cells } = this.position!.geometry;
    const to = destination(event, this.active, size);
    if (to !== undefined) {
      event.preventDefault();
      this.focusCell(to);
      if (this.playable) this.select(event.shiftKey ? stretchedTo(this.selected, to) : new Set([to]));
      return;
    }
    if (!this.playable) return;
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.select(all(cells));
      return;
    }
    const input = typed(event, size);
    if (!input) return;
    event.preventDefault();
    this.tell('sudoku-input', input);
  }

  private visit(event: FocusEvent): void {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    this.active = cell;
    if (this.playable && !this.isDragging && !this.selected.has(cell)) this.select(new Set([cell]));
    this.tell('sudoku-select', { cell });
  }

  private press(event: PointerEvent): void {
    const cell = cellOf(event.target);
    if (cell === undefined || !this.playable || event.button !== 0) return;
    event.preventDefault();
    this.isDragging = true;
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    this.focusCell(cell);
    const isTwice = this.pressed?.cell === cell && event.timeStamp - this.pressed.at < TWICE;
    this.pressed = isTwice ? undefined : { cell, at: event.timeStamp };
    this.select(chosen(this.selected, cell, event.ctrlKey || event.metaKey || event.shiftKey));
    if (isTwice) this.tell('sudoku-press', { cell });
  }

  /**
   * Extends the selection while a pointer drags. A touch keeps its first element as the target, so the element below it
   * is looked up.
   */
  private drag(event: PointerEvent): void {
    if (!this.isDragging) return;
    const root = this.renderRoot as ShadowRoot;
    const cell = cellOf(root.elementFromPoint(event.clientX, event.clientY));
    if (cell !== undefined) this.select(stretchedTo(this.selected, cell));
  }

  private release(): void {
    this.isDragging = false;
  }

  private select(cells: Selection): void {
    if (!areSame(cells, this.selected)) this.tell('sudoku-selection', { cells });
  }

  private tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/**
 * The most milliseconds between two presses that count as one double press. Not every browser sends a double click for
 * touches.
 */
const TWICE = 350;

/** The properties that the picture depends on. */
const DRAWN = ['position', 'step', 'candidates', 'emphasised', 'arrange'] as const;

const cellOf = (target: EventTarget | null): Cell | undefined => {
  const cell = (target as HTMLElement | null)?.dataset?.cell;
  return cell === undefined ? undefined : Number(cell);
};
