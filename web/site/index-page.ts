/** The page of all strategies by family and by level, with a box to find one by any of its names. */

import { FAMILIES, type LanguageCode, LEVELS } from '../../src/face/index.js';
import { escaped, languageOf, strategyName } from '../../src/render/index.js';
import type { Strategy } from '../../strategies/index.js';
import { familyIn } from '../course/strategy-names.js';
import { link, listOf } from './html.js';
import { pathOf, type SitePage } from './page.js';
import { levelIn, siteWordsIn } from './words.js';

export function indexPage(catalogue: readonly Strategy[], language: LanguageCode): SitePage {
  const words = siteWordsIn(language);
  const count = catalogue.length;
  const entry = (strategy: Strategy): string => {
    const { name, id, aliases = [], level } = strategy;
    const own = strategyName(strategy, languageOf(language));
    const names = [...new Set([own, name, id, ...aliases])].join(' ').toLowerCase();
    return `${link(pathOf(strategy), own, ` data-names="${escaped(names)}"`)} <small class="level ${level}">${levelIn(language, level)}</small>`;
  };
  const group = (id: string, title: string, strategies: readonly Strategy[]): string =>
    `<section aria-labelledby="${id}"><h3 id="${id}">${escaped(title)}</h3>${listOf(strategies.map(entry), ' class="strategies"')}</section>`;
  const [one, several] = words.strategies;
  return {
    language,
    path: 'index.html',
    title: words.indexTitle,
    description: words.indexAbout(count),
    main: [
      `<h1>${words.site}</h1>`,
      `<p>${words.indexLead(count)}</p>`,
      `<div role="search" class="search" hidden><label>${words.find} <input type="search" autocomplete="off"></label><p aria-live="polite" data-one="${one}" data-several="${several}"></p></div>`,
      `<h2 id="families">${words.byFamily}</h2>`,
      ...FAMILIES.map((family) =>
        group(
          family,
          familyIn(language, family),
          catalogue.filter((strategy) => strategy.family === family),
        ),
      ),
      `<h2 id="levels">${words.byLevel}</h2>`,
      ...LEVELS.map((level) =>
        group(
          level,
          levelIn(language, level),
          catalogue.filter((strategy) => strategy.level === level),
        ),
      ),
    ].join('\n'),
  };
}
