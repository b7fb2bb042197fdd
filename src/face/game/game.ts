/** A puzzle to play that is read from texts and saved as text. */

import type { PuzzleText } from '../../formats/beside/ruled.js';
import { PLAIN_FORMATS, type PlainFormat, writePlain } from '../../formats/plain-written.js';
import { PARSE_SETTINGS, type ParseSettings, type PuzzleLike, puzzleFrom } from '../../formats/puzzle-like.js';
import { type GridMistake, mistakeJson } from '../../render/json/mistake.js';
import { puzzleJson } from '../../render/json/puzzle.js';
import { oneOf } from '../../settings/one-of.js';
import { refuseUnknown } from '../../settings/options.js';
import { LANGUAGE, type LanguageSetting, languageIn } from '../language-setting.js';
import { MISTAKE_SETTINGS, type MistakeSettings } from '../mistake-settings.js';
import { PuzzleGame, type SavedMoves } from './puzzle-game.js';

const FORMAT = oneOf('format', PLAIN_FORMATS);
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
   * Starts from a puzzle or a position in any format that can be parsed, or continues a game saved by `toJSON`.
   *
   * @throws {Misread} for a text that cannot be parsed
   * @throws {BadOption} if the moves of a saved game do not fit, or for an unknown or unfit setting
   * @example
   * Game.from(parse(text)); // as the text says: entries and pencil marks are the player's
   * Game.from(localStorage.getItem('game') ?? puzzle); // the JSON of a game, if one was saved
   */
  static from(source: PuzzleLike | SavedGame, settings: ParseSettings = {}): Game {
    const saved = readSaved(source);
    const { moves = [], undone = 0 } = saved ?? {};
    return new Game(puzzleFrom(saved ?? (source as PuzzleLike), settings, PARSE_SETTINGS), { moves, undone });
  }

  /**
   * Returns the mistakes as a `PuzzleGame` does, each with a sentence.
   *
   * @throws {BadOption} for an unknown or unfit setting
   * @throws {OutOfTime} if the time is up
   */
  override mistakes(settings: MistakeSettings & LanguageSetting = {}): readonly GridMistake[] {
    refuseUnknown(TOLD_SETTINGS, settings);
    const language = languageIn(settings);
    return this.mistakesBy((...mistake) => mistakeJson(...mistake, language), settings);
  }

  /**
   * Returns the position in a plain format, by default HoDoKu's line, which has givens, entries and candidates.
   *
   * @throws {BadOption} for others: `write` of `/formats` writes those
   */
  override toString(format: PlainFormat = 'library'): string {
    return writePlain(this.puzzle, FORMAT(format, 'format'));
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
