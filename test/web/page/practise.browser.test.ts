import { expect, it } from 'vitest';
import { boardOf } from '../../../src/core/board-of.js';
import { puzzleOf } from '../../../src/core/position.js';
import type { EngineRequest } from '../../../web/page/engine/protocol.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';
import { cellNamed, inChromium, labelOf } from './served.js';

/** 8 and 9 in r1c19: the pair removes 8 from r1c3. */
const PAIR =
  '.....7.+4.5...+93+12......+8.6.+1895+4+6+27+323+4+78+1+9+566+5+7+9+3+2+8+14+39+5+1647+8+2+76+182+9+435...3+7+5+6+9+1';

inChromium('practice', (visit) => {
  it('nudges after a wrong move, explains another one, and opens the same grid again after a reload or from a link', async () => {
    const task = linkOf(playOf(puzzleOf(boardOf(read(PAIR)))));
    const { page, faults } = await visit(`#/play?${new URLSearchParams({ practise: 'naked-pair', task })}`);
    await page.getByText('Strike a candidate that it removes').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'What?' }).click();
    await page.getByText('Naked Pair with r1c19.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    const strike = async (row: number, column: number, digit: string): Promise<void> => {
      await cellNamed(page, row, column).click();
      await page.keyboard.press(digit);
    };
    await strike(2, 3, '8');
    await page.getByText('start over: look for cells with only two candidates').waitFor();
    expect(await page.getByText('r2c3 does not see r1c9.').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await strike(2, 3, '8');
    await page.getByText('r2c3 does not see r1c9.').waitFor();
    await page.waitForURL((url) => url.hash.includes('task=') && url.hash.includes('p='));

    await page.reload();
    await page.getByText('does not remove 8 from r2c3').waitFor();
    expect(await labelOf(page, 2, 3)).toMatch(/candidates 6$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('does not remove 8 from r2c3').waitFor({ state: 'detached' });

    const other = await visit(new URL(page.url()).hash.replace(/&p=[^&]*/, ''));
    await other.page.getByText('Strike a candidate that it removes').waitFor();
    expect(await labelOf(other.page, 2, 3)).toMatch(/candidates 6 8$/);
    await strike(1, 3, '8');
    await page.getByText('Found!').waitFor();
    await page.getByText('1 found, 0 shown').waitFor();
    expect([...faults, ...other.faults]).toEqual([]);
    await other.page.context().close();
    await page.context().close();
  });

  it('asks for one grid while N is held down', async () => {
    const { page, faults } = await visit('#/play?practise=naked-pair', {}, (page) =>
      page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        const asked: string[] = [];
        Worker.prototype.postMessage = function (message: EngineRequest) {
          asked.push(message.kind);
          postMessage.call(this, message);
        };
        Object.assign(globalThis, { asked });
      }),
    );
    const tasks = (): Promise<number> =>
      page.evaluate(
        () => (globalThis as unknown as { asked: string[] }).asked.filter((kind) => kind === 'practise').length,
      );
    await page.getByText('Strike a candidate that it removes').waitFor();
    expect(await tasks()).toBe(1);
    await cellNamed(page, 1, 1).focus();
    for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('n');
    await page.keyboard.up('n');
    await page.getByRole('button', { name: 'Next one (N)' }).waitFor();
    expect(await tasks()).toBe(2);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('returns to the game before it', async () => {
    const task = linkOf(playOf(puzzleOf(boardOf(read(PAIR)))));
    const { page, faults } = await visit();
    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('5');
    await page.evaluate(
      (hash) => (location.hash = hash),
      `#/play?${new URLSearchParams({ practise: 'naked-pair', task })}`,
    );
    await page.getByText('Strike a candidate that it removes').waitFor();
    expect(await page.getByText('hints heed them').count()).toBe(0);
    await page.getByRole('button', { name: 'Back to the last puzzle' }).click();
    await page.getByText('Strike a candidate that it removes').waitFor({ state: 'detached' });
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 5$/);

    await page.goBack();
    await page.getByText('Strike a candidate that it removes').waitFor();
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByText('Start here').waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect.poll(() => labelOf(page, 1, 1)).toMatch(/, 5$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
