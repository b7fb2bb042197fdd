import { css, html, LitElement } from 'lit';
import { define } from '../../elements/define.js';
import { shared } from '../app/shared.styles.js';

const own = css`
  .frame {
    width: 100%;
    aspect-ratio: 1;
    overflow: auto;
    overscroll-behavior: contain;
    /* The frame handles a pinch itself. */
    touch-action: none;
  }

  ::slotted(*) {
    width: calc(100% * var(--zoom, 1)) !important;
    max-width: none !important;
  }
`;

const LEAST = 1;
const MOST = 4;
/** The factor by which a press of a button or a key zooms. */
const STEP = 1.4;

/**
 * A frame for a large board. It zooms by pinch, by Ctrl and the wheel, and by + and -. It scrolls like a page, and by
 * two fingers.
 *
 * @element sudoku-zoom
 * @event sudoku-zoom - The zoom has changed.
 */
export class SudokuZoom extends LitElement {
  static override styles = [shared, own];

  private zoom = LEAST;
  /** The fingers on the board, by pointer, and their last distance and centre. */
  private readonly fingers = new Map<number, PointerEvent>();
  private last: { readonly apart: number; readonly x: number; readonly y: number } | undefined;

  override render() {
    return html`<div
        class="frame"
        @wheel=${this.wheel}
        @keydown=${this.key}
        @pointerdown=${this.finger}
        @pointermove=${this.pinch}
        @pointerup=${this.lift}
        @pointercancel=${this.lift}
        @pointerleave=${this.lift}
      >
        <slot></slot>
      </div>`;
  }

  get canNear(): boolean {
    return this.zoom < MOST;
  }

  get canLeave(): boolean {
    return this.zoom > LEAST;
  }

  nearer(): void {
    this.to(this.zoom * STEP);
  }

  further(): void {
    this.to(this.zoom / STEP);
  }

  /** Tells the owner of its buttons that it is ready. */
  override firstUpdated(): void {
    this.dispatchEvent(new CustomEvent('sudoku-zoom'));
  }

  private get frame(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('.frame')!;
  }

  /** Sets the zoom. `at`: the point of the frame that keeps its place; by default the centre. */
  private to(zoom: number, at = { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 }): void {
    const { frame } = this;
    const next = Math.min(MOST, Math.max(LEAST, zoom));
    const grows = next / this.zoom;
    this.zoom = next;
    this.style.setProperty('--zoom', String(next));
    frame.scrollLeft = (frame.scrollLeft + at.x) * grows - at.x;
    frame.scrollTop = (frame.scrollTop + at.y) * grows - at.y;
    this.dispatchEvent(new CustomEvent('sudoku-zoom'));
  }

  private placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
    const { left, top } = this.frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.to(this.zoom * Math.exp(-event.deltaY / 200), this.placeOf(event));
  }

  private key(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (key !== '+' && key !== '-')) return;
    event.preventDefault();
    if (key === '+') this.nearer();
    else this.further();
  }

  private finger(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.fingers.set(event.pointerId, event);
  }

  private lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.last = undefined;
  }

  private pinch(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, event);
    const [one, other] = [...this.fingers.values()];
    if (!one || !other) return;
    const [a, b] = [this.placeOf(one), this.placeOf(other)];
    const now = { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (this.last) {
      this.frame.scrollLeft -= now.x - this.last.x;
      this.frame.scrollTop -= now.y - this.last.y;
      this.to((this.zoom * now.apart) / this.last.apart, now);
    }
    this.last = now;
  }
}

define('sudoku-zoom', SudokuZoom);
