import LZString from 'lz-string';
import { expect, it } from 'vitest';
import { documentOf, line, square } from '../../formats/drawn/shared-puzzle.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium, paste } from './served.js';

const RULES = 'Normal sudoku rules apply. Neighbours on the green line differ by at least 2.';
const DRAWN = {
  lines: [line('r1c1r1c2r1c3r2c4', '#67f067', 10)],
  overlays: [square('r6c6', 1, '#ffd700')],
};
const LINK = `https://sudokupad.app/scl${LZString.compressToBase64(
  JSON.stringify(documentOf(RULES, [DRAWN], 6, { title: 'Small' })),
)}`;
const ORNAMENT = 'svg rect.spot[fill^="light-dark(#ffd700"]';
const GREEN = 'svg path.stroke[stroke^="light-dark(#67f067"]';

inChromium('shared puzzles in the page', (visit) => {
  it('are shown as they were drawn, after undo and a reload too', async () => {
    const { page, faults } = await visit(`#/play?puzzle=${encodeURIComponent(LINK)}`);
    const board = page.locator('sudoku-play sudoku-board');
    const isDrawn = async (): Promise<void> => {
      await board.locator(ORNAMENT).waitFor({ state: 'attached' });
      expect(await board.locator(GREEN).count()).toBe(1);
    };
    await isDrawn();
    expect(await seriousFaults(page)).toEqual([]);
    const colour = () => board.locator(ORNAMENT).evaluate((shape) => getComputedStyle(shape).fill);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await colour()).toBe('rgb(255, 215, 0)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colour()).not.toBe('rgb(255, 215, 0)');

    await cellNamed(page, 3, 3).click();
    await page.keyboard.press('1');
    await page.waitForURL((url) => url.hash.includes('p='));
    await page.keyboard.press('Control+z');
    await isDrawn();
    await page.reload();
    await isDrawn();
    await page.getByRole('link', { name: 'Path' }).click();
    await page.locator('sudoku-walkthrough').locator(ORNAMENT).waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('leave their drawing behind when another puzzle is opened', async () => {
    const { page, faults } = await visit();
    await paste(page, LINK);
    const board = page.locator('sudoku-play sudoku-board');
    await board.locator(ORNAMENT).waitFor({ state: 'attached' });
    await paste(page, '1'.padEnd(81, '.'));
    await cellNamed(page, 9, 9).waitFor();
    expect(await board.locator(ORNAMENT).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('have a bookmark, told where a link only names a puzzle', async () => {
    const { page, faults } = await visit('#/play?puzzle=https://sudokupad.app/abcdefg');
    const bookmark = page.getByRole('link', { name: 'Open in Sudoku' });
    await bookmark.waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const address = (await bookmark.getAttribute('href'))!;
    expect(address.startsWith('javascript:fetch(')).toBe(true);

    // What the browser runs at SudokuPad, whose server is played here.
    const run = new Function('fetch', 'location', 'open', decodeURIComponent(address.slice('javascript:'.length)));
    const asked: string[] = [];
    const fetched = async (url: string) => {
      asked.push(url);
      return { text: async () => 'a b&c' };
    };
    const opened = await new Promise((open) => run(fetched, { pathname: '/sudoku/x7k2' }, open));
    expect([...asked, opened]).toEqual(['/api/puzzle/x7k2', `${new URL(page.url()).origin}/#/play?puzzle=a%20b%26c`]);
    await bookmark.click();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
