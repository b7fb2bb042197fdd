import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from '../../read-text.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium, labelOf, paste } from './served.js';

const [, LINE = ''] = readFileSync(
  new URL('../../../fixtures/constraints/killer-cage.txt', import.meta.url),
  'utf8',
).split('\n');

inChromium('puzzles with clues in the page', (visit) => {
  it('lists the clues, which keys walk and which mark their cells, and names them in the cells', async () => {
    const { page, faults } = await visit();
    await paste(page, `${'.'.repeat(81)} killer-cage=17:r1c123;9:r5c12 whisper=r1c1r2c1`);
    const open = page.getByText('3 clues beside the givens');
    await open.click();
    const cages = page.getByRole('list', { name: 'Killer cages' });
    const first = cages.getByRole('button', { name: '17 r1c123' });
    await first.press('Enter');
    await expect.poll(() => page.locator('sudoku-board .lit').count()).toBe(3);
    await page.keyboard.press('ArrowDown');
    const second = cages.getByRole('button', { name: '9 r5c12' });
    expect(await second.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('sudoku-board .lit').count()).toBe(2);
    expect([await first.getAttribute('aria-pressed'), await second.getAttribute('aria-pressed')]).toEqual([
      'false',
      'true',
    ]);
    await page.keyboard.press('End');
    const whisper = page.getByRole('list', { name: 'Whispers' }).getByRole('button');
    expect(await whisper.evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(await labelOf(page, 1, 1)).toMatch(/, no marks, 17-cage of 3 cells, on a whisper with r2c1$/);
    expect(await labelOf(page, 9, 9)).toMatch(/, no marks$/);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('draws the sums, tells a hint by a cage, and shows the combinations of the chosen cage', async () => {
    const { page, faults } = await visit();
    await paste(page, LINE);
    await page.getByRole('region', { name: 'Rules' }).waitFor();
    const { geometry } = read(LINE);
    const [cage] = geometry.rules.filter(({ cells, total = 0 }) => cells.length === 2 && total > 6 && total < 14);
    const [first = 0, second = 0] = cage!.cells;
    const cell = cellNamed(page, geometry.rowOf(first) + 1, geometry.columnOf(first) + 1);
    await cell.click();
    const combinations = page.locator('sudoku-combinations');
    const keys = page.getByRole('button', { name: 'Hint' });
    const before = await keys.boundingBox();
    await combinations.getByText(`2 cells add up to ${cage!.total}:`).click();
    const opened = await keys.boundingBox();
    await cellNamed(page, 5, 5).click();
    await cell.click();
    expect(await keys.boundingBox()).toEqual(opened);
    expect(before!.y).toBeLessThanOrEqual(opened!.y);
    const all = combinations.getByRole('button');
    const count = await all.count();
    expect(count).toBeGreaterThan(1);
    await all.first().click();
    expect(await all.first().getAttribute('aria-pressed')).toBe('true');

    // A digit in one cell of the cage leaves one combination; the wrong one in the other cell clashes with the sum.
    const digits = (await all.last().innerText()).trim();
    await cell.click();
    await page.keyboard.press(digits[0]!);
    await expect.poll(() => all.count()).toBe(1);
    await cellNamed(page, geometry.rowOf(second) + 1, geometry.columnOf(second) + 1).click();
    const wrong = [...'123456789'].find((digit) => !digits.includes(digit))!;
    await page.keyboard.press(wrong);
    await expect.poll(() => cell.getAttribute('aria-label')).toContain('clashes');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');

    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    expect(await page.locator('sudoku-gloss > span:not(.term)').innerText()).toMatch(/\.$/);
    expect(await seriousFaults(page)).toEqual([]);
    if (process.env.SHOTS) {
      await page.setViewportSize({ width: 390, height: 844 });
      await cell.click();
      await page.screenshot({ path: `${process.env.SHOTS}/phone.png` });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.screenshot({ path: `${process.env.SHOTS}/desk.png` });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
