import { expect, test } from 'vitest';
import { FORMATS } from '../../src/formats/format.js';
import { PLAIN_FORMATS } from '../../src/formats/plain-written.js';
import { formatNamed } from '../../src/formats/read.js';
import { BadOption, explain, Game, hint, solve } from '../../src/index.js';
import { read } from '../read-text.js';

const PUZZLE = '.3.1...2....1...';
const SOLUTION = '2341413232141423';

test('undoes and redoes placements', () => {
  const game = Game.from(PUZZLE);
  expect(game.place('r1c1', 2)).toEqual({ kind: 'place', row: 1, column: 1, digit: 2 });
  game.place({ row: 1, column: 3 }, 4);
  expect(game.moves).toHaveLength(2);
  expect(game.cell('r1c3')).toEqual({ row: 1, column: 3, digit: 4, isGiven: false, marks: [], isMarked: false });
  expect(game.undo()).toMatchObject({ row: 1, column: 3 });
  expect(game.cell('r1c3').digit).toBeUndefined();
  expect(game.redo()).toMatchObject({ row: 1, column: 3 });
  expect(game.redo()).toBeUndefined();
  expect(game.cells.map(({ digit = 0 }) => digit).join('')).toBe('2341000200001000');
  game.undo();
  game.place('r4c4', 3);
  expect(game.redo()).toBeUndefined();
  expect([game.undo(), game.undo(), game.undo()].map((move) => move?.kind)).toEqual(['place', 'place', undefined]);
});

test('a placement removes marks, and undo restores them', () => {
  const game = Game.from(PUZZLE);
  game.mark('r1c1', 2, 4);
  game.mark('r1c3', 2, 4);
  game.place('r1c1', 2);
  expect(game.cell('r1c3').marks).toEqual([4]);
  expect(game.cell('r1c1').marks).toEqual([]);
  game.undo();
  expect(game.cell('r1c3').marks).toEqual([2, 4]);
  game.unmark('r1c3', 2);
  game.unmark('r2c1', 1);
  expect([game.cell('r1c3').marks, game.cell('r2c1').marks]).toEqual([[4], [4]]);
  game.erase('r1c3');
  game.erase('r1c3');
  expect(game.cell('r1c3').marks).toEqual([]);
  expect(game.moves).toHaveLength(5);
  game.fill();
  expect(game.cell('r1c3').marks).toEqual([4]);
  expect(game.cell('r1c1').marks).toEqual([2, 4]);
});

test('a cell whose marks were all removed has none left, and not all', () => {
  const game = Game.from(PUZZLE);
  game.mark('r1c1', 2);
  game.unmark('r1c1', 2);
  expect(game.cell('r1c1')).toMatchObject({ marks: [], isMarked: true });
  expect(game.cell('r1c3')).toMatchObject({ marks: [], isMarked: false });
  expect(game.mistakes()).toMatchObject([{ kind: 'lost', row: 1, column: 1 }]);
  expect(hint(game.puzzle)).toMatchObject({ mistakes: game.mistakes() });
  expect(hint(game.puzzle)).not.toHaveProperty('step');
  for (const again of [
    Game.from(JSON.stringify(game)),
    Game.from(game.puzzle),
    Game.from(`${game}`, { box: [2, 2] }),
  ]) {
    expect(again.cell('r1c1')).toMatchObject({ marks: [], isMarked: true });
    expect(again.mistakes()).toEqual(game.mistakes());
  }
  expect(hint(game.puzzle).mistakes).toEqual(game.mistakes());
  const later = Game.from({ ...Game.from(game.puzzle).toJSON() });
  expect(later.mistakes()).toEqual(game.mistakes());
  game.unmark('r1c1', 4);
  expect(game.cell('r1c1').marks).toEqual([]);
  game.erase('r1c1');
  expect(game.cell('r1c1').isMarked).toBe(false);
  expect(game.mistakes()).toEqual([]);
});

test.each([
  { moves: 'x', undone: 0 },
  { moves: [], undone: -1 },
  { moves: [], undone: 1 },
  { moves: [], undone: 0.5 },
])('refuses a saved game with %o', (broken) => {
  expect(() => Game.from({ puzzle: PUZZLE, ...broken } as never)).toThrow(BadOption);
  expect(() => Game.from(JSON.stringify({ puzzle: PUZZLE, ...broken }))).toThrow(BadOption);
});

test('reports mistakes, and the right digits on request', () => {
  const game = Game.from(PUZZLE);
  expect(game.mistakes()).toEqual([]);
  game.place('r1c1', 4);
  game.unmark('r4c4', 3);
  expect(game.mistakes().map(({ kind }) => kind)).toEqual(['wrong', 'lost']);
  expect(game.mistakes({ spoil: true })[0]).toEqual({
    kind: 'wrong',
    row: 1,
    column: 1,
    digit: 4,
    right: 2,
    text: 'Wrong: 4 in r1c1, 2 is right.',
  });
  expect(game.mistakes()[0]?.text).toBe('Wrong: 4 in r1c1.');
  expect(hint(game.puzzle)).toMatchObject({ mistakes: game.mistakes() });
  expect(hint(game.puzzle)).not.toHaveProperty('step');
  expect(Game.from('11..............').mistakes()).toMatchObject([{ kind: 'clash' }, { kind: 'clash' }]);
});

test.each(PLAIN_FORMATS)('a game whose values clash is written as %s', (format) => {
  const clashing = `11${'0'.repeat(79)}`;
  const again = Game.from(Game.from(clashing).toString(format));
  expect(again.cells.map(({ digit = 0 }) => digit).join('')).toBe(clashing);
});

