import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { solve } from '../../../src/index.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium, labelOf } from './served.js';

const PUZZLE = '....3...526.4....2...1...52..4......';
const PHONE = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };

/** Returns the centre of a cell on the screen. */
async function centreOf(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await cellNamed(page, row, column).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const touch = (client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
  client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

inChromium('playing by touch', (visit) => {
  it('can finish a game and start the next one', async () => {
    const link = `#/play?p=${linkOf(playOf(read(PUZZLE)))}`;
    const { page, faults } = await visit(link, PHONE);
    const solution = solve(PUZZLE).solution!;
    let open = PUZZLE.split('.').length - 1;
    for (const [cell, digit] of [...solution].entries()) {
      if (PUZZLE[cell] !== '.') continue;
      await cellNamed(page, Math.floor(cell / 6) + 1, (cell % 6) + 1).tap();
      await page.getByRole('button', { name: new RegExp(`^${digit} `) }).tap();
      await page
        .getByRole('gridcell', { name: /, empty/ })
        .nth(--open)
        .waitFor({ state: 'detached' });
    }
    await page.getByText(/^Solved in/).waitFor();
    await page.getByRole('link', { name: 'Another one, easy' }).tap();
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(81);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('selects cells by a swipe without scrolling, and writes the only mark of a cell by two taps', async () => {
    const { page, faults } = await visit('', PHONE);
    const client = await page.context().newCDPSession(page);
    await touch(client, 'touchStart', await centreOf(page, 1, 1));
    for (const row of [2, 3]) await touch(client, 'touchMove', await centreOf(page, row, 1));
    await touch(client, 'touchEnd');
    await expect.poll(() => page.locator('[role=gridcell][aria-selected=true]').count()).toBe(3);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // Taps right after raw touches were sometimes lost. A click is safe, and this test is about the swipe.
    await page.getByRole('button', { name: 'Centre' }).click();
    await page.getByRole('button', { name: 'Centre', pressed: true }).waitFor();
    await page.getByRole('button', { name: /^8 / }).click();
    for (const row of [1, 2, 3]) expect(await labelOf(page, row, 1)).toMatch(/candidates 8$/);
    // On a busy machine two taps may be too far apart to count as one.
    const tappedTwice = async (): Promise<string | null> => {
      for (let tap = 0; tap < 2; tap++) await cellNamed(page, 3, 1).tap();
      return cellNamed(page, 3, 1).getAttribute('aria-label');
    };
    await expect.poll(tappedTwice).toMatch(/, 8$/);
    expect(await labelOf(page, 1, 1)).toMatch(/no marks$/);
    await page.getByRole('button', { name: 'Undo' }).tap();
    for (const row of [1, 2, 3]) await expect.poll(() => labelOf(page, row, 1)).toMatch(/candidates 8$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('fits board and keys on the screen with any hint, and keeps keys in place when the mode changes', async () => {
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
    ]) {
      const { page, faults } = await visit('', { ...PHONE, viewport });
      const bottomOf = async (name: RegExp): Promise<number> => {
        const { y, height } = (await page.getByRole('button', { name }).boundingBox())!;
        return y + height;
      };
      const before = await bottomOf(/^Erase$/);
      await page.getByRole('button', { name: /^5 / }).tap();
      await page.locator('sudoku-board .near').first().waitFor();
      await page.getByRole('button', { name: 'Corner' }).tap();
      await page.getByText('Marks in corners').waitFor();
      expect(await bottomOf(/^Erase$/)).toBe(before);
      await page.getByRole('button', { name: 'Hint' }).tap();
      for (const depth of ['Where?', 'What?', 'Why?']) {
        await page.getByRole('button', { name: depth }).tap();
        await page.getByRole('button', { name: depth, pressed: true }).waitFor();
        expect(await page.evaluate(() => scrollY)).toBe(0);
        expect(await bottomOf(/^Erase$/)).toBeLessThanOrEqual(viewport.height);
        const [seen, all] = await page
          .locator('.explanation')
          .evaluate((told) => [told.clientHeight, told.scrollHeight]);
        expect(seen).toBeGreaterThanOrEqual(Math.min(all!, 45));
      }
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });

  it('covers the board during a pause, with a way on as the only thing to do', async () => {
    const { page, faults } = await visit('', PHONE);
    await cellNamed(page, 1, 1).press('5');
    await page.getByRole('button', { name: 'Pause' }).tap();
    const resume = page.getByRole('button', { name: 'Resume' });
    await expect.poll(() => resume.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.getByText('Paused').waitFor();
    expect(await page.getByRole('gridcell', { name: /given/ }).count()).toBe(0);
    expect(await page.locator('.keys[inert], .tools[inert]').count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    for (const key of ['Control+z', '7']) await page.keyboard.press(key);
    expect(await seriousFaults(page)).toEqual([]);
    await resume.tap();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 5/);
    expect(await labelOf(page, 1, 2)).toMatch(/no marks$/);
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
