/** Puzzles as text: one module a format, to read and to write; streams cut into puzzles. */

export type {
  CellList,
  CellsKind,
  ClueObject,
  GridKind,
  KnownClue,
  OneList,
  SeveralLists,
} from '../variants/clue.js';
export { type GridRules, rulesOf, withRules } from '../variants/rules.js';
export {
  DETAILS,
  FORMATS,
  type Format,
  type FormatName,
  isOneLine,
  type Metadata,
  type Part,
  type Reading,
  type Settles,
} from './format.js';
export { formatLibrary, formatLine, partsOf, ruledLine } from './guarded.js';
export { formatLike } from './layout.js';
export { parseLine } from './line.js';
export { type Holder, lossesIn, lossNotes } from './losses.js';
export { Misread } from './misread.js';
export { formatPencilmarks } from './pencilmarks.js';
export { formatNamed, formats, readPuzzle, readTold } from './read.js';
export type { PuzzleRecord, Skipped, Splitter } from './record.js';
export { recordSplitter } from './record-splitter.js';
export { type PuzzleText, readWritten } from './ruled.js';
export { pastedSplitter, readPasted } from './solutions.js';
export { type Beside, withBeside } from './stated-solution.js';
export { type Alphabet, alphabetOf, digitOf, symbolOf } from './symbols.js';
