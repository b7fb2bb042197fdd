/**
 * Files of the package that are packed into one archive, since hundreds of small files take several times their room on
 * a disk. A clone has them as they are.
 */
import { existsSync, readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { packageUrl } from '../command.js';

/** Reads the files of an archive, by their paths in it. */
export const filesOf = (archive: string): Readonly<Record<string, Uint8Array>> =>
  unzipSync(readFileSync(packageUrl(archive)));

/** The pages on strategies and on clues. */
const PAGES = 'dist/pages.zip';

/** Returns the text of a page in Markdown; undefined if there is none. */
export function pageText(path: string): string | undefined {
  const file = packageUrl(path);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const archive = packageUrl(PAGES);
  if (!existsSync(archive)) return undefined;
  const page = unzipSync(readFileSync(archive), { filter: ({ name }) => name === path })[path];
  return page && new TextDecoder().decode(page);
}
