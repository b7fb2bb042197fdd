/** Runs the example page with the library in a worker in Chromium. */
import type { Browser } from 'playwright-core';
import { openPage } from './browser.js';

/** Returns the results that the page prints, one for each call. Requests for other files fail. */
export async function resultsOfWorkerExample(
  browser: Browser,
  files: { readonly 'index.html': string; readonly 'worker.js': string },
): Promise<unknown[]> {
  const served: Readonly<Record<string, { contentType: string; body: string }>> = {
    '/': { contentType: 'text/html', body: files['index.html'] },
    '/worker.js': { contentType: 'text/javascript', body: files['worker.js'] },
  };
  const page = await openPage(browser);
  await page.route('http://library.test/**', (route) => {
    const file = served[new URL(route.request().url()).pathname];
    return file ? route.fulfill(file) : route.fulfill({ status: 404 });
  });
  await page.goto('http://library.test/');
  await page.waitForFunction(`document.querySelector('pre').textContent.split('\\n').length > 4`);
  const lines = (await page.textContent('pre'))!.trim().split('\n');
  return lines.map((line) => {
    const { result, error } = JSON.parse(line);
    if (error !== undefined) throw new Error(error);
    return result;
  });
}
