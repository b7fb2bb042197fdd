/** A picture as a page of its own, for whoever wants to open or print it in a browser. Nothing is fetched or run. */
import type { Picture } from '../picture/shape.js';
import { escaped, svgOf } from '../picture/svg.js';
import type { Theme } from '../picture/theme.js';
import { headOf } from './head.js';

export function picturePage(picture: Picture, theme: Theme): string {
  return [
    ...headOf(picture.title, "style-src 'unsafe-inline'", STYLE),
    `<body><main><h1>${escaped(picture.title)}</h1>`,
    svgOf(picture, { theme }),
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
