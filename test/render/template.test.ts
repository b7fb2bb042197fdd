/** Templates that choose words by the number that a term names. */
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { cells, houses, number, say } from '../../src/logic/step/message.js';
import { sentence } from '../../src/render/text.js';

const geometry = Geometry.of(3, 3);

describe('a slot with texts', () => {
  test.each([
    [0, 'all'],
    [1, 'one'],
    [2, 'both'],
    [3, 'all'],
    [7, 'all'],
  ])('for %i things says %s', (many, word) => {
    expect(sentence(say('{many:one|both|all}', { many: number(many) }), geometry)).toBe(word);
  });

  test('agrees with the cells that another slot names, and may be empty', () => {
    const told = (list: readonly number[]) =>
      sentence(
        say('The {fins:fin|fins} {fins} {fins:sees|see} r9c9{fins:| together}.', { fins: cells(list) }),
        geometry,
      );
    expect(told([0])).toBe('The fin r1c1 sees r9c9.');
    expect(told([0, 1])).toBe('The fins r1c12 see r9c9 together.');
  });
});

test('a house that begins a sentence has a capital letter, a cell has none', () => {
  const terms = { house: houses([2]), cell: cells([0]) };
  expect(sentence(say('{house} is full. {cell} lies in {house}. {house}: {cell}', terms), geometry)).toBe(
    'Row 3 is full. r1c1 lies in row 3. Row 3: r1c1',
  );
});
