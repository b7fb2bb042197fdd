import { expect, it } from 'vitest';
import { cellNamed, inChromium, labelOf } from './served.js';

inChromium('the page for screen readers, in forced colours and offline', (visit) => {
  it('labels clashes, colours and kinds of marks of each cell', async () => {
    const { page, faults } = await visit();
    await cellNamed(page, 1, 1).click();
    await page.keyboard.press('Shift+5');
    await page.getByRole('button', { name: 'Centre' }).click();
    await page.keyboard.press('8');
    expect(await labelOf(page, 1, 1)).toMatch(/, empty, candidates 8, corner marks 5$/);
    await page.getByRole('button', { name: 'Colour', exact: true }).click();
    await page.getByRole('button', { name: 'colour 3: yellow' }).click();
    expect(await labelOf(page, 1, 1)).toMatch(/corner marks 5, yellow$/);
    await page.getByRole('button', { name: 'Digit', exact: true }).click();
    await page.keyboard.press('4');
    expect(await labelOf(page, 1, 1)).toMatch(/, 4, clashes, yellow$/);
    await page.getByRole('status').getByText('4 in r1c1 clashes with 4 in r1c4, r7c1.').waitFor();
    expect(await labelOf(page, 1, 4)).toMatch(/, given 4, clashes$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows clashes, highlights, colour keys and pressed buttons in forced colours', async () => {
    const { page, faults } = await visit('', { forcedColors: 'active' });
    const styleOf = (locator: ReturnType<typeof cellNamed>) =>
      locator.evaluate((element) => {
        const { backgroundColor, backgroundImage, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, backgroundImage, outlineStyle };
      });
    await cellNamed(page, 1, 1).click();
    await page.keyboard.press('4');
    await cellNamed(page, 1, 5).click();
    const ground = page.locator('sudoku-board .ground');
    const hatching = await ground.first().evaluate((cell) => getComputedStyle(cell, '::after').backgroundImage);
    expect(hatching).toContain('gradient');
    expect((await styleOf(ground.nth(5 * 9 + 8))).outlineStyle).toBe('solid');
    const mode = (name: string) => page.getByRole('button', { name, exact: true });
    await mode('Colour').click();
    const [pressed, other] = [await styleOf(mode('Colour')), await styleOf(mode('Digit'))];
    expect(pressed.backgroundColor).not.toBe(other.backgroundColor);
    const keys = await page.getByRole('button', { name: /^colour / }).all();
    const colours = new Set(await Promise.all(keys.map(async (key) => (await styleOf(key)).backgroundColor)));
    expect(colours.size).toBe(8);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('caches all of Learn, and leads from addresses of earlier versions to their pages', async () => {
    const { page } = await visit('', { locale: 'de-DE', serviceWorkers: 'allow' });
    const url = new URL('learn/', page.url()).href;
    const isKept = (): Promise<boolean> =>
      page.evaluate(async (folder) => {
        const list = await caches.match(`${folder}files.json`);
        const files = list ? ((await list.json()) as string[]) : [];
        const kept = await Promise.all(files.map((path) => caches.match(folder + path)));
        return kept.length > 0 && kept.every(Boolean);
      }, url);
    await expect.poll(isKept, { interval: 500 }).toBe(true);
    await page.context().setOffline(true);
    await page.goto(`${url}fish/swordfish.html`);
    await page.getByRole('heading', { name: 'Schwertfisch' }).waitFor();
    expect(page.url()).toContain('#/learn?strategy=swordfish');
    await page.context().close();
  });
});
