import { expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { ranged } from '../../../web/elements/board/selection.js';
import { act } from '../../../web/page/play/act.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playInLink } from '../../../web/page/play/linked.js';
import { areSame, playOf } from '../../../web/page/play/play.js';
import { linked, NO_SKETCH, sketchIn, tinted } from '../../../web/page/play/sketch.js';
import { commandOf, isForBoard } from '../../../web/page/play-view/keyboard.js';
import { read } from '../../read-text.js';

const NOTHING = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const pressed = (key: string, more: Partial<typeof NOTHING> = {}) => ({ ...NOTHING, key, ...more });
const on9 = (key: string, more: Partial<typeof NOTHING> = {}, onBoard = true) =>
  commandOf(pressed(key, more), 'value', onBoard, Geometry.ofSize(9));

test('keys choose modes, the filter and marks while the board has the focus; undo and redo work everywhere', () => {
  expect(['z', 'x', 'c', 'V'].map((key) => on9(key))).toEqual(
    ['value', 'corner', 'centre', 'colours'].map((mode) => ({ kind: 'mode', mode })),
  );
  expect(on9('b')).toEqual({ kind: 'bivalue' });
  expect(on9('h')).toEqual({ kind: 'hint' });
  expect(on9(' ')).toEqual({ kind: 'mode', mode: 'corner' });
  expect(on9('5', { ctrlKey: true, code: 'Digit5' })).toEqual({ kind: 'digit', digit: 4, mode: 'centre' });
  expect(on9('%', { ctrlKey: true, shiftKey: true, code: 'Digit5' })).toEqual({
    kind: 'digit',
    digit: 4,
    mode: 'colours',
  });
  expect(on9('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
  expect(on9('Z', { metaKey: true, shiftKey: true }, false)).toEqual({ kind: 'redo' });
  for (const key of ['z', 'x', 'b', ' ', 'Escape']) expect(on9(key, {}, false)).toBeUndefined();
  for (const key of ['s', 'd', 'w']) expect(on9(key, { ctrlKey: true })).toBeUndefined();
});

test('keys for the board work elsewhere too, except those that buttons, pages and browsers need', () => {
  const isFor = (key: string, more: Partial<typeof NOTHING> = {}) => isForBoard(pressed(key, more));
  for (const key of ['ArrowUp', 'ArrowLeft', 'Backspace', 'Delete', '5', 'g', 'B']) expect(isFor(key)).toBe(true);
  for (const key of [' ', 'Enter', 'Tab', 'Escape', 'Home', 'PageDown', 'F5', '?']) expect(isFor(key)).toBe(false);
  expect(isFor('5', { ctrlKey: true })).toBe(false);
  expect(isFor('ArrowLeft', { altKey: true })).toBe(false);
});

test('a letter that is a digit of the board is not a command', () => {
  expect(commandOf(pressed('c'), 'value', true, Geometry.ofSize(16))).toBeUndefined();
  expect(commandOf(pressed('h'), 'value', true, Geometry.ofSize(25))).toBeUndefined();
  expect(commandOf(pressed('x'), 'value', true, Geometry.ofSize(16))).toEqual({ kind: 'mode', mode: 'corner' });
  expect(commandOf(pressed('6', { ctrlKey: true, code: 'Digit6' }), 'value', true, Geometry.ofSize(4))).toBeUndefined();
});

test('a range is the rectangle between two cells', () => {
  expect([...ranged(10, 28, 9)].sort((a, b) => a - b)).toEqual([10, 19, 28]);
  expect([...ranged(20, 0, 9)].sort((a, b) => a - b)).toEqual([0, 1, 2, 9, 10, 11, 18, 19, 20]);
});

test('a candidate has one colour; a link drawn again becomes weak, and is then removed', () => {
  const red = tinted(NO_SKETCH, 5, 0);
  expect(tinted(red, 5, 3).tints).toEqual([[5, 3]]);
  expect(tinted(red, 5, 0)).toEqual(NO_SKETCH);
  const strong = linked(NO_SKETCH, 1, 2);
  const weak = linked(strong, 2, 1);
  expect([strong, weak, linked(weak, 1, 2)].map(({ links }) => links.map((link) => link.strong))).toEqual([
    [true],
    [false],
    [],
  ]);
});

test('a link contains the drawings of a play, and invalid drawings throw', () => {
  const play = playOf(read('...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...'));
  const tidy = { tidy: true };
  const drawn = act(act(play, { kind: 'tint', candidate: 7, tint: 2 }, tidy), { kind: 'link', from: 7, to: 16 }, tidy);
  expect(areSame(play, drawn)).toBe(false);
  const again = playInLink(linkOf(drawn))!;
  expect(again.sketch).toEqual({ tints: [[7, 2]], links: [{ from: 7, to: 16, strong: true }] });
  expect(areSame(again, drawn)).toBe(true);
  expect(() => sketchIn([[729, 0], []], 729, 8)).toThrow(RangeError);
  expect(() => sketchIn([[1, 8], []], 729, 8)).toThrow(RangeError);
  expect(() => sketchIn([[], [1, 2]], 729, 8)).toThrow(RangeError);
});
