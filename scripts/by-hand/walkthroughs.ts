/**
 * `npx tsx scripts/by-hand/walkthroughs.ts [folder]`: writes walkthroughs of ten puzzles, from easy to very hard, one of them
 * 6×6 and one 16×16, and plays each by keyboard to its last step in Chromium, wide and narrow, light and dark. Prints
 * sizes and faults, and saves pictures of the hardest step. `npm run test:browser` does the same with small ones.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { seriousFaults } from '../../test/web/axe.js';
import { faultsOf, launch } from '../../test/web/browser.js';
import type { ShownTrace } from '../../web/elements/walkthrough/trace.js';

const PUZZLES = ['walkthroughs', '6x6', '16x16'].map((name) => `fixtures/puzzles/${name}.txt`);
const LOOKS = [
  { width: 1200, colorScheme: 'light' },
  { width: 400, colorScheme: 'dark' },
  { width: 400, colorScheme: 'light' },
  { width: 1200, colorScheme: 'dark' },
] as const;
/** The number of appearances that are played step by step. The others are only opened. */
const WALKED = 2;

const folder = resolve(process.argv[2] ?? 'dist/walkthroughs');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const args = ['bin/sudoku.js', 'solve', '--explain', '--format', 'html', '--output', `${folder}/`];
execFileSync(process.execPath, [...args, ...PUZZLES], { stdio: 'inherit' });

const traceIn = (html: string): ShownTrace => JSON.parse(/<script id="trace"[^>]*>(.*?)<\/script>/s.exec(html)![1]!);

/** Opens a walkthrough in a browser, steps through it, and returns the faults. */
async function faultsIn(
  browser: Browser,
  file: string,
  steps: number,
  hardest: number,
  look: number,
): Promise<string[]> {
  const { width, colorScheme } = LOOKS[look]!;
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  const faults = faultsOf(page);
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('button', { name: 'Next' }).focus();
  for (let step = 1; step <= steps && look < WALKED; step++) {
    if (!(await page.getByText(`Step ${step} of ${steps}`, { exact: true }).isVisible()))
      faults.push(`no step ${step}`);
    await page.keyboard.press('ArrowRight');
  }
  if (look < WALKED && !(await page.getByText(`The end of ${steps} steps`).isVisible())) faults.push('no end');
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    faults.push('wider than the window');
  await page.goto(`${pathToFileURL(file).href}#step-${hardest + 1}`);
  faults.push(...(await seriousFaults(page)));
  await page.screenshot({ path: file.replace('.html', `-${width}-${colorScheme}.png`), fullPage: true });
  await page.close();
  return faults.map((fault) => `${width} ${colorScheme}: ${fault}`);
}

const browser = await launch();
let wrong = 0;
for (const name of readdirSync(folder).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))) {
  const file = join(folder, name);
  const html = readFileSync(file, 'utf8');
  const { steps } = traceIn(html);
  const hardness = steps.map(({ level, rating }) => LEVELS.indexOf(level!) * 1e6 + rating);
  const hardest = hardness.indexOf(Math.max(...hardness));
  const faults: string[] = [];
  for (const look of LOOKS.keys()) faults.push(...(await faultsIn(browser, file, steps.length, hardest, look)));
  wrong += faults.length;
  const size = `${Math.round(html.length / 1000)} kB`;
  process.stdout.write(`${name}: ${steps.length} steps, ${size}, hardest ${steps[hardest]!.name}\n`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}
await browser.close();
process.exitCode = wrong > 0 ? 1 : 0;
