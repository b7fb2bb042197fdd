/** Addresses that open a puzzle on the page. The page has its own module that reads and writes them. */
import LZString from 'lz-string';
import type { Puzzle } from '../../core/puzzle.js';
import type { Page } from '../../render/pdf/options.js';
import { rulesOf } from '../../variants/rules.js';

const BASE = 36;

/** Returns the addresses at which the page plays a puzzle and shows the path to its solution. */
export function pageLinks(page: string, { geometry, values }: Puzzle): Required<Pick<Page, 'link' | 'solutionLink'>> {
  const written = {
    b: [geometry.boxRows, geometry.boxColumns],
    ...(!geometry.isPlain && { r: rulesOf(geometry) }),
    g: Array.from(values, (digit) => (digit < 0 ? '' : (digit + 1).toString(BASE))).join(','),
  };
  const play = new URLSearchParams({ p: LZString.compressToEncodedURIComponent(JSON.stringify(written)) });
  return { link: `${page}#/play?${play}`, solutionLink: `${page}#/path?${play}` };
}
