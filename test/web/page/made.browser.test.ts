import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grade } from '../../../src/index.js';
import { textsIn } from '../../render/pdf-content.js';
import { seriousFaults } from '../axe.js';
import { inChromium } from './served.js';

inChromium('the list of created puzzles', (visit) => {
  it('brings a new puzzle into view, first of all', async () => {
    const { page, faults } = await visit('', { viewport: { width: 844, height: 390 } });
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    await page.getByText('More wishes').click();
    const makeButton = page.getByRole('button', { name: 'Make', exact: true });
    const made = page.getByRole('list', { name: 'Puzzles made' }).getByRole('listitem');
    for (const number of [1, 2]) {
      await makeButton.click();
      await made.getByRole('button', { name: `Play puzzle ${number}` }).waitFor();
      await expect
        .poll(() => made.first().evaluate((card) => card.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(390);
      expect(await made.first().innerText()).toMatch(new RegExp(`^${number}\\.`));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('stays after a game and a reload, with drawings, and can be printed or saved as a whole', async () => {
    const { page, faults } = await visit();
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    await page.getByText('What you make is listed here').waitFor();
    await page.getByLabel('Easy', { exact: true }).check();
    await page.getByLabel('How many').fill('3');
    await page.getByRole('button', { name: 'Make', exact: true }).click();
    const made = page.getByRole('list', { name: 'Puzzles made' }).getByRole('listitem');
    await made.nth(2).waitFor();
    const texts = await made.allInnerTexts();
    expect(await made.locator('img').count()).toBe(3);
    expect(texts.map((text) => text.slice(0, 2))).toEqual(['3.', '2.', '1.']);
    await made.first().getByRole('button', { name: 'Easy' }).click();
    await made.first().getByText('With it, the same wishes make the same puzzle again.').waitFor();
    await page.keyboard.press('Escape');
    expect(await seriousFaults(page)).toEqual([]);

    await made.nth(1).click({ position: { x: 40, y: 40 } });
    await page.locator('.about').getByRole('button', { name: 'Easy', exact: true }).waitFor();
    await page.goBack();
    await made.nth(2).waitFor();
    expect(await made.allInnerTexts()).toEqual(texts);
    await page.reload();
    await made.nth(2).waitFor();

    const [list] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as text' }).click(),
    ]);
    const puzzles = readFileSync(await list.path(), 'utf8')
      .trim()
      .split('\n');
    expect(puzzles.map((puzzle) => grade(puzzle).hodoku!.level)).toEqual(['easy', 'easy', 'easy']);
    await page.getByRole('button', { name: 'Print all' }).click();
    await page.getByLabel('Puzzles on a sheet').selectOption('2');
    await page.getByLabel('With solutions').check();
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ]);
    expect(textsIn(readFileSync(await book.path())).join(' ')).toMatch(/(?:Easy.*){3}Solutions/);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Delete all' }).click();
    await made.first().waitFor({ state: 'detached' });
    const isFocused = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => button.matches(':focus'));
    await expect.poll(() => isFocused('Bring them back')).toBe(true);
    await page.keyboard.press('Enter');
    await made.nth(2).waitFor();
    await expect.poll(() => isFocused('Print all')).toBe(true);
    await page.reload();
    await made.nth(2).waitFor();
    expect(await made.allInnerTexts()).toEqual(texts);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
