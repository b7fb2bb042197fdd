/** What a key writes: by its place where it is a digit, so that shift changes no digit; by its letter beyond nine. */
import type { Digit } from '../../../src/core/geometry.js';
import { digitOf } from '../../../src/formats/symbols.js';
import type { Key } from './keys.js';

/** What somebody wants of the cells that are chosen. `shift`: as a mark in a corner. */
export type Typed =
  | { readonly does: 'digit'; readonly digit: Digit; readonly shift: boolean }
  | { readonly does: 'wipe' };

export interface TypedKey extends Key {
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Keys with a modifier other than shift are the browser's. */
export function typed({ key, code, ctrlKey, metaKey, altKey, shiftKey }: TypedKey, size: number): Typed | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace' || key === 'Delete') return { does: 'wipe' };
  const number = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (number === '0') return { does: 'wipe' };
  const symbol = number ?? (/^\w$/.test(key) ? key : undefined);
  if (symbol === undefined) return undefined;
  const digit = digitOf(symbol, size);
  return digit < 0 ? undefined : { does: 'digit', digit, shift: shiftKey };
}
