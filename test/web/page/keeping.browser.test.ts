import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cellNamed, firstFiveKept, inChromium, labelOf, paste } from './served.js';

const SMALL = '....3...526.4....2...1...52..4......';

const cells = (page: Page) => page.getByRole('gridcell');
const play = async (page: Page, row: number, column: number, key: string): Promise<void> => {
  await cellNamed(page, row, column).focus();
  await page.keyboard.press(key);
};

inChromium('stored games', (visit) => {
  it('restores the last game as it was left, after another puzzle was opened', async () => {
    const { page, faults } = await visit();
    await play(page, 1, 1, '5');
    await play(page, 1, 2, '6');
    await paste(page, SMALL);
    await expect.poll(() => cells(page).count()).toBe(36);
    await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
    await expect.poll(() => cells(page).count()).toBe(81);
    expect(await labelOf(page, 1, 2)).toMatch(/, 6$/);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => cells(page).count()).toBe(36);

    await play(page, 1, 1, '1');
    await page.getByRole('button', { name: 'Back to the last puzzle' }).waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 1$/);
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Back to the last puzzle' }).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => cells(page).count()).toBe(81);
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('Control+z');
    expect(await labelOf(page, 1, 2)).toMatch(/no candidates$/);
    expect(await labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('can be played if the browser refuses storage', async () => {
    const { page, faults } = await visit('', {}, async (page) => {
      await page.addInitScript(() => {
        const refuse = {
          get(): never {
            throw new DOMException('refused', 'SecurityError');
          },
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(globalThis, name, refuse);
      });
    });
    await play(page, 1, 1, '5');
    await page.getByText('This browser lets the page keep nothing').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Show the time').uncheck();
    await firstFiveKept(page);
    await page.reload();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 5$/);
    await paste(page, SMALL);
    await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
    expect(await labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
