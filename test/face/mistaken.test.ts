/** Plays whose entries or marks leave no solution, though their givens have one. */
import { expect, test } from 'vitest';
import { check, explain, grade, solve, walk } from '../../src/face/index.js';

/** Makes a line for a 4x4 with one solution: 2134 4312 1423 3241. */
const line = (grid: string, deleted = ''): string => `:0000:x:${grid}:${deleted}:::`;

test.each([
  ['a wrong entry', line('21.4.+4.....3.2..'), 'the entry 4 in r2c2 is wrong'],
  ['an entry that clashes', line('21+24.......3.2..'), 'the entry 2 in r1c3 is wrong'],
  ['two wrong entries', line('21+24.+4.....3.2..'), 'the entries 2 in r1c3 and 4 in r2c2 are wrong'],
  ['a lost mark', line('21.4.......3.2..', '421'), 'what belongs in r2c1 is not among its marks'],
])('all functions name %s', (_, play, mistake) => {
  const reason = `the givens have one solution; ${mistake}`;
  for (const refusing of [grade, explain, walk]) expect(() => refusing(play)).toThrow(reason);
  expect(solve(play)).toMatchObject({ solutions: 0, solution: null });
  for (const { mistakes } of [solve(play), check(play)]) {
    expect(mistakes!.map(({ kind }) => kind)).toContain(mistake.startsWith('what') ? 'lost' : 'wrong');
    for (const told of mistakes!) expect(told).not.toHaveProperty('right');
  }
});

test('givens without a solution have no mistakes, but suspects', () => {
  const puzzle = '24.4.......3.2..';
  expect(check(puzzle).suspects).toEqual([{ row: 1, column: 4, digit: 4 }]);
  expect(check(puzzle)).not.toHaveProperty('mistakes');
  expect(check('21.4.......3.2..')).not.toHaveProperty('suspects');
});
