import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { solve } from '../../../src/index.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { holding, release, untilHeld } from './held-requests.js';
import { cellNamed, inChromium, paste } from './served.js';

const SMALL = '....3...526.4....2...1...52..4......';
const CLASHING = '11..............';

const cells = (page: Page) => page.getByRole('gridcell');

inChromium('an answer that comes late', (visit) => {
  it('does not open a puzzle from a sheet that was closed in the meantime', async () => {
    const { page, faults } = await visit('', {}, holding('read'));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByLabel('Paste a puzzle here').fill(SMALL);
    await untilHeld(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await release(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Where?' }).waitFor();
    expect(await cells(page).count()).toBe(81);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each([`p=${linkOf(playOf(read(SMALL)))}`, `puzzle=${SMALL}`])(
    'does not replace the puzzle of a newer address, #/play?%s',
    async (query) => {
      const { page, faults } = await visit('', {}, holding('make'));
      await page.goto(page.url().replace(/#.*/, '#/play?new=easy'));
      await page.getByText('Making a puzzle: easy').waitFor();
      await page.goto(page.url().replace(/#.*/, `#/play?${query}`));
      await page.getByText('Making a puzzle').waitFor({ state: 'detached' });
      await release(page);
      await expect.poll(() => cells(page).count()).toBe(36);
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.getByRole('button', { name: 'Where?' }).waitFor();
      expect(await cells(page).count()).toBe(36);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  it('does not open a puzzle of an address that was left for another area', async () => {
    const { page, faults } = await visit('', {}, holding('read'));
    await page.goto(page.url().replace(/#.*/, `#/play?puzzle=${SMALL}`));
    await untilHeld(page);
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    await release(page);
    await page.getByLabel('How many').waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Where?' }).waitFor();
    expect(await cells(page).count()).toBe(81);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('does not show the path of one puzzle beside another puzzle without a solution', async () => {
    const { page, faults } = await visit();
    await page.getByRole('link', { name: 'Path' }).click();
    await page.getByText('Step 1 of').waitFor();
    await page.goto(page.url().replace(/#.*/, `#/path?p=${linkOf(playOf(read(CLASHING)))}`));
    await page.getByText('This puzzle has no solution').waitFor();
    expect(await page.getByText('Step 1 of').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('does not give a solved puzzle the title of the next one', async () => {
    const { solution } = solve('...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...');
    const almost = playOf(read(`.${solution!.slice(1)}`));
    const { page, faults } = await visit(`#/play?p=${linkOf(almost)}`, {}, holding('grade'));
    await untilHeld(page);
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press(solution![0]!);
    await paste(page, `<opensudoku><name>Spring</name><game data="${'0'.repeat(81)}" /></opensudoku>`);
    await release(page);
    await page.getByText('Spring').first().waitFor();
    await page.goto(page.url().replace(/#.*/, '#/history'));
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(await page.getByText('Spring').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
