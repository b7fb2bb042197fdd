/** Keys on a board: the cell that a key leads to, and the digit that it enters. */
import type { Cell, Digit, Geometry } from '../../../src/core/index.js';
import { digitOn } from '../../../src/formats/index.js';

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

/** The command of a key for the selected cells. `shift`: the digit is a corner mark. */
export type BoardInput =
  | { readonly kind: 'digit'; readonly digit: Digit; readonly shift: boolean }
  | { readonly kind: 'wipe' };

interface TypedKey extends Key {
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Returns the command of a key; undefined for keys with a modifier other than shift, which belong to the browser. */
export function inputOf(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: TypedKey,
  geometry: Geometry,
): BoardInput | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace' || key === 'Delete') return { kind: 'wipe' };
  const number = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const symbol = number ?? (/^\w$/.test(key) ? key : undefined);
  if (symbol === undefined) return undefined;
  const digit = digitOn(symbol, geometry);
  if (symbol === '0' && digit < 0) return { kind: 'wipe' };
  return digit < 0 ? undefined : { kind: 'digit', digit, shift: shiftKey };
}
