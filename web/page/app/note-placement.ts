/** The place of a note, such as one about a figure, at the button that opens it. */

/** The distance of a note from its button and from the edges of the window, and its greatest width, in pixels. */
const GAP = 8;
const WIDEST = 512;

/** The distances of a note from edges of the window, in pixels. */
interface NotePlace {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Returns the place below a button, or above it if there is more room, within a window. */
export function noteAt(
  { left, top, bottom }: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  window: { readonly width: number; readonly height: number },
): NotePlace {
  const width = Math.min(WIDEST, window.width - 2 * GAP);
  const across = { left: Math.max(GAP, Math.min(left, window.width - GAP - width)), width };
  const below = window.height - bottom;
  return below >= top
    ? { ...across, top: bottom + GAP, height: below - 2 * GAP }
    : { ...across, bottom: window.height - top + GAP, height: top - 2 * GAP };
}

/** Places a note that is about to open. */
export function placeNote(note: HTMLElement, button: Element): void {
  const { left, top, bottom, width, height } = noteAt(button.getBoundingClientRect(), {
    width: innerWidth,
    height: innerHeight,
  });
  const length = (pixels: number | undefined): string => (pixels === undefined ? 'auto' : `${pixels}px`);
  Object.assign(note.style, {
    inset: `${length(top)} auto ${length(bottom)} ${length(left)}`,
    margin: '0',
    maxWidth: length(width),
    maxHeight: length(height),
    overflowY: 'auto',
  });
}
