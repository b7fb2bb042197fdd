/**
 * The frame of every page of the site, and its parts. The functions are pure: they return HTML that loads no file from
 * elsewhere.
 */
import type { LanguageCode } from '../../src/face/index.js';
import { escaped } from '../../src/render/index.js';
import { MAIN_AREAS } from '../page/app/route.js';
import { LANGUAGE_NAMES } from '../page/words/words.js';
import { siteWordsIn } from './words.js';

/** Parts of Learn that have pages on the site. */
type SitePart = 'strategies' | 'glossary';

export interface SitePage {
  readonly language: LanguageCode;
  /** The path of the file, from the root of its language. */
  readonly path: string;
  readonly part: SitePart;
  readonly title: string;
  /** The description that search engines and cards show. */
  readonly description: string;
  /** The main part, as HTML. */
  readonly main: string;
}

/**
 * Returns the path of a page from the root of the site. English pages are at the root, and other languages have a
 * folder each.
 */
export const fileOf = ({ language, path }: Pick<SitePage, 'language' | 'path'>): string =>
  language === 'en' ? path : `${language}/${path}`;

/** Returns the relative path from a file back to the root. */
export const rootFrom = (file: string): string => '../'.repeat(file.split('/').length - 1);

/**
 * Returns a page as a whole document. `play`: the path of the play page from the root of the site. Styles and scripts
 * are files of the site, so that a strict policy can forbid all others.
 */
export function documentOf(page: SitePage, play?: string): string {
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
    ...head(page, root, play),
    `<main id="main">${main}</main>`,
    `<footer>${words.foot}</footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Returns the header. With a play page it is that of the play page with the parts of Learn; otherwise the site has its
 * own.
 */
function head(page: SitePage, root: string, play?: string): string[] {
  const { language, part } = page;
  const { site, areas, areasLabel, parts } = siteWordsIn(language);
  const pages: Readonly<Record<SitePart, string>> = { strategies: 'index.html', glossary: 'glossary.html' };
  const toPage = (each: SitePart): string =>
    link(rootFrom(page.path) + pages[each], parts[each], each === part ? ' aria-current="page"' : '');
  const other = link(toOther(page), LANGUAGE_NAMES[otherThan(language)], ` lang="${otherThan(language)}"`);
  if (play === undefined)
    return [
      `<header><a class="home" href="${rootFrom(page.path)}index.html">${site}</a><nav aria-label="${areasLabel}">${toPage('glossary')}</nav>${other}</header>`,
    ];
  const toArea = (area: (typeof MAIN_AREAS)[number]): string =>
    link(`${root}${play}#/${area}`, areas[area], area === 'learn' ? ' aria-current="true"' : '');
  return [
    `<header><a class="home" href="${root}${play}">Sudoku</a><nav aria-label="${areasLabel}">${MAIN_AREAS.map(toArea).join('')}</nav>${other}</header>`,
    `<nav class="tabs" aria-label="${areas.learn}">${link(`${root}${play}#/learn`, parts.course)}${toPage('strategies')}${toPage('glossary')}</nav>`,
  ];
}

const otherThan = (language: LanguageCode): LanguageCode => (language === 'en' ? 'de' : 'en');

/** Returns the relative path from a page to its translation. */
const toOther = (page: SitePage): string =>
  rootFrom(fileOf(page)) + fileOf({ path: page.path, language: otherThan(page.language) });

export const link = (href: string, text: string, attributes = ''): string =>
  `<a href="${escaped(href)}"${attributes}>${escaped(text)}</a>`;

export const listOf = (items: readonly string[], attributes = ''): string =>
  `<ul${attributes}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
