/** A puzzle to play: moves, undo and redo, and mistakes. It loads no strategy: `hint(game.puzzle)` has the next step. */

import type { Geometry } from '../../core/geometry.js';
import { clashes, isPuzzle, type Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { cellJson, type GridCandidate, type GridCell } from '../../render/json/cell.js';
import { type UntoldMistake, untoldJson } from '../../render/json/mistake.js';
import type { StepOutcome } from '../../render/json/step.js';
import {
  allMarked,
  areSame,
  digitsIn,
  type GamePosition,
  isMarked,
  positionFrom,
  puzzleAt,
} from '../../session/game-position.js';
import { begun, did, type History, playsOf, redone, undone } from '../../session/history.js';
import { judge, type Mistake } from '../../session/mistakes.js';
import { refusal, refuseUnknown } from '../../settings/options.js';
import { anything, listOf, settingsOf, whole } from '../../settings/settings.js';
import { clockOf } from '../limits.js';
import { MISTAKE_SETTINGS, type MistakeSettings, SPOIL } from '../mistake-settings.js';
import { applyMove, type CellLike, cellAt, cellNamed, copyOf, type GameMove } from './moves.js';

/** The state of a cell. Rows, columns and digits count from one. */
export interface GameCell extends GridCell {
  /** The digit as it is written; absent where there is none. */
  readonly digit?: number;
  /** True if the digit was given with the puzzle. */
  readonly isGiven: boolean;
  /** The candidates that the player marked. */
  readonly marks: readonly number[];
  /** True if the player marked the cell, even if all marks were removed since. Such a cell has no candidate left. */
  readonly isMarked: boolean;
}

/** The moves of a game, in order, to continue it. */
export interface SavedMoves {
  /** The moves in order; those that were undone come last. */
  readonly moves: readonly GameMove[];
  /** The number of moves that were undone. */
  readonly undone: number;
}

const NO_MOVES: SavedMoves = { moves: [], undone: 0 };

/** A position and the move that led to it. The first position has no move. */
interface Turn {
  readonly move?: GameMove;
  readonly position: GamePosition;
}

const movesOf = (turns: readonly Turn[]): readonly GameMove[] =>
  turns.flatMap(({ move }) => (move ? copyOf(move) : []));

/**
 * A puzzle to play that is data already: it neither reads nor writes texts, which is most of the weight of `Game`. Moves
 * change the game; the data that its methods return does not change.
 *
 * @example
 * const game = new PuzzleGame(parse('.3.1...2....1...'));
 * game.place('r1c1', 2);
 * game.undo();
 * const { saved } = game; // for JSON, and for new PuzzleGame(puzzle, saved)
 */
export class PuzzleGame {
  private history: History<Turn>;

  /**
   * Starts from a puzzle, or continues a game by its moves.
   *
   * @throws {BadOption} if the moves do not fit
   */
  constructor(puzzle: Puzzle, saved: SavedMoves = NO_MOVES) {
    if (!isPuzzle(puzzle)) throw refusal('puzzle', puzzle, 'a puzzle, as parse returns it');
    const { moves, undone } = saved ?? {};
    this.history = begun({ position: positionFrom(puzzle) });
    listOf(anything)(moves, 'moves');
    whole(0, moves.length)(undone, 'undone');
    for (const move of moves) this.make(move);
    for (let count = 0; count < undone; count++) this.undo();
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

  /**
   * Returns the state of a cell.
   *
   * @throws {BadOption} for a cell outside the grid
   */
  cell(cell: CellLike): GameCell {
    return this.cellAt(cellAt(this.position.geometry, cellNamed(cell)));
  }

  /** The moves in order, without those that were undone. */
  get moves(): readonly GameMove[] {
    const { past, play } = this.history;
    return movesOf([...past, play]);
  }

  /** All moves, those that were undone too. */
  get saved(): SavedMoves {
    return { moves: movesOf(playsOf(this.history)), undone: this.history.future.length };
  }

  /** The puzzle from which the game started. */
  protected get start(): Puzzle {
    return puzzleAt(playsOf(this.history)[0]!.position);
  }

  /** True if every cell has a digit, and no two clash. */
  get isSolved(): boolean {
    return !this.position.values.includes(EMPTY) && clashes(puzzleAt(this.position)).length === 0;
  }

  /**
   * Places a digit, right or wrong, and removes the marks that it rules out.
   *
   * @throws {BadOption} if the cell is a given, or lies outside the grid
   */
  place(candidate: GridCandidate): GameMove;
  place(cell: CellLike, digit: number): GameMove;
  place(cell: CellLike | GridCandidate, digit = (cell as GridCandidate | undefined)?.digit): GameMove {
    return this.make({ kind: 'place', ...cellNamed(cell), digit: digit! });
  }

  /**
   * Marks candidates in a cell without a digit.
   *
   * @throws {BadOption} if the cell has a digit, or lies outside the grid
   */
  mark(cell: CellLike, ...digits: readonly number[]): GameMove {
    return this.make({ kind: 'mark', ...cellNamed(cell), digits });
  }

  /**
   * Removes marks. In an unmarked cell, the other candidates that the values leave become marks.
   *
   * @throws {BadOption} if the cell has a digit, or lies outside the grid
   */
  unmark(cell: CellLike, ...digits: readonly number[]): GameMove {
    return this.make({ kind: 'unmark', ...cellNamed(cell), digits });
  }

  /** Marks all candidates that the values leave. */
  fill(): GameMove {
    return this.make({ kind: 'fill' });
  }

  /**
   * Removes the digit of a cell, or its marks if it has no digit: it is unmarked again.
   *
   * @throws {BadOption} if the cell is a given, or lies outside the grid
   */
  erase(cell: CellLike): GameMove {
    return this.make({ kind: 'erase', ...cellNamed(cell) });
  }

  /**
   * Plays a step, as `hint` returns it, in one move.
   *
   * @throws {BadOption} for a step that does not fit the grid
   */
  play(step: StepOutcome): GameMove {
    const { place, remove } = (step ?? {}) as StepOutcome;
    return this.make({ kind: 'step', place, remove });
  }

  /** Undoes the last move and returns it; undefined if there is none. */
  undo(): GameMove | undefined {
    const { move } = this.history.play;
    this.history = undone(this.history);
    return move && copyOf(move);
  }

  /** Repeats the move that was undone last, and returns it; undefined if there is none. */
  redo(): GameMove | undefined {
    const [next] = this.history.future;
    this.history = redone(this.history);
    return next?.move && copyOf(next.move);
  }

  /**
   * Returns clashes, wrong digits, cells whose marks lack the right digit (`lost`), and marks that a value rules out
   * (`stale`). With `spoil`, `wrong` and `lost` have the right digit; the other two never have it.
   *
   * @throws {BadOption} for an unknown or unfit setting
   * @throws {OutOfTime} if the time is up
   */
  mistakes(settings: MistakeSettings = {}): readonly UntoldMistake[] {
    refuseUnknown(MISTAKE_SETTINGS, settings);
    return this.mistakesBy(untoldJson, settings);
  }

  /** Returns the mistakes in a form. */
  protected mistakesBy<Told>(
    json: (geometry: Geometry, mistake: Mistake, spoil: boolean) => Told,
    settings: MistakeSettings,
  ): readonly Told[] {
    const { spoil = false } = settingsOf(SPOIL, settings);
    const { geometry } = this.position;
    const { mistakes } = judge(puzzleAt(this.position), clockOf(settings));
    return mistakes.map((mistake) => json(geometry, mistake, spoil));
  }

  private get position(): GamePosition {
    return this.history.play.position;
  }

  private make(move: GameMove): GameMove {
    const position = applyMove(this.position, move);
    const own = copyOf(move);
    if (!areSame(this.position, position)) this.history = did(this.history, { move: own, position });
    return copyOf(own);
  }

  private cellAt(cell: number): GameCell {
    const { geometry, givens, values, marks } = this.position;
    const digit = values[cell]!;
    return {
      ...cellJson(geometry, cell),
      ...(digit !== EMPTY && { digit: geometry.numbers[digit]! }),
      isGiven: givens[cell] !== EMPTY,
      marks: digitsIn(marks[cell] ?? 0, geometry),
      isMarked: marks[cell] !== undefined,
    };
  }
}
