/** Whole puzzles that are set by hand: drawn stroke by stroke, counted, shared and read back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { constraints, type Statement } from '../../../../constraints/index.js';
import type { Puzzle } from '../../../../src/core/puzzle.js';
import { readShared } from '../../../../src/formats/drawn/index.js';
import { rulesText } from '../../../../src/variants/rule-text.js';
import { placeText } from '../../../../src/variants/statement-text.js';
import { gestureOf } from '../../../../web/page/draw-view/forms.js';
import { linesOf } from '../../../constraints/own-puzzles.js';
import { read } from '../../../read-text.js';
import { inChromium } from '../served.js';
import { clues, drag, middle, type Place, press, take } from './hand.js';

/** Puzzles of our own, by the constraint of their file and their line there. */
const PUZZLES = [
  ['killer-cage', 0],
  ['renban', 0],
  ['sandwich', 0],
  ['quadruple', 0],
] as const;

/** What a puzzle states, in any order. */
const said = ({ geometry, values }: Puzzle): readonly unknown[] => [
  Array.from(values),
  rulesText(geometry).split(/[ ;=]/).sort(),
];

const count = (page: Page) => page.locator('sudoku-overlook .count');

const placeOf = (cell: number, size: number): Place => [Math.floor(cell / size) + 1, (cell % size) + 1];

/** Draws a clue of the kind that is taken. */
async function drawClue(page: Page, { kind, value, text, lists }: Statement, size: number): Promise<void> {
  const constraint = constraints.find(({ id }) => id === kind)!;
  const gesture = gestureOf(constraint);
  const places = lists.map((list) => list.map((cell) => placeOf(cell, size)));
  const [first = [], ...others] = places;
  const from = (list: readonly Place[]) => [
    Math.min(...list.map(([row]) => row)),
    Math.min(...list.map(([, column]) => column)),
  ];
  if (gesture === 'corner') {
    const [row, column] = from(first);
    await press(page, [row!, column!]);
  } else if (gesture === 'outside') {
    const [, row = '', column = ''] = /r(\d+)c(\d+)/.exec(placeText(lists[0]!, 'line', size))!;
    await press(page, middle(Number(row), Number(column)));
  } else if (first.length === 1) await press(page, middle(...first[0]!));
  else await drag(page, ...first);
  for (const list of others) {
    const isFromStart = list[0]![0] === first[0]![0] && list[0]![1] === first[0]![1];
    const near = first
      .toReversed()
      .find(([row, column]) => Math.max(Math.abs(row - list[0]![0]), Math.abs(column - list[0]![1])) <= 1);
    await drag(page, ...(isFromStart ? list : [near ?? first.at(-1)!, ...list]));
  }
  if (text !== undefined && constraint.takes?.text?.isQuoted)
    await page.getByRole('combobox', { name: 'Text' }).fill(text);
  else if (text !== undefined) await page.keyboard.type(text.replaceAll(',', ''));
  else if (value !== undefined) await page.keyboard.type(String(value));
}

async function set(page: Page, line: string): Promise<void> {
  const { geometry, values } = read(line);
  const { size, layout } = geometry;
  if (size === 6) {
    await page.getByLabel('Size').selectOption('6×6, boxes 2×3');
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(36);
  }
  await take(page, 'Givens');
  for (let cell = 0; cell < values.length; cell++)
    if (values[cell]! >= 0) {
      await press(page, middle(...placeOf(cell, size)));
      await page.keyboard.press(String(values[cell]! + 1));
    }
  for (const [index, clue] of (layout.statements ?? []).entries()) {
    await take(page, constraints.find(({ id }) => id === clue.kind)!.names.en);
    await drawClue(page, clue, size);
    await expect.poll(() => clues(page).then(({ length }) => length)).toBe(index + 1);
  }
}

inChromium('setting a whole puzzle', (visit) => {
  it.each(PUZZLES)('%s, puzzle %i', async (id, index) => {
    const line = linesOf(id)[index]!;
    const { page, faults } = await visit('#/draw', { permissions: ['clipboard-read', 'clipboard-write'] });
    await set(page, line);
    await expect.poll(() => count(page).innerText()).toBe('Exactly one solution.');
    const share = page.locator('sudoku-share-drawing');
    await share.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('Copy as').selectOption('sudokupad');
    await share.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText(/^Copied\./).waitFor();
    const { puzzle } = readShared(await page.evaluate(() => navigator.clipboard.readText()));
    expect(said(puzzle)).toEqual(said(read(line)));
    expect(faults).toEqual([]);
  });
});
