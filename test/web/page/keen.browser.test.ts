import { expect, it } from 'vitest';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium, labelOf, paste } from './served.js';

inChromium('advanced tools', (visit) => {
  it('colour and link candidates by pointer and keys, with undo', async () => {
    const { page, faults } = await visit();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Fill in marks' }).click();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Draw colours and links' }).click();
    const spot = (digit: string, index: number) =>
      page.locator('sudoku-board text.candidate', { hasText: new RegExp(`^${digit}$`) }).nth(index);
    const at = async (digit: string, index: number) => {
      const { x, y, width, height } = (await spot(digit, index).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [await at('1', 0), await at('1', 2)];
    await page.mouse.click(from.x, from.y);
    await page.locator('sudoku-board circle.tint-0').waitFor();
    await page.getByRole('button', { name: 'colour 4: green' }).click();
    await page.mouse.click(from.x, from.y);
    await page.locator('sudoku-board circle.tint-3').waitFor();
    for (const kind of ['drawn', 'drawn weak']) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await page.locator(`sudoku-board path[class="${kind}"]`).waitFor({ state: 'attached' });
    }
    expect(await seriousFaults(page)).toEqual([]);
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.waitForFunction(
        (count) =>
          document
            .querySelector('sudoku-app')!
            .shadowRoot!.querySelector('sudoku-play')!
            .shadowRoot!.querySelector('sudoku-board')!
            .shadowRoot!.querySelectorAll('path.drawn').length === count,
        left,
      );
    }
    await cellNamed(page, 1, 1).focus();
    const [, digit] = /candidates \d (\d)/.exec((await labelOf(page, 1, 1))!)!;
    await page.keyboard.press(digit!);
    await page.locator('sudoku-board circle').nth(1).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('highlight the places of a digit and bivalue cells, and choose ranges and all cells of a digit', async () => {
    const { page, faults } = await visit();
    const lit = () => page.locator('sudoku-board .lit').count();
    const near = () => page.locator('sudoku-board .near').count();
    await page.getByRole('button', { name: /^7 \d/ }).click();
    const sevens = await page.getByRole('gridcell', { name: /given 7$/ }).count();
    expect(await lit()).toBe(sevens);
    expect(await near()).toBeGreaterThan(3);
    await cellNamed(page, 1, 2).click();
    await page.keyboard.press('Escape');
    expect(await near()).toBe(0);
    await page.keyboard.press('b');
    expect(await lit()).toBeGreaterThan(3);
    await page.keyboard.press('b');
    await cellNamed(page, 1, 1).click();
    await cellNamed(page, 3, 2).click({ modifiers: ['Shift'] });
    expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(6);
    await cellNamed(page, 1, 9).dblclick();
    expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(sevens);
    await page.keyboard.press('c');
    expect(await page.getByRole('button', { name: 'Centre' }).getAttribute('aria-pressed')).toBe('true');
    await cellNamed(page, 1, 1).click();
    await page.keyboard.press('1');
    expect(await labelOf(page, 1, 1)).toMatch(/candidates 1$/);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Light up row, column and box').check();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await near()).toBe(20);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('accept a typed puzzle once it has exactly one solution', async () => {
    const { page, faults } = await visit();
    await page.getByText('New', { exact: true }).click();
    await page.getByRole('link', { name: 'Type in a puzzle' }).click();
    await page.getByRole('grid', { name: 'Type in a puzzle' }).waitFor();
    await page.getByLabel('Size').selectOption('2x2');
    const type = async (row: number, column: number, digit: string): Promise<void> => {
      await cellNamed(page, row, column).click();
      await page.keyboard.press(digit);
    };
    await type(1, 1, '1');
    await page.getByText('There is more than one solution').waitFor();
    await type(1, 2, '1');
    await page.getByText('1 stands twice in row 1: r1c1 and r1c2.').waitFor();
    await type(1, 2, '2');
    await type(2, 3, '1');
    await type(3, 2, '1');
    await type(4, 4, '1');
    await type(4, 1, '2');
    await type(2, 1, '3');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByText('There is exactly one solution.').waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('gridcell', { name: 'row 1 column 1, given 1' }).waitFor();
    expect(page.url()).toContain('#/play');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('are led from cell to cell while they type, and told which pasted digit may be misread', async () => {
    const { page, faults } = await visit('#/enter');
    await cellNamed(page, 1, 1).click();
    for (const key of ['2', '3', ' ', '0', '7', 'Backspace', '7']) await page.keyboard.press(key);
    expect(await labelOf(page, 1, 2)).toMatch(/, given 3$/);
    expect(await labelOf(page, 1, 5)).toMatch(/, given 7$/);
    expect(await cellNamed(page, 1, 6).evaluate((cell) => cell.matches(':focus'))).toBe(true);

    const field = page.getByLabel('Or paste it here');
    const photo = '23..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...4I9..5\n....8..79';
    await field.fill(photo);
    await page.getByText('Left empty, because it could not be read: “I” in r8c5.').waitFor();
    expect(await field.inputValue()).toBe(photo);
    await page.getByText('Without the 2 in r1c1 there is exactly one solution. It has 5 there.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make it 5' }).click();
    await page.getByText('There is exactly one solution.').waitFor();

    await field.fill('hello there');
    await page.getByText('Line 1 is no puzzle: “hello there”').waitFor();
    await paste(page, `${'.'.repeat(80)}1`);
    await page.getByText('1 digit is on the board.').waitFor();
    expect(page.url()).toContain('#/enter');
    expect(await field.inputValue()).toBe('');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
