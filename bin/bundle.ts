/**
 * Bundles the program from its sources: a file for each command, one for what threads run, and chunks of what they share,
 * all in one folder, so that they find each other by name from wherever they end up. Libraries stay where they are.
 */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';

const FOLDER = 'dist/program';
const ENTRIES = [
  'src/cli/program.ts',
  ...['solve', 'grade', 'hint', 'create', 'check', 'convert'].map((name) => `src/cli/${name}.ts`),
  ...['src/cli/climb.ts', 'src/cli/create-work.ts', 'src/cli/draw/works.ts', 'src/batch/worker.ts'],
];

rmSync(FOLDER, { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(ENTRIES.map((path) => [basename(path, '.ts'), path])),
  outdir: FOLDER,
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  sourcesContent: false,
});
