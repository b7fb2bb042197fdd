import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFaults } from '../axe.js';
import { overlap } from '../browser.js';
import { cellNamed, firstFiveKept, inChromium, labelOf } from './served.js';

/** Chooses settings by their labels. */
async function choose(page: Page, chosen: Readonly<Record<string, string | true>>): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [label, value] of Object.entries(chosen)) {
    const field = page.getByLabel(label);
    if (value === true) await field.check();
    else await field.selectOption({ label: value });
  }
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Returns the colour of the first given digit. */
const inkOf = (page: Page): Promise<string> =>
  page
    .locator('sudoku-board text.given')
    .first()
    .evaluate((digit) => getComputedStyle(digit).fill);

inChromium('settings', (visit) => {
  it('choose the theme, on the board too, whatever the system has, and keep it', async () => {
    const { page, faults } = await visit('', { colorScheme: 'light' });
    expect(await inkOf(page)).toBe('rgb(17, 17, 17)');
    await choose(page, { Theme: 'Dark' });
    await expect.poll(() => inkOf(page)).toBe('rgb(242, 242, 242)');
    await page.reload();
    await expect.poll(() => inkOf(page)).toBe('rgb(242, 242, 242)');
    await page.emulateMedia({ media: 'print' });
    expect(await inkOf(page)).toBe('rgb(17, 17, 17)');
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await choose(page, { Theme: 'Light' });
    await expect.poll(() => inkOf(page)).toBe('rgb(17, 17, 17)');
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('let a digit be chosen first, and written by presses on cells or by Enter', async () => {
    const { page, faults } = await visit();
    await choose(page, { 'Choose first': 'The digit' });
    const five = page.getByRole('button', { name: /^5 / });
    await five.click();
    expect(await five.getAttribute('aria-pressed')).toBe('true');
    await cellNamed(page, 1, 1).click();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 5$/);
    await page.keyboard.press('6');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => labelOf(page, 1, 2)).toMatch(/, 6$/);
    await page.keyboard.press('Control+z');
    await firstFiveKept(page);
    await page.reload();
    await five.click();
    expect(await five.getAttribute('aria-pressed')).toBe('true');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('show mistakes at once, clashes alone, or nothing', async () => {
    const { page, faults } = await visit();
    const [wrong, clash] = [cellNamed(page, 1, 1), cellNamed(page, 1, 2)];
    await wrong.press('6');
    await clash.press('4');
    const labels = async () => [await labelOf(page, 1, 1), await labelOf(page, 1, 2)];
    const expected = {
      Off: [/, 6$/, /, 4$/],
      'Show clashes': [/, 6$/, /, clashes$/],
      'Show mistakes': [/, wrong$/, /, clashes$/],
    };
    for (const [check, [first, second]] of Object.entries(expected)) {
      await choose(page, { 'Check while you enter digits': check });
      await expect.poll(labels).toEqual([expect.stringMatching(first!), expect.stringMatching(second!)]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('put the keys on the left of the board where there is room, with the board as large as before', async () => {
    const { page, faults } = await visit('', { viewport: { width: 1280, height: 800 } });
    const board = page.locator('sudoku-board');
    const keys = page.locator('.keys');
    const left = async (): Promise<boolean> => (await keys.boundingBox())!.x < (await board.boundingBox())!.x;
    const { width } = (await board.boundingBox())!;
    expect(await left()).toBe(false);
    await choose(page, { 'Keys on the left of the board': true });
    await expect.poll(left).toBe(true);
    expect((await board.boundingBox())!.width).toBeCloseTo(width, 0);
    expect(await overlap(board, keys)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
