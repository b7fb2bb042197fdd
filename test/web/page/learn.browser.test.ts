import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { catalogue } from '../../../strategies/index.js';
import { LESSONS } from '../../../web/course/lessons.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium } from './served.js';

const goTo = (page: Page, query: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/learn?${query}`);

inChromium('Learn', (visit) => {
  it('teaches the rules on a first visit, on a board that keys fill, and leads on to lesson 1', async () => {
    const { page, faults } = await visit('#/play');
    await page.getByRole('link', { name: 'How to play' }).click();
    await page.getByText('Row 5 is highlighted').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('7');
    await page.getByText('There is a 7 in row 5 already').waitFor();
    for (const digit of ['4', '3', '1', '4']) await page.keyboard.press(digit);
    await page.getByText('One cell is left').waitFor();
    await page.getByRole('button', { name: '3', exact: true }).click();
    await page.getByText('These are all the rules').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Lesson 1: Full House' }).click();
    await page.getByRole('heading', { name: '1. Full House' }).waitFor();
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('link', { name: /^Lesson 0 · done The rules/ }).waitFor();
    await page.getByRole('link', { name: 'Go on: Full House' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says that a lesson is done, and leads on to the next', async () => {
    const { page, faults } = await visit('', {}, (page) =>
      page.addInitScript(() => localStorage.setItem('sudoku-course', '{"full-house":[0,1,2,3]}')),
    );
    await goTo(page, 'lesson=full-house&stage=4');
    await page.getByText(/is the last empty cell/).waitFor();
    await page.getByRole('link', { name: 'Exercise 5', exact: true }).first().click();
    await page.getByText('Find: Full House').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    const sentence = await page.getByText(/is the last empty cell/).innerText();
    const [, row, column, digit] = /r(\d)c(\d).* (\d) is the last digit/.exec(sentence)!;
    await cellNamed(page, Number(row), Number(column)).click();
    await page.keyboard.press(digit!);
    await page.getByText('lesson done').waitFor();
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await page.getByRole('heading', { name: '2. Hidden Single' }).waitFor();
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('link', { name: /^Lesson 1 · done Full House/ }).click();
    await page.getByText('Lesson done: all exercises solved.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Next lesson: Hidden Single' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('leads a newcomer from the start through a lesson and its exercise, and stores the progress', async () => {
    const { page, faults } = await visit();
    await page.getByRole('link', { name: 'Learn' }).click();
    await page.getByText(`0 of ${LESSONS.length} lessons done`).first().waitFor();
    expect(await page.locator('.cards sudoku-thumb').count()).toBe(LESSONS.length);
    await page.locator('.cards sudoku-thumb svg').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Start here: The rules' }).waitFor();
    await page.getByRole('link', { name: 'I know the rules' }).click();
    await page.getByRole('heading', { name: '1. Full House' }).waitFor();
    await page.getByRole('button', { name: 'house', exact: true }).click();
    await page.getByText('A row, a column or a box').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('A row, a column or a box').waitFor({ state: 'hidden' });
    for (const told of [/^Look at/, /^Full House/, /is the last empty cell/]) {
      await page.getByRole('link', { name: 'Next', exact: true }).click();
      await page.getByText(told).first().waitFor();
    }
    expect(await seriousFaults(page)).toEqual([]);
    await page.reload();
    await page.getByText(/is the last empty cell/).waitFor();

    await page.getByRole('link', { name: 'Exercise 1', exact: true }).first().click();
    await page.getByText('Find: Full House').waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    const sentence = await page.getByText(/is the last empty cell/).innerText();
    const [, row, column, digit] = /r(\d)c(\d).* (\d) is the last digit/.exec(sentence)!;
    await page.getByRole('button', { name: 'Next one (N)' }).click();
    await page.getByText('(exercise 2)').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Exercise 1', exact: true }).first().click();
    await page.getByText('Write the digit').waitFor();
    await cellNamed(page, Number(row), Number(column)).click();
    await page.keyboard.press(digit!);
    await page.getByText('Found!').waitFor();
    await page.getByRole('link', { name: /^Back to the lesson/ }).click();
    await page.getByRole('link', { name: 'Exercise 1, done' }).waitFor();
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByText('1 of 5 exercises').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('names strategies in the chosen language, and opens the list at a family', async () => {
    const { page, faults } = await visit();
    await goTo(page, 'part=strategies&family=forcing');
    await page.getByRole('heading', { name: 'Forcing' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('de');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Volles Haus', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps the search in the address, and reports that nothing matches', async () => {
    const { page, faults } = await visit();
    await goTo(page, 'part=strategies&search=wing&level=hard');
    await page.getByRole('link', { name: 'Practise: W-Wing', exact: true }).waitFor();
    expect(await page.getByLabel('Search').inputValue()).toBe('wing');
    await page.getByLabel('Search').fill('no such thing');
    await page.getByText('No strategy is called anything like “no such thing”').waitFor();
    expect(page.url()).toContain('search=no+such+thing');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText(`${catalogue.length} strategies`).waitFor();
    expect(page.url()).not.toContain('search');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows the page of a strategy within Learn, in German too, with working links', async () => {
    const { page, faults } = await visit('', { locale: 'de-DE', viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Hinweis' }).click();
    await page.getByRole('button', { name: 'Warum?' }).click();
    await page.getByRole('link', { name: 'Versteckter Einer' }).click();
    await page.getByRole('heading', { name: 'So erkennt man es' }).waitFor();
    expect(await page.getByRole('link', { name: 'Lernen' }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('link', { name: 'Üben' }).getAttribute('href')).toBe('#/play?practise=hidden-single');
    expect(await page.locator('sudoku-strategy [lang=en] p').first().isVisible()).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    for (let on = 0; on < 4; on++) {
      const next = page.locator('a[rel=next]');
      const name = (await next.innerText()).replace(' ›', '');
      await next.click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
    await goTo(page, 'strategy=kraken-fish-1');
    await page.getByText('Dieser Text ist auf Englisch').first().waitFor();
    await page.getByRole('button', { name: 'fish', exact: true }).first().click();
    await page.getByText('Ein Muster einer Ziffer').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: 'Fische' }).click();
    await page.getByLabel('Suchen').waitFor();
    await goTo(page, 'strategy=no-such');
    await page.getByText('Eine solche Strategie gibt es nicht.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is translated into German, glossary and lessons too', async () => {
    const { page, faults } = await visit('', {
      locale: 'de-DE',
      viewport: { width: 320, height: 700 },
    });
    await goTo(page, 'lesson=x-wing');
    await page.getByText('Suche zwei Zeilen, in denen alle Plätze').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('link', { name: 'Alle Lektionen' }).click();
    await page.getByRole('link', { name: 'Glossar' }).click();
    await page.getByText('Ein zusätzlicher Platz eines Fisches').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
