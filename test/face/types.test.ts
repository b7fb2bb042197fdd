/** What the types of the main entry promise; `npm run types` checks them. */
import { expect, expectTypeOf, test } from 'vitest';
import type { Constraint } from '../../constraints/index.js';
import { BadOption, type Clue, create, Game, type GradeSettings, grade, hint, type Step } from '../../src/index.js';
import type { HodokuRating } from '../../src/render/index.js';
import { read } from '../read-text.js';

const PUZZLE = '.3.1...2....1...';

test('a grade has the parts of the scales that were asked for', () => {
  const { hodoku } = grade(PUZZLE, { scale: 'hodoku' });
  expectTypeOf(hodoku).toEqualTypeOf<HodokuRating | null>();
  expectTypeOf(grade(PUZZLE).se).not.toEqualTypeOf<undefined>();
  expectTypeOf<undefined>().not.toExtend<ReturnType<typeof usual>['se']>();
  expectTypeOf<undefined>().not.toExtend<ReturnType<typeof rated>['berthier']>();
  expectTypeOf<undefined>().toExtend<ReturnType<typeof rated>['hodoku']>();
  expectTypeOf<undefined>().toExtend<ReturnType<typeof chosen>['hodoku']>();
  expect(hodoku?.level).toBe('easy');
  expect(rated()).toHaveProperty('te');
});

const usual = () => grade(PUZZLE);
const rated = () => grade(PUZZLE, { scale: ['w', 'te'] });
/** The scales are known only when the program runs. */
const chosen = (settings: GradeSettings) => grade(PUZZLE, settings);

test('a placement has a digit', () => {
  const game = Game.from(PUZZLE);
  game.place('r1c1', 2);
  game.place({ row: 1, column: 3 }, 4);
  game.place({ row: 2, column: 1, digit: 4 });
  expect(game.moves).toHaveLength(3);
  // @ts-expect-error: a name alone says no digit.
  expect(() => game.place('r2c2')).toThrow(BadOption);
  // @ts-expect-error: nor do a row and a column.
  expect(() => game.place({ row: 2, column: 2 })).toThrow(BadOption);
});

test('a hint has the step itself', () => {
  expectTypeOf(hint(PUZZLE).step).toExtend<Step | undefined>();
  expect(hint(PUZZLE).step?.strategy).toBe('hidden-single');
});

test('a clue has the cells and the number of its kind', () => {
  const clues: Clue[] = [{ kind: 'killer-cage', sum: 5, cells: ['r1c1', 'r1c2'] }, { kind: 'x' }];
  expect(read('.'.repeat(16), { constraints: clues }).geometry.isPlain).toBe(false);
  // @ts-expect-error A sum has its number.
  expect(() => read('.'.repeat(16), { constraints: [{ kind: 'sum', cells: 'r1c12' }] })).toThrow('needs its sum');
  // @ts-expect-error No kind has this number.
  expect(() => read('.'.repeat(16), { constraints: [{ kind: 'sum', total: 5, cells: 'r1c12' }] })).toThrow('total');
  expectTypeOf<{ kind: Constraint; span: 2; cells: 'r1c12' }>().toExtend<Clue<Constraint>>();
});

test('clues of a request may be left to the generator, and clues that are made are whole', async () => {
  const { constraints = [] } = await create({ size: 4, constraints: [{ kind: 'sum', cells: '2..3' }], seed: 'tea' });
  const sums = constraints.map((clue) => (typeof clue === 'object' && clue.kind === 'sum' ? clue.sum : undefined));
  expectTypeOf(sums).toEqualTypeOf<(number | string | undefined)[]>();
  expect(sums).not.toContain(undefined);
});
