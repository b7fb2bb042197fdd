/** The page of examples with the library in a worker, opened in Chromium: the result of each call. */
import type { Browser } from 'playwright-core';

/** Returns the results of the page. All other files are not found. */
export async function resultsOfWorkerExample(
  browser: Browser,
  files: { readonly 'index.html': string; readonly 'worker.js': string },
): Promise<unknown[]> {
  const served: Readonly<Record<string, { contentType: string; body: string }>> = {
    '/': { contentType: 'text/html', body: files['index.html'] },
    '/worker.js': { contentType: 'text/javascript', body: files['worker.js'] },
  };
  const page = await browser.newPage();
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
