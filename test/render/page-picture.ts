/** The pictures of the pages in Markdown, one file each, that `npm run docs` writes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Drawn, DrawnPosition } from '../../src/render/picture/grid-picture.js';
import { type PictureOptions, picture } from '../../src/render/picture/picture.js';
import { svgOf } from '../../src/render/picture/svg-of.js';
import { compact } from '../../web/site/compact.js';

const folder = new URL('../../docs/pictures/', import.meta.url);

/** Expects the picture of a position, and of a step in it if given, in its file. `npm run docs` writes it instead. */
export function expectPicture(
  path: string,
  position: DrawnPosition,
  step: Drawn | undefined,
  options: PictureOptions,
): void {
  const file = new URL(`${path}.svg`, folder);
  const svg = `${compact(svgOf(picture(position, step, { legend: true, ...options })))}\n`;
  if (process.env.WRITE_PAGES) {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, svg);
  } else expect(readFileSync(file, 'utf8'), `${path}.svg: npm run docs draws it again`).toBe(svg);
}

/** Returns the line of Markdown that shows a picture, on a page so far below the root. */
export const pictureLine = (path: string, words: string, root: string): string =>
  `![${words}](${root}/docs/pictures/${path}.svg)`;
