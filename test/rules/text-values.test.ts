/** What sentences say of numbers in rules as text: their values with some digits, their words, and which digits these rule out. */
import { expect, test } from 'vitest';
import { bitsOf } from '../../src/core/bits.js';
import { boardOf } from '../../src/core/board-of.js';
import { cellsIn } from '../../src/core/cells-text.js';
import { seeded } from '../../src/create/random.js';
import { readPuzzle } from '../../src/formats/read.js';
import { loadLanguage } from '../../src/render/language/index.js';
import { sentence } from '../../src/render/text.js';
import { spelt } from '../../src/rules/text/spelt.js';
import { parseRuleText, type TextOperation, type TextTree } from '../../src/rules/text/tree.js';
import { valuesOf } from '../../src/rules/text/values.js';
import { fillingsOfAClue } from '../../strategies/rules/fillings-of-a-clue.js';
import { inTier } from '../tier.js';
import { randomNumber } from './random-texts.js';

/** Returns the number of a text, as it is compared with 0. */
const treeOf = (text: string): TextTree => (parseRuleText(`whole: ${text} = 0`).test as TextOperation).operands[0]!;

const NUMBERS = [1, 2, 3, 4, 5, 6];

test('the values of a number are those of all fillings, and its words mean the same', () => {
  const random = seeded('values');
  let several = 0;
  for (let round = 0; round < inTier({ quick: 100, slow: 500 }); round++) {
    const length = 2 + Math.floor(random() * 3);
    const { text, of } = randomNumber(random, length);
    if (text.length > 190) continue;
    const tree = treeOf(text);
    expect(treeOf(spelt(tree)), text).toEqual(tree);
    const digits = Array.from({ length }, () => 1 + Math.floor(random() * 63));
    const fillings = digits.reduce<number[][]>(
      (found, set) => found.flatMap((filling) => bitsOf(set).map((digit) => [...filling, digit + 1])),
      [[]],
    );
    const expected = [...new Set(fillings.map(of))].sort((a, b) => a - b);
    expect(valuesOf(tree, digits, NUMBERS), text).toEqual(expected);
    if (expected.length > 1) several++;
  }
  expect(several).toBeGreaterThan(40);
});

test('too many ways to a number are not gone through', () => {
  const digits = Array.from({ length: 12 }, () => 511);
  expect(valuesOf(treeOf('sum() * product() * distinct()'), digits, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(undefined);
});

const german = await loadLanguage('de');

/** Returns the first sentence on the fillings of a rule, in English and in German. */
function saidOf(text: string, cells: string, removed = ''): readonly string[] {
  const { puzzle } = readPuzzle(`${'.'.repeat(81)} rule="${text}":${cells}`);
  const board = boardOf(puzzle);
  for (const [, cell, digits] of removed.matchAll(/(r\dc\d)=(\d+)/g))
    for (let digit = 1; digit <= 9; digit++)
      if (!digits!.includes(String(digit))) board.remove(board.geometry.candidate(cellsIn(cell!, 9)[0]!, digit - 1));
  const [hit] = fillingsOfAClue.find(board, {});
  const { message } = fillingsOfAClue.explain(hit!, board.geometry);
  return [sentence(message, board.geometry), sentence(message, board.geometry, german)];
}

/** Seven cells that do not see each other: too many ways to list. */
const CELLS = 'r1c1r2c4r3c7r4c2r5c5r6c8r7c3';

test.each([
  [
    'whole: product() = 7',
    '',
    'with 8 in r1c1 the product would be at least 8',
    'mit 8 in r1c1 wäre das Produkt mindestens 8',
  ],
  [
    'whole: most() < 4',
    '',
    'with 4 in r1c1 the largest digit would be at least 4',
    'wäre die größte Ziffer mindestens 4',
  ],
  ['whole: least() > 6', '', 'the smallest digit would be 1, which is not', 'wäre die kleinste Ziffer 1, was nicht'],
  [
    'whole: distinct() > 6',
    'r2c4=2',
    'with 2 in r1c1 the number of different digits would be at most 6',
    'wäre die Zahl der verschiedenen Ziffern höchstens 6',
  ],
  [
    'whole: d[1] = count(d[2..-1], a > 5)',
    '',
    'with 7 in r1c1 count(d[2..-1], a > 5) would be at most 6',
    'höchstens 6',
  ],
  [
    'counts-visible',
    '',
    'with 7 in r1c1 the number of visible digits of r2c4, r3c7, r4c2, r5c5, r6c8 and r7c3 would be at most 6',
    'wäre die Zahl der sichtbaren Ziffern von r2c4',
  ],
  [
    'whole: product(d[1..2]) = product(d[3..4])',
    'r1c1=57 r2c4=1 r3c7=12345 r4c2=1',
    'with 7 in r1c1 the product of r1c1 and r2c4 would be 7 and the product of r3c7 and r4c2 1, 2, 3, 4 or 5',
    'wäre das Produkt von r1c1 und r2c4 7 und das Produkt von r3c7 und r4c2 1, 2, 3, 4 oder 5',
  ],
  [
    'whole: product() is prime',
    '',
    'with 4 in r1c1 it could not be filled',
    'mit 4 in r1c1 ließe sich das nicht ausfüllen',
  ],
])('says to which numbers %s would come', (text, left, en, de) => {
  const said = saidOf(text, CELLS, left);
  expect(
    en.split('|').some((each) => said[0]!.includes(each)),
    said[0],
  ).toBe(true);
  expect(said[1]).toContain(de);
});
