/** Variants by name: the houses and pairs that they add, their text, and names that are no variants. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variants } from '../../constraints/index.js';
import { Geometry } from '../../src/core/geometry.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { houseNames, listed } from '../../src/render/names.js';
import { VARIANTS, variantsNamed } from '../../src/variants/names.js';
import { rulesOf } from '../../src/variants/of-grid.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { withRules } from '../../src/variants/rules.js';

const nine = Geometry.of(3, 3);
const JIGSAW = `
  111111122 133444142 333554442 363554722 663854722
  663855727 688855777 689888779 669999999`.replaceAll(/\s/g, '');

const extraNames = (geometry: Geometry): string[] =>
  geometry.housesOf('extra').map((house) => listed(houseNames(geometry, [house])));

test.each([
  ['X', ['x']],
  ['x, anti-knight', ['x', 'anti-knight']],
  ['Anti Knight+Diagonals', ['x', 'anti-knight']],
  ['HyperSudoku', ['windoku']],
  ['center dot,center-dot', ['centre-dot']],
] as const)('reads the name %s', (text, names) => expect(variantsNamed(text)).toEqual(names));

test('the schema lists every variant that puzzles in JSON may name: those without a layout of regions', () => {
  const schema = JSON.parse(readFileSync(new URL('../../schemas/dedupe.json', import.meta.url), 'utf8'));
  expect(schema.properties.variant.items.enum.toSorted()).toEqual(
    variants
      .filter(({ tiling }) => tiling !== 'regions')
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('an error about an unknown name lists the known ones', () => {
  expect(() => variantsNamed('x,killer')).toThrow(`there is no variant 'killer': there are ${VARIANTS.join(', ')}`);
  expect(() => variantsNamed('')).toThrow(RangeError);
  expect(() => variantsNamed('constructor')).toThrow(RangeError);
});

describe('the houses and pairs that a variant adds', () => {
  test.each([
    ['x', ['the diagonal from r1c1', 'the diagonal from r1c9']],
    ['windoku', [1, 2, 3, 4].map((n) => `window ${n}`).concat([1, 2, 3, 4, 5].map((n) => `hidden window ${n}`))],
    ['disjoint-groups', Array.from({ length: 9 }, (_, index) => `group ${index + 1}`)],
    ['asterisk', ['the asterisk']],
    ['centre-dot', ['the centre dots']],
    ['girandola', ['the girandola']],
  ] as const)('%s', (variant, names) => expect(extraNames(withRules(nine, { variant: [variant] }))).toEqual(names));

  test('several houses of a kind are named together, in any language', () => {
    const geometry = withRules(nine, { variant: ['x', 'windoku'] });
    expect(houseNames(geometry, [36, 28, 27, 29, 0])).toEqual([
      'row 1',
      'the diagonals from r1c1 and r1c9',
      'window 1',
      'hidden window 4',
    ]);
    expect(houseNames(geometry, [27, 28], GERMAN.cases!.nominative)).toEqual(['die Diagonalen ab r1c1 und r1c9']);
    expect(houseNames(geometry, [27, 28], GERMAN)).toEqual(['den Diagonalen ab r1c1 und r1c9']);
  });

  test('a group of a kind that no constraint has is told as a set', () => {
    const cells = Array.from({ length: 9 }, (_, index) => index * 10);
    const geometry = Geometry.from({ ...nine.layout, groups: [{ word: 'mine', number: 1, cells }] });
    expect(houseNames(geometry, geometry.housesOf('extra'))).toEqual(['set 1']);
  });

  test('windows and the houses that follow from them cover each cell', () => {
    for (const size of [4, 9, 16, 25]) {
      const geometry = withRules(Geometry.ofSize(size), { variant: ['windoku'] });
      const cells = geometry.housesOf('extra').flatMap((house) => geometry.cellsOf(house));
      expect(new Set(cells).size).toBe(geometry.cells);
      expect(cells.length).toBe(geometry.cells);
    }
  });

  test('knight and king moves add peers beyond rows, columns and boxes', () => {
    const knight = withRules(nine, { variant: ['anti-knight'] });
    expect([knight.sees(0, 11), knight.sees(0, 19), knight.sees(40, 51), nine.sees(40, 51)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const king = withRules(nine, { variant: ['king'] });
    expect([king.sees(20, 30), nine.sees(20, 30), king.sees(8, 9)]).toEqual([true, false, false]);
  });

  test('latin has neither boxes nor additional houses', () => {
    const latin = withRules(Geometry.of(1, 7), { variant: ['latin'] });
    expect([latin.houses, latin.tiling]).toEqual([14, 'none']);
  });
});

describe('regions', () => {
  test('have letters in the order of their cells, and other sets are named by their cells', () => {
    const geometry = withRules(nine, { regions: JIGSAW, pairs: ['r1c1r9c9', 'R2C1 r1c1r9c9'] });
    expect(listed(houseNames(geometry, [18, 20]))).toBe('regions A and C');
    expect(rulesOf(geometry)).toEqual({
      regions: [...JIGSAW].map((digit) => 'ABCDEFGHI'[Number(digit) - 1]).join(''),
      pairs: ['r1c1r9c9', 'r1c1r2c1r9c9'],
    });
    expect(geometry.sees(0, 80)).toBe(true);
  });

  test('equal to boxes are boxes', () => {
    expect(withRules(Geometry.ofSize(6), { regions: 'aabbcc'.repeat(3) + 'ddeeff'.repeat(3) })).toBe(Geometry.of(3, 2));
    expect(withRules(Geometry.of(1, 4), { regions: 'AABB AABB|CCDD CCDD', variant: ['jigsaw'] })).toBe(
      Geometry.of(2, 2),
    );
  });
});

test('writes rules, reads them back, and joins them with others', () => {
  for (const variant of VARIANTS) {
    if (variant === 'jigsaw' || variant === 'toroidal') continue;
    const geometry = withRules(nine, { variant: [variant] });
    expect(rulesText(geometry)).toBe(`variant=${variant}`);
    expect(withRules(nine, rulesOf(geometry))).toBe(geometry);
    expect(withRules(geometry, { variant: [variant] })).toBe(geometry);
  }
  const both = withRules(withRules(nine, { variant: ['x'] }), { variant: ['anti-knight'], pairs: ['r1c1r5c6'] });
  expect(rulesText(both)).toBe('variant=x,anti-knight pairs=r1c1r5c6');
  expect(rulesText(nine)).toBe('');
});

const statedBy = (constraint: string): string => rulesText(withRules(nine, { constraints: [constraint] }));

test.each([
  ['"pairs: |a - b| <= 2":r1c1r1c2;r2c1r2c2', '"pairs: |a - b| <= 2":r1c1r1c2;"pairs: |a - b| <= 2":r2c1r2c2'],
  [
    '"near=2":r1c1r1c2; r2c1r2c2 ;"prime-sum":r3c123;r4c123',
    '"near=2":r1c1r1c2;"near=2":r2c1r2c2;"prime-sum":r3c123;"prime-sum":r4c123',
  ],
  ['"ten := pairs: a + b = 10":r1c1r1c2;r2c1r2c2', '"ten := pairs: a + b = 10":r1c1r1c2;"ten":r2c1r2c2'],
  [
    '"either renban or near=2":r1c123/r2c123;r4c123/r5c123',
    '"either renban or near=2":r1c123/r2c123;"either renban or near=2":r4c123/r5c123',
  ],
])('cells alone have the text in quotes of the clue before them: %s', (written, whole) => {
  expect(statedBy(`rule=${written}`)).toBe(statedBy(`rule=${whole}`));
});

test.each(['rule=r1c1r1c2;"near=2":r2c1r2c2', 'xv=10:r1c1r1c2;r2c1r2c2', 'relation=sum<=5:r1c1r1c2;r2c1r2c2'])(
  'cells alone have no text of a clue behind them, and no number: %s',
  (constraint) => expect(() => statedBy(constraint)).toThrow('before the cells'),
);

test('small letters and capitals are the same letters, also where a capital is two letters elsewhere', () => {
  expect(statedBy('letters=aß:r1c1/r2c2')).toBe('letters=Aẞ:r1c1/r2c2');
  expect(statedBy('letters=ŉs:r1c1/r2c2')).toBe('letters=ŉS:r1c1/r2c2');
  expect(() => statedBy('letters=ßẞ:r1c1/r2c2')).toThrow('its letters have ẞ twice');
});

test.each([
  [{ variant: ['jigsaw'] }, 9, 'jigsaw needs its regions: a letter for each cell'],
  [{ variant: ['windoku'] }, 6, 'windoku needs a size that is a square'],
  [{ variant: ['asterisk'] }, 16, 'asterisk needs a grid of 9×9'],
  [{ variant: ['centre-dot'] }, 16, 'centre-dot needs boxes with a cell in their middle'],
  [{ variant: ['latin', 'disjoint-groups'] }, 9, 'disjoint-groups needs boxes'],
  [{ variant: ['latin'], regions: JIGSAW }, 9, 'latin has neither boxes nor regions'],
  [{ regions: 'AAB' }, 9, '3 letters of regions are no grid of 9×9: expected a letter for each cell'],
  [{ regions: `2${JIGSAW.slice(1)}` }, 9, 'each region has 9 cells, but 8 are 1, 10 are 2'],
  [{ pairs: ['r1c1'] }, 9, 'a set has from 2 to 9 cells, none of them twice'],
  [{ pairs: ['r1c1r0c2'] }, 9, 'there is no r0c2 in a grid of 9×9'],
  [{ constraints: ['whisper'] }, 9, 'whisper needs its cells, as in whisper=r1c1r1c2'],
  [
    { constraints: ['letters=AA:r1c1/r2c2'] },
    9,
    "letters 'AA:r1c1/r2c2': its letters have A twice: put its cells on one list",
  ],
  [{ constraints: ['letters=AB:r1c1r2c2'] }, 9, 'letters needs a list of cells for each letter'],
  [{ constraints: ['letters=A:r1c1;B:r2c2'] }, 9, 'letters needs all letters in one clue, as in AB:r1c12/r2c3'],
  [{ constraints: ['letters=AB:r1c1r2c2/r2c2'] }, 9, 'letters needs cells of one letter each'],
  [
    { constraints: ['look-and-say=2x3,1x3:r1c123'] },
    9,
    "look-and-say '2x3,1x3:r1c123': its counts name 3 twice: add them up",
  ],
  [
    { constraints: ['look-and-say=0x3:r1c12'] },
    9,
    "look-and-say '0x3:r1c12': its counts are at least 1: leave out what is not there",
  ],
  [{ constraints: ['look-and-say=2315:r1c12'] }, 9, 'look-and-say needs a cell for each digit that a clue counts'],
  [{ constraints: ['look-and-say=1x0:r1c12'] }, 9, 'look-and-say needs digits of 1-9'],
  [{ constraints: ['whisper='] }, 9, 'whisper needs its cells, as in whisper=r1c1r1c2'],
  [{ constraints: ['sandwich= ; '] }, 9, 'sandwich needs its cells, as in sandwich=17:r1c0'],
  [{ constraints: ['sandwich=r1c0'] }, 9, "sandwich 'r1c0': needs its sum before the cells, as in 0:r1c0"],
  [
    { constraints: ['little-killer=5:r0c1'] },
    9,
    "little-killer '5:r0c1': takes a place outside the grid and the first cell of its diagonal, as r0c3r1c4",
  ],
  [
    { constraints: ['x-sum=5:r0c0'] },
    9,
    "x-sum '5:r0c0': takes a place outside the grid at the end of a row or column, as r1c0 or r0c1",
  ],
  [{ constraints: ['killer-cage=17:A1'] }, 9, "killer-cage '17:A1': cells are written as r1c1r2c3, not 'A1'"],
  [{ constraints: ['odd=r1c0'] }, 9, "odd 'r1c0': there is no r1c0 in a grid of 9×9"],
  [
    { constraints: ['sandwich=5:row 1'] },
    9,
    "sandwich '5:row 1': takes a place outside the grid at the end of a row or column, as r1c0 or r0c1",
  ],
  [{ constraints: ['arrow=r1c1r1c2'] }, 9, "arrow 'r1c1r1c2': takes 2 or more lists of cells, with / between"],
  [{ pairs: ['A1B2'] }, 9, "cells are written as r1c1r2c3, not 'A1B2'"],
])('rejects %j', (rules, size, message) => {
  expect(() => withRules(Geometry.ofSize(size), rules)).toThrow(new RangeError(message));
});
