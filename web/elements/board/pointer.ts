/**
 * The pointer on a board. A press selects a cell, and a drag selects several; while candidates are picked, a press
 * picks one and a drag joins two. A second finger cancels the action of the first, because two fingers pinch.
 */
import type { Candidate, Cell } from '../../../src/core/index.js';
import { chosen, extendedTo, ranged, type Selection } from './selection.js';

/** A candidate that was pressed or dragged from; `to`: the candidate that it was dragged to. */
export interface Picked {
  readonly candidate: Candidate;
  readonly to?: Candidate | undefined;
}

/** The part of a board that the pointer needs. */
interface PointedBoard {
  readonly selected: Selection;
  /** The cell that has the focus. */
  readonly active: Cell;
  /** True if the pointer picks candidates. */
  readonly picks: boolean;
  readonly size: number;
  cellAt(x: number, y: number): Cell | undefined;
  candidateAt(x: number, y: number): Candidate | undefined;
  focusCell(cell: Cell, options?: FocusOptions): void;
  select(cells: Selection): void;
  emit(name: string, detail: object): void;
}

/** The most milliseconds between the presses of a double press. Not every browser sends a double click for touches. */
const DOUBLE_PRESS_MS = 350;

export class BoardPointer {
  /** True while a pointer drags over cells, which selects them. */
  isDragging = false;
  private from: Candidate | undefined;
  /** The selection and the focus before the pointer's action. */
  private before: { readonly selected: Selection; readonly active: Cell } | undefined;
  /** The cell and the time of the last press. */
  private pressed: { readonly cell: Cell; readonly at: number } | undefined;

  constructor(private readonly board: PointedBoard) {}

  press(cell: Cell, event: PointerEvent): void {
    const { board } = this;
    event.preventDefault();
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    if (!event.isPrimary) {
      this.giveUp();
      return;
    }
    const { selected, active } = board;
    this.before = { selected, active };
    this.isDragging = true;
    board.focusCell(cell);
    if (board.picks) {
      this.from = board.candidateAt(event.clientX, event.clientY);
      return;
    }
    const isTwice = this.pressed?.cell === cell && event.timeStamp - this.pressed.at < DOUBLE_PRESS_MS;
    this.pressed = isTwice ? undefined : { cell, at: event.timeStamp };
    if (event.shiftKey) board.select(ranged(active, cell, board.size));
    else board.select(chosen(board.selected, cell, event.ctrlKey || event.metaKey));
    if (isTwice) board.emit('sudoku-press', { cell });
  }

  /**
   * Extends the selection while a pointer drags. A touch keeps its first element as the target, so the element below it
   * is looked up.
   */
  drag({ clientX, clientY, buttons }: PointerEvent): void {
    // A pointer that was released outside the board no longer drags.
    if (buttons === 0) this.isDragging = false;
    if (!this.isDragging || this.board.picks) return;
    const cell = this.board.cellAt(clientX, clientY);
    if (cell !== undefined) this.board.select(extendedTo(this.board.selected, cell));
  }

  release({ clientX, clientY, type }: PointerEvent): void {
    const { from: candidate, board } = this;
    if (type === 'pointercancel') {
      this.giveUp();
      return;
    }
    const { isDragging } = this;
    this.isDragging = false;
    this.from = undefined;
    if (isDragging && !board.picks && board.selected.size > 0) board.emit('sudoku-chosen', { cells: board.selected });
    if (candidate === undefined) return;
    const to = board.candidateAt(clientX, clientY);
    board.emit('sudoku-pick', to === candidate ? { candidate } : { candidate, to: to ?? candidate });
  }

  /** Cancels the selection that the pointer has begun, and restores the focus. */
  private giveUp(): void {
    const { board, before, isDragging } = this;
    if (isDragging && before && !board.picks) {
      if (before.selected.size > 0) board.focusCell(before.active, { preventScroll: true });
      board.select(before.selected);
    }
    this.isDragging = false;
    this.from = undefined;
    this.pressed = undefined;
  }
}

/** Returns the cell of an element. */
export const cellOf = (target: EventTarget | null): Cell | undefined => {
  const cell = (target as HTMLElement | null)?.dataset?.cell;
  return cell === undefined ? undefined : Number(cell);
};
