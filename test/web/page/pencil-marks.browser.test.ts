import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cellNamed, inChromium } from './served.js';

/** Returns the centre of a mark in the first cell, as fractions of the cell. */
async function placeOf(page: Page, mark: string): Promise<readonly [x: number, y: number]> {
  const cell = (await cellNamed(page, 1, 1).boundingBox())!;
  const text = (await page
    .locator('svg text.candidate, svg text.emphasised')
    .getByText(mark, { exact: true })
    .boundingBox())!;
  return [(text.x + text.width / 2 - cell.x) / cell.width, (text.y + text.height / 2 - cell.y) / cell.height];
}

inChromium('marks', (visit) => {
  it('are in corners and in the middle, or with a setting in the places of candidates', async () => {
    const { page, faults } = await visit();
    await cellNamed(page, 1, 1).click();
    await page.keyboard.press('Shift+9');
    await page.getByRole('button', { name: 'Centre' }).click();
    await page.keyboard.press('1');
    // The module that arranges marks may come after the first of them.
    await expect.poll(async () => Math.max(...(await placeOf(page, '9')))).toBeLessThan(0.33);
    const [centreX, centreY] = await placeOf(page, '1');
    expect(centreX).toBeCloseTo(0.5, 1);
    expect(centreY).toBeCloseTo(0.5, 1);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Candidates in their places').check();
    await page.keyboard.press('Escape');
    expect(Math.min(...(await placeOf(page, '9')))).toBeGreaterThan(0.66);
    expect(Math.max(...(await placeOf(page, '1')))).toBeLessThan(0.33);
    await page.reload();
    await page.locator('svg text.candidate').waitFor();
    expect(Math.max(...(await placeOf(page, '1')))).toBeLessThan(0.33);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
