/** A puzzle to play that is read from texts and saved as text. */

import type { PuzzleText } from '../../formats/beside/ruled.js';
import type { FormatName } from '../../formats/format.js';
import { formatNamed } from '../../formats/read.js';
import { type GridMistake, mistakeJson } from '../../render/json/mistake.js';
import { puzzleJson } from '../../render/json/puzzle.js';
import { refuseUnknown } from '../../settings/options.js';
import { text, withOptionErrors } from '../../settings/settings.js';
import { LANGUAGE, type LanguageSetting, languageIn } from '../language-setting.js';
import { MISTAKE_SETTINGS, type MistakeSettings } from '../mistake-settings.js';
import { type PuzzleLike, puzzleFrom, READ_SETTINGS, type ReadSettings } from '../puzzle-like.js';
import { PuzzleGame, type SavedMoves } from './puzzle-game.js';

const TOLD_SETTINGS = { ...MISTAKE_SETTINGS, ...LANGUAGE };

/** A game as JSON: the starting position, the moves, and the number of moves that were undone. */
export interface SavedGame extends PuzzleText, SavedMoves {}

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
export class Game extends PuzzleGame {
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
    return new Game(puzzleFrom(puzzle, { ...settings, ...shape }), { moves, undone });
  }

  /** Returns the mistakes as a `PuzzleGame` does, each with a sentence. */
  override mistakes(settings: MistakeSettings & LanguageSetting = {}): readonly GridMistake[] {
    refuseUnknown(TOLD_SETTINGS, settings);
    const language = languageIn(settings);
    return this.mistakesBy((...mistake) => mistakeJson(...mistake, language), settings);
  }

  /**
   * Returns the position in a format, by default HoDoKu's line, which has givens, entries and candidates. Throws a
   * BadOption for a format of another program: `/exchange` writes those.
   */
  override toString(format: FormatName = 'library'): string {
    const name = text(format, 'format') as FormatName;
    return withOptionErrors('format', () => formatNamed(name)).format(this.puzzle);
  }

  /** Returns the game with all its moves, for JSON and `Game.from`. */
  toJSON(): SavedGame {
    return { ...puzzleJson(this.start), ...this.saved };
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
