/** What the engine tells of a drawing, with the names of its clues. */
import { expect, test } from 'vitest';
import { loadLanguage } from '../../../src/render/index.js';
import { overlook, spare } from '../../../web/page/engine/overlook.js';
import type { FaultView, OverlookView, SpareView } from '../../../web/page/engine/overlook-view.js';
import type { PlainGrid } from '../../../web/page/engine/protocol.js';

const NONE = Array<number>(16).fill(-1);
const gridOf = (rules: PlainGrid['rules'], values: Readonly<Record<number, number>> = {}): PlainGrid => ({
  box: [2, 2],
  values: NONE.map((none, cell) => values[cell] ?? none),
  ...(rules && { rules }),
});

async function told(grid: PlainGrid, language: 'en' | 'de' = 'en'): Promise<readonly OverlookView[]> {
  const all: OverlookView[] = [];
  expect(await overlook({ grid }, (view) => all.push(view), language)).toEqual({ isCut: false });
  return all;
}

const faultOf = async (grid: PlainGrid, language?: 'en' | 'de'): Promise<FaultView> =>
  (await told(grid, language)).find((view): view is FaultView => view.kind === 'fault')!;

test('clues that cannot be met together are named by their index among the constraints', async () => {
  const rules = {
    constraints: [
      'white-dot=r4c1r4c2',
      'killer-cage=3:r1c1r1c2;7:r3c3r3c4',
      { kind: 'killer-cage', sum: 3, cells: ['r2c1', 'r2c2'] },
    ],
  } as const;
  const { parts, isLeast, clash } = await faultOf(gridOf(rules));
  expect(parts).toEqual([
    { name: 'the 3-cage in r1c12', clue: 1 },
    { name: 'the 3-cage in r2c12', clue: 2 },
  ]);
  expect(isLeast).toBe(true);
  expect(clash).toBeUndefined();
});

test('values that clash are named, and the clue by which they do, in both languages', async () => {
  await loadLanguage('de');
  const grid = gridOf({ constraints: ['killer-cage=7:r3c3r3c4', 'white-dot=r1c1r1c2'] }, { 0: 0, 1: 3 });
  const { parts, clash } = await faultOf(grid);
  expect(parts).toEqual([
    { name: 'the white dot r1c12', clue: 1 },
    { name: '1 in r1c1', cell: 0 },
    { name: '4 in r1c2', cell: 1 },
  ]);
  expect(clash).toMatch(/^1 and 4 stand in r1c1 and r1c2, but /);
  expect((await faultOf(grid, 'de')).parts[0]).toEqual({ name: 'Weiße Punkte r1c12', clue: 1 });
});

test('rules of the whole grid and sets are parts too, which are no clues of the list', async () => {
  const { parts } = await faultOf(gridOf({ variant: ['x'], pairs: ['r1c1r2c3'] }, { 0: 0, 6: 0 }));
  expect(parts.map(({ clue }) => clue)).toEqual([undefined, undefined, undefined]);
  expect(parts[0]!.name).toContain('r1c1');
});

test('a drawing with one solution has a level, and lists what it does not need', async () => {
  const grid = gridOf({ constraints: ['killer-cage=3:r1c1r1c2'] }, { 0: 0, 1: 1, 4: 2, 10: 0, 15: 1 });
  const views = await told(grid);
  expect(views[0]).toMatchObject({ kind: 'solutions', isBound: false });
  expect(views.at(-1)).toMatchObject({ kind: 'level', level: 'easy', isAll: true, isSolved: true });
  const tried: SpareView[] = [];
  await spare({ grid }, (view) => tried.push(view), 'en');
  expect(tried.map(({ left }) => left)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(tried[0]).toEqual({ left: 5, spare: { name: 'the 3-cage in r1c12', clue: 0 } });
});

test('an empty grid has more solutions than are counted, and every candidate', async () => {
  const views = await told({ box: [3, 3], values: Array(81).fill(-1) });
  const last = views.at(-1)!;
  expect(last).toMatchObject({ kind: 'solutions', isAll: false, isBound: true });
  expect('taken' in last && new Set(last.taken)).toEqual(new Set([511]));
});

test('a drawing whose rules do not fit is refused with the reason', async () => {
  await expect(told(gridOf({ constraints: ['killer-cage=99:r1c1r1c2'] }))).rejects.toThrow(/killer-cage/);
});
