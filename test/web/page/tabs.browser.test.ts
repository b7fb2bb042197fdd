import { expect, it } from 'vitest';
import { cellNamed, inChromium, withFirst } from './served.js';

inChromium('two tabs', (visit) => {
  it('notice each other, and share settings', async () => {
    const { page, faults } = await visit();
    const other = await page.context().newPage();
    await other.goto(withFirst(page.url().split('#')[0]!));
    for (const each of [page, other]) await each.getByText('Open in another tab too').waitFor();
    await cellNamed(other, 1, 1).click();
    await other.getByText('Open in another tab too').waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Settings' }).click();
    await other.getByLabel('Language').selectOption('de');
    await page.getByRole('link', { name: 'Lernen' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('show errors in the language of the page, in German too', async () => {
    const { page, faults } = await visit('', { locale: 'de-DE' });
    await page.evaluate(() => {
      location.hash = '#/make';
    });
    await page.getByText('Mehr Wünsche').click();
    await page.getByLabel('mindestens').fill('80');
    await page.getByLabel('höchstens').fill('79');
    await page.getByRole('button', { name: 'Erstellen' }).click();
    await page.getByText(/^Das lässt sich nicht verlangen|^Ein solches Rätsel kann es nicht geben/).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
