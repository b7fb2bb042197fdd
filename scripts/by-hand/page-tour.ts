/**
 * `npx tsx scripts/by-hand/page-tour.ts`: visits the whole page in Chromium, which takes some minutes: every screen on phones,
 * tablets and desktops, in light, dark and forced colours, in both languages, from right to left and at 200 %;
 * practice, two pages at once, the largest board; print. `--looks 320,1024-rtl` takes these alone; `--pictures FOLDER`
 * saves the screens. Exits with an error if it finds a fault.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { read } from '../../src/index.js';
import { catalogue } from '../../strategies/index.js';
import { seriousFaults } from '../../test/web/axe.js';
import { launch } from '../../test/web/browser.js';
import { cellNamed, firstFiveKept, labelOf, serve, visit } from '../../test/web/page/served.js';
import { linkOf } from '../../web/page/play/link.js';
import { playOf } from '../../web/page/play/play.js';

const { pictures, looks } = parseArgs({ options: { pictures: { type: 'string' }, looks: { type: 'string' } } }).values;
const wanted = looks?.split(',') ?? [];
if (pictures) mkdirSync(pictures, { recursive: true });

const SMALL = '....3...526.4....2...1...52..4......';

const wrong: string[] = [];
const check = (where: string, faults: readonly string[]): void => {
  for (const fault of faults) wrong.push(`${where}: ${fault}`);
};
const say = (what: string, figure: string): void => console.log(`${what.padEnd(44)} ${figure}`);

/** The browser settings under which the page is visited: all, or those that `--looks` names. */
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  '320': { viewport: { width: 320, height: 640 }, hasTouch: true },
  '390-dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
  '820': { viewport: { width: 820, height: 1180 }, hasTouch: true },
  '1024-dark': { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' },
  '1024-forced': { viewport: { width: 1024, height: 768 }, forcedColors: 'active' },
  '1024-rtl': { viewport: { width: 1024, height: 768 } },
  '1280': { viewport: { width: 1280, height: 800 } },
  '1920': { viewport: { width: 1920, height: 1080 } },
  '320-german': { viewport: { width: 320, height: 640 }, locale: 'de-DE', hasTouch: true },
  '1280-german': { viewport: { width: 1280, height: 800 }, locale: 'de-DE' },
  /** The window of a page at 200 %. */
  '640': { viewport: { width: 640, height: 400 } },
};

/** The screens of the page and the actions that lead to them. Names are matched in both languages. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  play: (page) => page.getByRole('grid').waitFor(),
  hint: async (page) => {
    await page.getByText(/^(More|Mehr)$/).click();
    await page.getByRole('button', { name: /^(Fill in marks|Kandidaten eintragen)$/ }).click();
    await page.getByRole('button', { name: /^(Hint|Hinweis)$/ }).click();
    await page.getByRole('button', { name: /^(Why|Warum)\?$/ }).click();
  },
  open: (page) => page.getByRole('button', { name: /^(Open|Öffnen)$/ }).click(),
  share: (page) => page.getByRole('button', { name: /^(Share|Teilen)$/ }).click(),
  settings: (page) => page.getByRole('button', { name: /^(Settings|Einstellungen)$/ }).click(),
  path: async (page) => {
    await goTo(page, 'path');
    await page.getByText(/^(Step|Schritt) 1 (of|von) 40/).waitFor();
  },
  steps: async (page) => {
    await page.getByRole('button', { name: /^(All steps now|Alle Schritte jetzt)$/ }).click();
    await page.locator('.way').first().waitFor();
  },
  grade: async (page) => {
    await page.getByRole('button', { name: /^(Grade|Bewertung)$/ }).click();
    await page.getByText('1.2 / 1.2 / 1.2').waitFor();
  },
  make: async (page) => {
    await goTo(page, 'make');
    await page.getByRole('button', { name: /^(Make|Erstellen)$/ }).click();
    await page.locator('sudoku-made li').first().waitFor();
  },
  learn: async (page) => {
    await goTo(page, 'learn?part=strategies');
    await page.getByText(new RegExp(`^${catalogue.length} `)).waitFor();
  },
  strategy: async (page) => {
    await goTo(page, 'learn?strategy=w-wing');
    await page.getByRole('heading', { name: /W-Wing/ }).waitFor();
  },
  lesson: async (page) => {
    await goTo(page, 'learn?lesson=x-wing&stage=4');
    await page.locator('.explanation .sentence').last().waitFor();
  },
  history: async (page) => {
    await goTo(page, 'history');
    await page.getByRole('heading', { name: /Solved|Gelöste/ }).waitFor();
  },
  daily: async (page) => {
    await goTo(page, 'daily');
    await page.getByRole('table').waitFor();
  },
};

const goTo = (page: Page, area: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${area}`);

async function screens(browser: Browser, url: string, name: string, options: BrowserContextOptions): Promise<void> {
  const prepare = (page: Page): unknown =>
    name.endsWith('rtl') &&
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl')),
    );
  const { page, faults } = await visit(browser, url, { reducedMotion: 'reduce', ...options }, prepare);
  const width = options.viewport!.width;
  for (const [screen, open] of Object.entries(SCREENS)) {
    await open(page);
    const where = `${screen} ${name}`;
    check(where, await seriousFaults(page));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) wrong.push(`${where}: ${wide} pixels wide`);
    if (pictures) await page.screenshot({ path: join(pictures, `${screen}-${name}.png`) });
    // A sheet lies over all else.
    await page.keyboard.press('Escape');
  }
  check(name, faults);
  await page.context().close();
}

async function practice(browser: Browser, url: string): Promise<void> {
  const { page, faults } = await visit(browser, url);
  await cellNamed(page, 1, 1).focus();
  await page.keyboard.press('5');
  await page.evaluate(() => {
    location.hash = '#/play?practise=x-wing';
  });
  for (let shown = 1; shown <= 5; shown++) {
    await page.locator('button[aria-disabled=false]', { hasText: 'Show it' }).click({ timeout: 120_000 });
    await page.getByText(`0 found, ${shown} shown`).waitFor();
    await page
      .getByRole('heading', { name: /X-Wing/ })
      .nth(1)
      .waitFor();
    await page.keyboard.press('n');
  }
  await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
  await page.getByText('Find: X-Wing').waitFor({ state: 'detached' });
  if (!/, 5$/.test((await labelOf(page, 1, 1))!)) wrong.push('practice: the game before it did not come back');
  check('practice', faults);
  say('practised', '5 positions with X-Wing');
  await page.context().close();
}

/**
 * Tests two pages of one browser: each has its own game, and after a link to another game the old one can be restored.
 */
