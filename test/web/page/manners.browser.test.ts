import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LESSONS } from '../../../web/course/lessons.js';
import { cellNamed, inChromium } from './served.js';

const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

it('the built page has a strict content policy, and scripts from files only', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../dist/page/index.html', import.meta.url)), 'utf8');
  const policy = new Map(
    /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/
      .exec(page)![1]!
      .split(/;\s*/)
      .map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1).join(' ')]),
  );
  expect(policy.get('default-src')).toBe("'none'");
  for (const [what, from] of policy)
    expect([what, from]).toEqual([what, expect.not.stringMatching(/'unsafe-|https?:|\*/)]);
  expect(page.match(/<script(?![^>]* src="\.\/)/g)).toBeNull();
  expect(page.match(/<style|\sstyle=|\son\w+=/g)).toBeNull();
});

inChromium('privacy and browser shortcuts', (visit) => {
  it('sends no request to another server, in any area', async () => {
    const asked = new Set<string>();
    const { page, faults } = await visit('', {}, (page) => {
      page.context().on('request', (request) => asked.add(request.url()));
    });
    for (const [area, seen] of [
      ['Path', 'Step 1 of 40'],
      ['Make', 'More wishes'],
      ['Learn', `0 of ${LESSONS.length} lessons done`],
      ['Play', 'Why not?'],
    ] as const) {
      await page.getByRole('link', { name: area, exact: true }).click();
      await page.getByText(seen).first().waitFor();
    }
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Print or PDF' }).click();
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PDF' }).click()]);
    const { origin } = new URL(page.url());
    const own = [...asked].filter((url) => url.startsWith(`${origin}/`));
    expect(own.length).toBeGreaterThan(8);
    expect([...asked].filter((url) => !own.includes(url) && !url.startsWith(`blob:${origin}/`))).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('leaves shortcuts to the browser, and copies and pastes the puzzle on the board', async () => {
    const { page, faults } = await visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => {
      const left: string[] = [];
      Object.assign(globalThis, { left });
      addEventListener('keydown', (event) => {
        if (!event.defaultPrevented) left.push(event.code);
        event.preventDefault();
      });
    });
    await cellNamed(page, 1, 1).focus();
    for (const keys of ['Control+r', 'Control+s', 'Control+f', 'Alt+ArrowLeft', 'Alt+5', 'Control+Space', 'F5', 'Tab'])
      await page.keyboard.press(keys);
    expect(await page.evaluate(() => (globalThis as unknown as { left: string[] }).left)).toEqual(
      expect.arrayContaining(['KeyR', 'KeyS', 'KeyF', 'ArrowLeft', 'Digit5', 'Space', 'F5', 'Tab']),
    );
    expect(await cellNamed(page, 1, 1).getAttribute('aria-label')).toMatch(/no marks$/);
    await page.reload();

    await cellNamed(page, 1, 1).focus();
    await page.keyboard.press('5');
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`5${PUZZLE.slice(1)}`);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    expect(await cellNamed(page, 1, 1).getAttribute('aria-label')).toMatch(/, 5$/);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+v');
    await page.getByRole('gridcell', { name: 'row 1 column 1, given 5' }).waitFor();

    await page.getByRole('button', { name: 'Open' }).click();
    const field = page.getByLabel('Paste a puzzle here, in any form');
    await field.pressSequentially('12');
    await page.keyboard.press('Control+z');
    await expect.poll(() => field.inputValue()).not.toBe('12');
    expect(await page.getByRole('gridcell', { name: 'row 1 column 1, given 5' }).count()).toBe(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
