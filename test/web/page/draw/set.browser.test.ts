/** Whole puzzles that are set by hand: drawn stroke by stroke, counted, shared and read back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Puzzle } from '../../../../src/core/puzzle.js';
import { readShared } from '../../../../src/formats/drawn/index.js';
import { rulesText } from '../../../../src/variants/rule-text.js';
import { typedOf } from '../../../../web/page/draw-view/clue-acts.js';
import { playInLink } from '../../../../web/page/play/linked.js';
import { read } from '../../../read-text.js';
import { inChromium } from '../served.js';
import { middle, press, take } from './hand.js';
import { PUZZLES_TO_SET, type PuzzleToSet, type Tool } from './puzzles-to-set.js';
import { placeOf, type Setter, setPuzzle, withFinger, withKeys, withMouse } from './setter.js';

type Stated = Pick<Puzzle, 'geometry' | 'values'>;

/** What a puzzle states: its givens, its regions and its clues, in any order. */
function said({ geometry, values }: Stated): readonly unknown[] {
  const { regions } = geometry.layout;
  const words = rulesText(geometry)
    .split(/[ ;=]/)
    .filter((word) => !/^[A-Z]+$/.test(word));
  return [Array.from(values), regions?.map((region) => regions.indexOf(region)), words.sort()];
}

const count = (page: Page) => page.locator('sudoku-overlook .count');

const SETTERS: Readonly<Record<Tool, (page: Page) => Setter | Promise<Setter>>> = {
  mouse: withMouse,
  touch: withFinger,
  keys: withKeys,
};

/** A phone for fingers. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Finds the clue with a wrong number by what the page says of it, and mends it. */
async function mended(page: Page, { clue, value }: NonNullable<PuzzleToSet['mistake']>, { geometry }: Puzzle) {
  await expect.poll(() => count(page).innerText()).toBe('No solution.');
  const own = geometry.layout.statements![clue]!;
  await page
    .locator('sudoku-overlook')
    .getByRole('listitem')
    .filter({ hasText: `${value}-cage` })
    .waitFor();
  expect(await page.locator('sudoku-canvas path.contradicting').count()).toBeGreaterThan(0);
  await take(page, 'Choose');
  await press(page, middle(...placeOf(own.lists[0]![0]!, geometry.size)));
  await page.keyboard.press('Backspace');
  await page.keyboard.type(typedOf(own));
}

/** Shares the drawing in each way, and reads it back. */
async function sharedBack(page: Page, formats: readonly string[]): Promise<readonly Stated[]> {
  const share = page.locator('sudoku-share-drawing');
  await share.getByRole('button', { name: 'Share' }).click();
  const copied = async (): Promise<string> => {
    await share.getByText(/^Copied\./).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await share.getByRole('button', { name: 'Copy link' }).click();
  const play = playInLink(new URLSearchParams((await copied()).split('?')[1]).get('p')!)!;
  const back: Stated[] = [{ geometry: play.geometry, values: Int8Array.from(play.givens) }];
  for (const format of formats) {
    await share.getByLabel('Copy as').selectOption(format);
    await share.getByRole('button', { name: 'Copy', exact: true }).click();
    const text = await copied();
    back.push(format === 'line' ? read(text) : readShared(text).puzzle);
  }
  return back;
}

inChromium('setting a whole puzzle', (visit) => {
  it.each(PUZZLES_TO_SET)('$name, by $by', async ({ line, by, formats, mistake }) => {
    const puzzle = read(line);
    const { page, faults } = await visit('#/draw', {
      permissions: ['clipboard-read', 'clipboard-write'],
      ...(by === 'touch' && PHONE),
    });
    await setPuzzle(page, await SETTERS[by](page), puzzle, (clue, index) =>
      index === mistake?.clue ? String(mistake.value) : typedOf(clue),
    );
    if (mistake) await mended(page, mistake, puzzle);
    await expect.poll(() => count(page).innerText()).toBe('Exactly one solution.');
    for (const shared of await sharedBack(page, ['line', ...formats])) expect(said(shared)).toEqual(said(puzzle));
    expect(faults).toEqual([]);
  });
});
