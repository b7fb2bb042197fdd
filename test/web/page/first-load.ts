/** Measures the first load: the files that a browser loads before the game can start, which does not wait for fonts. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../../../dist/page', import.meta.url));

/** True for files of Play, the area that is shown first. */
const isLoadedFirst = (name: string): boolean => /^assets\/play-/.test(name);

export function bytesBeforeEngine(): number {
  const files = new Set(['index.html']);
  for (const file of files) for (const name of namesIn(file)) files.add(name);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(FOLDER, file))).length, 0);
}

function namesIn(file: string): string[] {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const at = (name: string): string => join(dirname(file), name);
  if (file.endsWith('.html'))
    return [...text.matchAll(/(?:src|href)="\.\/([^"]+(?<!\.woff2))"/g)].map(([, name]) => at(name!));
  if (!file.endsWith('.js')) return [];
  const imported = [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name]) => at(name!));
  const later = [...text.matchAll(/import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g)].map(([, name]) => at(name!));
  return [...imported, ...later.filter(isLoadedFirst)];
}
