/** The page on hosts of others: in folders, beside another copy, under the headers that its own file asks for. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { expect, it } from 'vitest';
import { faultsOf, hasChromium, launch, openPage } from '../browser.js';

const FOLDER = fileURLToPath(new URL('../../../dist/page', import.meta.url));

/** The headers that `_headers` asks for of all files. */
const HEADERS = [...readFileSync(`${FOLDER}/_headers`, 'utf8').matchAll(/^ {2}([\w-]+): (.*)$/gm)]
  .map(([, name, value]) => [name!, value!] as const)
  .filter(([name]) => name !== 'Cache-Control');

it.skipIf(!hasChromium)(
  'two copies in folders of one host work under its policy, each with its own cache',
  async () => {
    const handle = sirv(FOLDER, { etag: true });
    const server = createServer((request, response) => {
      for (const [name, value] of HEADERS) response.setHeader(name, value);
      request.url = request.url!.replace(/^\/(?:one|two\/games)\//, '/');
      handle(request, response, () => {
        response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await launch();
    try {
      const page = await openPage(browser);
      const faults = faultsOf(page);
      for (const folder of ['/one/', '/two/games/', '/one/']) {
        await page.goto(host + folder);
        await page.getByRole('grid').waitFor();
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
      }
      const names = await page.evaluate(() => caches.keys());
      expect(names.map((name) => name.replace(/ [\da-f]{12}$/, '')).sort()).toEqual([
        'sudoku-strategist /one/',
        'sudoku-strategist /two/games/',
      ]);
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  },
);
