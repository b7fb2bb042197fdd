/** Starts Chromium, for tests of what users see. */
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** True if Chromium is installed; `.ci/run` installs it. Without it, tests that need it are skipped and reported. */
export const hasChromium = existsSync(EXECUTABLE);

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] });

/** Collects the faults of a page: uncaught exceptions, and errors in its console. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
