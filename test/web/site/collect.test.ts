import { expect, it } from 'vitest';
import { loadLanguage } from '../../../src/render/index.js';
import { strategyOf } from '../../../strategies/index.js';
import { LESSONS } from '../../../web/course/lessons.js';
import { dataOf } from '../../../web/site/collect.js';

it.each(['full-house', 'x-wing', 'order'])(
  '%s: has its German steps beside the English ones, apart from the text',
  async (id) => {
    await loadLanguage('de');
    const { english, german } = dataOf(strategyOf(id)!, (other) => other);
    expect(english.steps.length).toBeGreaterThan(2);
    expect(german!.steps.length).toBe(english.steps.length);
    expect(german!.above).toMatch(/^<h2>So erkennt man es<\/h2>/);
    expect(german!.idea).not.toContain('<h2>');
  },
);

it('tells the steps of the example of each lesson', () => {
  const without = LESSONS.filter(({ id }) => dataOf(strategyOf(id)!, (other) => other).english.steps.length === 0);
  expect(without.map(({ id }) => id)).toEqual([]);
});
