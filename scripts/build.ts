/**
 * `npm run build`: what `bin/sudoku.js` runs, the script of pages with walkthroughs, and the modules of the library, of
 * the elements and of the benches one by one, each with a source map that holds its source. Takes seconds, since no
 * types are checked; `npm run build:package` builds all that is packed.
 */
import { rmSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import { globSync } from 'tinyglobby';

const FOLDERS = ['src', 'strategies', 'web/elements', 'bench'];

/** WebAssembly modules as text, which need no source maps. */
const KERNELS = ['src/kernel/compiled/ladders.ts', 'src/kernel/compiled/search.ts'];

for (const folder of FOLDERS) rmSync(`dist/${folder}`, { recursive: true, force: true });
const modules = globSync(
  FOLDERS.map((folder) => `${folder}/**/*.ts`),
  { ignore: ['**/assembly/**', 'bench/peers/**'] },
);
const options: BuildOptions = { outdir: 'dist', outbase: '.', format: 'esm', target: 'es2022' };
await build({ ...options, entryPoints: modules.filter((path) => !KERNELS.includes(path)), sourcemap: true });
await build({ ...options, entryPoints: KERNELS });
await import('../bin/bundle.js');
await import('../web/bundle.js');
