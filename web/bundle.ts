/** Bundles the scripts of pages, each into one file beside the built program. */
import { type BuildOptions, build } from 'esbuild';

const options: BuildOptions = {
  outdir: 'dist/web',
  bundle: true,
  minify: true,
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
};
await build({ ...options, entryPoints: { 'walkthrough-page.bundle': 'web/walkthrough-page.ts' }, format: 'esm' });

/**
 * Bundles the words of other languages. They follow that script in the same element of a page, so each bundle is a
 * function, which keeps its names apart.
 */
await build({
  ...options,
  entryPoints: { 'walkthrough-words-de.bundle': 'web/walkthrough-words-de.ts' },
  format: 'iife',
});
