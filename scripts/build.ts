/**
 * `npm run build`: builds the program for `bin/sudoku.js`, the script of pages with walkthroughs, and the modules of
 * the library, of the elements and of the benches one by one, each with a source map that holds its source. Takes
 * seconds, since it checks no types; `npm run build:package` builds everything that is packed.
 */
import { rmSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import { globSync } from 'tinyglobby';

const FOLDERS = ['src', 'strategies', 'constraints', 'web/elements', 'bench'];

/** WebAssembly modules as text, which need no source maps. */
const KERNELS = ['src/kernel/compiled/ladders.ts', 'src/kernel/compiled/search.ts'];

/**
 * The main module of a thread. As one file, without a source map, it loads in a quarter of the time that its three
 * hundred modules take.
 */
const THREAD = 'src/face/async/node-worker.ts';

for (const folder of FOLDERS) rmSync(`dist/${folder}`, { recursive: true, force: true });
const modules = globSync(
  FOLDERS.map((folder) => `${folder}/**/*.ts`),
  { ignore: ['**/assembly/**', 'bench/peers/**'] },
);
const options: BuildOptions = { outdir: 'dist', outbase: '.', format: 'esm', target: 'es2022' };
await build({
  ...options,
  entryPoints: modules.filter((path) => ![...KERNELS, THREAD].includes(path)),
  sourcemap: true,
});
await build({ ...options, entryPoints: KERNELS });
await build({
  ...options,
  entryPoints: [THREAD],
  bundle: true,
  platform: 'node',
  packages: 'external',
  minifyIdentifiers: true,
  minifySyntax: true,
});
await import('../bin/bundle.js');
await import('../web/bundle.js');
