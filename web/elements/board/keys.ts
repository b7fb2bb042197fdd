/** Where a key leads from a cell: the keys of a grid as the ARIA practices have them; at the edge one stays. */
import type { Cell } from '../../../src/core/geometry.js';

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export function destination({ key, ctrlKey, metaKey, altKey }: Key, from: Cell, size: number): Cell | undefined {
  if (altKey || metaKey) return undefined;
  const row = Math.floor(from / size);
  const column = from % size;
  const last = size - 1;
  const at = (toRow: number, toColumn: number): Cell =>
    Math.min(last, Math.max(0, toRow)) * size + Math.min(last, Math.max(0, toColumn));
  switch (key) {
    case 'ArrowUp':
      return ctrlKey ? undefined : at(row - 1, column);
    case 'ArrowDown':
      return ctrlKey ? undefined : at(row + 1, column);
    case 'ArrowLeft':
      return ctrlKey ? undefined : at(row, column - 1);
    case 'ArrowRight':
      return ctrlKey ? undefined : at(row, column + 1);
    case 'Home':
      return ctrlKey ? 0 : at(row, 0);
    case 'End':
      return ctrlKey ? size * size - 1 : at(row, last);
    default:
      return undefined;
  }
}
