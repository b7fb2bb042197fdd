/** The library on variants: the result of one function is valid input of the next, rules included. */
import { describe, expect, it } from 'vitest';
import { Geometry } from '../../src/core/index.js';
import { ruledLine, rulesOf, withRules } from '../../src/formats/index.js';
import {
  BadOption,
  check,
  create,
  explain,
  Game,
  grade,
  hint,
  ImpossibleRequest,
  solve,
  verify,
  walk,
} from '../../src/index.js';
import { read } from '../read-text.js';
import { variantPuzzles } from '../variants/puzzles.js';

const puzzles = variantPuzzles();
const kinds = [...new Set(puzzles.map(({ kind }) => kind))];
const NO_GUESS = { guess: false, maxLevel: 'medium' } as const;

describe.each(kinds)('%s', (kind) => {
  const { solution, ...puzzle } = puzzles.find((each) => each.kind === kind)!;
  const line = ruledLine(puzzle);

  it('is read back as a line and as an object', () => {
    expect(read(line).geometry).toBe(puzzle.geometry);
    const solved = solve(read(line));
    expect(solved.solution).toBe(solution.map((digit) => digit + 1).join(''));
    expect(read(solved.puzzle, solved).geometry).toBe(puzzle.geometry);
    expect(rulesOf(puzzle.geometry)).toEqual({
      ...(solved.variant && { variant: solved.variant }),
      ...(solved.regions && { regions: solved.regions }),
    });
  });

  it('is explained in steps that can be proved from the object alone', () => {
    const path = explain(puzzle, NO_GUESS);
    expect(path.steps.length).toBeGreaterThan(0);
    const sent = JSON.parse(JSON.stringify(path));
    expect(verify({ ...sent, puzzle: read(sent.puzzle, sent) })).toEqual({
      steps: path.steps.length,
      proved: path.steps.length,
      refuted: 0,
    });
    const [first] = walk(puzzle, NO_GUESS);
    const next = hint(puzzle, NO_GUESS);
    expect(next.step).toEqual(first);
    expect(verify({ ...next, puzzle, steps: [next.step!] })).toMatchObject({ proved: 1, refuted: 0 });
    expect(check(puzzle).solutions).toBe(1);
  });

  it('can be played, saved and restored', () => {
    const game = Game.from(puzzle);
    const open = Array.from(puzzle.values).indexOf(-1);
    game.place(
      { row: puzzle.geometry.rowOf(open) + 1, column: puzzle.geometry.columnOf(open) + 1 },
      solution[open]! + 1,
    );
    expect(game.mistakes()).toEqual([]);
    const saved = JSON.parse(JSON.stringify(game));
    const kept = Game.from({ ...saved, puzzle: read(saved.puzzle, saved) });
    expect(rulesOf(kept.puzzle.geometry)).toEqual(rulesOf(puzzle.geometry));
  });
});

it('has a grade on our own ladder only', () => {
  const { hodoku, se, full, variant } = grade(puzzles.find(({ kind }) => kind === 'asterisk')!);
  expect([hodoku, se, variant]).toEqual([null, null, ['asterisk']]);
  expect(full?.level).toBeTypeOf('string');
});

it('create makes a puzzle with regions of its own, the same for the same seed', async () => {
  const request = { variant: ['jigsaw', 'x'], box: [2, 3], level: 'easy', seed: 'tea' } as const;
  const made = await create(request);
  expect(made).toEqual(await create(request));
  const puzzle = read(made.puzzle, made);
  expect([puzzle.geometry.tiling, puzzle.geometry.layout.names]).toEqual(['regions', ['x']]);
  expect(made.full?.level).toBe('easy');
  const { steps, proved } = verify({ ...explain(puzzle), puzzle });
  expect(proved).toBe(steps);
});

it('takes rules from settings, and rejects rules that a grid cannot have', async () => {
  const empty = '.'.repeat(81);
  expect(read(empty, { variant: 'x,king' }).geometry).toBe(
    withRules(Geometry.of(3, 3), { variant: ['x', 'anti-king'] }),
  );
  expect(() => read(empty, { variant: 'killer' })).toThrow(BadOption);
  expect(() => read(empty, { regions: 'AAB' })).toThrow('3 letters');
  await expect(create({ variant: 'windoku', size: 6 })).rejects.toThrow('windoku needs a size that is a square');
  await expect(create({ variant: 'x', rating: 5 })).rejects.toThrow(ImpossibleRequest);
});
