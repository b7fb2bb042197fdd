/** `sudoku open`: the page as it is served, and the service worker that it does without. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, launch, openPage } from '../web/browser.js';
import { serve, storedIn } from '../web/page/served.js';

const BIN = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

interface Opened {
  readonly url: string;
  readonly process: ChildProcess;
}

async function open(...words: readonly string[]): Promise<Opened> {
  const child = spawn(process.execPath, [BIN, 'open', '--no-browser', ...words]);
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { url: line.trim(), process: child };
}

async function end({ process: child }: Opened): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  return ended;
}

test('serves the page locally until an interrupt, with the puzzle in the address', async () => {
  const opened = await open(PUZZLE);
  const url = new URL(opened.url);
  expect(url.hostname).toBe('127.0.0.1');
  expect(new URLSearchParams(url.hash.split('?')[1]).get('puzzle')).toBe(PUZZLE);
  expect(await (await fetch(url)).text()).toContain('<sudoku-app>');
  expect(await end(opened)).toEqual([0, null]);
});

/** Workers that are registered for the page. */
const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Asks for new versions of the workers, as a browser does some time after each visit. Returns how many are left. */
const updatedWorkersOf = async (page: Page): Promise<number> => {
  await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.allSettled(workers.map((worker) => worker.update()));
  });
  return workersOf(page);
};

const cachesOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** Opens the page and passes the time after which it registers a worker. Returns the scripts that it registers. */
async function registeredBy(page: Page, url: string): Promise<readonly string[]> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { registered: [] });
    navigator.serviceWorker.register = async (script) => {
      (globalThis as unknown as { registered: string[] }).registered.push(String(script));
      throw new Error('no worker in this test');
    };
  });
  await page.clock.install();
  await page.goto(url);
  await page.getByRole('grid').waitFor();
  await page.clock.fastForward(60_000);
  return page.evaluate(() => (globalThis as unknown as { registered: string[] }).registered);
}

/** The number of actions of the game that the browser has stored. */
const storedActions = async (page: Page): Promise<number> =>
  (await storedIn<{ history: { past: unknown[] } }>(page, 'current'))?.history.past.length ?? 0;

describe.skipIf(!hasChromium)('the page of the program, in Chromium', () => {
  test('goes on with the game of the run before', async () => {
    const browser = await launch();
    const first = await open();
    const page = await openPage(browser);
    await page.goto(first.url);
    const cell = page.getByRole('gridcell', { name: /, empty/ }).first();
    const name = (await cell.getAttribute('aria-label'))!.replace(/, empty.*/, '');
    await cell.click();
    await page.keyboard.press('5');
    await expect.poll(() => storedActions(page)).toBe(1);
    await page.goto('about:blank');
    await end(first);

    const second = await open('--port', new URL(first.url).port);
    await page.goto(`${second.url}#/play`);
    await page.getByRole('gridcell', { name: new RegExp(`^${name}, .*5`) }).waitFor();
    await page.context().close();
    await end(second);
    await browser.close();
  });
});

describe.skipIf(!hasChromium)('the service worker, in Chromium', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('is registered by the page on any server but that of the program', async () => {
    const served = await serve();
    page = await openPage(browser);
    expect(await registeredBy(page, served.url)).toEqual(['./offline.js']);
    await page.context().close();
    served.close();
    const opened = await open();
    page = await openPage(browser);
    expect(await registeredBy(page, opened.url)).toEqual([]);
    await page.context().close();
    await end(opened);
  });

  test('of an earlier version ends where the program serves, so that another server can follow on its port', async () => {
    const served = await serve();
    const { port } = new URL(served.url);
    page = await openPage(browser);
    await page.goto(served.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      await caches.open('sudoku-of-another-app');
    });
    await expect.poll(() => cachesOf(page)).toHaveLength(2);
    served.close();

    const opened = await open('--port', port);
    await page.reload();
    await expect.poll(() => updatedWorkersOf(page)).toBe(0);
    // A page of the earlier version registers it two seconds after it has loaded, maybe only now.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('./offline.js');
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage('learn');
    });
    await expect.poll(() => workersOf(page)).toBe(0);
    await expect.poll(() => cachesOf(page)).toEqual(['sudoku-of-another-app']);
    await page.goto('about:blank');
    await end(opened);

    const other: Server = createServer((_, response) => response.end('another app'));
    other.listen(Number(port), '127.0.0.1');
    await once(other, 'listening');
    // With a query, so that the browser's own cache has no answer.
    await page.goto(`${served.url}?other`);
    expect(await page.textContent('body')).toBe('another app');
    await page.context().close();
    other.closeAllConnections();
    other.close();
  });

  test('deletes caches of earlier versions, and leaves those of other apps of its origin alone', async () => {
    const served = await serve();
    page = await openPage(browser);
    await page.goto(`${served.url}licences.txt`);
    const others = ['another-app', 'sudoku-solver', 'sudoku-strategist-notes'];
    await page.evaluate(
      (names) => Promise.all(names.map((name) => caches.open(name))),
      [...others, 'sudoku-0123456789ab', 'sudoku-strategist-ba9876543210'],
    );
    await page.goto(served.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const own = expect.stringMatching(/^sudoku-strategist \/ [\da-f]{12}$/);
    const [first, second, last] = others;
    await expect.poll(async () => (await cachesOf(page)).toSorted()).toEqual([first, second, own, last]);
    expect(await cachesOf(page)).not.toContain('sudoku-strategist-ba9876543210');
    await page.context().close();
    served.close();
  });
});
