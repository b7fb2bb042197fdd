import { html, LitElement, nothing, type PropertyValues, svg } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Candidate, Cell, Geometry } from '../../../src/core/index.js';
import type { Drawn, DrawnPosition, Picture, Shape } from '../../../src/render/index.js';
import { define } from '../define.js';
import { type ElementWords, ENGLISH_WORDS } from '../words.js';
import { styles } from './board.styles.js';
import { COLOURS } from './colours.js';
import { BoardDrawing } from './drawing.js';
import { destination, inputOf } from './keys.js';
import { CellLabels, type Looks } from './label.js';
import { LARGEST_SEPARATE } from './layers.js';
import { BoardPointer, cellOf } from './pointer.js';
import { all, areSame, extendedTo, NONE, type Selection } from './selection.js';
import { type BoardSketch, discs, links } from './sketch.js';

/** A property with a set of cells. A set of the same cells does not draw the board again. */
const CELLS = {
  attribute: false,
  hasChanged: (cells: Selection, before: Selection | undefined): boolean => !before || !areSame(cells, before),
};

/**
 * A board that draws a position. For keyboard and screen reader it is a grid of cells, which lie over the picture. The
 * element never changes its position: it reports actions of the reader as events.
 *
 * @element sudoku-board
 * @slot - What an editor lays over the board. `--origin` and `--span` say where the grid is, in parts of the picture.
 * @event sudoku-select - The reader moved to a cell: `detail.cell`, its index from 0.
 * @event sudoku-selection - Cells were selected on a playable board: `detail.cells`, a set.
 * @event sudoku-chosen - The pointer chose cells and was released: `detail.cells`, a set.
 * @event sudoku-input - A digit or an erasing key was typed: `detail` is a `BoardInput`.
 * @event sudoku-press - A cell was pressed twice: `detail.cell`.
 * @event sudoku-pick - A candidate was pressed, or joined to another: `detail` is a `Picked`.
 * @cssproperty --sudoku-lit - The tint of highlighted cells.
 * @cssproperty --sudoku-selected - The tint of selected cells.
 * @cssproperty --sudoku-focus - The frame of the cell that has the focus.
 */
export class SudokuBoard extends LitElement {
  static override styles = styles;

