import { describe, expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { create } from '../../src/create/create.js';
import { Draft } from '../../src/create/draft.js';
import { fillerOf } from '../../src/create/fill.js';
import { bestRefills, bitsOpen, countUpTo } from '../../src/create/pattern.js';
import { seeded } from '../../src/create/random.js';
import { specOf } from '../../src/create/spec.js';
import { search, uniqueSolution } from '../../src/search/search.js';

const nine = Geometry.of(3, 3);

/** The letters R, of 30 cells, and S, of 27. */
const LETTERS = {
  R: 'XXXXXXX.. X......X. X.......X X......X. XXXXXXX.. X..XX.... X....XX.. X......X. X.......X',
  S: '..XXXXX.. .X.....X. X.......X X........ .XXXXXXX. ........X X.......X .X.....X. ..XXXXX..',
};

const cellsOf = (mask: string): number[] =>
  [...mask.replaceAll(' ', '')].flatMap((symbol, cell) => (symbol === 'X' ? [cell] : []));

describe.each(Object.entries(LETTERS))('the letter %s', (name, mask) => {
  const pattern = cellsOf(mask);

  test.each(['one', 'two'])('makes a puzzle, seed %s', (seed) => {
    const { made } = create(specOf(nine, { pattern }), seeded(name + seed), Infinity);
    expect(uniqueSolution(made!.puzzle)).toEqual(made!.puzzle.solution);
    for (let cell = 0; cell < nine.cells; cell++)
      expect(made!.puzzle.values[cell] !== EMPTY).toBe(pattern.includes(cell));
  });

  test('makes a puzzle of a level', () => {
    const { made } = create(specOf(nine, { pattern, level: 'hard' }), seeded(name), Infinity);
    expect(made!.grade.level).toBe('hard');
  });
});

/** Makes a draft with the cells of the letter S of a random grid. */
function draftOfS(seed: string): Draft {
  const draft = new Draft(nine, fillerOf(nine, 'random')(seeded(seed)));
  for (let cell = 0; cell < nine.cells; cell++) if (!cellsOf(LETTERS.S).includes(cell)) draft.takeOut([cell]);
  return draft;
}

test.each(['a', 'b', 'c'])(
  'a refill leaves the number of solutions that it reports, and the fewest, seed %s',
  (seed) => {
    const draft = draftOfS(seed);
    const [first, second] = cellsOf(LETTERS.S);
    const { solutions, grids } = bestRefills(draft, [first!, second!], seeded(seed))!;
    const solutionsWith = (...digits: number[]): number => {
      const values = draft.values.with(first!, digits[0]!).with(second!, digits[1]!);
      return search({ geometry: nine, values }, { limit: Infinity }).solutions.length;
    };
    for (const grid of grids) expect(solutionsWith(grid[first!]!, grid[second!]!)).toBe(solutions);
    for (let digit = 0; digit < nine.size; digit++)
      for (let other = 0; other < nine.size; other++) {
        if (digit === draft.values[first!] && other === draft.values[second!]) continue;
        const count = solutionsWith(digit, other);
        if (count > 0) expect(count).toBeGreaterThanOrEqual(solutions);
      }
  },
);

test('counts no more solutions than asked for, and a full grid has no open bits', () => {
  const draft = draftOfS('count');
  expect(countUpTo(3, draft)).toBe(3);
  expect(bitsOpen(draft)).toBeGreaterThan(Math.log2(countUpTo(1000, draft)));
  expect(bitsOpen(new Draft(nine, draft.solution))).toBe(0);
});
