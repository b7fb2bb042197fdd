/**
 * What bundlers make of the package: an import of the elements registers them, although modules without side effects
 * are dropped, and asynchronous calls end wherever a bundle lies. The package must be built.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { weightsOf } from './web/weights.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'bundlers-'));

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'sudoku-strategist'));
});

test('a bare import of the elements keeps both elements and their registration', async () => {
  const { outputFiles, warnings } = await build({
    stdin: { contents: "import 'sudoku-strategist/elements';", resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  expect(warnings).toEqual([]);
  for (const name of ['sudoku-board', 'sudoku-walkthrough', 'customElements.define'])
    expect(outputFiles[0]!.text).toContain(name);
});

test('a PDF is printed in a browser without set-up', async () => {
  const outfile = join(folder, 'pdf.mjs');
  await build({
    stdin: {
      contents: `import { parse } from 'sudoku-strategist';
        import { pdfOf } from 'sudoku-strategist/render';
        export const print = (text) => pdfOf([parse(text)], { title: 'For Sunday' });`,
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile,
  });
  const { print } = await import(outfile);
  expect(new TextDecoder().decode((await print('.3.1...2....1...')).slice(0, 5))).toBe('%PDF-');
});

test('an import of a single name leaves the elements out', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "import { solve } from 'sudoku-strategist'; solve('');", resolveDir: folder },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  expect(outputFiles[0]!.text).not.toContain('customElements');
});

/** Files of the package hold several modules. An app that needs one of them must not get the others. */
test.each([
  ['read', ''],
  ['solve', ''],
  ['Game', ''],
  ['LEVELS', ''],
  ['hint', ''],
  ['parse', ''],
  ['PuzzleGame', ''],
  ['boardOf', '/strategies'],
  ['xWing', '/strategies'],
  ['picture', '/render'],
  ['ruledLine', '/formats'],
])('an import of %s from sudoku-strategist%s weighs no more than its modules do', async (name, subpath) => {
  const packed = await weightsOf(`export { ${name} } from 'sudoku-strategist${subpath}';`, folder);
  const source = exports[`.${subpath}`].default.replace('./dist/', './');
  const { atOnce } = await weightsOf(`export { ${name} } from '${source}';`);
  expect(atOnce).toBeGreaterThan(0.3);
  expect(packed.atOnce).toBeLessThan(atOnce * 1.02 + 0.1);
});

describe('asynchronous calls in a bundle for Node', () => {
  const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  const app = `import { workers } from 'sudoku-strategist/async';
    console.warn = (warning) => console.log(warning.split(':')[0]);
    for (let call = 0; call < 2; call++) workers.solve('${HARD}').then(({ solution }) => console.log(solution ? 'solved' : ''));`;

  const WARNING = 'sudoku-strategist/async works on the calling thread';

  /** Bundles the app, with further entries by output name, into a folder of its own; returns what the app prints. */
  async function printedBy(format: 'esm' | 'cjs', entries: Readonly<Record<string, string>> = {}): Promise<string> {
    const source = join(folder, 'app.mjs');
    writeFileSync(source, app);
    const outdir = mkdtempSync(join(tmpdir(), 'bundle-'));
    await build({
      entryPoints: { app: source, ...entries },
      absWorkingDir: folder,
      bundle: true,
      format,
      platform: 'node',
      outdir,
      logLevel: 'error',
    });
    const type = format === 'esm' ? 'module' : 'commonjs';
    writeFileSync(join(outdir, 'package.json'), JSON.stringify({ type }));
    return execFileSync(process.execPath, [join(outdir, 'app.js')], { encoding: 'utf8' });
  }

  test.each(['esm', 'cjs'] as const)('stay on the thread of one file as %s, which lacks the worker', async (format) => {
    expect(await printedBy(format)).toBe(`${WARNING}\nsolved\nsolved\n`);
  });

  test('find the worker that is bundled beside them', async () => {
    expect(await printedBy('esm', { 'node-worker': 'sudoku-strategist/async/worker' })).toBe('solved\nsolved\n');
  });
});
