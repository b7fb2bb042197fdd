import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cellNamed, firstFiveKept, goToOther, inChromium, labelOf, paste, replacedIn, storedIn } from './served.js';

const SMALL = '....3...526.4....2...1...52..4......';

const cells = (page: Page) => page.getByRole('gridcell');
const play = async (page: Page, row: number, column: number, key: string): Promise<void> => {
  await cellNamed(page, row, column).focus();
  await page.keyboard.press(key);
};

/** Makes a document store no change of the replaced games, as on a slow disk: it is always left before. */
function storeNoReplacedGames(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    const request = put.call(this, value, key);
    const readAgain = (): void => {
      this.get('former').onsuccess = readAgain;
    };
    if (key === 'former') request.onsuccess = readAgain;
    return request;
  };
}

inChromium('stored games', (visit) => {
  it('restores the last game as it was left, after another puzzle was opened', async () => {
    const { page, faults } = await visit();
    await play(page, 1, 1, '5');
    await play(page, 1, 2, '6');
    await paste(page, SMALL);
    await expect.poll(() => cells(page).count()).toBe(36);
    await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
    await expect.poll(() => cells(page).count()).toBe(81);
    expect(await labelOf(page, 1, 2)).toMatch(/, 6$/);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => cells(page).count()).toBe(36);

    await play(page, 1, 1, '1');
    await page.getByRole('button', { name: 'Back to the last puzzle' }).waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 1$/);
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Back to the last puzzle' }).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => cells(page).count()).toBe(81);
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('Control+z');
    expect(await labelOf(page, 1, 2)).toMatch(/no marks$/);
    expect(await labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('restores replaced games that the browser had not yet stored at a reload', async () => {
    const { page, faults } = await visit('', {}, (page) => page.addInitScript(storeNoReplacedGames));
    await play(page, 1, 1, '5');
    await paste(page, SMALL);
    await expect.poll(() => cells(page).count()).toBe(36);
    await page.reload();
    await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
    await expect.poll(() => cells(page).count()).toBe(81);
    expect(await labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('drops a replaced game that was returned to, even if the browser had not yet stored that at a reload', async () => {
    const { page, faults } = await visit();
    await play(page, 1, 1, '5');
    await paste(page, SMALL);
    await expect.poll(() => replacedIn(page)).toBe(1);
    await page.evaluate(storeNoReplacedGames);
    await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
    await expect.poll(() => cells(page).count()).toBe(81);
    await page.reload();
    await expect.poll(() => replacedIn(page)).toBe(0);
    expect(await labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps a game and its address while the code of its rules cannot be loaded', async () => {
    const { page } = await visit();
    await paste(page, `${SMALL} x`);
    await page.getByRole('region', { name: 'Rules' }).waitFor();
    await play(page, 1, 1, '1');
    const isStored = async (): Promise<boolean> => {
      const game = await storedIn<{ readonly history: { readonly play: { readonly values: readonly number[] } } }>(
        page,
        'current',
      );
      return game?.history.play.values[0] === 0;
    };
    await expect.poll(isStored).toBe(true);
    await page.route(/with-rules/, (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await play(page, 1, 1, '5');
    await page.unroute(/with-rules/);
    await page.reload();
    await page.getByRole('region', { name: 'Rules' }).waitFor();
    expect(await labelOf(page, 1, 1)).toMatch(/, 1, clashes$/);
    await goToOther(page);
    await page.goBack();
    await page.getByRole('region', { name: 'Rules' }).waitFor();
    expect(await labelOf(page, 1, 1)).toMatch(/, 1, clashes$/);
    await page.context().close();
  });

  it('can be played if the browser refuses storage', async () => {
    const { page, faults } = await visit('', {}, async (page) => {
      await page.addInitScript(() => {
        const refuse = {
          get(): never {
            throw new DOMException('refused', 'SecurityError');
          },
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(globalThis, name, refuse);
      });
    });
    await play(page, 1, 1, '5');
    await page.getByText('This browser lets the page keep nothing').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Show the time').uncheck();
    await firstFiveKept(page);
    await page.reload();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 5$/);
    await paste(page, SMALL);
    await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
    expect(await labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

inChromium('a browser with damaged storage', (visit) => {
  it('opens the page with a new puzzle', async () => {
    const { page, faults } = await visit();
    const url = page.url();
    // A page without the app.
    await page.goto(new URL('licences.txt', url).href);
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('sudoku');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const store = database.transaction('games', 'readwrite').objectStore('games');
      const game = { box: [3, 3], seconds: 0, history: { past: [], play: { values: [1] }, future: [] } };
      store.put(game, 'current');
      store.put([game], 'former');
      store.put([{ at: 'never', link: '' }], 'finished');
      localStorage.setItem('sudoku-course', '{"x-wing":[0,1.5,"2",99,3],"pointing":7}');
      localStorage.setItem('sudoku-settings', '{"toString":1,"language":"xx","level":"hard"}');
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve;
      });
      database.close();
    });
    await page.goto(`${url.split('#')[0]}#/play`);
    await cells(page).first().waitFor();
    expect(await cells(page).count()).toBe(81);
    await page.goto(`${url.split('#')[0]}#/learn`);
    await page.getByText('2 of 5 exercises').waitFor();
    await page.goto(`${url.split('#')[0]}#/history`);
    await page.getByRole('heading', { name: 'Solved puzzles' }).waitFor();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
