import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boardOf } from '../../../src/core/board-of.js';
import { Geometry } from '../../../src/core/geometry.js';
import { allSteps } from '../../../src/solver/all-steps.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { rungsOf } from '../../../src/solver/walk.js';
import { catalogue } from '../../../strategies/index.js';
import { LESSONS } from '../../../web/course/lessons.js';
import { practise } from '../../../web/page/engine/practise.js';
import { puzzleIn } from '../../../web/page/engine/with-rules.js';
import { act } from '../../../web/page/play/act.js';
import { type Play, playOf, puzzleOf } from '../../../web/page/play/play.js';
import { isFound } from '../../../web/page/practise/found.js';
import { cellNamed, inChromium } from './served.js';

const NAKED_PAIR = catalogue.find(({ id }) => id === 'naked-pair')!;

/** Returns the play that the board of a page shows. */
async function playIn(page: Page): Promise<Play> {
  const plain = await page.evaluate(() => {
    const view = document.querySelector('sudoku-app')!.shadowRoot!.querySelector('sudoku-play')!;
    const { geometry, ...cells } = (view as unknown as { game: { play: Play } }).game.play;
    return cells;
  });
  return { ...plain, geometry: Geometry.of(3, 3) };
}

const stepsOf = (play: Play) =>
  allSteps(boardOf(puzzleOf(play)), rungsOf(ladderOf('full'), { only: [NAKED_PAIR.id] })).steps;

it('counts a step as found only on the grid of its task', async () => {
  const task = await practise({ strategy: NAKED_PAIR.id }, () => {}, 'en');
  const play = playOf(puzzleIn(task.grid));
  expect(isFound(play, task)).toBe(false);
  const [step] = stepsOf(play);
  const done = act(play, { kind: 'carry-out', place: [], remove: step!.remove }, { tidy: true });
  expect(isFound(done, task)).toBe(true);
  const { geometry } = play;
  const other = playOf({
    geometry,
    values: new Int8Array(geometry.cells).fill(-1),
    candidates: puzzleOf(done).candidates!,
  });
  expect(isFound(other, task)).toBe(false);
});

it.each(LESSONS.filter(({ constraints }) => constraints).map(({ id }) => id))(
  'makes a grid with clues for the lesson %s',
  async (id) => {
    const task = await practise({ strategy: id }, () => {}, 'en');
    expect(task.grid.rules?.constraints?.length).toBeGreaterThan(0);
    expect(task.steps[0]!.strategy).toBe(id);
  },
);

inChromium('practice', (visit) => {
  it('creates five grids one after another, and counts the steps found', async () => {
    const { page, faults } = await visit('#/play?practise=naked-pair');
    for (let found = 1; found <= 5; found++) {
      await page.getByText('Strike a candidate that it removes').waitFor();
      const { geometry, remove } = stepsOf(await playIn(page)).find((step) => step.remove.length > 0)!;
      const cell = geometry.cellOf(remove[0]!);
      await cellNamed(page, geometry.rowOf(cell) + 1, geometry.columnOf(cell) + 1).click();
      await page.keyboard.press(String(geometry.digitOf(remove[0]!) + 1));
      await page.getByText(`${found} found, 0 shown`).waitFor();
      await page.getByText('Found!').waitFor();
      await page.keyboard.press('n');
      await page.getByText('Found!').waitFor({ state: 'detached' });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
