/** A puzzle with digits from 0 in the page: its pad, its keys, its rules and its link. */
import { expect, it } from 'vitest';
import { cellNamed, inChromium, labelOf, paste } from './served.js';

inChromium('digits from 0 in the page', (visit) => {
  it('has them on the pad and on keys, and keeps them in the address', async () => {
    const { page, faults } = await visit();
    await paste(page, '.3.0...2....0... digits=0-3');
    await page.getByRole('region', { name: 'Rules' }).getByText('The digits are 0–3.').waitFor();
    const keys = await page.locator('.pad .key:not(.wipe)').allInnerTexts();
    expect(keys.map((text) => text.trim()[0])).toEqual(['0', '1', '2', '3']);

    await cellNamed(page, 2, 2).click();
    await page.keyboard.press('0');
    await expect.poll(() => labelOf(page, 2, 2)).toMatch(/\b0\b/);
    await cellNamed(page, 1, 1).click();
    await page.locator('.pad .key:not(.wipe)').nth(2).click();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/\b2\b/);

    await page.reload();
    await expect.poll(() => labelOf(page, 2, 2)).toMatch(/\b0\b/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
