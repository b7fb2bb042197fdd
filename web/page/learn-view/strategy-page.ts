/** Loads the pages of strategies, which are files beside the built page. Learn shows their main parts. */
import type { LanguageCode } from '../../../src/face/index.js';
import { hashOf, pageOf } from '../app/route.js';
import type { StrategyInfo } from '../engine/protocol.js';

const FOLDER = './learn/';

/** The style sheet of these main parts. */
export const ARTICLE_STYLES = `${FOLDER}article.css`;

/**
 * Loads the main part of a strategy's page, and converts its links to addresses of the page. Resolves to undefined if
 * it is not available.
 */
export async function loadArticle(
  { family, id }: StrategyInfo,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<Element | undefined> {
  const file = `${FOLDER}${language === 'en' ? '' : `${language}/`}${family}/${id}.html`;
  try {
    const answer = await fetch(file, { signal });
    if (!answer.ok) return undefined;
    const { url } = answer;
    const main = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    for (const image of main?.querySelectorAll('img') ?? []) image.src = new URL(image.getAttribute('src')!, url).href;
    for (const link of main?.querySelectorAll('a') ?? [])
      link.setAttribute('href', pageAddress(new URL(link.getAttribute('href')!, url)));
    return main ?? undefined;
  } catch {
    return undefined;
  }
}

/** Converts a link on the site to an address of the page. Links to other places stay unchanged. */
export function pageAddress({ href, hash, pathname, origin }: URL, base = document.baseURI): string {
  const folder = new URL(FOLDER, base);
  if (origin !== folder.origin) return href;
  if (!pathname.startsWith(folder.pathname)) return hash || href;
  const [file, family] = pathname.slice(folder.pathname.length).split('/').reverse() as [string, string?];
  if (file === 'index.html') return hashOf('learn', { part: 'strategies', ...(hash && { family: hash.slice(1) }) });
  return family ? pageOf(file.replace(/\.html$/, '')) : hashOf('learn', { part: 'glossary' });
}
