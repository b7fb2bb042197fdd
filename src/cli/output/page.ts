/** Pages in Markdown, which a screen shows laid out. */
import type { LanguageCode } from '../../core/languages.js';
import { markdownText } from '../../render/terminal/markdown.js';
import type { Terminal } from '../command.js';

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

/** Returns a page as it is written: laid out on a screen, in Markdown anywhere else. */
export const shownPage = (page: string, { screen, colour }: Pick<Terminal, 'screen' | 'colour'>): string =>
  screen ? markdownText(page, screen.columns, colour) : page;
