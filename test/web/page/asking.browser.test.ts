import { expect, it } from 'vitest';
import { cellNamed, inChromium, labelOf, paste } from './served.js';

inChromium('questions and tools of Play', (visit) => {
  it('Why not? asks about every digit until it is pressed again, and writes none', async () => {
    const { page, faults } = await visit();
    const whyNot = page.getByRole('button', { name: 'Why not?' });
    await cellNamed(page, 1, 1).click();
    await whyNot.click();
    await page.keyboard.press('4');
    await page.getByText('is ruled out by').first().waitFor();
    expect(await whyNot.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('7');
    await page.getByText(/^7 in r1c1 is ruled out by/).waitFor();
    expect(await labelOf(page, 1, 1)).toContain('empty');
    await whyNot.click();
    await page.keyboard.press('5');
    expect(await labelOf(page, 1, 1)).toContain('column 1, 5');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('the first hint on a mistake says that it is one', async () => {
    const { page, faults } = await visit();
    await cellNamed(page, 1, 1).click();
    await page.keyboard.press('6');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/^One of your digits is wrong\. /).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a pause lasts over a reload', async () => {
    const { page, faults } = await visit();
    await page.getByRole('button', { name: 'Pause' }).click();
    const resume = page.getByRole('button', { name: 'Resume' });
    await resume.waitFor();
    await page.reload();
    await resume.click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('rules stand one a line, and only those of the puzzle', async () => {
    const { page, faults } = await visit();
    await paste(page, `${'.'.repeat(81)} x whisper=r1c1r1c2r1c3 white-dot=r5c5r5c6`);
    const rules = page.getByRole('region', { name: 'Rules' }).getByRole('listitem');
    await rules.first().waitFor();
    const texts = await rules.allInnerTexts();
    expect(texts).toHaveLength(3);
    expect(texts.join(' ')).not.toMatch(/orange|the number in it/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
