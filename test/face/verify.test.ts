/** What a trace claims as a whole, beside its steps. */
import { expect, test } from 'vitest';
import { verify } from '../../src/face/verify.js';
import { explain } from '../../src/face/walk.js';

test('what a trace claims as a whole is refused unless its steps or rules say so', () => {
  const puzzle = '.3.1...2....1...';
  const trace = explain(puzzle);
  const others: readonly (readonly [object, string])[] = [
    [{ solution: '1'.repeat(16) }, 'its solution is none of the puzzle'],
    [
      { solution: trace.solution!.replaceAll('1', 'x').replaceAll('2', '1').replaceAll('x', '2') },
      'its solution is none',
    ],
    [{ steps: trace.steps.slice(0, 3) }, 'its steps do not solve the puzzle'],
  ];
  for (const [changed, message] of others) expect(() => verify({ ...trace, ...changed })).toThrow(message);
  const broken = explain('................', { constraints: ['killer-cage=4:r1c1r1c2'], guess: false });
  expect(() => verify({ ...broken, solution: '1234341221434321' })).toThrow('its solution is none of the puzzle');
});
