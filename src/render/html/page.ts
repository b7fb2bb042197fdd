/** HTML pages that need no other file. They fetch nothing, and run only the scripts that their policy names. */

import { LANGUAGES, type LanguageCode } from '../../core/languages.js';
import { oneOf } from '../../settings/one-of.js';
import { text as readText, settingsOf } from '../../settings/settings.js';
import type { Theme } from '../picture/palette.js';
import type { Picture } from '../picture/shape.js';
import { escaped } from '../picture/svg.js';
import { expectPicture, svgOf } from '../picture/svg-of.js';

/** Returns the head of a page. `policy` names what is allowed besides inline pictures. */
export const headOf = (
  title: string,
  policy: string,
  style: string,
  language: LanguageCode = 'en',
): readonly string[] => [
  '<!doctype html>',
  `<html lang="${language}">`,
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; ${policy}">`,
  '<link rel="icon" href="data:,">',
  `<title>${escaped(title)}</title>`,
  `<style>${style}</style>`,
  '</head>',
];

const READERS = { text: readText, language: oneOf('language', LANGUAGES) };

/** Returns a page with a picture and a text under it. Throws a BadOption. */
export function picturePage(picture: Picture, theme: Theme, text?: string, language?: LanguageCode): string {
  expectPicture(picture);
  const { text: caption, language: code } = settingsOf(READERS, { text, language });
  return [
    ...headOf(picture.title, "style-src 'unsafe-inline'", STYLE, code),
    `<body><main><h1>${escaped(picture.title)}</h1>`,
    svgOf(picture, { theme }),
    ...(caption === undefined ? [] : [`<p>${escaped(caption)}</p>`]),
    '</main></body>',
    '</html>',
    '',
  ].join('\n');
}

const STYLE = [
  ':root{color-scheme:light dark;background:#fff;color:#111}',
  '@media screen and (prefers-color-scheme:dark){:root{background:#16181c;color:#f2f2f2}}',
  'body{margin:0 auto;max-width:40rem;padding:0.75rem;font-family:system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}',
  'h1{font-size:1.2rem;overflow-wrap:anywhere}svg{width:100%;height:auto}',
  '@media print{h1{text-align:center}}',
].join('');
