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
});
