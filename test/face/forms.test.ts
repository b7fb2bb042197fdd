import { expect, test } from 'vitest';
import { grade } from '../../src/index.js';

const HARD = '....29.8.1..4..5...98...7..6...9..5.8..6.5..7.1..7...9..1...62...3..8..1.4.23....';

test('grade gives the range over several forms, the same for the same seed', () => {
  const { forms, hodoku } = grade(HARD, { forms: 3, seed: 'tea', scale: 'hodoku' });
  expect(forms).toEqual(grade(HARD, { forms: 3, seed: 'tea', scale: 'hodoku' }).forms);
  expect(forms).toMatchObject({ count: 3, seed: 'tea', hodoku: { level: { least: expect.any(String) } } });
  expect(forms!.hodoku!.score!.least).toBeLessThanOrEqual(hodoku!.score);
  expect(forms!.hodoku!.score!.most).toBeGreaterThanOrEqual(hodoku!.score);
});

test('grade without forms gives none, and refuses a number that is none', () => {
  expect(grade(HARD, { scale: 'hodoku' })).not.toHaveProperty('forms');
  expect(() => grade(HARD, { forms: 0 })).toThrow('forms takes a whole number from 1');
});
