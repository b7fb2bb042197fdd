/** A drawing that is alive: what follows from it, its drafts, and how it is shared. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readShared } from '../../../../src/formats/drawn/index.js';
import { linkOf } from '../../../../web/page/play/link.js';
import { playOf } from '../../../../web/page/play/play.js';
import { read } from '../../../read-text.js';
import { seriousFaults } from '../../axe.js';
import { inChromium } from '../served.js';

/** One solution. The sum is a rule that f-puzzles has no name for. */
const ONE = '.3.1...2....1... sum=5:r4c3r4c4';

/** Opens a puzzle as a drawing. */
async function drawOn(page: Page, line: string): Promise<void> {
  await page.goto(page.url().replace(/#.*/, `#/play?p=${linkOf(playOf(read(line)))}`));
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(16);
  await page.goto(page.url().replace(/#.*/, '#/draw?from=play'));
  await page.locator('sudoku-overlook').waitFor();
}

const count = (page: Page) => page.locator('sudoku-overlook .count');
const panel = (page: Page) => page.locator('sudoku-overlook');

/** Writes a given into a cell, of which rows and columns count from one; the key of a digit, or Backspace. */
async function write(page: Page, row: number, column: number, key: string): Promise<void> {
  await page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column},`) }).focus();
  await page.keyboard.press(key);
}

inChromium('a drawing that is alive', (visit) => {
  it('counts solutions, names what contradicts, and tells the level, as the drawing changes', async () => {
    const { page, faults } = await visit();
    await drawOn(page, ONE);
    await expect.poll(() => count(page).innerText()).toBe('Exactly one solution.');
    await panel(page).getByText('Easy. Hardest step:').waitFor();
    await page.getByRole('button', { name: 'What is not needed?' }).click();
    await panel(page).getByRole('listitem').filter({ hasText: 'r4c34' }).waitFor();

    await write(page, 4, 4, '1');
    await expect.poll(() => count(page).innerText()).toBe('No solution.');
    await panel(page).getByText('1 stands twice in row 4').waitFor();
    await panel(page).getByRole('listitem').filter({ hasText: '1 in r4c4' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => count(page).innerText()).toBe('Exactly one solution.');
    await write(page, 1, 2, 'Backspace');
    await expect.poll(() => count(page).innerText()).toMatch(/^\d+ solutions\.$/);
    await panel(page)
      .getByText(/^They differ in \d+ cells\.$/)
      .waitFor();
    await page.getByLabel('True candidates').check();
    const differing = page.getByRole('gridcell', { name: /^row 1 column 2, empty, candidates/ });
    await differing.waitFor();
    // The same puzzle has the same answer, which the board goes on to show.
    await page.getByLabel('Title').fill('Several');
    await differing.waitFor();
    expect(faults).toEqual([]);
  });

  it('says it in German', async () => {
    const { page, faults } = await visit(undefined, { locale: 'de' });
    await drawOn(page, ONE);
    await expect.poll(() => count(page).innerText()).toBe('Genau eine Lösung.');
    await panel(page).getByText('Leicht. Schwerster Schritt:').waitFor();
    expect(faults).toEqual([]);
  });

  it('keeps drafts by itself, which are opened, named, deleted and brought back', async () => {
    const { page, faults } = await visit();
    await drawOn(page, ONE);
    await page.getByRole('button', { name: 'Drafts (1)' }).click();
    await page.getByLabel('Name of Untitled').fill('Five');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'New draft' }).click();
    await expect.poll(() => count(page).innerText()).toBe('288 solutions.');
    await write(page, 1, 1, '1');
    await page.getByRole('button', { name: 'Drafts (2)' }).waitFor();
    await page.getByRole('button', { name: 'Open Five' }).click();
    await page.getByRole('gridcell', { name: /^row 1 column 2, given 3/ }).waitFor();
    await page.getByRole('button', { name: 'Delete Untitled' }).click();
    await page.getByText('Untitled is deleted.').waitFor();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.getByRole('button', { name: 'Open Untitled' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Drafts (2)' }).click();
    await page.getByRole('button', { name: 'Open Untitled' }).click();
    await page.getByRole('gridcell', { name: /^row 1 column 1, given 1/ }).waitFor();
    expect(faults).toEqual([]);
  });

  it('shares a drawing as a link of SudokuPad and as JSON, which are read back', async () => {
    const { page, faults } = await visit(undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
    await drawOn(page, ONE);
    await page.getByLabel('Title').fill('Five');
    const shareButton = page.locator('sudoku-share-drawing').getByRole('button', { name: 'Share' });
    await shareButton.click();
    const copied = async (format: string): Promise<string> => {
      await page.getByLabel('Copy as').selectOption(format);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByText(/^Copied\./).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const { puzzle, metadata } = readShared(await copied('sudokupad'));
    expect(puzzle.geometry).toBe(read(ONE).geometry);
    expect(metadata?.title).toBe('Five');
    expect(JSON.parse(await copied('json'))).toMatchObject({ metadata: { title: 'Five' } });
    expect(faults).toEqual([]);
  });
});
