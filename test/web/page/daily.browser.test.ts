import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { SolvedGame } from '../../../web/page/app/solved-games.js';
import { tableOf } from '../../../web/page/history-view/solved-file.js';
import { seriousFaults } from '../axe.js';
import { inChromium } from './served.js';

/** Returns the solved puzzle of a day, solved on that day or on another one. */
const solved = (daily: string, seconds: number, on = daily): SolvedGame => ({
  at: new Date(`${on}T08:00:00`).toISOString(),
  daily,
  title: `Daily puzzle, ${daily}`,
  level: 'hard',
  seconds,
  hints: 0,
  link: daily,
});

const GAMES = [
  solved('2026-10-30', 500),
  solved('2026-11-19', 400),
  solved('2026-11-20', 300, '2026-11-21'),
  solved('2026-11-26', 600),
  solved('2026-11-27', 250),
];

const atNoon = (page: Page): Promise<void> => page.clock.setFixedTime(new Date('2026-11-27T12:00:00'));

const goTo = (page: Page, hash: string): Promise<unknown> => page.goto(page.url().replace(/#.*/, hash));

/** Adds games from a file, as a player does who has saved them in another browser. */
async function add(page: Page, table: string): Promise<void> {
  await goTo(page, '#/history');
  const buffer = Buffer.from(table);
  await page.getByLabel('Add from a file').setInputFiles({ name: 'sudoku-solved.csv', mimeType: 'text/csv', buffer });
}

inChromium('the daily puzzles', (visit) => {
  it('of another browser come as a file, once, and make a month, streaks and a result to copy', async () => {
    const { page, faults } = await visit('', { permissions: ['clipboard-read', 'clipboard-write'] }, atNoon);
    await add(page, 'what is this?');
    await page.getByText('This file holds no solved puzzles').waitFor();
    await add(page, `${tableOf(GAMES)}\nnever,,,,,,,,,,`);
    await page.getByText('5 puzzles added. 1 row holds no solved puzzle.').waitFor();
    await page.getByRole('row', { name: /^Hard 5 / }).waitFor();
    await add(page, tableOf(GAMES));
    await page.getByText('Nothing new in this file.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'All daily puzzles' }).click();
    await page.getByRole('heading', { name: /^Friday,? 27 November 2026 Hard$/ }).waitFor();
    const figures = await page.locator('.figures').innerText();
    expect(figures.replace(/\s+/g, ' ')).toBe('Days in a row 2 Longest streak 2 Solved 5');
    await page.getByText('This is your fastest. 4 solved before, 07:30 on average.').waitFor();
    const day = (name: string) => page.getByRole('link', { name, exact: true });
    expect(await day('26 November 2026, hard, solved in 10:00').innerText()).toMatch(/✓/);
    expect(await day('20 November 2026, hard, solved in 05:00').innerText()).not.toMatch(/✓/);
    expect(await day('27 November 2026, hard, solved in 04:10').getAttribute('aria-current')).toBe('date');
    expect(await day('25 November 2026, medium').getAttribute('href')).toBe('#/play?daily=2026-11-25');
    expect(await page.getByRole('link', { name: /^28 November/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Next month' }).count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Copy the result' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual([
      'Daily puzzle, 27 November 2026 · Hard',
      '04:10 · without hints',
      '2 days in a row',
    ]);

    await page.getByRole('link', { name: 'Previous month' }).click();
    await day('30 October 2026, hard, solved in 08:20').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'October 2026' }).waitFor();
    await page.getByRole('link', { name: 'Next month' }).click();
    await page.getByRole('heading', { name: 'November 2026', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('begin with the one of today, and fit a phone in German', async () => {
    const phone = { viewport: { width: 320, height: 640 }, locale: 'de-DE', hasTouch: true };
    const { page, faults } = await visit('', phone, atNoon);
    await goTo(page, '#/daily');
    await page.getByText('montags leicht', { exact: false }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Spielen' }).click();
    await page.locator('.about[title="Rätsel des Tages, 27. November 2026"]').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
