/** Typing in a puzzle cell after cell: what a key does to the grid, and the cell that is next. */
import { type Cell, type Digit, EMPTY } from '../../../src/core/index.js';
import { type Play, playOf } from '../play/play.js';

/** `skip` leaves the cell empty, `back` takes back the last one, and `wipe` empties the cell and stays there. */
export type Stroke = { readonly kind: 'digit'; readonly digit: Digit } | { readonly kind: 'skip' | 'back' | 'wipe' };

/** Returns the stroke of a key that the board does not know as a digit. */
export function strokeOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Stroke | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '0' || key === '.' || key === ' ') return { kind: 'skip' };
  return key === 'Backspace' ? { kind: 'back' } : undefined;
}

/** Returns the grid after a stroke in a cell, and the next cell. */
export function typed(play: Play, cell: Cell, stroke: Stroke): { readonly play: Play; readonly cell: Cell } {
  const next = Math.min(cell + 1, play.geometry.cells - 1);
  switch (stroke.kind) {
    case 'digit':
      return { play: written(play, [cell], stroke.digit), cell: next };
    case 'skip':
      return { play: written(play, [cell], EMPTY), cell: next };
    case 'wipe':
      return { play: written(play, [cell], EMPTY), cell };
    case 'back': {
      const last = play.values[cell] === EMPTY ? Math.max(0, cell - 1) : cell;
      return { play: written(play, [last], EMPTY), cell: last };
    }
  }
}

/** Returns the grid with a digit, or nothing, in some cells. All digits are givens, also those that replace others. */
export function written({ geometry, values }: Play, cells: readonly Cell[], digit: Digit | typeof EMPTY): Play {
  const changed = Int8Array.from(values);
  for (const cell of cells) changed[cell] = digit;
  return playOf({ geometry, values: changed });
}
