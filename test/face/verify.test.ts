/** What a trace claims as a whole, beside its steps. */
import { expect, test } from 'vitest';
import { hint } from '../../src/face/hint.js';
import { verify } from '../../src/face/verify.js';
import { explain } from '../../src/face/walk.js';
import { read } from '../read-text.js';

test('what a trace claims as a whole is refused unless its steps or rules say so', () => {
  const puzzle = '.3.1...2....1...';
  const trace = explain(puzzle);
  const others: readonly (readonly [object, string])[] = [
    [{ solution: '1'.repeat(16) }, 'its solution is none of the puzzle'],
    [
      { solution: trace.solution!.replaceAll('1', 'x').replaceAll('2', '1').replaceAll('x', '2') },
      'its solution is none',
    ],
    [{ size: 9 }, 'its size is 4, not 9'],
    [{ size: '4' }, "its size is 4, not '4'"],
    [{ solutions: 2 }, 'it has not 2 solutions, as it says'],
    [{ solutions: 0 }, 'it has not 0 solutions'],
    [{ solutions: 2, atLeast: true }, 'it has not 2 solutions'],
    [{ solutions: '1' }, "it has not '1' solutions"],
    [{ steps: trace.steps.slice(0, 3) }, 'its steps do not solve the puzzle'],
  ];
  for (const [changed, message] of others) expect(() => verify({ ...trace, ...changed } as never)).toThrow(message);
  const broken = explain(read('................', { constraints: ['killer-cage=4:r1c1r1c2'] }), { guess: false });
  const caged = read(broken.puzzle, broken);
  expect(() => verify({ ...broken, puzzle: caged, solution: '1234341221434321' })).toThrow(
    'its solution is none of the puzzle',
  );
});

test.each([
  ['one solution', '.3.1...2....1...'],
  ['several', '1...............'],
  ['a few', '12......34......'],
  ['a right entry', ':0000:x:.3.1+4..2....1...::::'],
  ['a cage', '1............... killer-cage=5:r2c3r2c4'],
])('a true trace is accepted: %s', (_, text) => {
  const puzzle = read(text);
  expect(verify({ ...explain(puzzle), puzzle }).refuted).toBe(0);
  expect(verify({ ...hint(puzzle), puzzle }).refuted).toBe(0);
});

test('the number of solutions is checked where there is nothing else', () => {
  const trace = { ...explain('.3.1...2....1...'), steps: [], solved: false, solution: null, solutions: 5 };
  expect(() => verify(trace)).toThrow('it has not 5 solutions');
});
