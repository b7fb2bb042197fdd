/** Starts Chromium, for tests of what users see. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** True if Chromium is installed; `.ci/run` installs it. Without it, tests that need it are skipped and reported. */
export const hasChromium = existsSync(EXECUTABLE);

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] });

/**
 * The limit of an action in milliseconds. A busy machine must not make one fail. For debugging, PATIENCE sets a shorter
 * one.
 */
const PATIENCE = Number(process.env.PATIENCE ?? 300_000);

/**
 * The factor by which the thread of a page is slowed down. SLOWER=20 shows which tests depend on the machine's speed.
 */
const SLOWER = Number(process.env.SLOWER ?? 1);

/** Opens an empty page in a context of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  if (SLOWER > 1) {
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  return page;
}

/** Collects the faults of a page: uncaught exceptions, and errors in its console. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** True if the boxes of two elements overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('an element is not shown');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
