import '../../elements/board/board.component.js';
import '../play-view/zoom.component.js';
import { css, html, LitElement, nothing, type PropertyValues, svg } from 'lit';
import { property } from 'lit/decorators.js';
import type { Constraint, GridPoint } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import type { DrawnPosition } from '../../../src/render/index.js';
import type { SudokuBoard } from '../../elements/board/board.component.js';
import { COLOURS } from '../../elements/board/colours.js';
import { NONE, type Selection } from '../../elements/board/selection.js';
import { define } from '../../elements/define.js';
import type { ElementWords } from '../../elements/words.js';
import { shared } from '../app/shared.styles.js';
import type { SudokuZoom } from '../play-view/zoom.component.js';
import { type PuzzleDrawing, sizeOf } from './drawing.js';
import { chosenClue, chosenConstraint, type Editor, REGIONS, shownIn, writesDigits } from './editor.js';
import { type ClueMark, handles, markedClue } from './overlay.js';
import { regionColours } from './region-colours.js';

const own = css`
  .pointer {
    position: absolute;
    inset: 0;
    touch-action: none;
    user-select: none;
    cursor: crosshair;
  }

  .pointer.idle {
    pointer-events: none;
  }

  .pointer svg {
    position: absolute;
    left: var(--origin);
    top: var(--origin);
    width: var(--span);
    height: var(--span);
    overflow: visible;
  }

  path,
  circle {
    fill: none;
    stroke-width: 0.05;
    stroke-linecap: round;
  }

  .chosen {
    stroke: var(--accent);
  }

  .unfinished {
    stroke: var(--warning);
    stroke-dasharray: 0.12 0.1;
    stroke-width: 0.04;
  }

  .tint,
  circle.contradicting {
    fill: light-dark(rgb(213 94 0 / 0.18), rgb(255 122 51 / 0.25));
  }

  .contradicting {
    stroke: var(--warning);
    stroke-width: 0.06;
  }

  .handle {
    fill: var(--sheet);
    stroke: var(--accent);
  }

  @media (forced-colors: active) {
    .chosen,
    .handle {
      stroke: Highlight;
    }

    .unfinished,
    .contradicting {
      stroke: CanvasText;
    }
  }
`;

/** The longest way between two points of a stroke, in cells, so that a quick one passes over no cell. */
const STEP = 0.2;

/**
 * The board of the editor: it shows the drawing, the chosen clue and what is unfinished, and tells of strokes in cells
 * from the upper left corner of the grid. A second finger gives a stroke up, since two fingers zoom.
 *
 * @element sudoku-canvas
 * @event sudoku-stroke - A stroke begins, comes to a point, ends or is given up: `detail` is a `StrokePart`.
 */
export class SudokuCanvas extends LitElement {
  static override styles = [shared, own];

  @property({ attribute: false }) editor!: Editor;
  @property({ attribute: false }) known!: readonly Constraint[];
  @property({ attribute: false }) position!: DrawnPosition;
  /** The clues that state nothing, and those that contradict each other. */
  @property({ attribute: false }) unfinished!: readonly number[];
  @property({ attribute: false }) contradicting!: readonly number[];
  @property({ attribute: false }) selected!: Selection;
  /** The cells with different digits in different solutions. */
  @property({ attribute: false }) tinted!: Selection;
  /** The cells with givens that rule each other out. */
  @property({ attribute: false }) clashing!: Selection;
  @property({ attribute: false }) words!: ElementWords;
  @property() label = '';
  private last: GridPoint | undefined;
  private pointer: number | undefined;

