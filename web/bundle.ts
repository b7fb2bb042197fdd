/** Bundles the scripts of pages, each into one file beside the built program. */
import { writeFileSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import { noticesOf } from '../build/notices.js';

const options: BuildOptions = {
  outdir: 'dist/web',
  bundle: true,
  minify: true,
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
};
const { metafile } = await build({
  ...options,
  entryPoints: { 'walkthrough-page.bundle': 'web/walkthrough-page.ts' },
  format: 'esm',
  metafile: true,
});
writeFileSync(
  'dist/web/licences.txt',
  noticesOf(
    'Libraries in `walkthrough-page.bundle.js`, and their licences.',
    Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)),
  ),
);

/**
 * Bundles the words of other languages. They follow that script in the same element of a page, so each bundle is a
 * function, which keeps its names apart.
 */
await build({
  ...options,
  entryPoints: { 'walkthrough-words-de.bundle': 'web/walkthrough-words-de.ts' },
  format: 'iife',
});
