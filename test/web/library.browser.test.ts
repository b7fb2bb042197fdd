/** The library in pages: its bundles are small, use no module of Node, and return the same in Chromium as in Node. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create, grade, hint, solve } from '../../src/index.js';
import { faultsOf, hasChromium, launch, openPage } from './browser.js';
import { FOR_PAGES, TYPESCRIPT, weightsOf } from './weights.js';
import { resultsOfWorkerExample } from './worker-example.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a source for browsers into one file. Modules of Node do not resolve. */
async function bundled(source: string): Promise<string> {
  const { outputFiles, metafile } = await build({ ...FOR_PAGES, stdin: { ...TYPESCRIPT, contents: source } });
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  return outputFiles[0]!.text;
}

const EVERYTHING = `export * from './src/index.js';`;

/** What a page may import, as the table of docs/in-an-app.md names it. */
const USES: Readonly<Record<string, string>> = {
  '`search` and `parse` of plain lines': `export { search } from './src/search/index.js'; export { parseLine } from './src/formats/text/line.js';`,
  '`PuzzleGame`, which reads no texts': `export { PuzzleGame } from './src/index.js'; export { parseLine } from './src/formats/text/line.js';`,
  '`parse`': `export { parse } from './src/index.js';`,
  '`svgOfStep`': `export { svgOfStep } from './src/render-print.js';`,
  '`check` and `solve`': `export { check, solve } from './src/index.js';`,
  '`Game`': `export { Game } from './src/index.js';`,
  '`read`, with all constraints': `export { read } from './src/index.js';`,
  '`hint`': `export { hint } from './src/index.js';`,
  '`hint` and `svgOfStep`': `export { hint } from './src/index.js'; export { svgOfStep } from './src/render-print.js';`,
  everything: EVERYTHING,
  'everything and the kernels': `import './src/solver/nine/fast.js'; ${EVERYTHING}`,
  '`/async`': `export * from './src/face/async/index.js';`,
};

/** The rows of the table: what a page imports, and the kilobytes. */
const ROWS = [...readFileSync(`${root}docs/in-an-app.md`, 'utf8').matchAll(/^\| (.+) \| (\d+) \|$/gm)].map(
  ([, use, most]) => ({ use: use!, most: Number(most) }),
);

test('the table of weights has a row for each use', () => {
  expect(ROWS.map(({ use }) => use)).toEqual(Object.keys(USES));
});

test.each(ROWS)('$use weighs what the docs say: $most kB, or a little less', async ({ use, most }) => {
  const { atOnce } = await weightsOf(USES[use]!);
  console.log(`${use}: ${atOnce.toFixed(1)} kB`);
  expect(atOnce).toBeLessThanOrEqual(most);
  expect(atOnce).toBeGreaterThan(0.9 * most - 1);
});

/** Other parts of the library, with the largest compressed size of what is loaded at once, in kB. */
const WEIGHTS = [
  { what: 'a list of words', most: 3.5, source: `export { LEVELS } from './src/index.js';` },
  { what: 'the request for a puzzle', most: 4.2, source: `export { create } from './src/index.js';` },
  {
    what: 'basics, from singles to wings',
    most: 124,
    source: `
      import { boardOf } from './src/core/index.js';
      import { plainClimb, rungOf, walk } from './src/solver/index.js';
      import { sentence, stepJson } from './src/render/index.js';
      import { readPuzzle } from './src/formats/index.js';
      import { fullHouse } from './strategies/singles/full-house.js';
      import { hiddenSingle } from './strategies/singles/hidden-single.js';
      import { nakedSingle } from './strategies/singles/naked-single.js';
      import { claiming, pointing } from './strategies/intersections/locked-candidates.js';
      import { nakedPair, nakedQuadruple, nakedTriple } from './strategies/subsets/naked.js';
      import { hiddenPair, hiddenQuadruple, hiddenTriple } from './strategies/subsets/hidden.js';
      import { jellyfish, swordfish, xWing } from './strategies/fish/basic.js';
      import { wWing } from './strategies/wings/w-wing.js';
      import { xyWing } from './strategies/wings/xy-wing.js';
      import { xyzWing } from './strategies/wings/xyz-wing.js';
      const rungs = [
        fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair, hiddenPair, nakedTriple, hiddenTriple,
        nakedQuadruple, hiddenQuadruple, xWing, swordfish, jellyfish, xyWing, wWing, xyzWing,
      ].map((strategy) => rungOf(strategy));
      const ladder = { id: 'full', name: 'basics', rungs, begin: plainClimb };
      export const basics = (text) => walk(boardOf(readPuzzle(text).puzzle), ladder);
      export { sentence, stepJson };`,
  },
];

