import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holding, release, untilHeld } from './held-requests.js';
import { inChromium } from './served.js';

const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });

const stop = async (page: Page): Promise<void> => {
  await stopButton(page).click();
  await stopButton(page).waitFor({ state: 'detached' });
};

inChromium('the button Stop', (visit) => {
  it('ends the search for a puzzle that hardly exists, after which another can be made', async () => {
    const { page, faults } = await visit();
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    const makeButton = page.getByRole('button', { name: 'Make', exact: true });
    await page.getByLabel('Extreme', { exact: true }).check();
    await page.getByText('More wishes').click();
    await page.getByLabel('at least').fill('17');
    await page.getByLabel('at most').fill('18');
    await page.getByLabel('Symmetry').selectOption('full');
    await makeButton.click();
    await page.getByText(/\d+ drafts looked at/).waitFor();
    await stop(page);
    expect(await page.getByText('What you make is listed here').count()).toBe(1);
    expect(await page.getByText(/\d+ drafts looked at/).count()).toBe(0);

    await page.getByLabel('Easy', { exact: true }).check();
    await page.getByLabel('at least').fill('');
    await page.getByLabel('at most').fill('');
    await makeButton.click();
    await page.getByRole('list', { name: 'Puzzles made' }).getByRole('listitem').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('ends a request of the address, and leaves the puzzle that was there', async () => {
    const { page, faults } = await visit('', {}, holding('make'));
    const before = await page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    await page.goto(page.url().replace(/#.*/, '#/play?new=easy'));
    await untilHeld(page);
    await stop(page);
    expect(await page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel))).toEqual(
      before,
    );
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('ends a hint, after which another can be asked for', async () => {
    const { page, faults } = await visit('', {}, holding('hint'));
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await untilHeld(page);
    await stop(page);
    await release(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Where?' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('ends a path, and another tab of the area works', async () => {
    const { page, faults } = await visit('', {}, holding('path'));
    await page.getByRole('link', { name: 'Path' }).click();
    await untilHeld(page);
    await stop(page);
    expect(await page.getByText('Step 1 of').count()).toBe(0);
    await page.getByRole('button', { name: 'Grade' }).click();
    await page.getByText('Sudoku Explainer', { exact: true }).first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
