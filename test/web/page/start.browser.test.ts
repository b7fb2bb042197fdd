import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { formatLine } from '../../../src/formats/text/line.js';
import { create, grade, type Level } from '../../../src/index.js';
import { levelOf, today } from '../../../web/page/app/address-request.js';
import { playInLink } from '../../../web/page/play/linked.js';
import { puzzleOf } from '../../../web/page/play/play.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, firstFiveKept, goToOther, inChromium, labelOf, paste } from './served.js';

/** Returns the current puzzle as a line, once it is in the address. */
async function played(page: Page): Promise<string> {
  await page.waitForURL((url) => url.hash.includes('p='));
  const play = playInLink(new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('p')!)!;
  return formatLine(puzzleOf(play));
}

const capital = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());

/** Waits until the page shows the level of the puzzle. */
const isOf = (page: Page, level: Level): Promise<void> =>
  page
    .locator('.about')
    .getByRole('button', { name: capital(level), exact: true })
    .waitFor();

inChromium('starting', (visit) => {
  it('reports a part of the page that cannot be loaded, in English if German cannot be loaded either', async () => {
    const { page } = await visit('', { locale: 'de-DE' }, (page) =>
      page.route(/assets\/(de-|path\.|settings)/, (route) => route.abort()),
    );
    await page.getByRole('link', { name: 'Path' }).click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await page.context().close();
  });

  it('opens the puzzle in the address though the first game was stored before its words had loaded', async () => {
    const { page } = await visit(`#/play?puzzle=${'1'.padEnd(16, '.')}`, { locale: 'de-DE' }, async (page) => {
      await page.addInitScript(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...game) {
          Object.assign(window, { isStored: true });
          return put.apply(this, game);
        };
      });
      await page.route(/assets\/de-/, async (route) => {
        await page.waitForFunction(() => 'isStored' in window);
        await route.continue();
      });
    });
    await page.getByText('mehr als eine Lösung').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(16);
    await page.context().close();
  });

  it('begins with an easy puzzle, a different one for each visitor', async () => {
    const [one, other] = [await visit('#/play'), await visit('#/play', { locale: 'de-DE' })];
    const puzzles = [await played(one.page), await played(other.page)];
    expect(puzzles[0]).not.toBe(puzzles[1]);
    for (const puzzle of puzzles) expect(grade(puzzle).hodoku).toMatchObject({ level: 'easy', score: 160 });
    await one.page.getByRole('button', { name: 'Easy', exact: true }).click();
    await one.page.getByText('160 points').waitFor();
    await one.page.getByText('an X-Wing 3.2').waitFor();
    await one.page.keyboard.press('Escape');
    await one.page.getByText('an X-Wing 3.2').waitFor({ state: 'hidden' });
    await other.page.getByRole('button', { name: 'Leicht', exact: true }).click();
    await other.page.getByText('ein X-Wing auf 3,2').waitFor();
    await one.page.context().close();
    await other.page.context().close();
  });

  it('makes a new puzzle of a level, and returns to the puzzles before', async () => {
    const { page, faults } = await visit();
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('5');
    await firstFiveKept(page);
    for (const level of ['hard', 'extreme'] as const) {
      const before = page.url();
      await page.getByText('New', { exact: true }).click();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('link', { name: new RegExp(`^${capital(level)} `) }).click();
      await page.waitForURL((url) => url.hash.includes('p=') && url.href !== before);
      expect(grade(await played(page)).hodoku!.level).toBe(level);
      await isOf(page, level);
    }
    await page.goBack();
    await isOf(page, 'hard');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('names the previous puzzle in the address as soon as it returns to it, so that the one left can be opened again', async () => {
    const { page, faults } = await visit();
    const first = await played(page);
    await goToOther(page);
    await page.waitForURL((url) => url.hash.includes('p='));
    const left = page.url();
    // The link is followed in the task of the click, before anything else can be saved.
    await page.getByRole('button', { name: 'Undo' }).evaluate((undo: HTMLButtonElement, left) => {
      undo.click();
      location.href = left;
    }, left);
    await page.getByRole('gridcell', { name: 'row 1 column 1, given 1' }).waitFor();
    await page.goBack();
    await expect.poll(() => played(page)).toBe(first);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('leaves no message of the puzzle before over the next one', async () => {
    const { page, faults } = await visit();
    const tip = page.getByText('Hints heed them');
    const fault = page.getByRole('alert');
    const digit = page.getByRole('button', { name: 'Digit', exact: true });
    await page.getByRole('button', { name: 'Centre' }).click();
    await tip.waitFor();
    await goToOther(page);
    expect(await tip.count()).toBe(0);
    await digit.click();
    await page.getByRole('button', { name: 'Centre' }).click();
    await page.goBack();
    await page.getByRole('gridcell', { name: 'row 1 column 4, given 4' }).waitFor();
    expect(await tip.count()).toBe(0);
    for (const leave of ['Back', 'Learn']) {
      await goToOther(page);
      await page.goto(page.url().replace(/#.*/, '#/play?puzzle=none'));
      await fault.filter({ hasText: 'no puzzle that can be read' }).waitFor();
      if (leave === 'Back') await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
      else await page.getByRole('link', { name: leave, exact: true }).click();
      await fault.waitFor({ state: 'detached' });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('returns to the previous puzzle by the back button, even if the game is saved at that moment', async () => {
    const { page, faults } = await visit('#/play?new=hard');
    await isOf(page, 'hard');
    const hard = await played(page);
    await page.goto(page.url().replace(/#.*/, '#/play?new=easy'));
    await isOf(page, 'easy');
    await expect.poll(() => played(page)).not.toBe(hard);
    // The page is left in the same task as the step back. Leaving saves the game.
    await page.evaluate(() => {
      history.back();
      return new Promise<void>((done) => {
        const watch = setInterval(() => {
          dispatchEvent(new Event('pagehide'));
          if (location.hash.includes('p=')) setTimeout(() => done(clearInterval(watch)), 300);
        });
      });
    });
    await isOf(page, 'hard');
    expect(await played(page)).toBe(hard);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('makes the same daily puzzle for everybody, named by its date', async () => {
    const day = '2019-01-07';
    const { page, faults } = await visit(`#/play?daily=${day}`);
    const name = page.locator('.about[title="Daily puzzle, 7 January 2019"] span', { hasText: '7 Jan' });
    await name.filter({ visible: true }).waitFor();
    const { puzzle } = await create({ level: levelOf(day), symmetry: 'rotational', seed: `daily-${day}` });
    await expect.poll(() => played(page)).toBe(puzzle);
    await page.getByText('New', { exact: true }).click();
    expect(await page.getByRole('link', { name: /^Daily puzzle / }).getAttribute('href')).toBe(
      `#/play?daily=${today()}`,
    );
    await page.goto(page.url().replace(/#.*/, '#/play?daily=2026-13-77'));
    await page.getByRole('alert').getByText('no daily puzzle of that day').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows title and author of an opened puzzle', async () => {
    const { page, faults } = await visit();
    await paste(
      page,
      '<opensudoku><name>Spring</name><author>A. Gardener</author><game data="000432007000800020000057149625834000930091800590002587342576900000900040007002530" /></opensudoku>',
    );
    await page.getByText('Spring').first().waitFor();
    await page.locator('.about').getByText('by A. Gardener').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