test.each(WEIGHTS)('$what: at most $most kB', async ({ what, most, source }) => {
  const { atOnce } = await weightsOf(source);
  console.log(`${what}: ${atOnce.toFixed(1)} kB`);
  expect(atOnce).toBeLessThanOrEqual(most);
});

test('the generator, which is loaded on demand with all constraints: at most 76 kB, and 36 kB more for against, which reads texts', async () => {
  const { added } = await weightsOf(EVERYTHING);
  const [generator, fresh] = [added('drafting'), added('fresh', 'drafting')];
  console.log(`the generator: ${generator.toFixed(2)} kB, for against ${fresh.toFixed(2)} kB more`);
  expect(generator).toBeLessThanOrEqual(76);
  expect(fresh).toBeLessThanOrEqual(36);
});

test('German is loaded only on request', async () => {
  const GERMAN = 'der einzige Platz';
  const plain = `export { languageOf, picture, sentence, stepJson } from './src/render/index.js';`;
  expect(await bundled(`${plain} export * from './src/index.js';`)).not.toContain(GERMAN);
  expect(await bundled(`${plain} export { GERMAN } from './src/render/language/de/index.js';`)).toContain(GERMAN);
  expect(await bundled(`export { loadLanguage } from './src/render/index.js';`)).toContain(GERMAN);
});

const PUZZLE = readFileSync(new URL('../../fixtures/puzzles/x-wing.txt', import.meta.url), 'utf8');
const REQUEST = { size: 6, seed: 'a page' };

describe.skipIf(!hasChromium)('in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** Returns the results of this process in the form in which a page returns its results. */
  const here = async () =>
    JSON.parse(JSON.stringify([solve(PUZZLE), grade(PUZZLE), hint(PUZZLE), await create(REQUEST)]));

  test('functions return the same on the thread of a page as in Node', async () => {
    const code = await bundled(`import * as library from './src/index.js'; Object.assign(globalThis, { library });`);
    const page = await openPage(browser);
    const faults = faultsOf(page);
    await page.addScriptTag({ type: 'module', content: code });
    await page.waitForFunction('globalThis.library');
    const there = await page.evaluate(
      `(async () => {
        const { solve, grade, hint, create } = library;
        const puzzle = ${JSON.stringify(PUZZLE)};
        return JSON.stringify([solve(puzzle), grade(puzzle), hint(puzzle), await create(${JSON.stringify(REQUEST)})]);
      })()`,
    );
    expect(JSON.parse(there as string)).toEqual(await here());
    expect(faults).toEqual([]);
  });

  test('the page of examples runs in a module worker', async () => {
    const example = (name: string): string => readFileSync(`${root}examples/browser-worker/${name}`, 'utf8');
    const results = await resultsOfWorkerExample(browser, {
      'index.html': example('index.html'),
      'worker.js': await bundled(example('worker.ts').replace("'sudoku-strategist'", "'./src/index.js'")),
    });
    const small = '.3.1...2....1...';
    const told = [solve(small), grade(small), hint(small), await create(REQUEST)];
    expect(results).toEqual(JSON.parse(JSON.stringify(told)));
  });
});
