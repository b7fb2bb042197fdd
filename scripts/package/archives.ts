/**
 * The end of `npm run build:page`: packs the page, and the pages on strategies and clues, into one archive each. As
 * they are, these seven hundred small files take five times the room on a disk.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { globSync } from 'tinyglobby';

/** The archives, the same on every machine, of files whose paths count from a folder. */
function pack(archive: string, patterns: readonly string[], folder = '.'): void {
  const paths = globSync([...patterns], { cwd: folder }).sort();
  const files = Object.fromEntries(paths.map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))]));
  writeFileSync(archive, zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) }));
}

pack('dist/page.zip', ['**'], 'dist/page');
pack('dist/pages.zip', ['constraints/*.md', 'strategies/**/*.md']);
