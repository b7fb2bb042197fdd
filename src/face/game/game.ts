/** A puzzle to play: moves, undo and redo, and mistakes. It loads no strategy: `hint(game.puzzle)` has the next step. */
import { EMPTY } from '../../core/board.js';
import { clashes, type Puzzle } from '../../core/puzzle.js';
import type { FormatName } from '../../formats/format.js';
import { formatNamed, type PuzzleText } from '../../formats/read.js';
import { cellJson, type GridCandidate, type GridCell } from '../../render/json/cell.js';
import { type GridMistake, mistakeJson } from '../../render/json/mistake.js';
import { puzzleJson } from '../../render/json/puzzle.js';
import type { StepOutcome } from '../../render/json/step.js';
import { begun, did, type History, playsOf, redone, undone } from '../../session/history.js';
import { judge } from '../../session/mistakes.js';
import { refuseUnknown } from '../../settings/options.js';
import { anything, listOf, settingsOf, text, whole, withOptionErrors } from '../../settings/settings.js';
import { clockOf } from '../limits.js';
import { MISTAKE_SETTINGS, type MistakeSettings, SPOIL } from '../mistake-settings.js';
import { type PuzzleLike, puzzleFrom, READ_SETTINGS, type ReadSettings } from '../puzzle-like.js';
import { applyMove, type CellLike, cellAt, cellNamed, type GameMove } from './moves.js';
import { allMarked, areSame, digitsIn, type GamePosition, isMarked, positionFrom, puzzleAt } from './position.js';

/** The state of a cell. Rows, columns and digits count from one. */
export interface GameCell extends GridCell {
  /** The digit, from 1; absent where there is none. */
  readonly digit?: number;
  /** True if the digit was given with the puzzle. */
  readonly isGiven: boolean;
  /** The candidates that the player marked. */
  readonly marks: readonly number[];
  /** True if the player marked the cell, even if all marks were removed since. Such a cell has no candidate left. */
  readonly isMarked: boolean;
}

/** A game as JSON: the starting position, the moves, and the number of moves that were undone. */
export interface SavedGame extends PuzzleText {
  /** The moves in order; those that were undone come last. */
  readonly moves: readonly GameMove[];
  /** The number of moves that were undone. */
  readonly undone: number;
}

/** A position and the move that led to it. The first position has no move. */
interface Turn {
  readonly move?: GameMove;
  readonly position: GamePosition;
}

const movesOf = (turns: readonly Turn[]): readonly GameMove[] => turns.flatMap(({ move }) => move ?? []);

/**
 * A puzzle to play. Moves change the game; the data that its methods return does not change.
 *
 * @example
 * const game = Game.from('.3.1...2....1...');
 * game.place('r1c1', 2);
 * game.mark('r1c3', 2, 4);
 * game.undo();
 * console.log(game.mistakes(), hint(game.puzzle).step?.text, game.isSolved);
 */
export class Game {
  private history: History<Turn>;

  private constructor(start: GamePosition) {
    this.history = begun({ position: start });
  }

  /**
   * Starts from a puzzle or a position in any format that can be read, or continues a game saved by `toJSON`. Throws a
   * Misread, and a BadOption if the moves of a saved game do not fit.
   *
   * @example
   * Game.from(read(text)); // as the text says: entries and pencil marks are the player's
   * Game.from(localStorage.getItem('game') ?? puzzle); // the JSON of a game, if one was saved
   */
  static from(source: PuzzleLike | SavedGame, settings: ReadSettings = {}): Game {
    refuseUnknown(READ_SETTINGS, settings);
    const saved = readSaved(source);
    const { puzzle, moves = [], undone = 0, ...shape } = saved ?? { puzzle: source as PuzzleLike };
    listOf(anything)(moves, 'moves');
    whole(0, moves.length)(undone, 'undone');
    const game = new Game(positionFrom(puzzleFrom(puzzle, { ...settings, ...shape })));
    for (const move of moves) game.make(move);
    for (let count = 0; count < undone; count++) game.undo();
    return game;
  }

  /** The number of rows, which is also the number of digits. */
  get size(): number {
    return this.position.geometry.size;
  }

  /** The position as a puzzle. Placed digits are distinct from givens, and unmarked cells have all candidates. */
  get puzzle(): Puzzle {
    const { marks } = this.position;
    return puzzleAt(isMarked(marks) ? allMarked(this.position) : this.position);
  }

  /** All cells, row by row. */
  get cells(): readonly GameCell[] {
    return this.position.values.map((_, cell) => this.cellAt(cell));
  }

