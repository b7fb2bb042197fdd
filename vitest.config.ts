import { defineConfig } from 'vitest/config';

/** The tests that take long, and those that need Chromium or the built page, have names of their own. */
const APART = ['slow', 'browser'];

export default defineConfig(({ mode }) => ({
  test: {
    include: [APART.includes(mode) ? `test/**/*.${mode}.test.ts` : 'test/**/!(*.slow|*.browser).test.ts'],
    // Modules are loaded once for all files that a worker runs: most of them share the strategies.
    isolate: false,
    // Ends what hangs. A machine beside other work may take long for anything.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // Of one test that is asked for by name, only that one is told.
    hideSkippedTests: true,
    maxWorkers: '100%',
  },
}));
