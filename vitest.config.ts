import { defineConfig } from 'vitest/config';

/**
 * Options of Node for the workers, where the tests of many modules run a moment each. V8 11 (Node 20) would spend a fifth
 * of the processor time on optimising code that is soon through, as `tuneEngine` of the program says, and its helper
 * threads would share small collections, which costs more than it saves while each core has a worker. A larger space
 * for new objects is collected less often.
 */
const NODE_OPTIONS = [
  ...(process.versions.v8.startsWith('11.') ? ['--interrupt-budget=800000', '--no-parallel-scavenge'] : []),
  '--max-semi-space-size=64',
];

/** The tests that take long, and those that need Chromium or the built page, have names of their own. */
const APART = ['slow', 'browser'];

export default defineConfig(({ mode }) => ({
  test: {
    include: [APART.includes(mode) ? `test/**/*.${mode}.test.ts` : 'test/**/!(*.slow|*.browser).test.ts'],
    // Tests that try much of the same ask for it (`test/tier`).
    env: { TIER: mode },
    // Modules are loaded once for all files that a worker runs: most of them share the strategies.
    isolate: false,
    execArgv: NODE_OPTIONS,
    // Modules are compiled once for all runs, until their text or this file changes: `npx vitest --clearCache` forgets them.
    experimental: { fsModuleCache: true },
    // As in Node, exact search runs in WebAssembly.
    setupFiles: ['src/search/fast.ts'],
    globalSetup: ['test/temporary-folder.ts', 'test/threads/bundle.ts'],
    // Ends what hangs. A machine beside other work may take long for anything.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // Of one test that is asked for by name, only that one is told.
    hideSkippedTests: true,
    maxWorkers: '100%',
  },
}));
