/**
 * Bundles what threads run, once for all tests: a thread loads a bundle in a tenth of the processor time that it takes
 * for hundreds of modules of the sources.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import type { TestProject } from 'vitest/node';
import { OPTIONS } from '../../build/library.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The main modules of threads, those with work for them, and those that tests load in a thread. */
const MODULES = [
  'src/batch/record-thread.ts',
  'src/face/async/node-worker.ts',
  'src/pool/thread.ts',
  'src/cli/{answers,commands,draw}/*.ts',
  'test/face/{full-ladder,replying-worker}.ts',
];

const bundle = (): Promise<unknown> =>
  build({
    ...OPTIONS,
    absWorkingDir: root,
    entryPoints: globSync(MODULES, { cwd: root }),
    outdir: 'dist/threads',
    bundle: true,
    splitting: true,
    platform: 'node',
    packages: 'external',
  });

export default async function setup(project: TestProject): Promise<void> {
  await bundle();
  process.env.SOURCE_LOADER = new URL('loader.mjs', import.meta.url).href;
  project.onTestsRerun(async () => void (await bundle()));
}
