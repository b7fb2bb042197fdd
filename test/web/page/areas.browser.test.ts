import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { catalogue } from '../../../strategies/index.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { textsIn } from '../../render/pdf-content.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, goToOther, inChromium } from './served.js';

const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

/** A puzzle with an X-Wing, followed by a step whose sentence has terms of the glossary. */
const HARDER = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';

/** Layouts that people paste. */
const LAYOUTS: Readonly<Record<string, string>> = {
  line: PUZZLE,
  zeros: PUZZLE.replaceAll('.', '0'),
  'nine rows': PUZZLE.match(/.{9}/g)!.join('\n'),
  blanks: PUZZLE.match(/.{9}/g)!
    .map((row) => [...row].join(' '))
    .join('\n'),
  framed: `+---+\n${PUZZLE.match(/.{9}/g)!
    .map((row) => `|${row.match(/.{3}/g)!.join('|')}|`)
    .join('\n')}\n+---+`,
  'a comment': `${PUZZLE} # welcome`,
  stars: PUZZLE.replaceAll('.', '*').match(/.{9}/g)!.join('\n'),
  commas: PUZZLE.match(/.{9}/g)!
    .map((row) => [...row.replaceAll('.', '0')].join(','))
    .join('\n'),
  tabs: PUZZLE.match(/.{9}/g)!
    .map((row) => [...row.replaceAll('.', ' ')].join('\t'))
    .join('\n'),
  'a table of pipes': PUZZLE.match(/.{9}/g)!
    .map((row) => `| ${[...row].map((sign) => sign.replace('.', ' ')).join(' | ')} |`)
    .join('\n'),
  'a sentence around it': `Who can solve this one?\n\n${PUZZLE}\n\nThanks!`,
  'an array': JSON.stringify(PUZZLE.match(/.{9}/g)!.map((row) => [...row].map((sign) => Number(sign) || 0))),
};

const open = async (page: Page, area: string): Promise<void> => {
  await page.getByRole('link', { name: area, exact: true }).click();
};

