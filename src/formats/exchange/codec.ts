/** The reader and writer of a format of another program. */
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Sign } from '../../core/sign.js';
import type { SharedDrawing } from '../drawn/drawing.js';
import type { SharedSettings } from '../drawn/settings.js';
import type { Metadata, Reading } from '../format.js';
import { alphabetOn } from '../symbols.js';

/** How a format of another program is read and written. */
export interface Codec {
  /**
   * Reads the text of one puzzle; `shape` is the grid expected. Throws a Misread. Absent if the format is only written.
   */
  parse?(text: string, shape?: Geometry, settings?: SharedSettings): Reading;
  /** Adds the rules that a setter's words state beside a puzzle of any other format. Throws a Misread. */
  withWords?(reading: Reading, words: string, settings?: SharedSettings): Reading;
  /**
   * Writes a puzzle with its details, without a last line end; absent if the format is only read. `drawing` is that of the
   * text which it was read from, for a format that holds drawings.
   */
  format?(puzzle: Puzzle, metadata?: Metadata, drawing?: SharedDrawing): string;
  /** Returns the drawing of a puzzle in signs of a setter, for a format that holds drawings. Throws an Unwritable. */
  drawn?(puzzle: Puzzle, metadata: Metadata, signs: readonly Sign[]): SharedDrawing;
}

/** Makes the reading of another program's format. Answers to it are written as a line. */
export const readingOf = (puzzle: Puzzle, metadata: Metadata = {}, remark?: string): Reading => ({
  puzzle,
  format: 'line',
  alphabet: alphabetOn(puzzle.geometry),
  ...(Object.keys(metadata).length > 0 && { metadata }),
  ...(remark !== undefined && { remark }),
});

/** Thrown for a puzzle that a format cannot write. The message says why. */
export class Unwritable extends Error {
  override readonly name = 'Unwritable';
  readonly code = 'UNWRITABLE';
}

/** Thrown for a format of another program that is used before it is loaded. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  readonly code = 'NOT_LOADED';

  constructor(format: string) {
    super(`the format ${format} is not loaded: await load([], '${format}') first`);
  }
}

/** Throws an Unwritable for a grid that is not 9×9. */
export function checkNine(name: string, { size }: Geometry): void {
  if (size !== 9) throw new Unwritable(`${name} holds only 9×9 grids, and this one is ${size}×${size}`);
}
