import { expect, it } from 'vitest';
import { overlap } from '../browser.js';
import { inChromium } from './served.js';

/** The least width of the board in pixels, by window. It is the shorter side minus header and keys. */
const LEAST: Readonly<Record<string, number>> = {
  '320x640': 290,
  '390x844': 360,
  // A window of 1280 by 800 at 200 %.
  '640x400': 310,
  // Phones on their sides.
  '667x375': 290,
  '844x390': 310,
  '820x1180': 780,
  '1024x1366': 980,
  '1280x800': 700,
  '1366x768': 670,
  '1920x1080': 980,
  '2560x1440': 1340,
};

inChromium('windows of all shapes', (visit) => {
  it('have the largest board that fits, the keys within reach, and no layout shift when a hint appears', async () => {
    const { page, faults } = await visit();
    for (const [size, least] of Object.entries(LEAST)) {
      const [width, height] = size.split('x').map(Number) as [number, number];
      await page.setViewportSize({ width, height });
      const board = page.locator('sudoku-board');
      const erase = page.getByRole('button', { name: 'Erase' });
      const before = { board: (await board.boundingBox())!, erase: (await erase.boundingBox())! };
      expect([size, before.board.width]).toEqual([size, expect.closeTo(before.board.height, 0)]);
      expect(before.board.width, size).toBeGreaterThanOrEqual(least);
      const [row, menu] = [page.locator('.status'), page.locator('.status sudoku-menu')];
      const [ends, end] = (await Promise.all([row.boundingBox(), menu.boundingBox()])).map(
        (box) => box!.x + box!.width,
      );
      expect([size, end]).toEqual([size, expect.closeTo(ends!, 0)]);
      expect(before.erase.y + before.erase.height, size).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Why?' }).click();
      await page.getByText('the only place for').waitFor();
      expect([size, await board.boundingBox()]).toEqual([size, before.board]);
      expect([size, await erase.boundingBox()]).toEqual([size, before.erase]);
      const hint = page.getByRole('region', { name: 'Hint' });
      for (const other of [board, erase]) expect([size, await overlap(hint, other)]).toEqual([size, false]);
      expect([size, await page.evaluate(() => document.documentElement.scrollHeight)]).toEqual([size, height]);
      await page.getByRole('button', { name: 'Close' }).click();
      for (const menu of ['New', 'More']) {
        await page.getByText(menu, { exact: true }).click();
        const list = (await page.locator('details[open] > div').boundingBox())!;
        expect([size, menu, list.y >= 0, list.y + list.height <= height]).toEqual([size, menu, true, true]);
        await page.keyboard.press('Escape');
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('have their header in one row on phones, in German too', async () => {
    for (const locale of ['en-GB', 'de-DE'])
      for (const width of [320, 360, 390, 412, 600]) {
        const { page } = await visit('', { locale, viewport: { width, height: 800 } });
        const header = (await page.locator('header').first().boundingBox())!;
        expect([locale, width, header.height < 48]).toEqual([locale, width, true]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.context().close();
      }
  });

  it('show on phones the whole message that a puzzle has several solutions', async () => {
    for (const [locale, width] of [
      ['en-GB', 320],
      ['en-GB', 360],
      ['de-DE', 360],
    ] as const) {
      const { page } = await visit(`#/play?puzzle=${'.'.repeat(16)}`, { locale, viewport: { width, height: 740 } });
      const message = page.locator('sudoku-play .message.said');
      await message.waitFor();
      const isWhole = await message.evaluate((each) => each.scrollHeight <= each.clientHeight + 1);
      expect([locale, width, isWhole]).toEqual([locale, width, true]);
      await page.context().close();
    }
  });
});
