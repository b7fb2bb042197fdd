/** An app that Vite bundles prints PDFs and finds its worker, in Chromium and without set-up. The package must be built. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { faultsOf, hasChromium, launch, openPage } from './browser.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vite-'));

const PUZZLE = '.3.1...2....1...';
const APP = `
  import { read } from 'sudoku-strategist';
  import { grade } from 'sudoku-strategist/async';
  import { pdfOf } from 'sudoku-strategist/render/pdf';
  const start = async () => new TextDecoder().decode((await pdfOf([read('${PUZZLE}')], { title: 'Sunday' })).slice(0, 5));
  const level = async () => (await grade('${PUZZLE}')).hodoku.level;
  globalThis.results = () => Promise.all([start(), level()]);`;

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'sudoku-strategist'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="./app.js"></script>');
  writeFileSync(join(folder, 'app.js'), APP);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(!hasChromium)('a bundle of Vite prints a PDF and grades in a worker', async () => {
  // The worker loads its tasks on demand, which takes a bundle of several files.
  await build({ root: folder, configFile: false, logLevel: 'error', worker: { format: 'es' } });
  const browser = await launch();
  try {
    const page = await openPage(browser);
    const faults = faultsOf(page);
    await page.route('http://app.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname === '/' ? '/index.html' : pathname;
      const contentType = TYPES[extname(file)];
      return contentType
        ? route.fulfill({ contentType, body: readFileSync(join(folder, 'dist', file)) })
        : route.fulfill({ status: 204 });
    });
    await page.goto('http://app.test/');
    await page.waitForFunction('globalThis.results');
    expect(await page.evaluate('results()')).toEqual(['%PDF-', 'easy']);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
