/**
 * Keys of the play view, in addition to those of the board, and the modes of its digit keys. The shortcuts of the browser
 * stay, except undo and redo and, on the board, Ctrl with a digit.
 */
import type { Geometry } from '../../../src/core/index.js';
import { digitOn } from '../../../src/formats/index.js';

/** The layers that a digit key can write to. */
export const MODES = ['value', 'corner', 'centre', 'colours'] as const;
/** The mode of digit keys: the layer that they write to, or drawing over candidates. */
export type PadMode = (typeof MODES)[number] | 'draw';

const ORDER: readonly PadMode[] = MODES;

/** Returns the next mode, for the key that cycles through them. */
const nextMode = (mode: PadMode): PadMode => ORDER[(ORDER.indexOf(mode) + 1) % ORDER.length]!;

export type Command =
  | { readonly kind: 'undo' | 'redo' | 'hint' | 'leave' | 'bivalue' | 'enter' }
  | { readonly kind: 'mode'; readonly mode: PadMode }
  | { readonly kind: 'digit'; readonly digit: number; readonly mode: PadMode };

interface KeyPress extends Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> {}

/** The keys of the modes, as in other programs. */
const MODE_KEYS: Readonly<Record<string, PadMode>> = { z: 'value', x: 'corner', c: 'centre', v: 'colours' };

/**
 * Returns the command of a key. `onBoard`: the board has the focus. On boards of some
 * grids letters are digits, which are not commands.
 */
export function commandOf(event: KeyPress, mode: PadMode, onBoard: boolean, geometry: Geometry): Command | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const letter = key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    if (ctrlKey && letter === 'y') return { kind: 'redo' };
    const digit = digitOn(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? '', geometry);
    if (!onBoard || digit < 0) return undefined;
    return { kind: 'digit', digit, mode: shiftKey ? 'colours' : 'centre' };
  }
  if (!onBoard) return undefined;
  if (key === ' ') return { kind: 'mode', mode: nextMode(mode) };
  if (key === 'Escape') return { kind: 'leave' };
  if (key === 'Enter') return { kind: 'enter' };
  if (digitOn(key, geometry) >= 0) return undefined;
  if (letter === 'b') return { kind: 'bivalue' };
  if (letter === 'h') return { kind: 'hint' };
  return MODE_KEYS[letter] && { kind: 'mode', mode: MODE_KEYS[letter] };
}

/** True for a key that plays though the board has no focus: no field, open menu or sheet takes it. */
export const playsAnywhere = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isInField(event) &&
  !event
    .composedPath()
    .some((target) => target instanceof Element && target.matches('input, dialog, details[open]:has(slot)'));

/** True for a key that moves on the board, writes or erases, and that nothing outside of the board needs. */
export const isForBoard = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  !ctrlKey && !metaKey && !altKey && (/^(?:Arrow.+|Backspace|Delete)$/.test(key) || /^[^ ?]$/u.test(key));

/** True if an event comes from a field in which the user types or chooses, which then takes keys and pasted texts. */
export const isInField = (event: Event): boolean =>
  event
    .composedPath()
    .some(
      (target) =>
        target instanceof Element && target.matches('textarea, select, input:not([type=checkbox], [type=radio])'),
    );
