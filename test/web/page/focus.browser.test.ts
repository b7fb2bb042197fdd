import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { cellNamed, inChromium } from './served.js';

/** Returns the name or the label of the element that has the focus, within all shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.localName ?? '';
  });

inChromium('the focus', (visit) => {
  it('returns to the board when the focused button is removed', async () => {
    const { page, faults } = await visit();
    await cellNamed(page, 2, 3).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Where?' }).waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^row 2 column 3/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('returns to the button of a menu when Escape closes it, and leaves the hint open', async () => {
    const { page, faults } = await visit();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Where?' }).waitFor();
    await page.getByText('New', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('summary');
    expect(await page.getByRole('button', { name: 'Where?' }).count()).toBe(1);
    await page.getByText('More', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('summary');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('moves to the new area when the followed link is removed', async () => {
    const { page, faults } = await visit();
    await page.getByText('New', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Solved puzzles' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Solved puzzles' }).waitFor();
    expect(await focused(page)).toBe('main');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('treats N as a digit on a practice board with that digit', async () => {
    const size = 25;
    const digits = Array.from({ length: size * size }, (_, cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      return ((row % 5) * 5 + Math.floor(row / 5) + column) % size;
    });
    const geometry = read('.'.repeat(625)).geometry;
    digits[0] = -1;
    const task = linkOf(playOf({ geometry, values: Int8Array.from(digits) }));
    const { page, faults } = await visit(`#/play?practise=full-house&task=${task}`);
    await page.getByText('Write the digit').waitFor();
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('n');
    await page.getByText('does not place N in r1c1').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(625);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

inChromium('a hint', (visit) => {
  it('stays open after a visit to Learn, and closes after a move', async () => {
    const { page, faults } = await visit();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint
      .getByText(/the only (place|candidate)/i)
      .first()
      .waitFor();
    // The sentence is in plain text until the element that opens its words is loaded.
    await page.locator('sudoku-gloss > span:not(.term)').waitFor();
    const text = await hint.innerText();
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByText('Start here').waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect.poll(() => hint.innerText()).toBe(text);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await hint.count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('leads back from a clash in a puzzle with several solutions', async () => {
    const { page, faults } = await visit(`#/play?p=${linkOf(playOf(read('.'.repeat(16))))}`);
    for (const column of [1, 2]) {
      await cellNamed(page, 1, column).focus();
      await page.keyboard.press('1');
    }
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Go back to before it: undoes 1 entry' }).click();
    await expect.poll(() => cellNamed(page, 1, 2).getAttribute('aria-label')).toMatch(/no marks$/);
    await expect.poll(() => cellNamed(page, 1, 1).getAttribute('aria-label')).toMatch(/, 1$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
