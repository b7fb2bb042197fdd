import { html, LitElement, type PropertyValues } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Cell } from '../../../src/core/geometry.js';
import { type Drawn, type DrawnPosition, picture } from '../../../src/render/picture/picture.js';
import type { Picture } from '../../../src/render/picture/shape.js';
import { svgShapes } from '../../../src/render/picture/svg.js';
import { styles } from './board.styles.js';
import { destination } from './keys.js';
import { cellLabel } from './label.js';

/**
 * A position, drawn, and walked through cell by cell with the keyboard or a screen reader: one grid of real grid cells
 * with the picture behind them. It never changes its own position.
 *
 * @element sudoku-board
 * @event sudoku-select - The reader went to a cell: `detail.cell`, its index from 0.
 * @cssproperty --sudoku-lit - What cells that are lit are tinted with.
 * @cssproperty --sudoku-focus - The frame of the cell that has the focus.
 */
export class SudokuBoard extends LitElement {
  static override styles = styles;
  static override properties = {
    position: { attribute: false },
    step: { attribute: false },
    lit: { attribute: false },
    candidates: { type: Boolean },
    label: {},
    active: { state: true },
  };

  /** What is drawn: a board, or anything with its values, givens and candidates. */
  declare position: DrawnPosition | undefined;
  /** What of a step is drawn: its marks, what it places and removes. */
  declare step: Drawn | undefined;
  /** Cells that are lit up besides. */
  declare lit: ReadonlySet<Cell>;
  /** Whether candidates are drawn. */
  declare candidates: boolean;
  /** What the grid is called. */
  declare label: string;
  /** The cell that takes the focus. */
  declare private active: Cell;

  constructor() {
    super();
    this.lit = new Set();
    this.candidates = true;
    this.label = 'Sudoku';
    this.active = 0;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('position') || !this.position) return;
    const { width, grid } = this.drawn();
    this.style.setProperty('--size', String(this.position.geometry.size));
    this.style.setProperty('--origin', `${(100 * grid.left) / width}%`);
    this.style.setProperty('--span', `${(100 * (grid.right - grid.left)) / width}%`);
  }

  private drawn(): Picture {
    return picture(this.position!, this.step, { candidates: this.candidates });
  }

  override render() {
    const { position } = this;
    if (!position) return html``;
    const { width, height, shapes } = this.drawn();
    const { size } = position.geometry;
    const indices = Array.from({ length: size }, (_, index) => index);
    return html`
      <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${unsafeSVG(svgShapes(shapes))}</svg>
      <div class="grid" role="grid" aria-label=${this.label} @keydown=${this.go} @focusin=${this.select}>
        ${indices.map(
          (row) => html`<div class="row" role="row" aria-label="row ${row + 1}">
            ${indices.map((column) => this.cell(position, row * size + column))}
          </div>`,
        )}
      </div>
    `;
  }

  private cell(position: DrawnPosition, cell: Cell) {
    return html`<div
      class=${this.lit.has(cell) ? 'cell lit' : 'cell'}
      role="gridcell"
      data-cell=${cell}
      tabindex=${cell === this.active ? 0 : -1}
      aria-label=${cellLabel(position, cell)}
    ></div>`;
  }

  private go(event: KeyboardEvent): void {
    const to = destination(event, this.active, this.position!.geometry.size);
    if (to === undefined) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  }

  private select(event: FocusEvent): void {
    const cell = Number((event.target as HTMLElement).dataset.cell);
    if (Number.isNaN(cell)) return;
    this.active = cell;
    this.dispatchEvent(new CustomEvent('sudoku-select', { detail: { cell }, bubbles: true, composed: true }));
  }
}
