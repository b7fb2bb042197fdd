/**
 * `npm run build`: what `bin/sudoku.js` runs, the script of pages with walkthroughs, and the modules of the library and
 * of the benches one by one. Takes seconds, since no types are checked; `npm run build:package` builds all that is packed.
 */
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';

const FOLDERS = ['src', 'strategies', 'bench'];

for (const folder of FOLDERS) rmSync(`dist/${folder}`, { recursive: true, force: true });
await build({
  entryPoints: globSync(
    FOLDERS.map((folder) => `${folder}/**/*.ts`),
    { ignore: ['**/assembly/**', 'bench/peers/**'] },
  ),
  outdir: 'dist',
  outbase: '.',
  format: 'esm',
  target: 'es2022',
});
await import('../bin/bundle.js');
await import('../web/bundle.js');
