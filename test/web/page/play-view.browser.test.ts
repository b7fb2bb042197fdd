import { expect, it } from 'vitest';
import { solve } from '../../../src/index.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium, labelOf } from './served.js';

const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';
/** A position in which a skyscraper is the next step. */
const SKYSCRAPER =
  ':0000:x:5+1.8+9..24+2+98.6.5+7.+3+4.2.+5.98+97+3.5+84.2+4+2+1.3.+8..6+85.2..3.86+9..2.+4.+1+52.4.9+8.73+4.+89+2.6:124 326 164 766 174:::';

inChromium('playing', (visit) => {
  it('finishes a game by keyboard alone, and loses nothing by a reload in the middle', async () => {
    const { page, faults } = await visit();
    const solution = solve(PUZZLE).solution!;
    await cellNamed(page, 1, 1).focus();
    for (let cell = 0; cell < 81; cell++) {
      if (cell === 40) {
        await page.reload();
        await page.getByRole('button', { name: 'Undo', disabled: false }).click();
        await page.getByRole('button', { name: 'Redo', disabled: false }).click();
        await page.getByRole('button', { name: 'Redo', disabled: true }).waitFor();
        await cellNamed(page, 5, 5).focus();
      }
      if (PUZZLE[cell] === '.') await page.keyboard.press(solution[cell]!);
      if (cell % 9 < 8) await page.keyboard.press('ArrowRight');
      else {
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowDown');
      }
    }
    await page.getByText(/^Solved in/).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('offers marks, undo, and hints at the requested depth', async () => {
    const { page, faults } = await visit();
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('Shift+Digit1');
    expect(await cellNamed(page, 1, 1).getAttribute('aria-label')).toMatch(/corner marks 1$/);
    await page.keyboard.press('Control+z');
    expect(await cellNamed(page, 1, 1).getAttribute('aria-label')).toMatch(/no marks$/);
    await page.keyboard.press('Control+Shift+z');
    expect(await cellNamed(page, 1, 1).getAttribute('aria-label')).toMatch(/corner marks 1$/);

    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Look at').waitFor();
    expect(await page.getByText('Hidden Single').count()).toBe(0);
    await page.getByRole('button', { name: 'What?' }).click();
    await page.getByText(/Single with r/).waitFor();
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(await page.getByRole('gridcell', { name: /column \d+, \d/ }).count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('leads from a step to the page of its strategy', async () => {
    const { page, faults } = await visit();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    const link = page.getByRole('link', { name: 'Hidden Single' });
    expect(await link.getAttribute('href')).toBe('#/learn?strategy=hidden-single');
    await page.getByRole('link', { name: 'Path' }).click();
    await page.getByText('Step 1 of 40').waitFor();
    expect(await link.first().getAttribute('href')).toBe('#/learn?strategy=hidden-single');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('opens definitions of terms in the sentence of a hint, by the keyboard too', async () => {
    const { page, faults } = await visit(`#/play?p=${linkOf(playOf(read(SKYSCRAPER)))}`);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByRole('link', { name: 'Skyscraper' }).waitFor();
    const word = page.getByRole('button', { name: 'see', exact: true });
    const meaning = page.getByText('A cell sees all other cells of its row');
    await word.click();
    await meaning.waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await meaning.waitFor({ state: 'hidden' });
    await word.press('Enter');
    await meaning.waitFor();
    await page.keyboard.press('Escape');
    // Parts of a sentence that name cells still highlight them.
    await page.locator('sudoku-gloss [data-cells]:visible').first().hover();
    await page.locator('sudoku-board .lit').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('reads letters as digits above 9, and explains why a candidate can be removed', async () => {
    const large = playOf(read(`1${'.'.repeat(255)}`));
    const { page, faults } = await visit(`#/play?p=${linkOf(large)}`);
    await cellNamed(page, 1, 2).focus();
    await page.keyboard.press('g');
    expect(await cellNamed(page, 1, 2).getAttribute('aria-label')).toMatch(/, G$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+KeyA');
    expect(await cellNamed(page, 1, 3).getAttribute('aria-label')).toMatch(/corner marks A$/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    expect(await page.getByRole('button', { name: 'Centre' }).getAttribute('aria-pressed')).toBe('true');

    await page.getByRole('button', { name: 'Why not?' }).click();
    await cellNamed(page, 1, 4).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('1');
    await page.getByText('1 in r2c4 is ruled out by 1 in r1c1: both are in box 1.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says what a later step makes of a candidate, draws the step, and leads to it on the path', async () => {
    const { page, faults } = await visit();
    await page.getByRole('button', { name: 'Why not?' }).click();
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('5');
    await page.getByText('r1c7 becomes 5, so r1c1 cannot be 5.').waitFor();
    await page.getByText('After 12 other steps, by this one:').waitFor();
    await page.locator('sudoku-board .new').first().waitFor({ state: 'attached' });
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Show the way there' }).click();
    await page.getByText('Step 13 of 40').waitFor();
    await page.getByText('the only place for 5 is r1c7').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('checks the solution before it searches for a reason against a digit', async () => {
    const { page, faults } = await visit();
    const solution = solve(PUZZLE).solution!;
    await page.getByRole('button', { name: 'Why not?' }).click();
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press(solution[0]!);
    await page.getByText(`Nothing rules out ${solution[0]} in r1c1.`).waitFor();
    await page.getByRole('button', { name: 'Is it right?' }).click();
    await page.getByText('It is the digit that belongs there.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('reports wrong values before any step, and returns to the play before them', async () => {
    const { page } = await visit();
    const solution = solve(PUZZLE).solution!;
    await page.getByRole('button', { name: /^5 / }).click();
    await page.locator('sudoku-board .near').first().waitFor();
    await page.getByRole('button', { name: 'Colour' }).click();
    await page.getByRole('button', { name: 'colour 1: red' }).click();
    await page.getByText('Choose a cell first.').waitFor();
    await page.getByRole('button', { name: 'Digit' }).click();
    await cellNamed(page, 1, 1).click();
    await page.getByRole('button', { name: 'Centre' }).click();
    await page.getByText('Hints heed them').waitFor();
    await page.getByRole('button', { name: 'Digit' }).click();
    await page.keyboard.press(solution[0]!);
    await cellNamed(page, 1, 2).focus();
    await page.keyboard.press(solution[0]!);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Look at row 1.').waitFor();
    await page.getByRole('button', { name: 'What?' }).click();
    expect(await page.getByText(/^(Wrong|Clash)/).count()).toBe(2);
    await page.getByRole('button', { name: 'Take out 2 wrong digits' }).waitFor();
    await page.getByRole('button', { name: 'Go back to before it: undoes 2 entries' }).click();
    expect(await cellNamed(page, 1, 1).getAttribute('aria-label')).toContain(`, ${solution[0]}`);
    expect(await cellNamed(page, 1, 2).getAttribute('aria-label')).toContain('empty');
    await page.context().close();
  });

  it('takes a wrong digit out and keeps the right ones after it', async () => {
    const { page, faults } = await visit();
    const solution = solve(PUZZLE).solution!;
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('5');
    for (const column of [2, 3]) {
      await cellNamed(page, 1, column).focus();
      await page.keyboard.press(solution[column - 1]!);
    }
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Look at').waitFor();
    expect(await page.getByRole('button', { name: /^Take/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'What?' }).click();
    await page.getByRole('button', { name: 'Go back to before it: undoes 3 entries' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take 5 out of r1c1' }).click();
    await expect.poll(() => labelOf(page, 1, 1)).toContain('empty');
    for (const column of [2, 3]) expect(await labelOf(page, 1, column)).toContain(`, ${solution[column - 1]}`);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows grids of other sizes, also on a phone and in dark mode', async () => {
    const puzzle = read('....3...526.4....2...1...52..4......');
    const large = read(`1${'.'.repeat(255)}`);
    for (const { geometry, values } of [puzzle, large]) {
      const link = `#/play?p=${linkOf(playOf({ geometry, values }))}`;
      const { page, faults } = await visit(link, {
        viewport: { width: 320, height: 700 },
        colorScheme: 'dark',
        hasTouch: true,
      });
      expect(await page.getByRole('gridcell').count()).toBe(geometry.cells);
      await cellNamed(page, 1, 2).tap();
      await page.getByRole('button', { name: /^2 / }).tap();
      await expect.poll(() => labelOf(page, 1, 2)).toMatch(/, 2$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await seriousFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });
});