inChromium('the areas of the page', (visit) => {
  it('shows the path to the solution, all steps, and the grade', async () => {
    const { page, faults } = await visit();
    await open(page, 'Path');
    await page.getByText('Step 1 of 40').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Step 2 of 40').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await open(page, 'Play');
    await open(page, 'Path');
    await page.getByText('Step 2 of 40').waitFor();
    await page.reload();
    await page.getByText('Step 2 of 40').waitFor();

    await page.getByRole('button', { name: 'All steps now' }).click();
    await page
      .getByRole('button', { name: /^Naked Single/ })
      .first()
      .click();
    await page.getByText('is the only candidate left in').waitFor();

    await page.getByRole('button', { name: 'Grade' }).click();
    await page.getByText('easy (160)').waitFor();
    expect(await page.getByRole('row', { name: /Full House/ }).count()).toBe(1);
    await page.getByText('W 0', { exact: false }).first().waitFor();
    for (const scale of ['HoDoKu', 'Sudoku Explainer', 'Whips'])
      expect(await page.locator('dt', { hasText: scale }).count()).toBe(1);
    await page.getByText('The longer a bar, the more steps').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('opens definitions of terms in the sentence of a step of the path', async () => {
    const { page, faults } = await visit(`#/path?p=${linkOf(playOf(read(HARDER)))}`);
    await page.getByRole('button', { name: 'Hard ›' }).click();
    await page.getByRole('link', { name: 'X-Wing' }).first().waitFor();
    await page.getByRole('button', { name: 'Next ›' }).click();
    const definition = page.getByText('A cell sees all other cells of its row');
    await page.getByRole('button', { name: 'see', exact: true }).press('Space');
    await definition.waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await definition.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'X-Wing' }).first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows board, sentence and strip of a step together without scrolling, from right to left too', async () => {
    for (const viewport of [
      { width: 1200, height: 700 },
      { width: 390, height: 844 },
    ]) {
      const { page, faults } = await visit('#/path', { viewport });
      await page.getByText('Step 1 of 40').waitFor();
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
        }, direction);
        for (const part of ['sudoku-walkthrough sudoku-board', '.sentence', '.strip']) {
          const { x, y, width, height } = (await page.locator(part).boundingBox())!;
          expect([part, x >= 0 && y >= 0, x + width <= viewport.width, y + height <= viewport.height]).toEqual([
            part,
            true,
            true,
            true,
          ]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      }
      const [first, second] = [await cellNamed(page, 1, 1).boundingBox(), await cellNamed(page, 1, 2).boundingBox()];
      expect(first!.x).toBeLessThan(second!.x);
      await page.getByRole('button', { name: 'Next' }).press('ArrowLeft');
      await page.getByText('Step 2 of 40').waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });

  it('creates puzzles on request, which can be played', async () => {
    const { page, faults } = await visit();
    await open(page, 'Make');
    await page.getByLabel('Hard', { exact: true }).check();
    await page.getByLabel('Medium', { exact: true }).check();
    await page.getByText('More wishes').click();
    await page.getByLabel('Needs the strategy').selectOption('naked-pair');
    await page.getByLabel('Seed').fill('page');
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Make' }).click();
    const made = page.getByRole('list', { name: 'Puzzles made' }).getByRole('listitem');
    await made.nth(1).waitFor();
    for (const text of await made.allInnerTexts()) expect(text).toMatch(/^\d\.\s+Medium\s+\d+ givens/);
    expect(await seriousFaults(page)).toEqual([]);
    await made.first().getByRole('button', { name: 'Play' }).click();
    await page.getByRole('grid').waitFor();
    expect(page.url()).toContain('#/play');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows errors in the language of the page', async () => {
    const { page, faults } = await visit('', { locale: 'de-DE' });
    await page.evaluate(() => {
      location.hash = '#/make';
    });
    await page.getByText('Mehr Wünsche').click();
    await page.getByLabel('mindestens').fill('80');
    await page.getByLabel('höchstens').fill('79');
    await page.getByRole('button', { name: 'Erstellen' }).click();
    await page.getByText(/^Das lässt sich nicht verlangen|^Ein solches Rätsel kann es nicht geben/).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('lists the strategies, and creates grids to practise them', async () => {
    const { page, faults } = await visit();
    await open(page, 'Learn');
    await open(page, 'All strategies');
    await page.getByText(`${catalogue.length} strategies`).waitFor();
    await page.getByLabel('Search').fill('naked triple');
    await page.getByRole('link', { name: 'Practise: X-Wing', exact: true }).waitFor({ state: 'detached' });
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Practise: Naked Triple', exact: true }).click();
    await page.getByText('Find: Naked Triple').waitFor();
    await page.getByText('0 found, 0 shown').waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByText('0 found, 1 shown').waitFor();
    await page.getByRole('button', { name: 'Next one (N)' }).click();
    await page.getByRole('heading', { name: /^Naked Triple/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('reads pasted text in many layouts, and explains why a text is not a puzzle', async () => {
    const { page, faults } = await visit();
    const linked = `p=${linkOf(playOf(read(PUZZLE)))}`;
    for (const text of Object.values(LAYOUTS)) {
      await goToOther(page);
      await page.getByRole('button', { name: /^Open/ }).click();
      await page.getByLabel('Paste a puzzle here, in any form').fill(text);
      // A title stands in the address behind the puzzle.
      await page.waitForURL((url) => url.hash.includes(encodeURIComponent(linked.slice(2))));
    }
    await page.getByRole('button', { name: /^Open/ }).click();
    await page.getByLabel('Paste a puzzle here, in any form').fill(PUZZLE.replace('4', '77'));
    await page.locator('.error').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('reads a puzzle in any format from the address', async () => {
    const { page, faults } = await visit('#/play?puzzle=hello');
    await page.getByRole('alert').waitFor();
    const framed = new URLSearchParams({ puzzle: LAYOUTS.framed! });
    await page.goto(page.url().replace(/#.*/, `#/play?${framed}`));
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.hash.includes('?p='));
    expect(page.url()).toContain(encodeURIComponent(linkOf(playOf(read(PUZZLE)))));
    const small = '....3...526.4....2...1...52..4......';
    await page.evaluate((puzzle) => {
      location.hash = `#/play?puzzle=${puzzle}`;
    }, small);
    await page.waitForURL((url) => url.hash.includes(encodeURIComponent(linkOf(playOf(read(small))))));
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('works offline after the first visit, in German too', async () => {
    const { page } = await visit('', { locale: 'de-DE', serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('grid').waitFor();
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Hinweis' }).click();
    await page.getByRole('button', { name: 'Was?' }).click();
    await page
      .getByText(/^Falsch: 2 in r1c1/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '2 aus r1c1 herausnehmen' }).click();
    await page.getByRole('button', { name: 'Hinweis' }).click();
    await page.getByRole('button', { name: 'Warum?' }).click();
    await page.getByRole('button', { name: 'Ausführen' }).waitFor();
    await open(page, 'Weg');
    await page.getByText('Schritt 1 von 40').waitFor();
    await page.getByRole('button', { name: 'Teilen' }).click();
    await page.getByRole('button', { name: 'Drucken oder PDF' }).click();
    await page.getByLabel('Mit Lösungen').check();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Als PDF speichern' }).click(),
    ]);
    expect(textsIn(readFileSync(await file.path())).join(' ')).toMatch(/Leicht.*Lösungen/);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.context().close();
  });
});