test('hints lead to the solution', () => {
  const game = Game.from(PUZZLE);
  for (let { step } = hint(game.puzzle); step; { step } = hint(game.puzzle)) game.play(step);
  expect(game.isSolved).toBe(true);
  expect(game.toString('line')).toBe(SOLUTION);
  expect(game.moves).toHaveLength(explain(PUZZLE).steps.length);
});

test('a full grid with a wrong digit is not solved', () => {
  const game = Game.from(`${SOLUTION.slice(0, 15)}.`);
  game.place('r4c4', 2);
  expect(game.isSolved).toBe(false);
  game.place('r4c4', 3);
  expect(game.isSolved).toBe(true);
});

test('does not change givens, and rejects invalid cells and digits', () => {
  const game = Game.from(PUZZLE);
  expect(() => game.place('r1c2', 1)).toThrow(new BadOption('cell', 'r1c2 is given'));
  expect(() => game.erase('r1c2')).toThrow('cell: r1c2 is given');
  expect(() => game.place({ row: 1, column: 0 }, 1)).toThrow('cell: column 0 is not from 1 to 4');
  expect(() => game.place('r5c1', 1)).toThrow('cell: row 5 is not from 1 to 4');
  expect(() => game.place('A1', 1)).toThrow(new BadOption('cell', "takes r1c2 or { row, column }, not 'A1'"));
  expect(() => game.place('r1c1', 5)).toThrow('digit: 5 is not from 1 to 4');
  expect(() => game.place(null as never, 1)).toThrow(BadOption);
  game.place('r1c1', 2);
  expect(() => game.mark('r1c1', 1)).toThrow('cell: r1c1 has a digit');
  expect(game.moves).toHaveLength(1);
});

test('takes a cell that inherits from nothing, and rejects one without a row', () => {
  const game = Game.from(PUZZLE);
  const bare = Object.create(null);
  expect(() => game.place(bare, 1)).toThrow(BadOption);
  expect(game.place(Object.assign(bare, { row: 1, column: 1 }), 2)).toEqual({
    kind: 'place',
    row: 1,
    column: 1,
    digit: 2,
  });
});

test('writes a format named in any case, and rejects one that it does not know with the names', () => {
  const game = Game.from(PUZZLE);
  expect(game.toString('Framed' as never)).toBe(game.toString('framed'));
  for (const name of ['sudokuwiki', undefined])
    expect(() => formatNamed(name as never)).toThrow(`unknown format '${name}' (${FORMATS.join(', ')})`);
  expect(() => game.toString('sudokuwiki' as never)).toThrow(BadOption);
  expect(() => game.toString('sudokuwiki' as never)).toThrow("format: unknown format 'sudokuwiki' (line, rows");
});

test('saves and restores a game with all its moves and its boxes', () => {
  const game = Game.from('65.4...2..5....5....1....3..6...4.12', { box: [3, 2] });
  game.place('r1c3', 3);
  game.fill();
  game.unmark('r1c5', Number(game.cell('r1c5').marks[0]));
  game.undo();
  for (const again of [
    Game.from(JSON.stringify(game)),
    Game.from(game.toJSON()),
    Game.from(JSON.parse(JSON.stringify(game))),
  ]) {
    expect(again.cells).toEqual(game.cells);
    expect(again.moves).toEqual(game.moves);
    expect(again.puzzle.geometry).toBe(game.puzzle.geometry);
    expect(again.redo()).toMatchObject({ kind: 'unmark', row: 1, column: 5 });
  }
  expect(() => Game.from({ puzzle: PUZZLE, moves: [{ kind: 'jump' } as never], undone: 0 })).toThrow(BadOption);
});

test.each(PLAIN_FORMATS)('exports to %s keep the position as far as the format holds it', (format) => {
  const game = Game.from(PUZZLE);
  game.place('r1c1', 2);
  game.unmark('r2c1', 1);
  const again = Game.from(game.toString(format), { box: [2, 2] });
  expect(again.cells.map(({ digit }) => digit)).toEqual(game.cells.map(({ digit }) => digit));
  expect(Game.from(again.toString(format), { box: [2, 2] }).cells).toEqual(again.cells);
  expect(solve(game.puzzle)).toMatchObject({ solution: SOLUTION });
});

test('exports its position for all functions, and starts from a position', () => {
  const game = Game.from(read(':0000:x:.3.1+4..2....1...:211 214::::'));
  expect(game.cell('r2c1')).toEqual({ row: 2, column: 1, digit: 4, isGiven: false, marks: [], isMarked: false });
  expect(game.cell('r1c1').marks).toEqual([]);
  expect(game.moves).toEqual([]);
});

test('moves are copied in and out, so that no caller can change a game', () => {
  const step = { place: [{ row: 2, column: 2, digit: 1 }], remove: [] };
  const saved = {
    puzzle: PUZZLE_OF_MOVES,
    moves: [{ kind: 'mark' as const, row: 1, column: 1, digits: [2] }],
    undone: 0,
  };
  const game = Game.from(saved);
  game.play(step);
  const before = structuredClone(game.saved);
  const spoil = (moves: unknown): void => {
    for (const move of moves as { digits?: number[]; place?: { digit: number }[]; row?: number }[]) {
      move.digits?.push(4);
      if (move.place) move.place[0]!.digit = 3;
      move.row = 4;
    }
  };
  for (const moves of [
    saved.moves,
    [step],
    game.moves,
    game.saved.moves,
    game.toJSON().moves,
    [game.undo()],
    [game.redo()],
  ])
    spoil(moves);
  expect(game.saved).toEqual(before);
});

const PUZZLE_OF_MOVES = '.3.1...2....1...';
