import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { overlap } from '../browser.js';
import { inChromium } from './served.js';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const AREAS = ['#/home', '#/play', '#/path', '#/make', '#/learn', '#/daily', '#/enter', '#/history'];

/** The least height in pixels of what a finger presses. */
const TARGET = 30;

/** Returns the buttons, labels and summaries of the page that are lower than a finger needs, by their texts. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
    const isInText = (each: Element): boolean =>
      each.closest('p') !== null || (each.getRootNode() as ShadowRoot).host?.closest('p') != null;
    return within(document)
      .filter((each) => each.matches('button, .button, summary, nav a, label:has(input)'))
      .filter((each) => !isInText(each) && each.checkVisibility() && each.getBoundingClientRect().height < least)
      .map((each) => `${each.localName} ${each.textContent?.trim()}`);
  }, TARGET);

/** Returns the heights in pixels of all marks on the board. */
const markHeights = (page: Page): Promise<number[]> =>
  page
    .locator('sudoku-play svg :is(text.candidate, text.emphasised)')
    .evaluateAll((marks) =>
      marks.map((mark) => Number(mark.getAttribute('font-size')) * (mark as SVGGraphicsElement).getScreenCTM()!.a),
    );

inChromium('the page on phones', (visit) => {
  it.each([
    ['a plain grid', ''],
    ['a grid with sums and dots', ' killer-cage=17:r1c12;12:r2c12;7:r5c5 white-dot=r7c12'],
  ])('has marks in nine places that can be read, in %s', async (_, clues) => {
    for (const viewport of PHONES) {
      const puzzle = encodeURIComponent(`${'.'.repeat(81)}${clues}`);
      const { page, faults } = await visit(`#/play?puzzle=${puzzle}`, { viewport });
      await expect.poll(() => page.getByRole('gridcell', { name: /, empty/ }).count()).toBe(81);
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('button', { name: 'Fill in marks' }).click();
      await expect.poll(async () => (await markHeights(page)).length).toBe(9 * 81);
      await expect.poll(async () => Math.min(...(await markHeights(page)))).toBeGreaterThanOrEqual(8);
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });

  it('leaves the tools free beside a hint', async () => {
    const { page, faults } = await visit('', { viewport: PHONES[0]! });
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    for (const depth of ['Where?', 'What?', 'Why?']) {
      await page.getByRole('button', { name: depth }).click();
      await page.getByRole('button', { name: depth, pressed: true }).waitFor();
      for (const tool of ['Undo', 'Hint'])
        expect(await overlap(hint, page.getByRole('button', { name: tool, exact: true }))).toBe(false);
      expect(await overlap(hint, page.locator('.tools sudoku-menu'))).toBe(false);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each(['en-GB', 'de-DE'])('has targets for fingers, and space in the header: %s', async (locale) => {
    for (const viewport of PHONES) {
      const { page } = await visit('', { locale, viewport });
      for (const area of AREAS) {
        await page.goto(page.url().replace(/#.*/, area));
        await page.locator('main h2, main [role=grid], main .tabs').first().waitFor();
        expect([area, viewport.width, await smallTargets(page)]).toEqual([area, viewport.width, []]);
        const last = (await page.locator('header nav a').last().boundingBox())!;
        const icon = (await page.locator('header > button').first().boundingBox())!;
        expect(icon.x - last.x - last.width).toBeGreaterThanOrEqual(4);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      }
      await page.context().close();
    }
  });

  it.each(['en-GB', 'de-DE'])('has the whole date of a daily puzzle in one line: %s', async (locale) => {
    const { page, faults } = await visit('', { locale, viewport: PHONES[0]! });
    await page.goto(page.url().replace(/#.*/, '#/play?daily=2026-11-23'));
    const date = page.locator('sudoku-play .about .short');
    await date.waitFor();
    expect(await date.innerText()).toMatch(/23.+2026/);
    const { x, width, height } = (await date.boundingBox())!;
    expect([height < 24, x >= 0, x + width <= PHONES[0]!.width]).toEqual([true, true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONES[0]!.width);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
