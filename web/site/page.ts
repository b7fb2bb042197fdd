/**
 * The frame of every page of the site, and its parts. The functions are pure: they return HTML that loads no file from
 * elsewhere.
 */
import type { LanguageCode } from '../../src/face/index.js';
import { escaped } from '../../src/render/index.js';
import { LANGUAGE_NAMES } from '../page/words/words.js';
import { link } from './html.js';
import { siteWordsIn } from './words.js';

export interface SitePage {
  readonly language: LanguageCode;
  /** The path of the file, from the root of its language. */
  readonly path: string;
  readonly title: string;
  /** The description that search engines and cards show. */
  readonly description: string;
  /** The main part, as HTML. */
  readonly main: string;
}

/** Returns the path of a strategy's page, from the root of its language. */
export const pathOf = ({ family, id }: { readonly family: string; readonly id: string }): string =>
  `${family}/${id}.html`;

/**
 * Returns the path of a page from the root of the site. English pages are at the root, and other languages have a
 * folder each.
 */
export const fileOf = ({ language, path }: Pick<SitePage, 'language' | 'path'>): string =>
  language === 'en' ? path : `${language}/${path}`;

/** Returns the relative path from a file back to the root. */
export const rootFrom = (file: string): string => '../'.repeat(file.split('/').length - 1);

/**
 * Returns a page as a whole document. Styles and scripts are files of the site, so that a strict policy can forbid all
 * others.
 */
export function documentOf(page: SitePage): string {
  const { language, title, description, main } = page;
  const root = rootFrom(fileOf(page));
  const words = siteWordsIn(language);
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">`,
    `<meta name="description" content="${escaped(description)}">`,
    `<title>${escaped(title)}</title>`,
    '<link rel="icon" href="data:,">',
    `<link rel="alternate" hreflang="${otherThan(language)}" href="${toOther(page)}">`,
    ...['site.css', 'article.css'].map((file) => `<link rel="stylesheet" href="${root}${file}">`),
    `<script src="${root}site.js" defer></script>`,
    '</head>',
    '<body>',
    `<a class="skip" href="#main">${words.toText}</a>`,
    head(page),
    `<main id="main">${main}</main>`,
    `<footer>${words.foot}</footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Returns the header, which leads to the list of strategies, to the glossary and to the translation. */
function head(page: SitePage): string {
  const { site, areasLabel, parts } = siteWordsIn(page.language);
  const root = rootFrom(page.path);
  const isHere = page.path === 'glossary.html';
  const glossary = link(`${root}glossary.html`, parts.glossary, isHere ? ' aria-current="page"' : '');
  const other = link(toOther(page), LANGUAGE_NAMES[otherThan(page.language)], ` lang="${otherThan(page.language)}"`);
  return `<header><a class="home" href="${root}index.html">${site}</a><nav aria-label="${areasLabel}">${glossary}</nav>${other}</header>`;
}

const otherThan = (language: LanguageCode): LanguageCode => (language === 'en' ? 'de' : 'en');

/** Returns the relative path from a page to its translation. */
const toOther = (page: SitePage): string =>
  rootFrom(fileOf(page)) + fileOf({ path: page.path, language: otherThan(page.language) });