async function twoPages(browser: Browser, url: string): Promise<void> {
  const { page, faults } = await visit(browser, url);
  await cellNamed(page, 1, 1).focus();
  await page.keyboard.press('5');
  await firstFiveKept(page);
  const other = await page.context().newPage();
  await other.goto(`${url}#/play?p=${linkOf(playOf(read(SMALL)))}`);
  await other.getByRole('button', { name: 'Back to the last puzzle' }).click();
  await other.getByRole('gridcell', { name: 'row 1 column 1, 5' }).waitFor();
  await other.getByRole('button', { name: 'Redo' }).click();
  await cellNamed(other, 1, 1).focus();
  await other.keyboard.press('1');
  await cellNamed(page, 1, 2).focus();
  await page.keyboard.press('6');
  for (const each of [page, other]) await each.reload();
  await page.getByRole('gridcell', { name: 'row 1 column 2, 6' }).waitFor();
  await page.getByRole('gridcell', { name: 'row 1 column 1, 5' }).waitFor();
  await other.getByRole('gridcell', { name: 'row 1 column 1, 1' }).waitFor();
  check('two pages', faults);
  say('played at once', '2 pages');
  await page.context().close();
}

/** Tests the largest board with more moves than anybody makes. */
async function largest(browser: Browser, url: string): Promise<void> {
  const { page, faults } = await visit(browser, `${url}#/play?p=${linkOf(playOf(read(`1${'.'.repeat(624)}`)))}`);
  const MOVES = 2000;
  interface App {
    readonly game: { readonly history: { readonly past: readonly unknown[] }; do(action: object): void };
  }
  await page.evaluate((moves) => {
    const { game } = document.querySelector('sudoku-app') as unknown as App;
    for (let move = 0; move < moves; move++) game.do({ kind: 'write', cells: [1 + (move % 600)], digit: move % 23 });
  }, MOVES);
  await cellNamed(page, 25, 25).focus();
  await page.keyboard.press('p');
  await page.getByRole('gridcell', { name: 'row 25 column 25, P' }).waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page
    .getByText(/^Clash/)
    .first()
    .waitFor();
  // Such a long history does not fit into the store that is written on leaving, so it is stored a little after the
  // move.
  await page.waitForTimeout(2000);
  await page.reload();
  await page.getByRole('gridcell', { name: 'row 25 column 25, P' }).waitFor();
  const kept = await page.evaluate(
    () => (document.querySelector('sudoku-app') as unknown as App).game.history.past.length,
  );
  if (kept !== MOVES + 1) wrong.push(`the largest board: ${kept} of ${MOVES + 1} moves are there after a reload`);
  check('the largest board', faults);
  say('moves on a board of 25, and a reload', String(kept));
  await page.context().close();
}

async function printed(browser: Browser, url: string): Promise<void> {
  const { page } = await visit(browser, url);
  await cellNamed(page, 1, 1).click();
  await page.keyboard.press('Shift+Digit1');
  const paper = await page.pdf({ format: 'A4' });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  if (pages !== 1) wrong.push(`print: ${pages} pages`);
  if (pictures) writeFileSync(join(pictures, 'play.pdf'), paper);
  say('printed', `${pages} page`);
  await page.context().close();
}

const [browser, served] = await Promise.all([launch(), serve()]);
try {
  if (wanted.length === 0)
    for (const visited of [practice, twoPages, largest, printed]) await visited(browser, served.url);
  for (const [name, options] of Object.entries(LOOKS))
    if (wanted.length === 0 || wanted.includes(name)) await screens(browser, served.url, name, options);
} finally {
  await browser.close();
  served.close();
}
for (const fault of wrong) console.error(fault);
say('screens with faults', String(wrong.length));
process.exitCode = wrong.length > 0 ? 1 : 0;
