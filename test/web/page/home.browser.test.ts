import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { SolvedGame } from '../../../web/page/app/solved-games.js';
import { tableOf } from '../../../web/page/history-view/solved-file.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, firstFiveKept, inChromium, labelOf } from './served.js';

/** Opens the page again without an address of a game, as from a bookmark. */
async function comeBack(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await page.goto(origin);
}

/** Plays the first digit, and comes back. */
async function playAndComeBack(page: Page): Promise<void> {
  await cellNamed(page, 1, 1).focus();
  await page.keyboard.press('5');
  await firstFiveKept(page);
  await comeBack(page);
}

const solved = (daily: string): SolvedGame => ({
  at: new Date(`${daily}T08:00:00`).toISOString(),
  daily,
  title: `Daily puzzle, ${daily}`,
  level: 'hard',
  seconds: 250,
  hints: 0,
  link: daily,
});

inChromium('the home', (visit) => {
  it('is one press away for a newcomer, who begins at a board', async () => {
    const { page, faults } = await visit('#');
    await page.getByRole('link', { name: 'Sudoku' }).click();
    await page.getByRole('heading', { name: 'A puzzle to begin with' }).waitFor();
    expect(await page.getByRole('link', { name: 'Sudoku' }).getAttribute('aria-current')).toBe('page');
    await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('grid').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is where a player comes back to, with a clock that stands still until the game goes on', async () => {
    const { page, faults } = await visit('', {}, (page) => page.clock.install());
    await playAndComeBack(page);
    await page.getByText('42 of 81 cells filled').waitFor();
    expect(new URL(page.url()).hash).toBe('#/home');
    const facts = page.locator('.go-on small');
    const before = await facts.innerText();
    await page.clock.runFor(5000);
    expect(await facts.innerText()).toBe(before);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says what each level asks for, what to learn next, and opens a puzzle of the player', async () => {
    const { page, faults } = await visit();
    await playAndComeBack(page);
    await page.locator('sudoku-home li').nth(4).waitFor();
    const links = await page.locator('sudoku-home li').allInnerTexts();
    expect(links.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Easy singles',
      'Medium pairs, triples, boxes and lines',
      'Hard fish and wings',
      'Unfair chains: if this, then that',
      'Extreme many chains at once, case by case',
    ]);
    const lesson = page.getByRole('link', { name: /^To learn next Lesson 1: Full House / });
    expect(await lesson.getAttribute('href')).toBe('#/learn?lesson=full-house');
    await page.getByRole('button', { name: 'Open a link, text or file' }).click();
    await page.getByRole('dialog', { name: 'Open' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Hard / }).click();
    await page.locator('.about').getByRole('button', { name: 'Hard' }).click();
    await page.getByText('It asks for fish and wings.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows today’s puzzle with the days in a row, solved or not', async () => {
    const { page, faults } = await visit('', {}, (page) => page.clock.setFixedTime(new Date('2026-11-27T12:00:00')));
    const add = async (days: readonly string[]): Promise<void> => {
      await page.goto(page.url().replace(/#.*/, '#/history'));
      const buffer = Buffer.from(tableOf(days.map(solved)));
      await page.getByLabel('Add from a file').setInputFiles({ name: 'solved.csv', mimeType: 'text/csv', buffer });
      await page.getByText(/puzzles? added/).waitFor();
      await page.getByRole('link', { name: 'Sudoku' }).click();
    };
    await add(['2026-11-25', '2026-11-26']);
    const open = page.getByRole('link', { name: 'Today’s puzzle Friday 27 November · Hard 2 days in a row' });
    expect(await open.getAttribute('href')).toBe('#/play?daily=2026-11-27');
    await add(['2026-11-27']);
    const done = page.getByRole('link', { name: /· Hard Solved in 04:10 · 3 days in a row$/ });
    expect(await done.getAttribute('href')).toBe('#/daily');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('fits a phone in German, dark', async () => {
    const phone = { viewport: { width: 320, height: 640 }, locale: 'de-DE', colorScheme: 'dark' } as const;
    const { page, faults } = await visit('', phone);
    await page.goto(page.url().replace(/#.*/, '#/home'));
    await page.getByText('viele Ketten zugleich, Fall für Fall').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
