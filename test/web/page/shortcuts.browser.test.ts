import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium, labelOf } from './served.js';

/** Waits until the list of shortcuts is loaded, which the page does after the first view. */
const untilLoaded = (page: Page): Promise<void> =>
  page.locator('sudoku-shortcuts dialog').waitFor({ state: 'attached' });

inChromium('keys', (visit) => {
  it('? lists the keys, but not while the user types, and Escape closes the list', async () => {
    const { page, faults } = await visit();
    const list = page.getByRole('dialog', { name: 'Shortcuts' });
    await untilLoaded(page);
    await cellNamed(page, 1, 1).click();
    await page.keyboard.press('?');
    await list.waitFor();
    expect(await page.getByText('Ctrl+Shift+Z').count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await cellNamed(page, 1, 1).getAttribute('aria-selected')).toBe('true');

    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('textbox').first().press('?');
    expect(await list.isVisible()).toBe(false);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('are listed once their list has loaded, if it was asked for before', async () => {
    let load = (): void => {};
    const loading = new Promise<void>((resolve) => (load = resolve));
    const { page, faults } = await visit('', {}, (page) =>
      page.route(/assets\/shortcuts/, (route) => loading.then(() => route.continue())),
    );
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'List of keys' }).click();
    load();
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('play without a click on the board first, but not while the user types or a menu is open', async () => {
    const { page, faults } = await visit();
    const undo = page.getByRole('button', { name: 'Undo' });
    await untilLoaded(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('6');
    expect(await labelOf(page, 1, 2)).toMatch(/, 6$/);
    await page.getByRole('button', { name: 'Open' }).focus();
    await page.keyboard.press('Control+z');
    expect(await labelOf(page, 1, 2)).toContain('empty');
    await page.keyboard.press('Control+y');
    expect(await labelOf(page, 1, 2)).toMatch(/, 6$/);
    await undo.focus();
    await page.keyboard.press('Backspace');
    expect(await labelOf(page, 1, 2)).toContain('empty');
    await page.keyboard.press('ArrowDown');
    expect(await cellNamed(page, 2, 2).getAttribute('aria-selected')).toBe('true');

    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('textbox').first().press('4');
    await page.keyboard.press('Escape');
    await page.getByText('More', { exact: true }).click();
    await page.keyboard.press('4');
    expect(await labelOf(page, 2, 2)).toContain('empty');
    await page.getByRole('button', { name: 'List of keys' }).click();
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor();
    await page.keyboard.press('4');
    expect(await labelOf(page, 2, 2)).toContain('empty');
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('4');
    expect(await labelOf(page, 2, 2)).toMatch(/, 4$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('H asks for a hint, and then for more of it', async () => {
    const { page, faults } = await visit();
    await untilLoaded(page);
    const depth = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
    for (const name of ['Where?', 'What?', 'Why?']) {
      await page.keyboard.press('h');
      await depth(name).waitFor();
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('Escape closes sheets, then the hint, and only then clears the selection', async () => {
    const { page, faults } = await visit();
    for (const name of ['Open', 'Share', 'New', 'Settings', 'More']) {
      await page.getByText(name, { exact: true }).click();
      const opened = page.locator('dialog[open], details[open]');
      await opened.waitFor();
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
    }

    await cellNamed(page, 1, 1).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Look at').waitFor();
    await untilLoaded(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.getByText('Look at').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByText('Look at').waitFor({ state: 'detached' });
    expect(await cellNamed(page, 1, 1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await cellNamed(page, 1, 1).getAttribute('aria-selected')).toBe('false');

    await page.getByRole('button', { name: 'Why not?' }).click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Why not?' }).getAttribute('aria-pressed')).toBe('false');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