  override render() {
    const { editor, position, words, label } = this;
    const { tool } = editor;
    const drawing = shownIn(editor);
    const size = sizeOf(drawing);
    return html`<sudoku-zoom @sudoku-zoom=${() => this.dispatchEvent(new CustomEvent('sudoku-zoom'))}>
      <sudoku-board
        ?playable=${writesDigits(tool)}
        .position=${position}
        .selected=${writesDigits(tool) ? this.selected : NONE}
        .near=${tool === REGIONS ? NONE : this.tinted}
        .clashing=${this.clashing}
        .colours=${tool === REGIONS ? coloursOf(drawing) : undefined}
        .words=${words}
        .label=${label}
      >
        <div
          class="pointer ${writesDigits(tool) ? 'idle' : ''}"
          @pointerdown=${this.press}
          @pointermove=${this.drag}
          @pointerup=${this.release}
          @pointercancel=${this.giveUp}
        >
          <svg viewBox="0 0 ${size} ${size}" aria-hidden="true">${this.marks(size)}</svg>
        </div>
      </sudoku-board>
    </sudoku-zoom>`;
  }

  private marks(size: number) {
    const { editor, known, unfinished, contradicting } = this;
    const { clues } = shownIn(editor);
    const mark = (index: number, as: ClueMark) => {
      const clue = clues[index];
      return clue ? markedClue(clue, known.find(({ id }) => id === clue.kind)!, as, size) : nothing;
    };
    const [clue, constraint] = [chosenClue(editor), chosenConstraint(editor, known)];
    return svg`
      ${contradicting.map((index) => mark(index, 'contradicting'))}
      ${unfinished.map((index) => mark(index, 'unfinished'))}
      ${clue && constraint ? [markedClue(clue, constraint, 'chosen', size), handles(clue, constraint, size)] : nothing}
    `;
  }

  /** Ends a stroke whose pointer was lost when the tool changed. */
  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('editor') && !this.editor.stroke) this.pointer = undefined;
  }

  get board(): SudokuBoard | null {
    return this.renderRoot.querySelector('sudoku-board');
  }

  get zoom(): SudokuZoom | null {
    return this.renderRoot.querySelector('sudoku-zoom');
  }

  /** The cell that keys are about. */
  get active(): Cell {
    return this.board?.active ?? 0;
  }

  private pointOf({ clientX, clientY }: PointerEvent): GridPoint {
    const { left, top, width } = this.renderRoot.querySelector('.pointer svg')!.getBoundingClientRect();
    const side = width / sizeOf(shownIn(this.editor));
    return { row: (clientY - top) / side, column: (clientX - left) / side };
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    if (!event.isPrimary) {
      this.giveUp();
      return;
    }
    const { size } = this.position.geometry;
    const point = this.pointOf(event);
    const within = (at: number): number => Math.min(size - 1, Math.max(0, Math.floor(at)));
    this.board?.focusCell(within(point.row) * size + within(point.column), { preventScroll: true });
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.pointer = event.pointerId;
    this.last = point;
    this.tell({ kind: 'begin', point });
  }

  private drag(event: PointerEvent): void {
    const { last } = this;
    if (event.pointerId !== this.pointer || !last) return;
    const point = this.pointOf(event);
    const steps = Math.ceil(Math.hypot(point.row - last.row, point.column - last.column) / STEP);
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const row = last.row + (point.row - last.row) * part;
      this.tell({ kind: 'go', point: { row, column: last.column + (point.column - last.column) * part } });
    }
    this.last = point;
  }

  private release(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    this.pointer = undefined;
    this.tell({ kind: 'end' });
  }

  private giveUp(): void {
    this.pointer = undefined;
    this.tell({ kind: 'give up' });
  }

  private tell(detail: StrokePart): void {
    this.dispatchEvent(new CustomEvent('sudoku-stroke', { detail }));
  }
}

/** A part of a stroke of the pointer. */
export type StrokePart =
  | { readonly kind: 'begin' | 'go'; readonly point: GridPoint }
  | { readonly kind: 'end' | 'give up' };

/** Returns the set of colours of each cell: the one of its region. */
const coloursOf = (drawing: PuzzleDrawing): readonly number[] =>
  regionColours(drawing, COLOURS).map((colour) => 1 << colour);

define('sudoku-canvas', SudokuCanvas);
