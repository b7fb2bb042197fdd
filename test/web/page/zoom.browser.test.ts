import { expect, it } from 'vitest';
import { read } from '../../../src/index.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium } from './served.js';

inChromium('a large board', (visit) => {
  it('zooms by keys, buttons and the wheel, and follows the chosen cell', async () => {
    const { page, faults } = await visit(`#/play?p=${linkOf(playOf(read(`1${'.'.repeat(624)}`)))}`);
    const board = page.locator('sudoku-board');
    const width = async (): Promise<number> => (await board.boundingBox())!.width;
    await page.getByRole('button', { name: 'Nearer' }).waitFor();
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
});
