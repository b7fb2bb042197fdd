/** The frame of every page of the site, and its parts. Pure: text in, HTML out; nothing is fetched from elsewhere. */
import { escaped } from '../../src/render/index.js';

export interface SitePage {
  /** The file, from the root of the site. */
  readonly path: string;
  readonly title: string;
  /** The description that search engines and cards show. */
  readonly description: string;
  /** The main part, as HTML. */
  readonly main: string;
}

/** The relative path from a page back to the root. */
const rootFrom = (path: string): string => '../'.repeat(path.split('/').length - 1);

/**
 * A whole document; `play` is the path of the page to play on, from the root of the site. Styles and scripts are files
 * of the site, so that a strict policy can forbid all others.
 */
export function documentOf({ path, title, description, main }: SitePage, play?: string): string {
  const root = rootFrom(path);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">`,
    `<meta name="description" content="${escaped(description)}">`,
    `<title>${escaped(title)}</title>`,
    '<link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${root}site.css">`,
    `<script src="${root}site.js" defer></script>`,
    '</head>',
    '<body>',
    '<a class="skip" href="#main">To the text</a>',
    `<header><a class="home" href="${root}index.html">Sudoku strategies</a> ${link(`${root}glossary.html`, 'Glossary')}${play === undefined ? '' : ` ${link(root + play, 'Play Sudoku')}`}</header>`,
    `<main id="main">${main}</main>`,
    '<footer>Every picture and sentence here is made by the program from a position that its tests check.</footer>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

export const capitalised = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The title of a family in headings. */
export const familyTitle = (family: string): string =>
  family === 'als' ? 'Almost locked sets' : capitalised(family.replaceAll('-', ' '));

export const link = (href: string, text: string, attributes = ''): string =>
  `<a href="${escaped(href)}"${attributes}>${escaped(text)}</a>`;

export const listOf = (items: readonly string[], attributes = ''): string =>
  `<ul${attributes}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
