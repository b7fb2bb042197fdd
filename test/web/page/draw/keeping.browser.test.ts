/** A drawing is kept: over two tabs, where the browser refuses, and on paper. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cellNamed, inChromium, labelOf } from '../served.js';
import { drag, middle, press, take, undo } from './hand.js';

/** Opens the editor in another tab. */
async function anotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('grid').waitFor();
  return other;
}

const write = async (page: Page, row: number, column: number, key: string): Promise<void> => {
  await page.bringToFront();
  await cellNamed(page, row, column).focus();
  await page.keyboard.press(key);
};

inChromium('a drawing that is kept', (visit) => {
  it('is the same in two tabs, and each draft stays its own', async () => {
    const { page, faults } = await visit('#/draw');
    await write(page, 1, 1, '1');
    const other = await anotherTab(page);
    await write(other, 2, 2, '2');
    await expect.poll(() => labelOf(page, 2, 2)).toContain('given 2');
    await write(page, 3, 3, '3');
    await expect.poll(() => labelOf(other, 3, 3)).toContain('given 3');
    expect(await labelOf(other, 2, 2)).toContain('given 2');
    await undo(other);
    await expect.poll(() => labelOf(page, 3, 3)).toContain('empty');

    await other.getByRole('button', { name: 'Drafts (1)' }).click();
    await other.getByRole('button', { name: 'New draft' }).click();
    await write(other, 9, 9, '9');
    await write(page, 4, 4, '4');
    expect(await labelOf(other, 4, 4)).toContain('empty');
    await page.reload();
    await expect.poll(() => labelOf(page, 4, 4)).toContain('given 4');
    await page.getByRole('button', { name: /^Drafts/ }).click();
    await page.getByRole('button', { name: 'Open Untitled', disabled: false }).click();
    await expect.poll(() => labelOf(page, 9, 9)).toContain('given 9');
    expect(await labelOf(page, 4, 4)).toContain('empty');
    expect(faults).toEqual([]);
  });

  it('says if the browser keeps nothing, that notes are not shared, and prints without the editor', async () => {
    const { page, faults } = await visit('#/draw', {}, (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    );
    await take(page, 'Notes');
    await press(page, middle(1, 1));
    await page.keyboard.type('12');
    await page.getByText('This browser does not keep the drawing').waitFor();
    await page.keyboard.press('ControlOrMeta+p');
    await page.getByRole('button', { name: 'Save as PDF' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('sudoku-share-drawing').getByRole('button', { name: 'Share' }).click();
    await page.getByText('Your notes, which are for you alone.').waitFor();
    expect(faults).toEqual([]);
  });

  it("is printed as a puzzle by the browser's own menu, as by the keys", async () => {
    const { page, faults } = await visit('#/draw', {}, (page) =>
      page.addInitScript(() => {
        globalThis.print = () => dispatchEvent(new Event('beforeprint'));
      }),
    );
    await page.getByLabel('Title').fill('Gold');
    await page.getByLabel('Author').fill('Ann');
    await take(page, 'Killer cages');
    await drag(page, [4, 1], [4, 2]);
    await page.keyboard.type('7');
    await take(page, 'Notes');
    await press(page, middle(1, 1));
    await page.keyboard.type('12');
    const onPaper = async (): Promise<string> => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('main').isVisible()).toBe(false);
      const sheets = await page
        .locator('sudoku-sheets section')
        .evaluateAll((all) => all.map((each) => each.outerHTML));
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      expect(await page.locator('sudoku-sheets').count()).toBe(0);
      return sheets.join();
    };
    await page.evaluate(() => print());
    const byMenu = await onPaper();
    expect(byMenu).toMatch(/Gold[\s\S]*Ann[\s\S]*cage/);
    await page.keyboard.press('ControlOrMeta+p');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.locator('sudoku-sheets').waitFor({ state: 'attached' });
    expect(await onPaper()).toBe(byMenu);
    expect(faults).toEqual([]);
  });
});
