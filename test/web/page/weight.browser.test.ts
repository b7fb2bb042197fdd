import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadLanguage } from '../../../src/render/index.js';
import { catalogue } from '../../../strategies/index.js';
import { strategiesIn } from '../../../web/page/engine/views.js';
import { strategyPage } from '../../../web/page/learn-view/strategy-page.js';
import { de } from '../../../web/page/words/de.js';
import { en } from '../../../web/page/words/en.js';
import type { StrategyData } from '../../../web/site/strategy-data.js';
import { type ThumbData, thumbOf } from '../../../web/site/thumb.js';

const folder = fileURLToPath(new URL('../../../dist/page', import.meta.url));
await loadLanguage('de');
const LISTS = { en: strategiesIn('en'), de: strategiesIn('de') };
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

it('the built page is small, and draws its pictures itself', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const bytes = files.reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(3.85 * 1024 * 1024);
  expect(files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(folder.length))).toEqual(['/icon.svg']);
});

it('every strategy has a page: with pictures, a position to play, and links within Learn', () => {
  // The languages take turns, because the pictures of all pages take seconds.
  for (const [turn, { id }] of catalogue.entries()) {
    const language = turn % 2 === 0 ? 'en' : 'de';
    const { levels, elements } = language === 'de' ? de : en;
    const strategies = LISTS[language];
    const data = JSON.parse(read(`learn/strategies/${id}.json`)) as StrategyData;
    const own = strategies.find((strategy) => strategy.id === id)!;
    const page = strategyPage(own, data, { language, levels, strategies, pictures: elements.pictures });
    expect(page, id).toContain(`href="#/play?practise=${id}"`);
    expect(page.split('<figure>').length - 1, id).toBe(data.examples.length);
    expect([...page.matchAll(/#\/play\?p=/g)].length, id).toBe(data.examples.length);
    expect([...page.matchAll(/<svg role="img"/g)].length, id).toBe(data.examples.length);
    expect(
      [...page.matchAll(/href="(?!#\/|https?:)[^"]*"/g)].map(([link]) => link),
      id,
    ).toEqual([]);
    expect(page, id).not.toMatch(/undefined|\[object|NaN/);
  }
});

it('every strategy has a small drawing', () => {
  const thumbs = JSON.parse(read('learn/thumbs.json')) as Readonly<Record<string, ThumbData>>;
  for (const { id } of catalogue) expect(thumbOf(thumbs[id]!), id).toMatch(/^<svg.*class="(?:disc|outline|wash|link)/);
});
