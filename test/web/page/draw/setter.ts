/** A setter who draws a whole puzzle: with a mouse, with a finger on a phone, or by keys alone. */
import type { CDPSession, Page } from 'playwright-core';
import { type Constraint, constraints, type Statement } from '../../../../constraints/index.js';
import type { Puzzle } from '../../../../src/core/puzzle.js';
import { symbolOn } from '../../../../src/formats/index.js';
import { placeText } from '../../../../src/variants/statement-text.js';
import { typedOf } from '../../../../web/page/draw-view/clue-acts.js';
import { formOf, gestureOf } from '../../../../web/page/draw-view/forms.js';
import { drag, middle, type Place, placedOnScreen, press, take } from './hand.js';
import { regionStrokes } from './region-strokes.js';

/** What a setter does with the hand, of a puzzle with so many rows. */
export interface Setter {
  take(tool: string): Promise<void>;
  /** Writes a given into a cell. */
  write(cell: Place, sign: string): Promise<void>;
  /** Draws a clue of the kind that is taken, without its number. */
  draw(clue: Statement, constraint: Constraint, size: number): Promise<void>;
  /** Paints cells in the colour of the first one. */
  paint(cells: readonly Place[]): Promise<void>;
  /** Types the number of the chosen clue. */
  type(signs: string): Promise<void>;
}

/** Returns the place of a cell, of which rows and columns count from one. */
export const placeOf = (cell: number, size: number): Place => [Math.floor(cell / size) + 1, (cell % size) + 1];

const placesOf = (cells: readonly number[], size: number): Place[] => cells.map((cell) => placeOf(cell, size));

/** Sets a whole puzzle. `typedFor`: the number that is typed for a clue. */
export async function setPuzzle(
  page: Page,
  setter: Setter,
  { geometry, values }: Puzzle,
  typedFor: (clue: Statement, index: number) => string = typedOf,
): Promise<void> {
  const { size, boxRows, boxColumns, layout } = geometry;
  if (size !== 9) {
    const name = layout.regions
      ? `${size}×${size}, regions to paint`
      : `${size}×${size}, boxes ${boxRows}×${boxColumns}`;
    await page.getByLabel('Size').selectOption(name);
    const cells = page.getByRole('gridcell');
    await cells.nth(size ** 2).waitFor({ state: 'detached' });
    await cells.nth(size ** 2 - 1).waitFor();
  }
  if (layout.regions) {
    await setter.take('Regions');
    for (const cells of regionStrokes(layout.regions, size)) await setter.paint(placesOf(cells, size));
  }
  await setter.take('Givens');
  for (const [cell, digit] of Array.from(values).entries())
    if (digit >= 0) await setter.write(placeOf(cell, size), symbolOn(digit, geometry));
  let inHand = '';
  for (const [index, clue] of (layout.statements ?? []).entries()) {
    const constraint = constraints.find(({ id }) => id === clue.kind)!;
    if (clue.kind !== inHand) await setter.take(constraint.names.en);
    inHand = clue.kind;
    await setter.draw(clue, constraint, size);
    const typed = typedFor(clue, index);
    if (formOf(constraint)?.text?.isQuoted) await page.getByRole('combobox', { name: 'Text' }).fill(typed);
    else if (typed !== '') await setter.type(typed.replaceAll(',', ''));
  }
}

/** A mouse or a finger. */
interface Pointer {
  press(place: Place): Promise<void>;
  drag(cells: readonly Place[]): Promise<void>;
  type(signs: string): Promise<void>;
}

export const withMouse = (page: Page): Setter =>
  withPointer(page, {
    press: (place) => press(page, place),
    drag: (cells) => drag(page, ...cells),
    type: (signs) => page.keyboard.type(signs),
  });

/** Draws with a finger, and types on the pad below the board. */
export async function withFinger(page: Page): Promise<Setter> {
  const client = await page.context().newCDPSession(page);
  const pad = page.getByRole('group', { name: 'Digits' });
  return withPointer(page, {
    press: (place) => touched(page, client, [place]),
    drag: (cells) =>
      touched(
        page,
        client,
        cells.map(([row, column]) => middle(row, column)),
      ),
    type: async (signs) => {
      for (const sign of signs) await pad.getByRole('button', { name: sign, exact: true }).click();
    },
  });
}

