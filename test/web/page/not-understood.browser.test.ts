import LZString from 'lz-string';
import { expect, it } from 'vitest';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { cage, documentOf, line, square } from '../../formats/drawn/shared-puzzle.js';
import { read } from '../../read-text.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium, labelOf } from './served.js';

const SOLUTION = '123456456123231564564231312645645312';
const STRANGE = 'Every wumpus on a teal line howls at its neighbour.';
const RULES = `Normal sudoku rules apply.\nDigits in a cage add up to its sum.\n${STRANGE}`;
const DRAWN = {
  lines: [line('r1c1r1c2r1c3r2c4', '#2ec4b6', 10)],
  cages: [cage('r3c1r3c2', 5)],
  overlays: [square('r6c6', 1, '#ffd700')],
};
const linkTo = (more: object = {}, metadata: object = {}): string =>
  `https://sudokupad.app/scl${LZString.compressToBase64(
    JSON.stringify({
      ...documentOf(RULES, [DRAWN], 6, { title: 'A wumpus', author: 'Us', solution: SOLUTION, ...metadata }),
      ...more,
    }),
  )}`;
const addressOf = (link: string): string => `#/play?puzzle=${encodeURIComponent(link)}`;

inChromium('shared puzzles that are not understood', (visit) => {
  it('are shown as shared, with hints, checks and counts off until the sentence is left out', async () => {
    const { page, faults } = await visit(addressOf(linkTo()));
    const rules = page.getByRole('region', { name: 'Rules' });
    await rules.getByText('hints, checks and the count would leave this out').waitFor();
    expect(await rules.textContent()).toContain(STRANGE);
    expect(await rules.textContent()).toContain('Digits in a cage add up to its sum.');
    await page.getByText('A wumpus by Us').waitFor();
    await page.locator('sudoku-board svg rect.spot[fill^="light-dark(#ffd700"]').waitFor({ state: 'attached' });
    expect(await seriousFaults(page)).toEqual([]);

    // A digit that clashes is not told: the sentence may say that it does not.
    await cellNamed(page, 1, 1).click();
    await page.keyboard.press('1');
    await cellNamed(page, 1, 2).click();
    await page.keyboard.press('1');
    expect(await labelOf(page, 1, 1)).toBe('row 1 column 1, 1');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('not all rules of the puzzle are understood').waitFor();
    await rules.getByRole('button', { name: 'Check my digits' }).click();
    await page.getByText('Not as in the setter’s solution: r1c2.').waitFor();
    await page.getByRole('link', { name: 'Path' }).click();
    await page.getByText('not all rules of the puzzle are understood').waitFor();
    await page.getByRole('link', { name: 'Play' }).click();

    const leaveOut = rules.getByRole('button', { name: 'Leave it out' });
    await leaveOut.first().waitFor();
    for (let open = await leaveOut.count(); open > 0; open--) await leaveOut.first().click();
    await rules.getByText('Left out, because it is not understood').waitFor();
    await expect.poll(() => labelOf(page, 1, 1)).toContain('clashes');
    await page.getByRole('link', { name: 'Path' }).click();
    await page.getByText('Left out, because it is not understood').waitFor();
    await page.getByRole('link', { name: 'Play' }).click();
    await rules.getByRole('button', { name: 'Heed all of it again' }).click();
    await rules.getByText('would leave this out').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('go with their drawing and words in a link, and never without', async () => {
    const { page, faults } = await visit(addressOf(linkTo()));
    await page.getByRole('region', { name: 'Rules' }).waitFor();
    await page.waitForURL((url) => url.hash.includes('p=') && url.hash.includes('puzzle='));
    const opened = page.url();
    await cellNamed(page, 1, 1).click();
    await page.keyboard.press('1');
    // The address follows the digit a moment later.
    await page.waitForURL((url) => url.href !== opened && url.hash.includes('puzzle='));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('Copy as').selectOption('line');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('This form cannot hold rules that are not understood').waitFor();
    const { hash } = new URL(page.url());
    await page.context().close();

    const other = await visit(hash);
    await other.page.getByText('would leave this out').waitFor();
    expect(await labelOf(other.page, 1, 1)).toBe('row 1 column 1, 1');
    expect([...faults, ...other.faults]).toEqual([]);
    await other.page.context().close();
  });

  it('are not forgotten when what a link tells of them is damaged', async () => {
    const { page, faults } = await visit(`#/play?p=${linkOf(playOf(read('1'.padEnd(16, '.'))))}&about=N4Ig`);
    await page.getByText('what the link says of the rules').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('have fog, which right digits clear, and which can be lifted', async () => {
    const { page, faults } = await visit(addressOf(linkTo({ foglight: [[0, 0]] })));
    await page.getByRole('button', { name: 'Lift the fog' }).waitFor();
    const fog = page.locator('sudoku-board rect.fog');
    expect(await fog.count()).toBe(35);
    expect(await labelOf(page, 1, 1)).not.toContain('fog');
    expect(await labelOf(page, 2, 2)).toContain('in fog');
    await cellNamed(page, 2, 2).click();
    await page.keyboard.press('1');
    expect(await fog.count()).toBe(35);
    await page.keyboard.press('5');
    await expect.poll(() => fog.count()).toBe(36 - 9);
    await page.getByRole('button', { name: 'Lift the fog' }).click();
    await expect.poll(() => fog.count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
