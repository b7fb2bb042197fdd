/** All strategies, by family and by level, and a box to find one by any of its names. */
import { FAMILIES, LEVELS } from '../../src/face/index.js';
import { escaped } from '../../src/render/index.js';
import type { Strategy } from '../../strategies/index.js';
import { capitalised, familyTitle, link, listOf, type SitePage } from './page.js';
import { pathOf } from './strategy-page.js';

export const indexPage = (catalogue: readonly Strategy[]): SitePage => ({
  path: 'index.html',
  title: 'Sudoku strategies, explained and drawn',
  description: `${catalogue.length} strategies from full house to nested forcing chains, each with pictures of worked examples.`,
  main: [
    '<h1>Sudoku strategies</h1>',
    `<p>${catalogue.length} strategies, easiest first in each group, each with pictures, ratings and a way to practise it.</p>`,
    '<div role="search" class="search" hidden><label>Find by name <input type="search" autocomplete="off"></label><p aria-live="polite"></p></div>',
    '<h2 id="families">By family</h2>',
    ...FAMILIES.map((family) =>
      group(
        family,
        familyTitle(family),
        catalogue.filter((strategy) => strategy.family === family),
      ),
    ),
    '<h2 id="levels">By level</h2>',
    ...LEVELS.map((level) =>
      group(
        level,
        capitalised(level),
        catalogue.filter((strategy) => strategy.level === level),
      ),
    ),
  ].join('\n'),
});

const group = (id: string, title: string, strategies: readonly Strategy[]): string =>
  `<section aria-labelledby="${id}"><h3 id="${id}">${escaped(title)}</h3>${listOf(strategies.map(entry), ' class="strategies"')}</section>`;

const entry = (strategy: Strategy): string =>
  `${link(pathOf(strategy), strategy.name, ` data-names="${escaped([strategy.name, strategy.id, ...(strategy.aliases ?? [])].join(' ').toLowerCase())}"`)} <small class="level ${strategy.level}">${strategy.level}</small>`;
