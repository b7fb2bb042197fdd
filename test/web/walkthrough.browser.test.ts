import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { readPuzzle } from '../../src/formats/read.js';
import { walkthroughPage } from '../../src/render/html/walkthrough.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';
import { seriousFaults } from './axe.js';
import { faultsOf, hasChromium, launch, openPage } from './browser.js';

const HOSTILE = '</script><img src=x onerror=alert(1)>&amp; "quoted"';

const script = readFileSync(new URL('../../dist/web/walkthrough-page.bundle.js', import.meta.url), 'utf8');

const pageOf = (fixture: string, title: string): { readonly html: string; readonly steps: number } => {
  const { puzzle } = readPuzzle(
    readFileSync(new URL(`../../fixtures/puzzles/${fixture}.txt`, import.meta.url), 'utf8'),
  );
  const steps = [...walk(boardOf(puzzle), full)];
  return {
    html: walkthroughPage({ puzzle, title, steps, about: ({ name }) => `About ${name}.`, script }),
    steps: steps.length,
  };
};

describe.skipIf(!hasChromium)('walkthrough', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walkthrough-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  const open = async (name: string, html: string, width = 1200): Promise<{ page: Page; faults: string[] }> => {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, html);
    const page = await openPage(browser, { viewport: { width, height: 900 } });
    const faults = faultsOf(page);
    await page.goto(pathToFileURL(file).href);
    return { page, faults };
  };

  test.each(['x-wing', '6x6', '4x4'])(
    '%s: shows every step by keyboard, wide and narrow, without faults',
    async (fixture) => {
      const { html, steps } = pageOf(fixture, fixture);
      for (const width of [1200, 400]) {
        const { page, faults } = await open(fixture, html, width);
        for (let step = 1; step <= steps; step++) {
          expect(await page.getByText(`Step ${step} of ${steps}`).isVisible()).toBe(true);
          await page.keyboard.press('ArrowRight');
        }
        expect(await page.getByRole('heading', { name: 'Solved' }).isVisible()).toBe(true);
        await page.keyboard.press('Home');
        expect(await page.getByText(`Step 1 of ${steps}`).isVisible()).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(await seriousFaults(page)).toEqual([]);
        expect(faults).toEqual([]);
        await page.close();
      }
    },
  );

  test('the address leads to a step, and arrow keys move between labelled cells', async () => {
    const { html } = pageOf('4x4', '4x4');
    const { page } = await open('address', html);
    await page.goto(`${page.url()}#step-3`);
    expect(await page.getByText('Step 3 of').isVisible()).toBe(true);
    await page.getByRole('gridcell', { name: 'row 1 column 1', exact: false }).focus();
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Shift+ArrowDown');
    const name = await page.evaluate(() =>
      document
        .querySelector('sudoku-walkthrough')!
        .shadowRoot!.querySelector('sudoku-board')!
        .shadowRoot!.activeElement!.getAttribute('aria-label'),
    );
    expect(name).toMatch(/^row 2 column 4/);
    await page.close();
  });

  test('keys change the step wherever the focus is, as soon as the page is open', async () => {
    const { html, steps } = pageOf('x-wing', 'x-wing');
    const { page } = await open('keys', html);
    const at = (step: number) => page.getByText(`Step ${step} of ${steps}`).waitFor();
    await page.keyboard.press('ArrowRight');
    await at(2);
    await page.keyboard.press('Space');
    await at(3);
    await page.getByRole('gridcell', { name: 'row 5 column 5', exact: false }).click();
    await page.keyboard.press('ArrowRight');
    await at(4);
    await page.keyboard.press('Shift+Space');
    await page.keyboard.press('Home');
    await at(1);
    await page.keyboard.press('PageDown');
    const name = await page.locator('sudoku-walkthrough h2').innerText();
    expect(name).toMatch(/hard|unfair|extreme/);
    await page.keyboard.press('PageUp');
    expect(await page.locator('sudoku-walkthrough h2').innerText()).toBe(name);
    await page.getByRole('button', { name: 'Next', exact: false }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await at(2);
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: 'Solved' }).waitFor();
    await page.close();
  });

  test('a step has a link, and prints alone; the list uses the available height', async () => {
    const { html, steps } = pageOf('x-wing', 'x-wing');
    const { page } = await open('link', html);
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('link', { name: 'Link to this step' }).getAttribute('href')).toBe('#step-2');
    expect(page.url()).toMatch(/#step-2$/);
    const list = (await page.getByRole('list', { name: 'Steps' }).boundingBox())!;
    expect(list.height).toBeGreaterThan(350);
    expect(list.y + list.height).toBeLessThanOrEqual(900);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.sentence').isVisible()).toBe(true);
    for (const name of ['.buttons', '.list', '.keys', '.strip'])
      expect(await page.locator(`sudoku-walkthrough ${name}`).isVisible(), name).toBe(false);
    expect(steps).toBeGreaterThan(2);
    await page.close();
  });

  test('titles with markup are shown as text', async () => {
    const { html } = pageOf('4x4', HOSTILE);
    const { page, faults } = await open('hostile', html);
    expect(await page.title()).toBe(HOSTILE);
    expect(await page.locator('img').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });
});
