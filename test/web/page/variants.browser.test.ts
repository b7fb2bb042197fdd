import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ruledLine } from '../../../src/formats/index.js';
import { playInLink } from '../../../web/page/play/linked.js';
import { read } from '../../read-text.js';
import { textsIn } from '../../render/pdf-content.js';
import { type VariantPuzzle, variantPuzzles } from '../../variants/puzzles.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium, paste } from './served.js';

const KINDS = ['jigsaw+x', 'windoku', 'anti-knight', 'latin', 'disjoint-groups'] as const;

const firstOf = (kind: string): VariantPuzzle => variantPuzzles().find((puzzle) => puzzle.kind === kind)!;

/** Returns the geometry of the play in the address, once there is one. */
async function geometryIn(page: Page) {
  await page.waitForURL((url) => url.hash.includes('p='));
  return playInLink(new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('p')!)?.geometry;
}

inChromium('variants in the page', (visit) => {
  it('keeps all rules of a pasted puzzle in play, address, storage and texts', async () => {
    const { page, faults } = await visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const kind of KINDS) {
      const puzzle = firstOf(kind);
      const line = ruledLine(puzzle);
      await paste(page, line);
      await page.getByRole('region', { name: 'Rules' }).waitFor();
      await expect.poll(() => geometryIn(page)).toBe(puzzle.geometry);

      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Why?' }).click();
      expect(await page.locator('sudoku-gloss > span:not(.term)').innerText()).toMatch(/\.$/);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();

      await page.reload();
      await page.getByRole('region', { name: 'Rules' }).waitFor();
      expect(await geometryIn(page)).toBe(puzzle.geometry);

      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByText('Copied.').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect([copied, read(copied).geometry]).toEqual([line, puzzle.geometry]);
      await page.keyboard.press('Escape');
    }
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows clashes on a diagonal, the path to the solution, and the grade of our own ladder', async () => {
    const { page, faults } = await visit();
    const puzzle = firstOf('x');
    await paste(page, ruledLine(puzzle));
    await page.getByRole('region', { name: 'Rules' }).getByText('Each diagonal has every digit once.').waitFor();
    const { geometry, values } = puzzle;
    const diagonal = geometry.cellsOf(geometry.firstOf('extra'));
    const given = diagonal.find((cell) => values[cell] !== -1)!;
    const open = diagonal.find(
      (cell) => values[cell] === -1 && geometry.commonHouses([cell, given]).every((house) => house === 27),
    )!;
    const cell = cellNamed(page, geometry.rowOf(open) + 1, geometry.columnOf(open) + 1);
    await cell.click();
    await page.keyboard.press(String(values[given]! + 1));
    await expect.poll(() => cell.getAttribute('aria-label')).toContain('clashes');
    await page.getByRole('button', { name: 'Undo' }).click();

    await page.getByRole('link', { name: 'Path', exact: true }).click();
    await page.getByText(/^Step 1 of \d+/).waitFor();
    await page.getByRole('button', { name: 'Grade' }).click();
    await page.locator('dt', { hasText: 'Ours' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('creates variants, and prints their rules', async () => {
    const { page, faults } = await visit();
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    await page.getByLabel('Easy', { exact: true }).check();
    await page.getByText('More wishes').click();
    await page.getByLabel('Size').selectOption('2x3');
    await page.getByLabel('Jigsaw', { exact: true }).check();
    await page.getByLabel('Seed').fill('page');
    await page.getByRole('button', { name: 'Make' }).click();
    const made = page.getByRole('list', { name: 'Puzzles made' }).getByRole('listitem');
    await made.first().waitFor();
    expect(await made.first().innerText()).toMatch(/^1\. Easy\s+\d+ givens/);
    await made.first().getByRole('button', { name: 'Play' }).click();
    expect(await geometryIn(page)).toMatchObject({ size: 6, tiling: 'regions' });

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Print or PDF' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ]);
    expect(textsIn(readFileSync(await file.path())).join(' ')).toContain('the regions between thick lines');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(/^The regions between thick lines/).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('offers only variants that fit the size and each other', async () => {
    const { page } = await visit();
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    await page.getByText('More wishes').click();
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await box('Windoku').check();
    await page.getByLabel('Size').selectOption('2x3');
    await expect.poll(() => box('Windoku').isDisabled()).toBe(true);
    expect(await box('Windoku').isChecked()).toBe(false);
    await box('Jigsaw').check();
    await expect.poll(() => box('Disjoint groups').isDisabled()).toBe(true);
    await box('Jigsaw').uncheck();
    await expect.poll(() => box('Disjoint groups').isDisabled()).toBe(false);
    await page.context().close();
  });
});
