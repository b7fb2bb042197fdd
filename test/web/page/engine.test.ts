import { expect, it } from 'vitest';
import { loadLanguage } from '../../../src/render/language/index.js';
import { errorText } from '../../../web/page/app/latest-request.js';
import { inBatches } from '../../../web/page/engine/batches.js';
import { grade } from '../../../web/page/engine/grade.js';
import { plainGridOf } from '../../../web/page/engine/grid.js';
import { hint } from '../../../web/page/engine/hint.js';
import type { GradeView, SearchedStrategy, StepView } from '../../../web/page/engine/protocol.js';
import { path, steps } from '../../../web/page/engine/steps.js';
import { refute, why } from '../../../web/page/engine/why.js';
import { StepGroups } from '../../../web/page/path-view/groups.js';
import { de } from '../../../web/page/words/de.js';
import { read } from '../../read-text.js';

it('sends the first result at once, and later ones in batches', () => {
  const sent: number[][] = [];
  let now = 0;
  const batches = inBatches<number>(
    (all) => sent.push([...all]),
    () => now,
  );
  for (now = 0; now < 100; now += 10) batches.add(now);
  batches.flush();
  batches.flush();
  expect(sent).toEqual([[0], [10, 20, 30, 40, 50, 60], [70, 80, 90]]);
});

it('sends an urgent result at once, with those before it', () => {
  const sent: string[][] = [];
  const batches = inBatches<string>(
    (all) => sent.push([...all]),
    () => 0,
  );
  for (const result of ['first', 'second']) batches.add(result);
  batches.add('urgent', true);
  expect(sent).toEqual([['first'], ['second', 'urgent']]);
});

it('reports the part of HoDoKu before Sudoku Explainer has rated', async () => {
  const puzzle = read('...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...');
  const reports: GradeView[] = [];
  const graded = await grade({ grid: plainGridOf(puzzle) }, (soFar) => reports.push(soFar), 'en');
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ grade: { hodoku: { score: 160 }, se: null }, techniques: graded.techniques });
  expect(graded.grade.se?.er).toBeGreaterThan(1);
});

it('reports which strategy is searched for before its steps, in the language of the page', async () => {
  await loadLanguage('de');
  const puzzle = read('.23434122143432.');
  const reports: (StepView | SearchedStrategy)[] = [];
  const asked = { grid: plainGridOf(puzzle), ladder: 'full', level: 'medium' } as const;
  await steps(asked, (report) => reports.push(report), 'de');
  const searched = reports.findIndex((report) => 'searched' in report && report.searched === 'Volles Haus');
  const found = reports.findIndex((report) => 'name' in report && report.name === 'Volles Haus');
  expect(searched).toBeGreaterThanOrEqual(0);
  expect(found).toBeGreaterThan(searched);
});

it('groups steps by outcome as they arrive, and filters them by family and level', () => {
  const step = (digit: number, level: 'easy' | 'hard', family = 'fish'): StepView =>
    ({ place: [{ row: 1, column: 1, digit }], remove: [], level, family }) as unknown as StepView;
  const steps = [step(1, 'easy'), step(2, 'hard'), step(1, 'hard'), step(2, 'easy', 'wings')];
  const sizes = (family: string, level: 'easy' | 'extreme'): number[] => {
    const outcomes = new StepGroups({ family, level });
    for (let count = 0; count <= steps.length; count++) outcomes.add(steps.slice(0, count));
    return outcomes.groups.map((group) => group.length);
  };
  expect(sizes('', 'extreme')).toEqual([2, 2]);
  expect(sizes('', 'easy')).toEqual([1, 1]);
  expect(sizes('fish', 'extreme')).toEqual([2, 1]);
});

it('names an easy step as the reason to remove a candidate, even if a hard one is already known', async () => {
  const puzzle = read('...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...');
  const asked = {
    grid: plainGridOf(puzzle),
    cell: 0,
    digit: 5,
    spoil: false,
    ladder: 'full',
    level: 'extreme',
  } as const;
  const answer = await why(asked, () => {}, 'en');
  expect(answer).toMatchObject({ kind: 'step', step: { level: 'easy' } });
});

