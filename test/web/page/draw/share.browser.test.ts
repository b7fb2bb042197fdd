/** A drawing that is sent by our link: it opens as it was drawn, to be played and to be drawn on. */
import LZString from 'lz-string';
import { expect, it } from 'vitest';
import { documentOf, line, square } from '../../../formats/drawn/shared-puzzle.js';
import { seriousFaults } from '../../axe.js';
import { inChromium, paste } from '../served.js';
import { clues, drag, middle, press, rules, take } from './hand.js';

const RULES = 'Normal sudoku rules apply. Neighbours on the green line differ by at least 2.';
const DRAWN = {
  lines: [line('r1c1r1c2r1c3r2c4', '#67f067', 10)],
  overlays: [square('r6c6', 1, '#ffd700')],
};
const OPENED = `https://sudokupad.app/scl${LZString.compressToBase64(JSON.stringify(documentOf(RULES, [DRAWN], 6)))}`;
const ORNAMENT = 'svg rect.spot[fill^="light-dark(#ffd700"]';

inChromium('a drawing that is sent', (visit) => {
  it('opens with its title, its rules and what was drawn beside its clues', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, faults } = await visit('#/draw', { permissions });
    await paste(page, OPENED);
    await expect.poll(() => clues(page)).toEqual(['Whispers 2 r1c1 r1c2 r1c3 r2c4']);
    await page.getByLabel('Title').fill('Gold');
    await page.getByLabel('Author').fill('Ann');
    await page.getByLabel('Rules in words').fill('Green is wide. Gold is only gold.');
    await take(page, 'Killer cages');
    await drag(page, [4, 1], [4, 2]);
    await page.keyboard.type('7');
    const share = page.locator('sudoku-share-drawing');
    await share.getByRole('button', { name: 'Share' }).click();
    await share.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText(/^Copied\./).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(3000);
    expect(await seriousFaults(page)).toEqual([]);

    const other = await visit(new URL(link).hash);
    const { page: played } = other;
    await played.locator('sudoku-play').locator(ORNAMENT).waitFor({ state: 'attached' });
    await played.getByText('Gold', { exact: false }).first().waitFor();
    await played.getByRole('region', { name: 'Rules' }).getByText('Gold is only gold.').waitFor();
    await played.getByRole('gridcell', { name: 'row 6 column 6' }).click();
    await played.keyboard.press('1');
    await played.waitForURL((url) => url.hash.includes('about='));
    await played.reload();
    await played.locator('sudoku-play').locator(ORNAMENT).waitFor({ state: 'attached' });

    await played.getByRole('button', { name: 'Share' }).click();
    await played.getByRole('link', { name: 'Draw on' }).click();
    await expect.poll(() => clues(played)).toEqual(['Whispers 2 r1c1 r1c2 r1c3 r2c4', 'Killer cages 7 r4c12']);
    expect(await rules(played)).toBe('Green is wide. Gold is only gold.');
    expect(await played.getByLabel('Author').inputValue()).toBe('Ann');
    await played.locator('sudoku-draw sudoku-board').locator(ORNAMENT).waitFor({ state: 'attached' });
    expect([...faults, ...other.faults]).toEqual([]);
  });

  it('says what is unfinished before it is sent', async () => {
    const { page, faults } = await visit('#/draw');
    await take(page, 'Arrows');
    await press(page, middle(2, 2));
    const share = page.locator('sudoku-share-drawing');
    await share.getByRole('button', { name: 'Share' }).click();
    await share.getByText('This is not shared:').waitFor();
    await share
      .getByRole('listitem')
      .getByText(/^Arrows r2c2: /)
      .waitFor();
    expect(faults).toEqual([]);
  });

  it('names what a form loses before it is copied, in the language of the page', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, faults } = await visit('#/draw', { permissions, locale: 'de-DE' });
    await paste(page, `${'.'.repeat(36)} rule="pairs: |a - b| = 1":r1c1r1c2 killer-cage=7:r3c12`);
    await expect.poll(() => clues(page).then(({ length }) => length)).toBe(2);
    const share = page.locator('sudoku-share-drawing');
    await share.getByRole('button', { name: 'Teilen' }).click();
    await page.getByLabel('Kopieren als').selectOption('f-puzzles');
    await share.getByRole('button', { name: 'Kopieren', exact: true }).click();
    await share.getByText('f-puzzles-Link kann diese Regeln nicht fassen: Regeln als Text.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await share.getByRole('button', { name: 'Trotzdem kopieren' }).click();
    await share.getByText(/^Kopiert\./).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('f-puzzles.com');
    expect(faults).toEqual([]);
  });

  it('tells faults of clues and of rules as text in German', async () => {
    const { page, faults } = await visit('#/draw', { locale: 'de-DE' });
    await take(page, 'Regeln als Text');
    await drag(page, [2, 2], [2, 4]);
    await page.getByRole('combobox', { name: 'Text' }).fill('pairs: a < b b');
    await page.getByText("im Text steht 'b' beim Zeichen 14").first().waitFor();
    await page.getByText(/^Im Text steht 'b' beim Zeichen 14.*[.?] Noch sagt es nichts aus\.$/).waitFor();
    expect(faults).toEqual([]);
  });
});
