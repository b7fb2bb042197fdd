/** Drawing as a setter does: places on the board, kinds, presses and drags. */
import type { Locator, Page } from 'playwright-core';

/** A place on the board, in cells from the upper left corner of the grid. */
export type Place = readonly [row: number, column: number];

/** A point of the screen, in pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns where places of the board are on the screen now. */
export async function placedOnScreen(page: Page): Promise<(place: Place) => ScreenPoint> {
  const { x, y, width } = (await page.locator('sudoku-canvas .pointer svg').boundingBox())!;
  const size = Math.sqrt(await page.getByRole('gridcell').count());
  return ([row, column]) => ({ x: x + (column * width) / size, y: y + (row * width) / size });
}

/** Returns a place of the board on the screen. */
export const onScreen = async (page: Page, place: Place): Promise<ScreenPoint> => (await placedOnScreen(page))(place);

/** Returns the middle of a cell, of which rows and columns count from one. */
export const middle = (row: number, column: number): Place => [row - 0.5, column - 0.5];

export const take = (page: Page, kind: string): Promise<void> =>
  page.getByRole('radio', { name: kind, exact: true }).check({ force: true });

export async function press(page: Page, place: Place): Promise<void> {
  const { x, y } = await onScreen(page, place);
  await page.mouse.click(x, y);
}

/** Drags over the middles of cells. */
export async function drag(page: Page, ...cells: readonly Place[]): Promise<void> {
  const at = await placedOnScreen(page);
  const [first, ...others] = cells.map(([row, column]) => at(middle(row, column)));
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** The list of all clues. It is closed at first. */
const listOf = (page: Page): Locator => page.locator('sudoku-draw details');

/** Returns the clues of the drawing, in words. */
export const clues = (page: Page): Promise<string[]> =>
  listOf(page)
    .locator('button')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent!.trim()));

/** Returns the rules in words, as they are proposed or written. */
export const rules = (page: Page): Promise<string> => page.getByLabel('Rules in words').inputValue();

export const undo = (page: Page): Promise<void> => page.getByRole('button', { name: 'Undo' }).click();
