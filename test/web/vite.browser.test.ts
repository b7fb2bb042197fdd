/** An app that Vite bundles prints PDFs and finds its worker, in Chromium and without set-up. The package must be built. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';

import { faultsOf, hasChromium, launch, openPage } from './browser.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vite-'));

const PUZZLE = '.3.1...2....1...';
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const APP = `
  import { parse } from 'sudoku-strategist';
  import { workers } from 'sudoku-strategist/async';
  import { pdfOf } from 'sudoku-strategist/render';
  const { explain, grade, hint } = workers;
  const start = async () => new TextDecoder().decode((await pdfOf([parse('${PUZZLE}')], { title: 'Sunday' })).slice(0, 5));
  const level = async () => (await grade('${PUZZLE}')).hodoku.level;
  /** An abort, after the first steps of a search that takes long. */
  const aborted = async () => {
    const controller = new AbortController();
    const onProgress = ({ steps }) => steps.length > 1 && controller.abort();
    const { code, steps } = await explain('${HARD}', { signal: controller.signal, onProgress }).catch((error) => error);
    return [code, steps.length > 1, (await explain('${PUZZLE}')).ended];
  };
  const own = async () => (await hint('${PUZZLE}', { modules: [new URL('/mine.mjs', location.href)] })).step.strategy;
  globalThis.results = async () => [await start(), await level(), await aborted(), await own(), crossOriginIsolated];`;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

beforeAll(async () => {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'sudoku-strategist'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="./app.js"></script>');
  writeFileSync(join(folder, 'app.js'), APP);
  // The worker loads its tasks on demand, which takes a bundle of several files.
  await build({ root: folder, configFile: false, logLevel: 'error', worker: { format: 'es' } });
  cpSync(join(root, 'test/face/own-strategies.mjs'), join(folder, 'dist/mine.mjs'));
});

/** Headers of a page that shares memory with its workers. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

test.skipIf(!hasChromium).each([
  ['isolated', ISOLATED],
  ['not isolated', {}],
])('a bundle of Vite prints a PDF, and works, aborts and loads modules in workers: %s', async (_, headers) => {
  const browser = await launch();
  try {
    const page = await openPage(browser);
    const faults = faultsOf(page);
    await page.route('https://app.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname === '/' ? '/index.html' : pathname;
      const contentType = TYPES[extname(file)];
      return contentType
        ? route.fulfill({ contentType, headers, body: readFileSync(join(folder, 'dist', file)) })
        : route.fulfill({ status: 204 });
    });
    await page.goto('https://app.test/');
    await page.waitForFunction('globalThis.results');
    const results = ['%PDF-', 'easy', ['ABORTED', true, 'solved'], 'first-single', headers === ISOLATED];
    expect(await page.evaluate('results()')).toEqual(results);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
