/** Serves the built page on a plain web server, and opens it in Chromium. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { faultsOf, hasChromium, launch, openPage } from '../browser.js';

const FOLDER = fileURLToPath(new URL('../../../dist/page', import.meta.url));

export interface Served {
  readonly url: string;
  close(): void;
}

export async function serve(): Promise<Served> {
  const handle = sirv(FOLDER, { etag: true });
  const server = createServer((request, response) =>
    handle(request, response, () => {
      // A browser asks for this beside a plain text, such as the licences.
      response.statusCode = request.url === '/favicon.ico' ? 204 : 404;
      response.end();
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Finds a cell by its label. */
export const cellNamed = (page: Page, row: number, column: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column},`) });

export const labelOf = (page: Page, row: number, column: number): Promise<string | null> =>
  cellNamed(page, row, column).getAttribute('aria-label');

/** The puzzle with which tests begin, since the page chooses a random one for a visitor. */
const FIRST = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

/** Returns the address of the page with this puzzle. */
export const withFirst = (url: string, area = 'play'): string => `${url}#/${area}?p=${linkOf(playOf(read(FIRST)))}`;

/** Waits until the address contains the first puzzle with a 5 in its first cell. */
export function firstFiveKept(page: Page): Promise<void> {
  const play = playOf(read(FIRST));
  const link = encodeURIComponent(linkOf({ ...play, values: [4, ...play.values.slice(1)] }));
  return page.waitForURL((url) => url.hash.includes(link));
}

/** Goes to a grid with a single given, which closes sheets, and waits until it is shown. */
export async function goToOther(page: Page): Promise<void> {
  const other = linkOf(playOf(read('1'.padEnd(81, '.'))));
  await page.goto(page.url().replace(/#.*/, `#/play?p=${other}`));
  await page.getByRole('gridcell', { name: 'row 1 column 1, given 1' }).waitFor();
}

/** Pastes a text into the page, outside of any field. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, text);

/** Returns what the browser has stored of games under a key. */
export const storedIn = <Stored>(page: Page, key: string): Promise<Stored | undefined> =>
  page.evaluate(async (key) => {
    const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await resultOf(indexedDB.open('sudoku'));
    const stored = await resultOf(database.transaction('games').objectStore('games').get(key));
    database.close();
    return stored;
  }, key);

/** Returns the number of replaced games that the browser has stored. */
export const replacedIn = async (page: Page): Promise<number> =>
  (await storedIn<readonly unknown[]>(page, 'former'))?.length ?? 0;

/** Prepares a page before it loads. */
type Prepare = (page: Page) => unknown;

/**
 * Opens the page for a new visitor. Returns it with a list that collects its faults. Without a service worker, which loads
 * all files of the page for each visitor: a test of it says `serviceWorkers: 'allow'`.
 */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare: Prepare = () => {},
): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const viewport = { width: 1200, height: 850 };
  const page = await openPage(browser, { viewport, serviceWorkers: 'block', ...options });
  const faults = faultsOf(page);
  await prepare(page);
  await page.goto(url.includes('#') ? url : withFirst(url));
  await page.getByRole('grid').waitFor();
  return { page, faults };
}

/** Opens the page, in an area if the hash names one (`#/make`). */
export type Visit = (hash?: string, options?: BrowserContextOptions, prepare?: Prepare) => ReturnType<typeof visit>;

/** Defines tests that share one Chromium and one server. Without Chromium they are skipped. */
export function inChromium(name: string, tests: (visit: Visit) => void): void {
  describe.skipIf(!hasChromium)(`${name}, in Chromium`, () => {
    let browser: Browser;
    let served: Served;
    beforeAll(async () => {
      [browser, served] = await Promise.all([launch(), serve()]);
    });
    // A page that is left open goes on with its work beside the tests after it.
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    });
    afterAll(async () => {
      await browser?.close();
      served?.close();
    });
    tests((hash = '', options = {}, prepare) => visit(browser, served.url + hash, options, prepare));
  });
}
