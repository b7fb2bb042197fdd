/** Bundles the scripts of pages, one file each, beside the built program. */
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

/** Words of other languages follow that script in the same element, with names of their own. */
await build({
  ...options,
  entryPoints: { 'walkthrough-words-de.bundle': 'web/walkthrough-words-de.ts' },
  format: 'iife',
});
