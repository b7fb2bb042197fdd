import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { load, writerNamed } from '../../../src/formats/exchange/any.js';
import { alphabetOf } from '../../../src/formats/symbols.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { textsIn } from '../../render/pdf-content.js';
import { seriousFaults } from '../axe.js';
import { goToOther, inChromium, paste } from './served.js';

const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

inChromium('import and export', (visit) => {
  it('lists the puzzles of a file with their levels, and reads links and files of other programs', async () => {
    const { page, faults } = await visit();
    await page.getByRole('button', { name: 'Open' }).click();
    const field = page.getByLabel('Paste a puzzle here, in any form');
    await page.getByLabel('Open a file').setInputFiles({
      name: 'two.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${PUZZLE}\n${PUZZLE.replace('4', '.')}\n`),
    });
    await page.getByText('2 puzzles: choose one').waitFor();
    await page.getByRole('button', { name: /^Puzzle 1 easy 160/ }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Puzzle 2/ }).click();

    const names = ['f-puzzles', 'sudokupad', 'sudokuwiki', 'opensudoku', 'ss'];
    await load([], ...names);
    const expected = encodeURIComponent(linkOf(playOf(read(PUZZLE))));
    for (const name of names) {
      await goToOther(page);
      await page.getByRole('button', { name: 'Open' }).click();
      await field.fill(writerNamed(name).format(read(PUZZLE), alphabetOf(9), {}));
      await page.waitForURL((url) => url.hash.includes(expected));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('exports SVG, PNG, and text in any format', async () => {
    const { page, faults } = await visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    for (const [kind, head] of [
      ['Picture (SVG)', '<svg'],
      ['Picture (PNG)', '\x89PNG'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind }).click(),
      ]);
      const content = readFileSync(await file.path());
      expect(content.toString('latin1')).toMatch(new RegExp(`^${head}`));
      expect(content.length).toBeGreaterThan(5000);
    }
    await page.getByLabel('Copy as').selectOption('sdm');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PUZZLE.replaceAll('.', '0'));
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel('Copy as').waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Make', exact: true }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `#/play?p=${encodeURIComponent(linkOf(playOf(read(PUZZLE))))}`,
    );

    await page.getByText('This link leads to your own computer').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('group', { name: 'To send the puzzle' }).getByRole('button', { name: 'one line' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(PUZZLE);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('prints a puzzle with its level, and saves the same as PDF, with its solution if asked for', async () => {
    const { page, faults } = await visit('', {}, (page) =>
      page.addInitScript(() => {
        // The dialog of the browser would wait for a person; sheets stay until it closes.
        globalThis.print = () => {};
      }),
    );
    await page.getByRole('gridcell').first().waitFor();
    await page.keyboard.press('Control+p');
    await page.locator('sudoku-print').getByText('Easy', { exact: true }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByLabel('With solutions').check();
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ]);
    const pdf = readFileSync(await book.path());
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
    expect(textsIn(pdf).join(' ')).toMatch(/Easy.*Solutions/);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.locator('sudoku-sheets').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const sheets = page.locator('sudoku-sheets section');
    expect(await sheets.allInnerTexts()).toEqual([
      expect.stringMatching(/^1\s[\s\S]*Easy/),
      expect.stringMatching(/^Solutions/),
    ]);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('tells what a text may have meant otherwise, until another puzzle comes', async () => {
    const { page, faults } = await visit();
    const notice = page.getByRole('alert');
    const [title, grid] = ['Thermo sudoku', '.3.1\n...2\n....\n1...'];
    await paste(page, `${title}\n${grid}`);
    await notice.getByText(`a rule may be missing: ${title}`).waitFor();
    await paste(page, grid.replaceAll('\n', ''));
    await notice.waitFor({ state: 'detached' });
    await paste(page, `${PUZZLE} ${'123456789'.repeat(9)}`);
    await notice.getByText('its stated solution differs from ours').waitFor();
    await page.evaluate(
      (address) => void (location.hash = address),
      `#/play?puzzle=${encodeURIComponent(`${title}\n${grid}`)}`,
    );
    await notice.getByText(`a rule may be missing: ${title}`).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('reports an address without a puzzle, and prints the board without controls', async () => {
    for (const [query, said] of [
      ['puzzle=hello', 'The address holds no puzzle that can be read'],
      ['p=hello', 'The link holds no puzzle that can be read'],
    ]) {
      const { page, faults } = await visit(`#/play?${query}`);
      await page.getByText(said!).waitFor();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Why?' }).click();
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button').evaluateAll((all) => all.every((each) => each.matches('.term')))).toBe(
        true,
      );
      expect(await page.locator('.sentence sudoku-gloss > span:not(.term)').innerText()).toMatch(
        /^In box \d, the only place for \d is r\dc\d\.$/,
      );
      expect(await page.getByRole('grid').isVisible()).toBe(true);
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });
});
