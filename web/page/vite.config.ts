/** Builds the page as static files, which work in any folder. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { noticesOf } from '../../build/notices.js';
import { directImports } from './direct-imports.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Modules in the bundles of the page and of its workers. */
const bundled = new Set<string>();

/** Collects the modules of a bundle. */
const collecting = (): Plugin => ({
  name: 'collecting',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const modules = file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames;
      for (const id of modules) bundled.add(resolve(here, id.replaceAll('\0', '').replace(/\?.*$/s, '')));
    }
  },
});

/** Leaves out the reader of font files: the page prints with fonts that every reader of PDF has. */
const withoutFontFiles = (): Plugin => ({
  name: 'without-font-files',
  enforce: 'pre',
  resolveId: (id) => (id === 'fontkit' ? FONTKIT : undefined),
  load: (id) => (id === FONTKIT ? 'export const create = () => { throw new Error("no font files"); };' : undefined),
});
const FONTKIT = '\0fontkit';

/** Writes the licences of all libraries in the bundles. Vite bundles the workers first. */
const licences = (): Plugin => ({
  name: 'licences',
  generateBundle() {
    const source = noticesOf('Libraries that are part of this page, and their licences.', bundled);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
});

/** The names of the caches of earlier versions, which did not say to which folder they belong. */
const EARLIER_CACHES = String(/^sudoku-(?:strategist-)?[\da-f]{12}$/);

/** Writes the service workers last, when all files to cache are known. */
const offline = (): Plugin => ({
  name: 'offline',
  async generateBundle(_, bundle) {
    const files = ['./', './icon.svg', './manifest.webmanifest', ...Object.keys(bundle).map((name) => `./${name}`)];
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    const define = { FILES: JSON.stringify([...new Set(files)]), VERSION: JSON.stringify(version) };
    for (const name of ['offline', 'offline-end']) {
      const source = `const EARLIER_CACHES = ${EARLIER_CACHES};${await readFile(`${here}${name}.ts`, 'utf8')}`;
      const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2022', define });
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source: code });
    }
  },
});

/**
 * Bundles the first view into one file. Many small files compress worse, and each waits for the file that imports it.
 */
const inOneFile = { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } };

export default defineConfig({
  root: here,
  base: './',
  plugins: [directImports(), withoutFontFiles(), collecting(), licences(), offline()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/page', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The PDF library is large, and is loaded separately on demand.
    chunkSizeWarningLimit: 600,
    reportCompressedSize: false,
    rolldownOptions: inOneFile,
  },
  worker: { format: 'es', plugins: () => [directImports(), collecting()], rolldownOptions: inOneFile },
});