  /** Returns the state of a cell. Throws a BadOption. */
  cell(cell: CellLike): GameCell {
    return this.cellAt(cellAt(this.position.geometry, cellNamed(cell)));
  }

  /** The moves in order, without those that were undone. */
  get moves(): readonly GameMove[] {
    const { past, play } = this.history;
    return movesOf([...past, play]);
  }

  /** True if every cell has a digit, and no two clash. */
  get isSolved(): boolean {
    return !this.position.values.includes(EMPTY) && clashes(puzzleAt(this.position)).length === 0;
  }

  /**
   * Places a digit, right or wrong, and removes the marks that it rules out. Throws a BadOption if the cell is a given.
   */
  place(cell: CellLike | GridCandidate, digit = (cell as GridCandidate | undefined)?.digit): GameMove {
    return this.make({ kind: 'place', ...cellNamed(cell), digit: digit! });
  }

  /** Marks candidates in a cell without a digit. */
  mark(cell: CellLike, ...digits: readonly number[]): GameMove {
    return this.make({ kind: 'mark', ...cellNamed(cell), digits });
  }

  /** Removes marks. In an unmarked cell, the other candidates that the values leave become marks. */
  unmark(cell: CellLike, ...digits: readonly number[]): GameMove {
    return this.make({ kind: 'unmark', ...cellNamed(cell), digits });
  }

  /** Marks all candidates that the values leave. */
  fill(): GameMove {
    return this.make({ kind: 'fill' });
  }

  /** Removes the digit of a cell, or its marks if it has no digit: it is unmarked again. */
  erase(cell: CellLike): GameMove {
    return this.make({ kind: 'erase', ...cellNamed(cell) });
  }

  /** Plays a step, as `hint` returns it, in one move. */
  play(step: StepOutcome): GameMove {
    const { place, remove } = (step ?? {}) as StepOutcome;
    return this.make({ kind: 'step', place, remove });
  }

  /** Undoes the last move and returns it; undefined if there is none. */
  undo(): GameMove | undefined {
    const { move } = this.history.play;
    this.history = undone(this.history);
    return move;
  }

  /** Repeats the move that was undone last, and returns it; undefined if there is none. */
  redo(): GameMove | undefined {
    const [next] = this.history.future;
    this.history = redone(this.history);
    return next?.move;
  }

  /**
   * Returns clashes, wrong digits, cells whose marks lack the right digit (`lost`), and marks that a value rules out
   * (`stale`). With `spoil`, `wrong` and `lost` have the right digit; the other two never have it.
   */
  mistakes(settings: MistakeSettings = {}): readonly GridMistake[] {
    refuseUnknown(MISTAKE_SETTINGS, settings);
    const { spoil = false } = settingsOf(SPOIL, settings);
    const { geometry } = this.position;
    const { mistakes } = judge(puzzleAt(this.position), clockOf(settings));
    return mistakes.map((mistake) => mistakeJson(geometry, mistake, spoil));
  }

  /**
   * Returns the position in a format, by default HoDoKu's line, which has givens, entries and candidates. Throws a
   * BadOption for a format of another program: `/exchange` writes those.
   */
  toString(format: FormatName = 'library'): string {
    const name = text(format, 'format') as FormatName;
    return withOptionErrors('format', () => formatNamed(name)).format(this.puzzle);
  }

  /** Returns the game with all its moves, for JSON and `Game.from`. */
  toJSON(): SavedGame {
    const turns = playsOf(this.history);
    return { ...puzzleJson(puzzleAt(turns[0]!.position)), moves: movesOf(turns), undone: this.history.future.length };
  }

  private get position(): GamePosition {
    return this.history.play.position;
  }

  private make(move: GameMove): GameMove {
    const position = applyMove(this.position, move);
    if (!areSame(this.position, position)) this.history = did(this.history, { move, position });
    return move;
  }

  private cellAt(cell: number): GameCell {
    const { geometry, givens, values, marks } = this.position;
    const digit = values[cell]!;
    return {
      ...cellJson(geometry, cell),
      ...(digit !== EMPTY && { digit: digit + 1 }),
      isGiven: givens[cell] !== EMPTY,
      marks: digitsIn(marks[cell] ?? 0),
      isMarked: marks[cell] !== undefined,
    };
  }
}

/** Reads a saved game from an object or a text; undefined if it is a puzzle. */
function readSaved(source: PuzzleLike | SavedGame): SavedGame | undefined {
  const saved = typeof source === 'string' && source.trimStart().startsWith('{"') ? parseSaved(source) : source;
  return saved && typeof saved === 'object' && 'moves' in saved ? (saved as SavedGame) : undefined;
}

function parseSaved(text: string): SavedGame | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
