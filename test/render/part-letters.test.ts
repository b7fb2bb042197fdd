/** Sets, colours and cases have letters that are no digits of the puzzle, alike in sentences, pictures and JSON. */

import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { letterOf } from '../../src/logic/step/marks.js';
import { letter, say } from '../../src/logic/step/message.js';
import { drawnOf } from '../../src/render/json/step-read.js';
import { CHAIN_KEY, keyed } from '../../src/render/key.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import { partLetters } from '../../src/render/part-letters.js';
import { picture } from '../../src/render/picture/picture.js';
import { sentence } from '../../src/render/text.js';

const LETTERED = [...'ABCDEFGHI'];

test.each([
  ['9×9 with figures', 9, undefined, 'ABC'],
  ['9×9 with A-I', 9, LETTERED, 'JKL'],
  ['9×9 with a-i', 9, LETTERED.map((symbol) => symbol.toLowerCase()), 'JKL'],
  ['16×16', 16, undefined, 'HIJ'],
  ['16×16 with 0-F', 16, [...'0123456789ABCDEF'], 'GHI'],
  ['25×25, after Z', 25, undefined, 'ZΓΔ'],
] as const)('are the first that are free: %s', (_, size, alphabet, first) => {
  const letters = partLetters(Geometry.ofSize(size), { alphabet });
  expect([0, 1, 2].map((index) => letterOf(index, letters)).join('')).toBe(first);
  expect(letterOf(letters.length, letters)).toBe(first[0]);
});

const NINE = Geometry.of(3, 3);
const MARKS = [{ kind: 'cell', row: 1, column: 1, role: 'pattern', part: 'set', letter: 'J' }] as const;

test('are the same in sentence, badge and legend of a lettered puzzle', () => {
  const words = { ...ENGLISH, alphabet: LETTERED };
  expect(sentence(say('Set {a}.', { a: letter(0, [0]) }), NINE, words)).toBe('Set J.');
  const step = {
    place: [],
    remove: [],
    marks: [{ kind: 'cell', cell: 0, role: 'pattern', name: { part: 'set', letter: 0 } }],
  } as const;
  const position = {
    geometry: NINE,
    values: new Int8Array(81).fill(-1),
    givens: new Int32Array(81),
    digits: new Int32Array(81).fill(1),
  };
  const { shapes } = picture(position, step, { legend: true, alphabet: LETTERED });
  const texts = shapes.flatMap((shape) => (shape.kind === 'badge' || shape.kind === 'text' ? [shape.text] : []));
  expect(texts).toContain('J');
  expect(texts).toContain('set J');
});

test('are read from JSON by the size, and left out if they are none', () => {
  const indexIn = (geometry: Geometry, name: string): unknown => {
    const [mark] = drawnOf(geometry, { place: [], remove: [], marks: [{ ...MARKS[0], letter: name }] }).marks;
    return mark!.name?.letter;
  };
  expect([indexIn(NINE, 'J'), indexIn(Geometry.of(4, 4), 'J'), indexIn(Geometry.of(4, 4), 'A')]).toEqual([
    9,
    2,
    undefined,
  ]);
});

test('the key to chains has digits of the puzzle', () => {
  const chain = say('{chain}', { chain: { kind: 'chain', nodes: [] } });
  const keyOf = (size: Geometry, alphabet?: readonly string[]): string =>
    keyed({ ...ENGLISH, alphabet }, '', CHAIN_KEY)(chain, size);
  expect(keyOf(NINE)).toContain('(3)r1c2 is 3 in r1c2');
  expect(keyOf(NINE, LETTERED)).toContain('(C)r1c2 is C in r1c2');
  expect(keyOf(NINE, LETTERED)).toContain('(C=G)r1c2');
  expect(keyOf(Geometry.of(2, 2))).toContain('(3=4)r1c2');
});
