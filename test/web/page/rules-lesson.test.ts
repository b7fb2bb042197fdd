import { expect, it } from 'vitest';
import { RULES_TASKS } from '../../../web/course/rules.js';
import { clashIn, currentTask, housesLit, rulesPlay, solvedTasks } from '../../../web/page/learn-view/rules-lesson.js';
import { learnWordsIn } from '../../../web/page/learn-view/words.js';
import { act } from '../../../web/page/play/act.js';
import { clashing, isFull, type Play } from '../../../web/page/play/play.js';

const written = (play: Play, cell: number, digit: number): Play =>
  act(play, { kind: 'write', cells: [cell], digit: digit - 1 }, { tidy: false });

it('asks for the only empty cell of a row, of a column and of a box, then for a digit that a column decides', () => {
  let play = rulesPlay();
  for (const [index, { kind, cell, digit }] of RULES_TASKS.entries()) {
    expect(currentTask(play)).toBe(index);
    const empty = [...housesLit(play, index)].filter((each) => play.values[each]! < 0);
    if (kind !== 'last') expect(empty).toContain(cell);
    if (kind !== 'last') expect(empty.length).toBe(kind === 'crossing' ? 2 : 1);
    play = written(play, cell, digit);
    expect(clashIn(play)).toBeUndefined();
  }
  expect(isFull(play) && clashing(play).size === 0).toBe(true);
  expect([currentTask(play), solvedTasks(play)]).toEqual([5, [0, 1, 2, 3, 4]]);
});

it('names a house that has the digit already, for every wrong digit at every task', () => {
  let play = rulesPlay();
  for (const { cell, digit } of RULES_TASKS) {
    for (let wrong = 1; wrong <= 9; wrong++) {
      const clash = clashIn(written(play, cell, wrong));
      expect(clash?.digit).toBe(wrong === digit ? undefined : String(wrong));
    }
    play = written(play, cell, digit);
  }
});

it('speaks of the digits and cells that the grid has', () => {
  const { values } = rulesPlay();
  const crossing = RULES_TASKS.find(({ kind }) => kind === 'crossing')!;
  for (const language of ['en', 'de'] as const) {
    const { tasks } = learnWordsIn(language).rules;
    const [, row, column] = /r(\d)c(\d)/.exec(tasks.crossing)!;
    expect(values[(Number(row) - 1) * 9 + Number(column) - 1]).toBe(2);
    expect(Number(column) - 1).toBe(crossing.cell % 9);
    expect(tasks.crossing).toMatch(/\b3\b.*\b4\b/);
    expect(tasks.row).toContain('5');
    expect(tasks.column).toContain('2');
  }
});
