/** A game of a puzzle that is data: it plays as `Game` does, and is continued by its moves. */
import { expect, test } from 'vitest';
import { Game, PuzzleGame } from '../../src/face/index.js';
import { parseLine } from '../../src/formats/index.js';
import { read } from '../read-text.js';

const LINE = '.3.1...2....1...';

/** Plays some moves, one of them wrong, and undoes the last. */
function play(game: PuzzleGame): void {
  game.place('r1c1', 2);
  game.mark('r1c3', 2, 4);
  game.place({ row: 2, column: 1 }, 3);
  game.fill();
  game.undo();
}

test('plays as a game from the same text, and finds the same mistakes', () => {
  const [alone, whole] = [new PuzzleGame(parseLine(LINE)), Game.from(LINE)];
  for (const game of [alone, whole]) play(game);
  expect(alone.cells).toEqual(whole.cells);
  expect(alone.puzzle).toEqual(whole.puzzle);
  const mistakes = whole.mistakes({ spoil: true });
  expect(mistakes.length).toBeGreaterThan(0);
  expect(alone.mistakes({ spoil: true })).toEqual(mistakes.map(({ text: _, ...mistake }) => mistake));
});

test('is continued by its moves, those that were undone too', () => {
  const puzzle = parseLine(LINE);
  const game = new PuzzleGame(puzzle);
  play(game);
  const later = new PuzzleGame(puzzle, JSON.parse(JSON.stringify(game.saved)));
  expect(later.cells).toEqual(game.cells);
  expect(later.saved).toEqual(game.saved);
  expect(later.redo()).toEqual({ kind: 'fill' });
  expect(Game.from(JSON.stringify(Game.from(LINE)))).toBeInstanceOf(PuzzleGame);
});

test('keeps the clues of the geometry', () => {
  const game = new PuzzleGame(read('.'.repeat(16), { constraints: ['killer-cage=3:r1c1r1c2'] }));
  game.place('r1c1', 4);
  game.place('r1c2', 1);
  expect(game.mistakes()).toMatchObject([{ kind: 'clash', cells: expect.any(Array) }]);
});

test.each([
  [LINE, undefined, /puzzle/],
  [parseLine(LINE), { moves: [], undone: 1 }, /undone/],
  [parseLine(LINE), { moves: 5, undone: 0 }, /moves/],
  [parseLine(LINE), null, /moves/],
])('refuses %s, continued by %s', (puzzle, saved, message) => {
  expect(() => new PuzzleGame(puzzle as never, saved as never)).toThrow(message);
});