  /** The position: a board, or anything with values, givens and candidates. */
  @property({ attribute: false }) position: DrawnPosition | undefined;
  /** The drawn parts of a step: its marks, placements and removals. */
  @property({ attribute: false }) step: Drawn | undefined;
  /** The highlighted cells. */
  @property(CELLS) lit: ReadonlySet<Cell> = NONE;
  /** The more faintly highlighted cells, such as those with a mark of the chosen digit. */
  @property(CELLS) near: ReadonlySet<Cell> = NONE;
  /** Cells with a digit that another one rules out. */
  @property(CELLS) clashing: ReadonlySet<Cell> = NONE;
  /** Cells with a digit that is not right. */
  @property(CELLS) wrong: ReadonlySet<Cell> = NONE;
  /** The set of colours of each cell. */
  @property({ attribute: false }) colours: readonly number[] | undefined;
  /** Selects the candidates that are drawn stronger than others. */
  @property({ attribute: false }) emphasised: ((candidate: Candidate) => boolean) | undefined;
  /** Returns the shapes of the picture, moved to other places. By default, candidates keep fixed places. */
  @property({ attribute: false }) arrange: ((picture: Picture) => readonly Shape[]) | undefined;
  /**
   * Numbers by cell, besides the position, that `emphasised` and `arrange` depend on. If they are given, only cells
   * with changed numbers are drawn again.
   */
  @property({ attribute: false }) inputs: readonly (readonly number[])[] | undefined;
  /** The selected cells. */
  @property(CELLS) selected: Selection = NONE;
  /** The drawings of a player over candidates. */
  @property({ attribute: false }) sketch: BoardSketch | undefined;
  /** True if the pointer picks candidates instead of cells. */
  @property({ type: Boolean }) picks = false;
  /** True if candidates are drawn. */
  @property({ type: Boolean }) candidates = true;
  /** True if cells can be selected, and digits typed. */
  @property({ type: Boolean, reflect: true }) playable = false;
  /** True if the content of cells is hidden, for example while a game is paused. */
  @property({ type: Boolean }) covered = false;
  /** Cells whose clues are hidden. */
  @property(CELLS) fogged: ReadonlySet<Cell> = NONE;
  /** The accessible name of the grid. */
  @property() label = 'Sudoku';
  /** The words for the names of cells. Default: English. */
  @property({ attribute: false }) words: ElementWords = ENGLISH_WORDS;
  /** The cell that takes the focus. */
  @state() active: Cell = 0;
  private readonly drawing = new BoardDrawing();
  private readonly labels = new CellLabels();
  private readonly pointer = new BoardPointer(this);
  /** The texts of the clues of each cell, and what they were written for. */
  private clues: { of: ReadonlyMap<Cell, readonly string[]>; geometry: Geometry; words: ElementWords } | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    const { position, drawing } = this;
    if (changed.has('words')) this.labels.forget();
    if (position) this.writeClues(position.geometry);
    if (!position || !DRAWN.some((name) => changed.has(name))) return;
    this.labels.forget(drawing.update(this));
    this.style.setProperty('--size', String(position.geometry.size));
    this.style.setProperty('--origin', `${100 * drawing.origin}%`);
    this.style.setProperty('--span', `${100 * drawing.span}%`);
    if (this.active >= position.geometry.cells) this.active = 0;
  }

  override render() {
    const { position, sketch, drawing } = this;
    if (!position) return html``;
    const indices = Array.from({ length: position.geometry.size }, (_, index) => index);
    const { length: size } = indices;
    return html`
      <div class="under" aria-hidden="true">${indices.flatMap((row) => indices.map((column) => this.ground(row * size + column)))}</div>
      ${this.layer(svg`${unsafeSVG(drawing.layers.below)}${sketch && discs(sketch, drawing.spots)}`)}
      ${this.fogged.size > 0 ? this.layer(fog(this.fogged, drawing, size)) : nothing}
      ${this.digits(size)}
      ${sketch ? this.layer(links(sketch, drawing.spots)) : nothing}
      <div
        class=${this.covered ? 'grid covered' : 'grid'}
        role="grid"
        aria-label=${this.label}
        aria-multiselectable=${this.playable ? 'true' : 'false'}
        @keydown=${this.handleKey}
        @focusin=${this.visit}
        @pointerdown=${this.press}
        @pointermove=${(event: PointerEvent) => this.pointer.drag(event)}
        @pointerup=${this.release}
        @pointercancel=${this.release}
      >
        ${indices.map(
          (row) => html`<div class="row" role="row" aria-label="${this.words.row} ${row + 1}">
            ${indices.map((column) => this.cell(position, row * size + column))}
          </div>`,
        )}
      </div>
      <slot></slot>
    `;
  }

  /**
   * Renders the digits. A large board has them in tiles, because a browser lays out and paints each picture as a whole.
   */
  private digits(size: number) {
    const { digits } = this.drawing.layers;
    if (size <= LARGEST_SEPARATE) return this.layer(digits.map((text) => unsafeSVG(text)));
    const tiles = Math.ceil(size / TILE);
    const cells = Array.from({ length: tiles * tiles }, (): unknown[] => []);
    for (const [cell, text] of digits.entries()) {
      const [row, column] = [Math.floor(cell / size), cell % size];
      cells[Math.floor(row / TILE) * tiles + Math.floor(column / TILE)]!.push(unsafeSVG(text));
    }
    return cells.map((shapes) => this.layer(shapes));
  }

  /** Renders a layer of the picture, above the layers before it. */
  private layer(shapes: unknown) {
    return html`<svg viewBox=${this.drawing.viewBox} aria-hidden="true" ?hidden=${this.covered}>${shapes}</svg>`;
  }

  /** Moves the focus to a cell. */
  focusCell(cell: Cell, options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus(options);
  }

  /** Renders what is behind a cell: its colours, and over them the tint of a highlight. */
  private ground(cell: Cell) {
    const colours = this.colours?.[cell] ?? 0;
    const own = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => colours & (1 << colour));
    const classes = [
      'ground',
      this.lit.has(cell) ? 'lit' : this.near.has(cell) && 'near',
      (this.clashing.has(cell) || this.wrong.has(cell)) && 'clashing',
    ].filter(Boolean);
    return html`<div class=${classes.join(' ')}>${own.map((colour) => html`<i class="colour-${colour}"></i>`)}</div>`;
  }

  private cell(position: DrawnPosition, cell: Cell) {
    return html`<div
      class=${this.selected.has(cell) ? 'cell selected' : 'cell'}
      role="gridcell"
      data-cell=${cell}
      tabindex=${cell === this.active ? 0 : -1}
      aria-label=${this.covered ? this.words.covered : this.labels.of(position, cell, this.words, this.looks(cell))}
      aria-selected=${this.playable ? String(this.selected.has(cell)) : 'false'}
    ></div>`;
  }

  private looks(cell: Cell): Looks {
    const { clashing, wrong, colours, emphasised } = this;
    const fault = clashing.has(cell) ? 'clashing' : wrong.has(cell) ? 'wrong' : undefined;
    const clues = this.clues?.of.get(cell);
    return { fault, colours: colours?.[cell] ?? 0, isFogged: this.fogged.has(cell), clues, emphasised };
  }

  /** Writes the texts of clues anew for another grid or other words. */
  private async writeClues(geometry: Geometry): Promise<void> {
    const { words, clues } = this;
    if (clues?.geometry === geometry && clues.words === words) return;
    this.clues = { of: NO_CLUES, geometry, words };
    if (!geometry.layout.statements) return;
    // Without the network, cells are named without their clues.
    const loaded = await import('./clue-texts.js').catch(() => undefined);
    if (!loaded || this.clues.geometry !== geometry || this.clues.words !== words) return;
    this.clues = { of: loaded.clueTexts(geometry, words), geometry, words };
    this.requestUpdate();
  }

  /** Handles a key, which may have been pressed outside of the board. */
  handleKey(event: KeyboardEvent): void {
    const { geometry } = this.position!;
    const { size, cells } = geometry;
    const to = destination(event, this.active, size);
    if (to !== undefined) {
      event.preventDefault();
      this.focusCell(to);
      if (this.playable) this.select(event.shiftKey ? extendedTo(this.selected, to) : new Set([to]));
      return;
    }
    if (!this.playable) return;
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.select(all(cells));
      return;
    }
    const input = inputOf(event, geometry);
    if (!input) return;
    event.preventDefault();
    this.emit('sudoku-input', input);
  }

  private visit(event: FocusEvent): void {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    this.active = cell;
    if (this.playable && !this.pointer.isDragging && !this.selected.has(cell)) this.select(new Set([cell]));
    this.emit('sudoku-select', { cell });
  }

  private press(event: PointerEvent): void {
    const cell = cellOf(event.target);
    if (cell !== undefined && this.playable && event.button === 0) this.pointer.press(cell, event);
  }

  private release(event: PointerEvent): void {
    this.pointer.release(event);
  }

  get size(): number {
    return this.position!.geometry.size;
  }

  cellAt(x: number, y: number): Cell | undefined {
    return cellOf((this.renderRoot as ShadowRoot).elementFromPoint(x, y));
  }

  candidateAt(clientX: number, clientY: number): Candidate | undefined {
    const box = this.renderRoot.querySelector('svg')!.getBoundingClientRect();
    return this.drawing.candidateAt({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.width });
  }

  select(cells: Selection): void {
    if (!areSame(cells, this.selected)) this.emit('sudoku-selection', { cells });
  }

  emit(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Renders fog over cells, and the lines of the grid over it. It hides clues, not digits. */
const fog = (cells: ReadonlySet<Cell>, { corner: { x, y }, cell: side, lines }: BoardDrawing, size: number) => [
  [...cells].map(
    (cell) =>
      svg`<rect class="fog" x=${x + (cell % size) * side} y=${y + Math.floor(cell / size) * side} width=${side} height=${side}></rect>`,
  ),
  svg`${unsafeSVG(lines)}`,
];

/**
 * The number of rows and columns of a tile. A new value changes the marks of cells that see it, so most tiles stay as
 * they are.
 */
const TILE = 5;

const NO_CLUES: ReadonlyMap<Cell, readonly string[]> = new Map();

/** The properties that the picture depends on. */
const DRAWN = ['position', 'step', 'candidates', 'emphasised', 'arrange', 'inputs'] as const;

define('sudoku-board', SudokuBoard);

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-board': SudokuBoard;
  }
}
