import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { seriousFaults } from '../axe.js';
import { overlap } from '../browser.js';
import { cellNamed, inChromium, labelOf } from './served.js';

const LARGEST = `#/play?p=${linkOf(playOf(read(`1${'.'.repeat(624)}`)))}`;

/** Returns the labels of the selected cells. */
const selected = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[role=gridcell][aria-selected=true]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator('sudoku-zoom, sudoku-board').first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Pinches with two fingers around the centre of the board. `from` and `to`: their distance from it in pixels. The
 * second finger touches later.
 */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(page);
  const at = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y: y + 1, id: 1 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as ReturnType<typeof at> });
  await touch('touchStart', at(from).slice(0, 1));
  await touch('touchStart', at(from));
  const STEPS = 10;
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', at(from + ((to - from) * step) / STEPS));
  await touch('touchEnd', []);
}

inChromium('a large board', (visit) => {
  it('zooms by keys, buttons and the wheel, and scrolls to the focused cell', async () => {
    const { page, faults } = await visit(LARGEST);
    const board = page.locator('sudoku-board');
    const width = async (): Promise<number> => (await board.boundingBox())!.width;
    await page.getByRole('button', { name: 'Nearer' }).waitFor();
    await page.getByText('There is more than one solution.').waitFor();
    for (const [across, down] of [
      [1200, 850],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width: across, height: down });
      // The message takes no row of its own.
      expect((await page.locator('.status').boundingBox())!.height).toBeLessThan(48);
      for (const name of ['Nearer', 'Further away'])
        expect([down, name, await overlap(page.getByRole('button', { name }), page.locator('sudoku-zoom'))]).toEqual([
          down,
          name,
          false,
        ]);
    }
    await page.setViewportSize({ width: 1200, height: 850 });
    const whole = await width();
    await cellNamed(page, 13, 13).click();
    await page.keyboard.press('+');
    await expect.poll(width).toBeCloseTo(whole * 1.4, 0);
    await page.keyboard.press('End');
    const frame = (await page.locator('sudoku-zoom').boundingBox())!;
    const cell = (await cellNamed(page, 13, 25).boundingBox())!;
    expect(cell.x + cell.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    await page.getByRole('button', { name: 'Further away' }).click();
    await expect.poll(width).toBeCloseTo(whole, 0);
    await page.mouse.move(frame.x + 100, frame.y + 100);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(width).toBeGreaterThan(whole * 1.2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('zooms by a pinch, which keeps the selection', async () => {
    const { page, faults } = await visit(LARGEST, {
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await page.getByRole('button', { name: 'Nearer' }).waitFor();
    await cellNamed(page, 2, 2).tap();
    const width = async (): Promise<number> => (await page.locator('sudoku-board').boundingBox())!.width;
    const whole = await width();
    await pinch(page, 40, 120);
    await expect.poll(width).toBeGreaterThan(whole * 2.5);
    expect(await selected(page)).toEqual([await labelOf(page, 2, 2)]);
    // The cells between the fingers stay in place.
    const { x, y } = await middleOf(page);
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
    const near = (await cellNamed(page, 13, 13).boundingBox())!;
    expect(Math.abs(near.x + near.width / 2 - x)).toBeLessThan(30);
    expect(Math.abs(near.y + near.height / 2 - y)).toBeLessThan(30);
    await pinch(page, 120, 30);
    await expect.poll(width).toBeCloseTo(whole, 0);
    expect(await selected(page)).toEqual([await labelOf(page, 2, 2)]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('leaves a pinch over a small board to the browser, and selects nothing', async () => {
    const { page, faults } = await visit('', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    await pinch(page, 40, 120);
    await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBeGreaterThan(1.5);
    expect(await selected(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
