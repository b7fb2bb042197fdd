import { expect, it } from 'vitest';
import { clock, EMPTY, Geometry } from '../../../src/core/index.js';
import { formatLine } from '../../../src/index.js';
import { plainGridOf } from '../../../web/page/engine/grid.js';
import { misreadings } from '../../../web/page/engine/misread.js';
import type { ReadGrid } from '../../../web/page/engine/protocol.js';
import { faultyGrid, pastedPuzzle, valueCount } from '../../../web/page/entry-view/pasted.js';
import { strokeOf, typed, written } from '../../../web/page/entry-view/typing.js';
import { unreadText } from '../../../web/page/exchange/unread.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const blank = () => playOf({ geometry: Geometry.of(3, 3), values: new Int8Array(81).fill(EMPTY) });
const key = (key: string) => strokeOf({ key, ctrlKey: false, metaKey: false, altKey: false } as KeyboardEvent);

it('goes on to the next cell while a puzzle is typed, and back with Backspace', () => {
  let at = { play: blank(), cell: 0 };
  for (const sign of `${PUZZLE.slice(0, 12)}`)
    at = typed(at.play, at.cell, key(sign) ?? { kind: 'digit', digit: Number(sign) - 1 });
  expect(at.cell).toBe(12);
  expect(formatLine({ geometry: at.play.geometry, values: Int8Array.from(at.play.values) }).slice(0, 12)).toBe(
    PUZZLE.slice(0, 12),
  );
  at = typed(at.play, at.cell, key('Backspace')!);
  expect([at.cell, at.play.values[11]]).toEqual([11, EMPTY]);
  at = typed(at.play, 9, key('Backspace')!);
  expect([at.cell, at.play.values[9]]).toEqual([9, EMPTY]);
  expect(typed(at.play, 80, { kind: 'digit', digit: 0 }).cell).toBe(80);
  expect(written(playOf(read(PUZZLE)), [0], 3).values[0]).toBe(3);
});

it('keeps what can be read of a grid with strange signs, and says where they are', () => {
  const rows = PUZZLE.match(/.{9}/g)!;
  const photo = rows.map((row, index) => (index === 4 ? row.replace('4', 'A') : row).replaceAll('.', ' . ')).join('\n');
  const faulty = faultyGrid(photo)!;
  expect(faulty.unread).toEqual([{ cell: 36, sign: 'A' }]);
  expect(faulty.values.filter((value) => value !== EMPTY)).toHaveLength(29);
  expect(faulty.uneven).toEqual([]);
});

it('keeps a grid with a short row, and one with a missing sign in one line', () => {
  const rows = PUZZLE.match(/.{9}/g)!;
  expect(faultyGrid(rows.with(2, '.98....6').join('\n'))!.uneven).toEqual([{ row: 2, signs: 8, wanted: 9 }]);
  expect(faultyGrid(PUZZLE.slice(1))!.uneven).toEqual([{ row: 0, signs: 80, wanted: 81 }]);
  expect(faultyGrid('+---+---+---+\n|53.|.7.|...|\n+---+\n')).toBeUndefined();
  expect(
    faultyGrid('a sentence of about eighty signs, such as people write them when they mean no puzzle'),
  ).toBeUndefined();
});

it('puts the first puzzle of a text on the board, and keeps the others and what is none', () => {
  const [first, other] = [PUZZLE, PUZZLE.replace('5', '.')].map((line) => ({
    grid: plainGridOf(read(line)),
    text: line,
  })) as [ReadGrid, ReadGrid];
  const unread = [{ line: 3, text: 'hello there', reason: 'no puzzle' }];
  const pasted = pastedPuzzle('', { grids: [first, other], unread }, 'en')!;
  expect(valueCount(pasted.play)).toBe(30);
  expect(pasted.rest).toBe(`${other.text}\nhello there`);
  expect(pasted.notes).toEqual([
    '30 digits are on the board.',
    'This is the first of 2 puzzles. The others are still in the field.',
    'Line 3 is no puzzle: “hello there”',
  ]);
});

it('puts what can be read of a grid on the board, and keeps the text and the cells that are left', () => {
  const photo = PUZZLE.replace('53', 'A3');
  const { play, notes, rest, unread } = pastedPuzzle(photo, undefined, 'en')!;
  expect([valueCount(play), rest, unread]).toEqual([29, photo, [0]]);
  expect(notes).toEqual(['29 digits are on the board.', 'Left empty, because it could not be read: “A” in r1c1.']);
  expect(pastedPuzzle('hello there', { grids: [], unread: [] }, 'en')).toBeUndefined();
});

it('names the given without which a puzzle has one solution, and the digit that it has there', () => {
  const wrong = read(PUZZLE.replace('53', '23'));
  expect(misreadings(wrong, clock(20_000))).toContainEqual({ cell: 0, digit: 1, instead: 4, isSpare: true });
  const clashing = read(PUZZLE.replace('53', '33'));
  expect(misreadings(clashing, clock(20_000))).toContainEqual({ cell: 0, digit: 2, instead: 4, isSpare: true });
});

it('names a given in whose place one other digit leaves one solution, if there are several', () => {
  const misread = read(PUZZLE.replace('98', '92'));
  const all = misreadings(misread, clock(20_000));
  expect(all).toContainEqual({ cell: 20, digit: 1, instead: 7, isSpare: false });
  expect(all.length).toBeLessThan(5);
  expect(misreadings(read('1.......2.......'), clock(20_000))).toEqual([]);
});

it('says in words of people why a text is no puzzle', () => {
  expect(unreadText({ text: PUZZLE.slice(1), line: 1, reason: '' }, 'en')).toBe(
    'These are 80 cells. A grid of 9×9 has 81: 1 missing.',
  );
  expect(unreadText({ text: `${PUZZLE}..`, line: 1, reason: '' }, 'de')).toBe(
    'Das sind 83 Felder. Ein Gitter mit 9×9 hat 81: 2 sind zu viel.',
  );
  expect(unreadText({ text: 'hello there', line: 3, reason: '' }, 'en')).toBe('Line 3 is no puzzle: “hello there”');
  expect(unreadText({ text: 'https://sudokupad.app/oi7nvbh1de', line: 1, reason: '' }, 'en')).toMatch(
    /another server keeps/,
  );
  expect(unreadText({ text: `https://example.com/${'a'.repeat(120)}`, line: 1, reason: 'no grid' }, 'en')).toBe(
    'This link cannot be read: no grid',
  );
});