it('tells a wrong value once, with its clashes as the reasons', async () => {
  const puzzle = read('...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...');
  const grid = plainGridOf(puzzle);
  const wrong = { ...grid, values: [4, ...grid.values.slice(1, 6), 4, ...grid.values.slice(7)] };
  const play = { ...wrong, placed: wrong.values.map((_, cell) => (cell === 0 || cell === 6 ? 1 : 0)) };
  const { mistakes } = await hint({ grid: play, ladder: 'full' }, () => {}, 'en');
  expect(mistakes.map(({ text }) => text)).toEqual(['Wrong: 5 in r1c1.']);
  expect(mistakes[0]!.wrong).toMatchObject({ cell: 0, digit: '5', at: 'r1c1', where: 'Look at row 1.' });
  expect(mistakes[0]!.wrong!.house).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(mistakes[0]!.wrong!.why.map(({ text }) => text)).toEqual(['Clash: 5 stands twice in row 1: r1c1 and r1c7.']);
});

it('says what a later step makes of a candidate, and where that step is on the path from the givens', async () => {
  const puzzle = read('...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...');
  const grid = plainGridOf(puzzle);
  const values = [...grid.values.slice(0, 1), 5, ...grid.values.slice(2)];
  const played = { ...grid, values, placed: values.map((_, cell) => (cell === 1 ? 1 : 0)) };
  const found: StepView[] = [];
  await path({ grid, ladder: 'full' }, (step) => found.push(step), 'en');
  for (const each of [grid, played]) {
    const answer = await why({ grid: each, cell: 0, digit: 4, spoil: false, ladder: 'full' }, () => {}, 'en');
    expect(answer).toMatchObject({ digit: '5', at: 'r1c1', placed: { digit: '5', at: 'r1c7' } });
    if (answer.kind !== 'step') throw new Error(answer.kind);
    expect(found[answer.onPath!]!.text).toBe(answer.step.text);
  }
});

it('begins a path whose solutions are hard to count, and does not take them for none', () => {
  const grid = plainGridOf(read(`${'.'.repeat(81)} anti-knight anti-king killer-cage=4:r5c5r5c6`));
  const first = new Error('a first step');
  const stop = (): never => {
    throw first;
  };
  expect(() => path({ grid, ladder: 'full' }, stop, 'en')).toThrow(first);
});

it('tells a path that ends at several solutions from one that lacks a strategy', async () => {
  const endOf = (text: string, level?: 'easy') =>
    path({ grid: plainGridOf(read(text)), ladder: 'full', ...(level && { level }) }, () => {}, 'en');
  expect(await endOf('12......34......')).toEqual({ solved: false, hasSeveral: true });
  const hard = '..41..3.8.1....62...82..4.....3.28.9....7....7.16.8...562..17.3.3.....4.1....5...';
  expect(await endOf(hard, 'easy')).toEqual({ solved: false, hasSeveral: false });
});

it('says in the language of the page why a path has no solution, and nothing that it says already', async () => {
  await loadLanguage('de');
  const refusalOf = (text: string) => {
    try {
      path({ grid: plainGridOf(read(text)), ladder: 'full' }, () => {}, 'de');
    } catch (error) {
      return errorText(error, de);
    }
    return undefined;
  };
  const none = `${'.'.repeat(16)} killer-cage=3:r1c1r1c2;3:r1c2r1c3`;
  expect(refusalOf(none)).toBe('Dieses Rätsel hat keine Lösung.');
  const clash = `11${'.'.repeat(14)}`;
  expect(refusalOf(clash)).toBe('Dieses Rätsel hat keine Lösung: 1 steht zweimal in Zeile 1: r1c1 und r1c2');
});

it('refutes a digit by an easy step or by singles that lead to a contradiction, however hard the puzzle is', async () => {
  const refuted = async (text: string, cell: number, digit: number) =>
    refute({ grid: plainGridOf(read(text)), cell, digit: digit - 1, ladder: 'full', level: 'extreme' }, () => {}, 'en');
  const hard = '..41..3.8.1....62...82..4.....3.28.9....7....7.16.8...562..17.3.3.....4.1....5...';
  const trial = await refuted(hard, 0, 6);
  expect(trial).toMatchObject({ kind: 'step', before: 0, step: { strategy: 'bowmans-bingo' } });
  if (trial.kind !== 'step') throw new Error(trial.kind);
  expect(trial.step.text).toMatch(/^Suppose 6 in r1c1\. That leads to a contradiction:[\s\S]*So remove 6 from r1c1\.$/);
  expect(await refuted(hard, 7, 7)).toMatchObject({ before: 0, step: { strategy: 'hidden-single' } });
  expect(await refuted(hard, 0, 4)).toMatchObject({ kind: 'ruled-out' });
  const hardest = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  expect(await refuted(hardest, 1, 4)).toMatchObject({ kind: 'step' });
});
