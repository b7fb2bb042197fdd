/** Bundles what runs in pages: one file each, beside the built program, for whoever puts it into a page. */
import { build } from 'esbuild';

await build({
  entryPoints: { 'walkthrough-page.bundle': 'web/walkthrough-page.ts' },
  outdir: 'dist/web',
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
});
