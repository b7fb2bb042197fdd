/**
 * `npm run build`: builds the program for `bin/sudoku.js`, the script of pages with walkthroughs, the library with the
 * elements, and the benches, and takes in the libraries that these use. Takes seconds, since it checks no types;
 * `npm run build:package` builds everything that is packed.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { REQUIRED, redirected, redirecting, type Used, writeLibraries } from '../build/libraries.js';
import { libraryFiles, OPTIONS } from '../build/library.js';
import { sourcesOf } from '../build/modules.js';

const FOLDERS = ['src', 'strategies', 'constraints', 'threads', 'web/elements', 'bench'];

/** The main module of a thread, which loads in a quarter of the time as one file with all that it needs. */
const THREAD = 'src/face/async/node-worker.ts';

/** Fonts that PDF and PNG embed. They are packed only once, which takes some seconds. */
const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];

for (const folder of FOLDERS) rmSync(`dist/${folder}`, { recursive: true, force: true });
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const used: Used = new Map();
const files = await libraryFiles(sourcesOf(exports).filter((path) => path !== THREAD));
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  // Comments are in the declarations.
  writeFileSync(path, redirected(text, path, used));
}
await build({
  ...OPTIONS,
  entryPoints: [THREAD],
  bundle: true,
  platform: 'node',
  packages: 'external',
  plugins: [redirecting(`dist/${THREAD}`)],
  minify: true,
});
// A thread that a bench starts is the library's.
await build({
  ...OPTIONS,
  entryPoints: globSync('bench/*.ts'),
  chunkNames: 'bench/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  packages: 'external',
  external: ['../src/face/async/node.js'],
});
// The program has names of libraries that no file of the library imports. Its bundles say only which libraries.
const { outputFiles: modules } = await build({
  ...OPTIONS,
  entryPoints: globSync('src/**/*.ts', { ignore: '**/assembly/**' }),
  write: false,
});
const usedByProgram: Used = new Map();
for (const { text } of modules) redirected(text, THREAD, usedByProgram);
for (const [library, names] of usedByProgram)
  if (!REQUIRED.includes(library)) used.set(library, new Set([...names, ...(used.get(library) ?? [])]));
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
