/** Sentences tell by which clue a candidate goes. */
import { expect, test } from 'vitest';
import { GERMAN } from '../../src/render/language/de/index.js';
import { ENGLISH_STEPS } from '../../src/render/language/en/steps.js';
import { toldClues } from '../../src/render/told-clues.js';
import { read } from '../read-text.js';

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
  expect(told('relation=difference>=2:r1c12;product=12:r1c12', 'en')).toHaveLength(2);
});

test('leaves out a relation that allows the pair', () => {
  expect(told('relation=difference<=1:r1c12;product=12:r1c12', 'en')).toEqual(['the product of r1c1 and r1c2 is 12']);
});

test.each([
  ['thermometer=r1c2r2c3r1c1', 'r1c1 is at least 2 more than r1c2 (thermometer)'],
  ['whisper=r2c1r1c1r1c2', 'r1c1 and r1c2 differ by at least 3 (whisper)'],
  ['parity-line=r1c1r2c1r1c2', 'r1c1 and r1c2 are both odd or both even (parity line)'],
  // The line is closed: r1c2 is beside r1c1.
  ['modular-line=2:r1c1r2c1r2c2r1c2r1c1', 'r1c1 and r1c2 leave different remainders when divided by 2 (modular line)'],
  ['row-indexer=r1c1', 'r1c1 says in which row column 1 has its 1 (row indexer)'],
])('tells what a line or an index says of two cells: %s', (text, en) => {
  const clue = text.startsWith('row') ? [0, 6] : [0, 1];
  const { geometry } = read('.'.repeat(36), { constraints: [text] });
  const excluded = [...Array(36).keys()].flatMap((pair) => {
    const both = [geometry.candidate(clue[0]!, Math.floor(pair / 6)), geometry.candidate(clue[1]!, pair % 6)] as const;
    return Math.floor(pair / 6) !== pair % 6 && geometry.conflict(...both) ? [both] : [];
  });
  expect(toldClues([{ cells: [clue[0]!, clue[1]!], excluded }], geometry, ENGLISH_STEPS)).toEqual([en]);
});

test('tells once what a line says of several cells', () => {
  const { geometry } = read('.'.repeat(81), { constraints: ['whisper=r1c1r2c2r3c3r4c4'] });
  const between = [
    [0, 10],
    [10, 20],
  ].map(([a = 0, b = 0]) => ({
    cells: [a, b] as const,
    excluded: [[geometry.candidate(a, 0), geometry.candidate(b, 1)] as const],
  }));
  expect(toldClues([{ cells: [0, 10, 20], between }], geometry, ENGLISH_STEPS)).toEqual([
    'neighbours on the line r1c1, r2c2 and r3c3 differ by at least 5 (whisper)',
  ]);
});
