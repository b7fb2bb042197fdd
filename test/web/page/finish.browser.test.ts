import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { solve } from '../../../src/index.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium } from './served.js';

const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';
const SOLUTION = solve(PUZZLE).solution!;
const OPEN = [...PUZZLE].flatMap((sign, cell) => (sign === '.' ? [cell] : []));

/** Returns the address of the puzzle with only its first open cell left. */
function almostSolved(): string {
  const play = playOf(read(PUZZLE));
  const values = play.values.map((value, cell) => (cell === OPEN[0] ? value : Number(SOLUTION[cell]) - 1));
  return `#/play?p=${linkOf({ ...play, values })}`;
}

const finish = async (page: Page): Promise<void> => {
  await cellNamed(page, 1, 1).focus();
  await page.keyboard.press(SOLUTION[0]!);
};

/** Waits until the puzzle is graded. */
const isRated = (page: Page): Promise<void> =>
  page.locator('.about').getByRole('button', { name: 'Easy', exact: true }).waitFor();

inChromium('the end of a game', (visit) => {
  it('shows the result in place of the keys, with links to further puzzles', async () => {
    const { page, faults } = await visit(almostSolved());
    await isRated(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Why?' }).waitFor();
    await finish(page);
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('button', { name: 'Easy', exact: true }).waitFor();
    expect(await page.locator('sudoku-board :is(.lit, .near, .selected, :focus)').count()).toBe(0);
    // The games solved before are read from the database meanwhile.
    await result.getByText('This is your first').waitFor();
    expect(await result.innerText()).toMatch(/Time\s+\d\d:\d\d[\s\S]+This is your first[\s\S]+Hints used\s+1/);
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.reload();
    await result.waitFor();
    await result.getByRole('link', { name: /Single, lesson [23]$/ }).waitFor();
    const hardest = result.getByRole('link', { name: /^(Naked|Hidden) Single$/ });
    const name = await hardest.innerText();
    await hardest.click();
    await page.getByRole('heading', { name }).waitFor();
    await page.goBack();
    await result.getByRole('link', { name: 'A harder one, medium' }).click();
    await page.locator('.about').getByRole('button', { name: 'Medium', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('lists solved games, exports them as a file, and forgets them', async () => {
    const { page, faults } = await visit(almostSolved());
    await isRated(page);
    await finish(page);
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await page.goto(page.url().replace(/#.*/, almostSolved()));
    await page.reload();
    await page
      .getByRole('link', { name: 'Another one, easy' })
      .or(page.getByRole('button', { name: 'Hint' }))
      .first()
      .waitFor();
    await page.goto(page.url().replace(/#.*/, '#/history'));
    await page.getByRole('row', { name: /^Easy 1 / }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const [head, line, ...rest] = readFileSync(await file.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    expect(head).toBe('at,daily,title,author,level,score,rating,hardest,seconds,hints,link');
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[^,]+,,,,easy,160,1.2,Naked Single,\d+,0,/);
    expect(rest).toEqual([]);
    const forget = page.getByRole('button', { name: 'Forget all' });
    const keep = page.getByRole('button', { name: 'Keep them' });
    const isFocused = (element: Element): boolean => element.matches(':focus');
    await forget.click();
    await page.getByText('This cannot be undone').waitFor();
    await expect.poll(() => keep.evaluate(isFocused)).toBe(true);
    await keep.click();
    await expect.poll(() => forget.evaluate(isFocused)).toBe(true);
    await forget.click();
    await page.getByText('This cannot be undone').waitFor();
    await forget.click();
    await page.getByText('Nothing yet').waitFor();
    const heading = page.getByRole('heading', { name: 'Solved puzzles' });
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('of a grid that is not right is said above keys that keep their place, with a way to what is wrong', async () => {
    const { page, faults } = await visit(almostSolved());
    const keys = page.locator('.keys');
    const banner = page.locator('.banner');
    const sizes = [
      [1280, 800],
      [390, 844],
      [820, 1180],
      [320, 640],
      [640, 600],
      [844, 390],
      [375, 667],
    ] as const;
    await isRated(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const before = await keys.boundingBox();
      await cellNamed(page, 1, 1).focus();
      await page.keyboard.press(SOLUTION[1]!);
      await banner.getByText('Filled, but not all of it is right.').waitFor();
      expect(await keys.boundingBox()).toEqual(before);
      expect((await banner.boundingBox())!.height).toBeLessThan(42);
      await page.keyboard.press('Backspace');
    }
    await page.keyboard.press(SOLUTION[1]!);
    await banner.getByRole('button', { name: 'Show what is wrong' }).click();
    await page.getByText(/^Wrong: /).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is noticed if the last digit is entered before the browser answers whether it has an earlier game', async () => {
    const { page, faults } = await visit(almostSolved(), {}, (page) =>
      page.addInitScript(() => {
        const { open } = IDBFactory.prototype;
        const released = new Promise<void>((release) => Object.assign(globalThis, { release }));
        const { set } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')!;
        IDBFactory.prototype.open = function (...database) {
          const request = open.apply(this, database);
          Object.defineProperty(request, 'onsuccess', {
            set: (handler: (event: Event) => void) =>
              set!.call(request, (event: Event) => released.then(() => handler(event))),
          });
          return request;
        };
      }),
    );
    await finish(page);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.evaluate(() => (globalThis as unknown as { release(): void }).release());
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('button', { name: 'Easy', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is stored once, even if the page is left before the browser has stored it', async () => {
    const { page, faults } = await visit(almostSolved(), {}, (page) =>
      page.addInitScript(() => {
        // In the first document the write never ends, as on a slow disk.
        const { put } = IDBObjectStore.prototype;
        const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
        IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
          const request = put.call(this, value, key);
          const readAgain = (): void => {
            Object.assign(globalThis, { isHeld: true });
            this.get('finished').onsuccess = readAgain;
          };
          if (key === 'finished' && type !== 'reload') request.onsuccess = readAgain;
          return request;
        };
      }),
    );
    await finish(page);
    await page.waitForFunction(() => 'isHeld' in globalThis);
    for (let visit = 0; visit < 2; visit++) {
      await page.reload();
      await page.getByRole('region', { name: 'Result' }).waitFor();
    }
    await page.goto(page.url().replace(/#.*/, '#/history'));
    await expect
      .poll(async () => {
        await page.reload();
        const games = page.getByRole('button', { name: 'Play again' });
        await games.or(page.getByText('Nothing yet')).first().waitFor();
        return games.count();
      })
      .toBe(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is not stored if the grid was solved when it was opened', async () => {
    const play = playOf(read(PUZZLE));
    const link = linkOf({ ...play, values: play.values.map((_, cell) => Number(SOLUTION[cell]) - 1) });
    const { page, faults } = await visit(`#/play?p=${link}`);
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await page.getByRole('link', { name: /Single$/ }).waitFor();
    await page.goto(page.url().replace(/#.*/, '#/history'));
    await page.getByText('Nothing yet').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('can be played again from the start, while it is still open', async () => {
    const { page, faults } = await visit(almostSolved());
    await finish(page);
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('This is your first').waitFor();
    await result.getByRole('link', { name: 'Solved puzzles' }).click();
    await page.getByRole('button', { name: 'Play again' }).click();
    await cellNamed(page, 1, 2)
      .and(page.getByLabel(/no marks$/))
      .waitFor();
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('animates the board, except with reduced motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page } = await visit(almostSolved(), { reducedMotion });
      await finish(page);
      await page.getByText(/^Solved in/).waitFor();
      const name = await page.locator('sudoku-board').evaluate((board) => getComputedStyle(board).animationName);
      expect(name).toBe(reducedMotion === 'reduce' ? 'none' : 'sweep');
      await page.context().close();
    }
  });
});