/** Touches a place, and moves over others. */
async function touched(page: Page, client: CDPSession, places: readonly Place[]): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const at = await placedOnScreen(page);
  const send = (type: string, ...touchPoints: readonly object[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  for (const [index, place] of places.entries()) await send(index === 0 ? 'touchStart' : 'touchMove', at(place));
  await send('touchEnd');
}

function withPointer(page: Page, { press, drag, type }: Pointer): Setter {
  return {
    take: (tool) => take(page, tool),
    type,
    write: async ([row, column], sign) => {
      await press(middle(row, column));
      await type(sign);
    },
    paint: drag,
    draw: async ({ lists }, constraint, size) => {
      const [first = [], ...others] = lists.map((list) => placesOf(list, size));
      const gesture = gestureOf(constraint);
      if (gesture === 'outside') await press(outsideOf(lists[0]!, size));
      else if (gesture === 'corner') await press(first[0]!);
      else if (constraint.id === 'arrow') await arrow(first, others);
      else if (first.length === 1) await press(middle(...first[0]!));
      else for (const list of [first, ...others]) await drag(list);
    },
  };

  /** Presses the cells of a long bulb, or begins with the shaft. Each shaft is dragged from the bulb. */
  async function arrow(bulb: readonly Place[], shafts: readonly (readonly Place[])[]): Promise<void> {
    if (bulb.length > 1) for (const [row, column] of bulb) await press(middle(row, column));
    for (const shaft of shafts) await drag([bulb.find((cell) => areNear(cell, shaft[0]!))!, ...shaft]);
  }
}

const areNear = (a: Place, b: Place): boolean => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;

/** Returns the middle of the place outside the grid from which a clue sees cells. */
function outsideOf(cells: readonly number[], size: number): Place {
  const [, row = '', column = ''] = /r(\d+)c(\d+)/.exec(placeText(cells, 'line', size))!;
  return middle(Number(row), Number(column));
}

/** The keys that lead to a cell beside another one, by rows and columns. */
const STEPS: Readonly<Record<string, string>> = {
  '-1,0': 'ArrowUp',
  '1,0': 'ArrowDown',
  '0,-1': 'ArrowLeft',
  '0,1': 'ArrowRight',
  '-1,-1': 'Home',
  '-1,1': 'PageUp',
  '1,-1': 'End',
  '1,1': 'PageDown',
};

/** Draws by keys alone: kinds are found by their names, cells by arrows. */
export function withKeys(page: Page): Setter {
  const { keyboard } = page;
  const board = page.locator('[role=gridcell][tabindex="0"]');
  let at: Place = [1, 1];
  const pressed = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await keyboard.press(key);
  };
  const go = async ([row, column]: Place): Promise<void> => {
    await pressed(row < at[0] ? 'ArrowUp' : 'ArrowDown', Math.abs(row - at[0]));
    await pressed(column < at[1] ? 'ArrowLeft' : 'ArrowRight', Math.abs(column - at[1]));
    at = [row, column];
  };
  const stroke = async (cells: readonly Place[]): Promise<void> => {
    await go(cells[0]!);
    await keyboard.press('Enter');
    for (const to of cells.slice(1)) {
      await keyboard.press(STEPS[`${to[0] - at[0]},${to[1] - at[1]}`]!);
      at = to;
    }
  };
  return {
    take: async (tool) => {
      if (tool === 'Givens') {
        await page.getByRole('radio', { name: tool, exact: true }).focus();
        await keyboard.press(' ');
      } else {
        await page.getByRole('searchbox', { name: 'Find a kind' }).focus();
        await keyboard.press('ControlOrMeta+a');
        await keyboard.type(tool);
        await keyboard.press('Enter');
      }
      await board.focus();
      await keyboard.press('Control+Home');
      at = [1, 1];
    },
    type: (signs) => keyboard.type(signs),
    write: async (cell, sign) => {
      await go(cell);
      await keyboard.type(sign);
    },
    paint: async (cells) => {
      await stroke(cells);
      await keyboard.press('Enter');
    },
    draw: async ({ lists }, constraint, size) => {
      const ends = gestureOf(constraint) !== 'edge';
      for (const list of lists) {
        await stroke(placesOf(list, size));
        if (ends) await keyboard.press('Enter');
      }
    },
  };
}
