/** Buttons in the HTML of a text that open the definitions of glossary words. */
import type { LanguageCode } from '../../src/face/index.js';
import { escaped } from '../../src/render/index.js';
import { glossed, termsIn } from '../course/gloss.js';
import type { TermId } from '../course/glossary.js';

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
