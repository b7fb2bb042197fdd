import LZString from 'lz-string';
import { expect, it } from 'vitest';
import { linkOf } from '../../../../web/page/play/link.js';
import { playOf } from '../../../../web/page/play/play.js';
import { documentOf, line, square } from '../../../formats/drawn/shared-puzzle.js';
import { read } from '../../../read-text.js';
import { seriousFaults } from '../../axe.js';
import { inChromium, paste } from '../served.js';
import { clues, drag, middle, onScreen, press, rules, take, undo } from './hand.js';

inChromium('drawing a puzzle', (visit) => {
  it('draws a killer by drags, shown while they are under way, and takes back each act', async () => {
    const { page, faults } = await visit();
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    await page.getByRole('link', { name: 'Draw a puzzle' }).click();
    await page.getByRole('radio', { name: 'Killer cages' }).waitFor();
    await take(page, 'Killer cages');
    const first = await onScreen(page, middle(1, 1));
    const second = await onScreen(page, middle(1, 2));
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(second.x, second.y, { steps: 3 });
    await page.getByRole('group', { name: 'Killer cages' }).getByText('r1c12').waitFor();
    await page.mouse.up();
    await page.keyboard.type('17');
    await drag(page, [1, 3], [2, 3], [2, 4]);
    await page.keyboard.type('9');
    const both = ['Killer cages 17 r1c12', 'Killer cages 9 r1c3 r2c34'];
    await expect.poll(() => clues(page)).toEqual(both);
    await page.getByRole('gridcell', { name: /^row 1 column 1, empty.*17-cage of 2 cells/ }).waitFor();
    await expect.poll(() => rules(page)).toBe('The digits of a cage differ and add up to its number.');

    await page.keyboard.press('Delete');
    await expect.poll(() => clues(page)).toEqual(both.slice(0, 1));
    const states = [both, [both[0], 'Killer cages r1c3 r2c34'], both.slice(0, 1), ['Killer cages r1c12'], []];
    for (const state of states) {
      await undo(page);
      await expect.poll(() => clues(page)).toEqual(state);
    }
    for (const state of states.toReversed().slice(1)) {
      await page.keyboard.press('Control+y');
      await expect.poll(() => clues(page)).toEqual(state);
    }
    expect(await seriousFaults(page)).toEqual([]);

    await page.reload();
    await expect.poll(() => clues(page)).toEqual(both);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('region', { name: 'Rules' }).getByText('The digits of a cage differ').waitFor();

    // Undo goes on where the drawing was left.
    await page.goBack();
    await take(page, 'Notes');
    await page.keyboard.type('5');
    await page.getByRole('gridcell', { name: /^row 1 column 1, empty, candidates 5/ }).waitFor();
    await page.goto(page.url().replace(/#.*/, '#/learn'));
    await page.goBack();
    await page.getByRole('gridcell', { name: /^row 1 column 1, empty, candidates 5/ }).waitFor();
    await page.getByRole('button', { name: 'Drafts (1)' }).waitFor();
    await undo(page);
    await page.getByRole('gridcell', { name: /^row 1 column 1, empty, candidates 5/ }).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });

  it('draws an arrow and a thermometer, drags their ends, moves them, and shows an unfinished one as such', async () => {
    const { page, faults } = await visit('#/draw');
    await take(page, 'Arrows');
    await press(page, middle(4, 4));
    await page.getByText(/^Its shaft is missing: .* It states nothing yet\.$/).waitFor();
    await expect.poll(() => clues(page)).toEqual(['Arrows r4c4 (Unfinished)']);
    await page.getByText('1 clue states nothing yet and is left out here.').waitFor();
    await drag(page, [4, 4], [4, 5], [3, 6]);
    await expect.poll(() => clues(page)).toEqual(['Arrows r4c4 / r4c5 r3c6']);
    await drag(page, [3, 6], [2, 7]);
    await take(page, 'Thermometers');
    await drag(page, [9, 1], [8, 2], [7, 2], [7, 3]);
    await drag(page, [7, 3], [7, 2]);
    await expect.poll(() => clues(page)).toEqual(['Arrows r4c4 / r4c5 r3c6 r2c7', 'Thermometers r9c1 r8c2 r7c2']);
    await take(page, 'Choose');
    await drag(page, [8, 2], [8, 3]);
    await expect.poll(() => clues(page)).toEqual(['Arrows r4c4 / r4c5 r3c6 r2c7', 'Thermometers r9c2 r8c3 r7c3']);
    await page.keyboard.press('Control+ArrowUp');
    await page.getByRole('button', { name: 'Turn' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clues(page).then((all) => all.length)).toBe(3);
    for (const now of [2, 2, 2]) {
      await undo(page);
      await expect.poll(() => clues(page).then((all) => all.length)).toBe(now);
    }
    await expect.poll(() => clues(page)).toEqual(['Arrows r4c4 / r4c5 r3c6 r2c7', 'Thermometers r9c2 r8c3 r7c3']);
    await undo(page);
    await expect.poll(() => clues(page)).toEqual(['Arrows r4c4 / r4c5 r3c6 r2c7', 'Thermometers r9c1 r8c2 r7c2']);
    expect(faults).toEqual([]);
  });

  it('paints a jigsaw, tells which regions are uneven, and plays it', async () => {
    const { page, faults } = await visit('#/draw');
    await page.getByLabel('Size').selectOption('4×4, boxes 2×2');
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(16);
    await take(page, 'Regions');
    await drag(page, [1, 2], [1, 3]);
    await page.getByText('region 1 (5), region 2 (3)').waitFor();
    await drag(page, [2, 3], [2, 2]);
    await page.getByText('region 1 (5)').waitFor({ state: 'detached' });
    await expect.poll(() => rules(page)).toBe('The regions between thick lines take the place of boxes.');
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('region', { name: 'Rules' }).getByText('The regions between thick lines').waitFor();
    expect(faults).toEqual([]);
  });

  it('sets clues on edges, corners and outside the grid, whole-grid rules, and a rule as text with its error', async () => {
    const { page, faults } = await visit('#/draw');
    await take(page, 'White dots');
    await press(page, [4.5, 7]);
    await take(page, 'Quads');
    await press(page, [6.9, 7.1]);
    await page.keyboard.type('123');
    await take(page, 'Sandwiches');
    await press(page, [-0.5, 2.5]);
    await page.keyboard.type('12');
    await take(page, 'Rules as text');
    await drag(page, [9, 1], [9, 2], [9, 3]);
    const field = page.getByRole('combobox', { name: 'Text' });
    await field.fill('pairs: a -');
    await page.getByText('a number belongs there').waitFor();
    await field.fill('pairs: |a - b| >= 2');
    await page.getByText('a number belongs there').waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Anti-knight' }).check();
    await expect
      .poll(() => clues(page))
      .toEqual([
        'White dots r5c78',
        'Quads 123 r78c78',
        'Sandwiches 12 r0c3',
        'Rules as text pairs: |a - b| >= 2 r9c1 r9c2 r9c3',
      ]);
    await page
      .getByText('cells a knight’s move apart')
      .or(page.getByText(/knight/))
      .first()
      .waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('draws by keys alone', async () => {
    const { page, faults } = await visit('#/draw');
    const keys = async (...names: readonly string[]): Promise<void> => {
      for (const name of names) await page.keyboard.press(name);
    };
    await page.getByRole('radio', { name: 'Givens', exact: true }).focus();
    await keys('Shift+Tab');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await keys('5', 'ArrowRight', '6');
    await page.getByRole('gridcell', { name: 'row 1 column 2, given 6' }).waitFor();
    await page.getByRole('radio', { name: 'Killer cages', exact: true }).focus();
    await keys(' ');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await keys('ArrowDown', 'Enter', 'ArrowRight', 'ArrowDown', 'Enter', '1', '5');
    await page.getByRole('radio', { name: 'Thermometers', exact: true }).focus();
    await keys(' ');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await keys('ArrowDown', 'ArrowDown', 'Enter', 'PageDown', 'ArrowRight', 'Enter');
    await page.getByRole('radio', { name: 'White dots', exact: true }).focus();
    await keys(' ');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await keys('ArrowUp', 'Enter', 'ArrowRight');
    await expect
      .poll(() => clues(page))
      .toEqual(['Killer cages 15 r2c23 r3c3', 'Thermometers r5c3 r6c4 r6c5', 'White dots r5c56']);
    await keys('Control+z', 'Control+z');
    await expect.poll(() => clues(page).then((all) => all.length)).toBe(1);
    expect(faults).toEqual([]);
  });

  it('draws by touch on a phone, in German and in the dark, and zooms by two fingers', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
    const { page, faults } = await visit('#/draw', { ...phone, locale: 'de-DE', colorScheme: 'dark' });
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((at, id) => ({ ...at, id })) });
    const at = (row: number, column: number) => onScreen(page, middle(row, column));
    await take(page, 'Killer-Käfige');
    await touch('touchStart', await at(2, 2));
    for (const column of [3, 4]) await touch('touchMove', await at(2, column));
    await touch('touchEnd');
    // Taps right after raw touches are sometimes lost, and this test is about strokes.
    await page.getByRole('group', { name: 'Ziffern' }).getByRole('button', { name: '7' }).click();
    await expect.poll(() => clues(page)).toEqual(['Killer-Käfige 7 r2c234']);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // A second finger gives up the stroke of the first.
    const [one, other] = [await at(5, 4), await at(5, 6)];
    await touch('touchStart', one);
    await touch('touchStart', one, other);
    for (const apart of [10, 20, 30])
      await touch('touchMove', { ...one, x: one.x - apart }, { ...other, x: other.x + apart });
    await touch('touchEnd');
    await expect.poll(() => clues(page)).toHaveLength(1);
    const grid = page.locator('sudoku-canvas .pointer svg');
    await expect.poll(async () => (await grid.boundingBox())!.width).toBeGreaterThan(350);

    await take(page, 'Weiße Punkte');
    const { x, y } = await onScreen(page, [4.5, 5]);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => clues(page)).toEqual(['Killer-Käfige 7 r2c234', 'Weiße Punkte r5c56']);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('goes on with a puzzle that is played, and writes title and rules', async () => {
    const link = linkOf(playOf(read(`${'1'.padEnd(81, '.')} x killer-cage=17:r9c12`)));
    const { page, faults } = await visit(`#/play?p=${link}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('link', { name: 'Draw on' }).click();
    await expect.poll(() => clues(page)).toEqual(['Killer cages 17 r9c12']);
    expect(await page.getByRole('checkbox', { name: /^X / }).isChecked()).toBe(true);
    await page.getByRole('gridcell', { name: 'row 1 column 1, given 1' }).waitFor();
    await page.getByLabel('Title').fill('Two rules');
    await page.getByLabel('Rules in words').fill('A cage and diagonals.');
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByText('Two rules').first().waitFor();
    await page.getByRole('region', { name: 'Rules' }).getByText('A cage and diagonals.').waitFor();
    expect(faults).toEqual([]);
  });

  it('keeps the drawing of a shared puzzle, but for the sign of a clue that changes', async () => {
    const shared = documentOf(
      'Normal sudoku rules apply. Neighbours on the green line differ by at least 2.',
      [{ lines: [line('r1c1r1c2r1c3r2c4', '#67f067', 10)], overlays: [square('r6c6', 1, '#ffd700')] }],
      6,
    );
    const link = `https://sudokupad.app/scl${LZString.compressToBase64(JSON.stringify(shared))}`;
    const { page, faults } = await visit(`#/play?puzzle=${encodeURIComponent(link)}`);
    await page.getByRole('region', { name: 'Rules' }).getByText('green line').waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('link', { name: 'Draw on' }).click();
    await expect.poll(() => clues(page)).toEqual(['Whispers 2 r1c1 r1c2 r1c3 r2c4']);
    const board = page.locator('sudoku-draw sudoku-board');
    const signs = (): Promise<readonly number[]> =>
      Promise.all([
        board.locator('svg path.stroke[stroke^="light-dark(#67f067"]').count(),
        board.locator('svg rect.spot[fill^="light-dark(#ffd700"]').count(),
      ]);
    await expect.poll(signs).toEqual([1, 1]);
    await take(page, 'Choose');
    await drag(page, [1, 2], [2, 2]);
    await expect.poll(() => clues(page)).toEqual(['Whispers 2 r2c1 r2c2 r2c3 r3c4']);
    await expect.poll(signs).toEqual([0, 1]);
    await undo(page);
    await expect.poll(signs).toEqual([1, 1]);
    expect(await rules(page)).toContain('green line');

    await paste(page, `${'.'.repeat(81)} killer-cage=17:r1c12`);
    await expect.poll(() => clues(page)).toEqual(['Killer cages 17 r1c12']);
    await undo(page);
    await expect.poll(signs).toEqual([1, 1]);
    await paste(page, 'no puzzle');
    await page.getByRole('alert').getByText(/./).waitFor();
    expect(faults).toEqual([]);
  });
});
