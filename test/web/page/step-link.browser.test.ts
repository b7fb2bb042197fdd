import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { verifyNamed as verify } from '../../../src/face/verify-named.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { linesOf } from '../../constraints/own-puzzles.js';
import { read } from '../../read-text.js';
import { seriousFaults } from '../axe.js';
import { cellNamed, inChromium } from './served.js';

const READ_AND_WRITE = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Copies the link to the step shown, and returns its part after `#`. */
async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link to this step' }).click();
  await page.getByText('This link leads to your own computer').waitFor();
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
}

/** Saves the proof of the step shown, and returns it. */
async function proof(page: Page, button = 'Save its proof') {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return JSON.parse(readFileSync(await file.path(), 'utf8'));
}

const sentence = (page: Page): Promise<string> => page.locator('.sentence sudoku-gloss > span:not(.term)').innerText();

inChromium('links to steps', (visit) => {
  it('shows a hint to another reader, with its proof, also in German', async () => {
    const sender = await visit('', READ_AND_WRITE);
    await cellNamed(sender.page, 1, 1).focus();
    await sender.page.keyboard.press('1');
    await sender.page.getByRole('button', { name: 'Hint' }).click();
    await sender.page.getByRole('button', { name: 'Why?' }).click();
    const link = await copied(sender.page);
    expect(await seriousFaults(sender.page)).toEqual([]);
    expect(link.length).toBeLessThan(400);
    const step = await proof(sender.page);
    expect(verify(step, {})).toMatchObject({ steps: 1, proved: 1 });

    const { page, faults } = await visit(link, { locale: 'de-DE' });
    await page.getByRole('button', { name: 'Link zu diesem Schritt kopieren' }).waitFor();
    expect(await page.getByRole('gridcell', { name: /^Zeile 1 Spalte 1, 1$/ }).count()).toBe(1);
    const own = await proof(page, 'Beweis speichern');
    expect([own.puzzle, own.steps[0].place]).toEqual([step.puzzle, step.steps[0].place]);
    await page.reload();
    await page.getByRole('button', { name: 'Ausführen' }).click();
    await page.waitForURL((url) => !url.hash.includes('shown='));
    expect([faults, sender.faults]).toEqual([[], []]);
    await page.context().close();
    await sender.page.context().close();
  });

  it('shows a step of a path, and one of all steps, at their positions', async () => {
    const { page, faults } = await visit(
      `#/path?step=4&p=${linkOf(playOf(read(linesOf('killer-cage')[0]!)))}`,
      READ_AND_WRITE,
    );
    await page.getByText(/^Step 4 of/).waitFor();
    const onPath = { link: await copied(page), says: await sentence(page), proof: await proof(page) };
    await page.getByRole('button', { name: 'All steps now' }).click();
    await page.getByRole('button', { name: 'Copy link to this step' }).waitFor();
    const listed = { link: await copied(page), says: await sentence(page), proof: await proof(page) };
    for (const { link, says, proof: expected } of [onPath, listed]) {
      expect(verify(expected, {})).toMatchObject({ steps: 1, proved: 1 });
      await page.goto(page.url().replace(/#.*/, link));
      await page.getByRole('button', { name: 'Apply' }).waitFor();
      expect(await sentence(page)).toBe(says);
      expect(await proof(page)).toEqual(expected);
    }
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('goes back to the position of a step in the game that is played', async () => {
    const { page, faults } = await visit('', READ_AND_WRITE);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    const [link, says] = [await copied(page), await sentence(page)];
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Apply' }).waitFor({ state: 'detached' });
    await page.goto(page.url().replace(/#.*/, link));
    await page.getByRole('button', { name: 'Apply' }).waitFor();
    expect(await sentence(page)).toBe(says);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Apply' }).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says so if the step is not found, whatever the address holds', async () => {
    const { page, faults } = await visit();
    const [start] = page.url().split('#');
    const p = linkOf(playOf(read('....3...526.4....2...1...52..4......')));
    for (const name of ['x-wing**1', '<img src=x onerror=alert(1)>', `x-wing**${'1.'.repeat(4000)}1`, '%00', 'a*b*c']) {
      await page.goto(`${start}#/play?p=${p}&shown=${encodeURIComponent(name)}`);
      await page.getByText('The step of this link is not found here').waitFor();
      await page.goto(`${start}#/play?p=${linkOf(playOf(read('1'.padEnd(81, '.'))))}`);
      await page.getByText('The step of this link is not found here').waitFor({ state: 'detached' });
    }
    await page.goto(`${start}#/play?p=none&shown=x-wing**1`);
    await page.getByRole('alert').getByText('no puzzle that can be read').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
