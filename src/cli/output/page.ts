/** Pages in Markdown, as a terminal shows them. */
import type { LanguageCode } from '../../core/languages.js';
import { wrapped } from '../../render/terminal/wrap.js';

/** A page, and the language in which it is: English where there is none in the language asked for. */
export interface PageText {
  readonly text: string;
  readonly language: LanguageCode;
}

/**
 * Returns the reader of the package's pages, by their path without an ending. It is loaded when it is needed, since few
 * runs show a page.
 */
export async function pageReader(language: LanguageCode = 'en'): Promise<(path: string) => PageText> {
  const { pageText } = await import('./archive.js');
  return (path) => {
    const own = language === 'en' ? undefined : pageText(`${path}.${language}.md`);
    return own === undefined
      ? { text: pageText(`${path}.md`)!.trimEnd(), language: 'en' }
      : { text: own.trimEnd(), language };
  };
}

/** The remark on a page that is not in the language asked for. */
export const ONLY_ENGLISH = 'sudoku: this page is only in English';

/** Formats a page for a screen: without Markdown's syntax, with lines broken between words. */
export function forScreen(page: string, columns: number): string {
  const proseAndCode = page.split(/^```.*\n/m);
  const formatted = proseAndCode.map((part, index) => (index % 2 === 1 ? part : proseOf(part, columns)));
  return formatted
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd();
}

const proseOf = (markdown: string, columns: number): string =>
  markdown
    .replaceAll(/^(?:<!--.*-->|!\[.*\]\(.*\))\n?/gm, '')
    .replaceAll(/^(#+|>) /gm, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]+/g, '')
    .split('\n')
    .map((line) => wrapped(line.trim(), columns))
    .join('\n');
