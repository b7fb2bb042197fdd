/** The page of all glossary words, and the buttons in other texts that open their definitions. */
import type { LanguageCode } from '../../src/face/index.js';
import { escaped } from '../../src/render/index.js';
import { glossed, termsIn } from '../course/gloss.js';
import type { TermId } from '../course/glossary.js';
import type { SitePage } from './page.js';
import { siteWordsIn } from './words.js';

export function glossaryPage(language: LanguageCode): SitePage {
  const words = siteWordsIn(language);
  return {
    language,
    path: 'glossary.html',
    part: 'glossary',
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

/** Matches a tag. A split by it alternates between text and tag. */
const TAGS = /(<[^>]*>)/;
/** Elements in which glossary words get no button. */
const SKIPPED_TAGS = /^(?:a|h\d|code|pre)$/;

/**
 * Returns HTML in which the first occurrence of each glossary word is a button that opens its definition. The HTML must
 * be our own. `written`: the language of the HTML; `definitions`: that of the definitions.
 */
export function withGlossary(html: string, written: LanguageCode, definitions = written): string {
  const seenTerms = new Set<TermId>();
  const terms = termsIn(definitions);
  let within = 0;
  const opened = html.split(TAGS).map((part, index) => {
    if (index % 2 === 1) {
      const [, end, name] = /^<(\/?)(\w+)/.exec(part) ?? [];
      if (name && SKIPPED_TAGS.test(name)) within += end ? -1 : 1;
      return part;
    }
    if (within > 0) return part;
    return glossed(part, termsIn(written), seenTerms)
      .map(({ text, term }) =>
        term ? `<button type="button" class="gloss" popovertarget="gloss-${term}">${text}</button>` : text,
      )
      .join('');
  });
  const notes = [...seenTerms].map(
    (term) =>
      `<div id="gloss-${term}" popover class="meaning"${definitions === written ? '' : ` lang="${definitions}"`}><strong>${escaped(terms[term].name)}</strong> ${escaped(terms[term].text)}</div>`,
  );
  return [...opened, ...notes].join('');
}
