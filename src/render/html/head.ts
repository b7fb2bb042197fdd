/** The beginning of a page that stands alone: it fetches nothing, and nothing runs in it but what its policy names. */
import { escaped } from '../picture/svg.js';

/** Up to the end of its head. `policy`: what is allowed besides pictures that stand in it. */
export const headOf = (title: string, policy: string, style: string): readonly string[] => [
  '<!doctype html>',
  '<html lang="en">',
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; ${policy}">`,
  '<link rel="icon" href="data:,">',
  `<title>${escaped(title)}</title>`,
  `<style>${style}</style>`,
  '</head>',
];
