/** All words of the glossary on one page, and how a text opens them where they stand. */
import { escaped } from '../../src/render/index.js';
import { glossed, termsIn } from '../course/gloss.js';
import type { TermId } from '../course/glossary.js';
import type { SitePage } from './page.js';

const TERMS = termsIn('en');

export const glossaryPage = (): SitePage => ({
  path: 'glossary.html',
  title: 'Glossary - Sudoku strategies',
  description: 'The words of Sudoku, each in a sentence or two.',
  main: [
    '<h1>Glossary</h1>',
    '<dl class="glossary">',
    ...Object.entries(TERMS).map(
      ([id, { name, text }]) => `<dt id="${id}">${escaped(name)}</dt><dd>${escaped(text)}</dd>`,
    ),
    '</dl>',
  ].join('\n'),
});

/** Splits HTML at its tags: a text between them, then a tag, in turn. */
const TAGS = /(<[^>]*>)/;
/** Elements whose words open nothing. */
const LEFT_OUT = /^(?:a|h\d|code|pre)$/;

/** HTML of our own with the glossary's words, each where it comes first, as buttons that open what they mean. */
export function withGlossary(html: string): string {
  const met = new Set<TermId>();
  let within = 0;
  const opened = html.split(TAGS).map((part, index) => {
    if (index % 2 === 1) {
      const [, end, name] = /^<(\/?)(\w+)/.exec(part) ?? [];
      if (name && LEFT_OUT.test(name)) within += end ? -1 : 1;
      return part;
    }
    if (within > 0) return part;
    return glossed(part, TERMS, met)
      .map(({ text, term }) =>
        term ? `<button type="button" class="gloss" popovertarget="gloss-${term}">${text}</button>` : text,
      )
      .join('');
  });
  const notes = [...met].map(
    (term) =>
      `<div id="gloss-${term}" popover class="meaning"><strong>${escaped(TERMS[term].name)}</strong> ${escaped(TERMS[term].text)}</div>`,
  );
  return [...opened, ...notes].join('');
}
