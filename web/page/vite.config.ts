/** Builds the page as static files, which work in any folder. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Writes the service worker last, when all files to cache are known. */
const offline = (): Plugin => ({
  name: 'offline',
  async generateBundle(_, bundle) {
    const files = ['./', './icon.svg', './manifest.webmanifest', ...Object.keys(bundle).map((name) => `./${name}`)];
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    const source = await readFile(`${here}offline.ts`, 'utf8');
    const define = { FILES: JSON.stringify([...new Set(files)]), VERSION: JSON.stringify(version) };
    const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2022', define });
    this.emitFile({ type: 'asset', fileName: 'offline.js', source: code });
  },
});

/**
 * Bundles the first view into one file. Many small files compress worse, and each waits for the file that imports it.
 */
const inOneFile = { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } };

export default defineConfig({
  root: here,
  base: './',
  plugins: [offline()],
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
  worker: { format: 'es', rolldownOptions: inOneFile },
});
