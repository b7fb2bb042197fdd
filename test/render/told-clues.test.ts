/** Sentences tell by which clue a candidate goes. */
import { expect, test } from 'vitest';
import { read } from '../../src/index.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { ENGLISH_STEPS } from '../../src/render/language/en/steps.js';
import { toldClues } from '../../src/render/told-clues.js';

/** Tells of the clues between r1c1 and r1c2, where the pair of their lowest candidates is excluded: 1 and 2. */
function told(clues: string, language: 'en' | 'de'): readonly string[] {
  const { geometry } = read('.'.repeat(36), { constraints: [clues] });
  const excluded = [[geometry.candidate(0, 0), geometry.candidate(1, 1)] as const];
  return toldClues([{ cells: [0, 1], excluded }], geometry, { en: ENGLISH_STEPS, de: GERMAN }[language]);
}

test.each([
  [
    'difference>=4',
    'the difference of r1c1 and r1c2 is at least 4',
    'die Differenz von r1c1 und r1c2 ist mindestens 4',
  ],
  ['sum!=3', 'the sum of r1c1 and r1c2 is not 3', 'die Summe von r1c1 und r1c2 ist nicht 3'],
  ['product=12', 'the product of r1c1 and r1c2 is 12', 'das Produkt von r1c1 und r1c2 ist 12'],
  ['ratio>=3', 'the ratio of r1c1 and r1c2 is at least 3', 'das Verhältnis von r1c1 und r1c2 ist mindestens 3'],
])('tells what the relation %s says', (text, en, de) => {
  expect(told(`relation=${text}:r1c12`, 'en')).toEqual([en]);
  expect(told(`relation=${text}:r1c12`, 'de')).toEqual([de]);
});

test('tells all relations of two cells', () => {
  expect(told('relation=difference<=1:r1c12;product=12:r1c12', 'en')).toHaveLength(2);
});
