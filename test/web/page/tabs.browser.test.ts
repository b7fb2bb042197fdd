import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { cellNamed, inChromium, labelOf, paste, replacedIn, withFirst } from './served.js';

const SMALL = '....3...526.4....2...1...52..4......';

/** Waits until the restored game is graded, so that nothing is read from the database any more. */
const isRestored = (page: Page): Promise<void> =>
  page.locator('.about').getByRole('button', { name: 'Easy', exact: true }).waitFor();

/** Waits until the address contains a puzzle. The page stores the game at the same time. */
const isStored = (page: Page, puzzle: string): Promise<void> =>
  page.waitForURL((url) => url.hash.includes(encodeURIComponent(linkOf(playOf(read(puzzle))))));

inChromium('two tabs', (visit) => {
  it('notice each other, and share settings', async () => {
    const { page, faults } = await visit();
    const other = await page.context().newPage();
    await other.goto(withFirst(page.url().split('#')[0]!));
    for (const each of [page, other]) await each.getByText('Open in another tab too').waitFor();
    await cellNamed(other, 1, 1).click();
    await other.getByText('Open in another tab too').waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Settings' }).click();
    await other.getByLabel('Language').selectOption('de');
    await page.getByRole('link', { name: 'Lernen' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('notice each other again when the browser shows a left page as it was', async () => {
    const { page, faults } = await visit();
    const other = await page.context().newPage();
    await other.goto(withFirst(page.url().split('#')[0]!));
    for (const each of [page, other]) {
      await each.getByText('Open in another tab too').waitFor();
      await cellNamed(each, 1, 1).click();
      await each.getByText('Open in another tab too').waitFor({ state: 'detached' });
    }
    for (const kind of ['pagehide', 'pageshow'])
      await page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind);
    for (const each of [page, other]) await each.getByText('Open in another tab too').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keep the replaced games of each other', async () => {
    const { page, faults } = await visit();
    const other = await page.context().newPage();
    await other.goto(withFirst(page.url().split('#')[0]!));
    for (const each of [page, other]) {
      await each.getByText('Open in another tab too').waitFor();
      // The message hides the grade.
      await cellNamed(each, 1, 1).click();
      await isRestored(each);
    }
    for (const [digit, each] of [
      ['5', page],
      ['6', other],
    ] as const) {
      await cellNamed(each, 1, 1).press(digit);
      await paste(each, SMALL);
      await expect.poll(() => each.getByRole('gridcell').count()).toBe(36);
      await isStored(each, SMALL);
    }
    await expect.poll(() => replacedIn(page)).toBe(2);
    const third = await page.context().newPage();
    await third.goto(page.url().replace(/#.*/, '#/play'));
    await third.getByRole('button', { name: 'Back to the last puzzle' }).click();
    await expect.poll(() => labelOf(third, 1, 1)).toMatch(/, 6$/);
    await third.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => labelOf(third, 1, 1)).toMatch(/no marks$/);
    await third.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => labelOf(third, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
