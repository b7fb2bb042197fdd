/**
 * `npm run build`: builds the program for `bin/sudoku.js`, the script of pages with walkthroughs, and the modules of
 * the library, of the elements and of the benches one by one, and takes in the libraries that these use. Takes seconds,
 * since it checks no types; `npm run build:package` builds everything that is packed.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, transform } from 'esbuild';
import { globSync } from 'tinyglobby';
import { REQUIRED, redirected, redirecting, type Used, writeLibraries } from './libraries.js';

const FOLDERS = ['src', 'strategies', 'constraints', 'web/elements', 'bench'];

/**
 * The main module of a thread. As one file it loads in a quarter of the time that its three hundred modules take.
 */
const THREAD = 'src/face/async/node-worker.ts';

/** Fonts that PDF and PNG embed. They are packed only once, which takes some seconds. */
const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];

for (const folder of FOLDERS) rmSync(`dist/${folder}`, { recursive: true, force: true });
const modules = globSync(
  FOLDERS.map((folder) => `${folder}/**/*.ts`),
  { ignore: ['**/assembly/**', 'bench/peers/**', THREAD] },
);
const options: BuildOptions = { outdir: 'dist', outbase: '.', format: 'esm', target: 'es2022' };
const used: Used = new Map();
const { outputFiles } = await build({ ...options, entryPoints: modules, write: false });
await Promise.all(
  outputFiles.map(async ({ path, text }) => {
    // Comments are in the declarations.
    const { code } = await transform(redirected(text, relative('.', path), used), { minifyWhitespace: true });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }),
);
await build({
  ...options,
  entryPoints: [THREAD],
  bundle: true,
  platform: 'node',
  packages: 'external',
  plugins: [redirecting(`dist/${THREAD}`)],
  minify: true,
});
rmSync('dist/libraries', { recursive: true, force: true });
writeFileSync('dist/libraries/licences.txt', await writeLibraries(used, { required: REQUIRED }));
mkdirSync('dist/fonts', { recursive: true });
copyFileSync('node_modules/dejavu-fonts-ttf/LICENSE', 'dist/fonts/LICENSE');
for (const font of FONTS)
  if (!existsSync(`dist/fonts/${font}.br`))
    writeFileSync(
      `dist/fonts/${font}.br`,
      brotliCompressSync(readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${font}`)),
    );
await import('../bin/bundle.js');
await import('../web/bundle.js');
