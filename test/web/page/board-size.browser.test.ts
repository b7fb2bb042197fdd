import { expect, it } from 'vitest';
import { inChromium } from './served.js';

const WINDOWS = ['390x844', '320x640', '360x640', '667x375', '820x1180', '1280x800', '1920x1080'];

inChromium('the board', (visit) => {
  it('keeps its place and its size between Play, Path, all steps and the grade', async () => {
    const { page, faults } = await visit();
    const board = page.locator('sudoku-board').first();
    for (const size of WINDOWS) {
      const [width, height] = size.split('x').map(Number) as [number, number];
      await page.setViewportSize({ width, height });
      await page.getByRole('link', { name: 'Play', exact: true }).click();
      await page.getByRole('button', { name: 'Hint' }).waitFor();
      const inPlay = await board.boundingBox();
      await page.getByRole('link', { name: 'Path', exact: true }).click();
      for (const tab of ['Way to the solution', 'All steps now', 'Grade']) {
        const button = page.getByRole('button', { name: tab });
        await button.click();
        await expect.poll(async () => [size, tab, await board.boundingBox()]).toEqual([size, tab, inPlay]);
        const { x, y, width: wide, height: tall } = (await button.boundingBox())!;
        expect([size, tab, x >= 0 && x + wide <= width, y + tall <= height]).toEqual([size, tab, true, true]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
