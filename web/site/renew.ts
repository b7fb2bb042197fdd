/**
 * Part of `npm run build:page`: builds the files of Learn beside the page. Builds only if a source has changed: a build
 * takes some seconds, a copy none.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = join(root, 'dist/learn');
const stamp = join(made, 'stamp');

const MADE_OF = [
  'src',
  'constraints',
  'strategies',
  'fixtures/strategies',
  'fixtures/course.tsv',
  'web/course',
  'web/page/app/route.ts',
  'web/page/engine/grid.ts',
  'web/page/learn-view/words.ts',
  'web/page/play',
  'web/page/words',
  'web/site',
  'test/strategies/fixture.ts',
  'test/strategies/near-miss.ts',
];

function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => void hash.update(path).update(readFileSync(join(root, path)));
  for (const path of paths) {
    if (/\.\w+$/.test(path)) add(path);
    else
      for (const entry of readdirSync(join(root, path), { recursive: true, withFileTypes: true }))
        if (entry.isFile()) add(join(entry.parentPath, entry.name).slice(root.length));
  }
  return hash.digest('hex');
}

const wanted = stampOf(MADE_OF);
const isMade = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
if (!isMade) {
  rmSync(made, { recursive: true, force: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'web/site/page-data.ts', made], { cwd: root, stdio: 'inherit' });
}
// A test runs this while other tests load the pages, so pages that are there already stay untouched.
const copy = join(root, 'dist/page/learn');
if (!isMade || !existsSync(join(copy, 'files.json')))
  cpSync(made, copy, { recursive: true, filter: (path) => path !== stamp });
if (!isMade) writeFileSync(stamp, wanted);
