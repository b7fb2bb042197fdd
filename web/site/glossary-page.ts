/** The page of all glossary words. */
import type { LanguageCode } from '../../src/face/index.js';
import { escaped } from '../../src/render/index.js';
import { termsIn } from '../course/gloss.js';
import type { SitePage } from './page.js';
import { siteWordsIn } from './words.js';

export function glossaryPage(language: LanguageCode): SitePage {
  const words = siteWordsIn(language);
  return {
    language,
    path: 'glossary.html',
    title: `${words.parts.glossary} - ${words.site}`,
    description: words.glossaryAbout,
    main: [
      `<h1>${words.parts.glossary}</h1>`,
      '<dl class="glossary">',
      ...Object.entries(termsIn(language)).map(
        ([id, { name, text }]) => `<dt id="${id}">${escaped(name)}</dt><dd>${escaped(text)}</dd>`,
      ),
      '</dl>',
    ].join('\n'),
  };
}
