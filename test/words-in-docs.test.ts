/** The docs stay short: all pages and CONTRIBUTING together, and README alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const wordsIn = (page: string): number => readFileSync(new URL(page, root), 'utf8').split(/\s+/).filter(Boolean).length;
const pages = readdirSync(new URL('docs', root))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

test('the docs and CONTRIBUTING have at most 18,040 words together, README 950', () => {
  const words = [...pages, 'CONTRIBUTING.md'].map(wordsIn);
  expect(words.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(18_040);
  expect(wordsIn('README.md')).toBeLessThanOrEqual(950);
});
