import { expect, test } from 'vitest';
import { catalogue } from '../../../strategies/index.js';
import { germanName } from '../../../web/course/german-names.js';

/** Matches English words that German players do not use. */
const ENGLISH = /\b(?:with|Type|Chain|Loop|Pair|Triple|Set|Rectangle|Single|Fish|Finned|Grouped|Hidden|Naked)\b/;

test('every strategy has a German name of its own, without English words', () => {
  const names = catalogue.map(({ name }) => germanName(name));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => ENGLISH.test(name))).toEqual([]);
  expect(germanName('Siamese Finned Swordfish')).toBe('Siamesen-Schwertfisch mit Flosse');
  expect(germanName('Unique Rectangle Type 3')).toBe('Eindeutiges Rechteck Typ 3');
  expect(germanName('X-Wing')).toBe('X-Wing');
});
