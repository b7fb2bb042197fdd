/** Puzzles as text: one module a format, to read and to write; streams cut into puzzles. */

export type { CellList, ClueObject } from '../core/statement.js';
export type { CellsKind, GridKind, KnownClue, OneList, SeveralLists } from '../variants/clue.js';
export type { GridRules } from '../variants/grid-rules.js';
export { type PuzzleText, readWritten } from './beside/ruled.js';
export type { Beside } from './beside/stated-solution.js';
export type {
  DrawnCage,
  DrawnPoint,
  DrawnShape,
  DrawnStroke,
  FogTrigger,
  NamedRules,
  SharedDrawing,
  SharedFog,
} from './drawn/drawing.js';
export {
  DETAILS,
  FORMATS,
  type Format,
  type FormatName,
  isOneLine,
  type Kept,
  type Metadata,
  type Part,
  type Reading,
  type ReadRules,
  type RuleSaid,
  type Settles,
} from './format.js';
export { formatLibrary, formatLine, partsOf, ruledLine } from './guarded.js';
export { rulesOf, withRules } from './guarded-rules.js';
export {
  alphabetOf,
  alphabetOn,
  digitOf,
  digitOn,
  formatLike,
  formatNamed,
  formatPencilmarks,
  lettersOf,
  lossesIn,
  lossNotes,
  lostOf,
  parseLine,
  pastedSplitter,
  readPasted,
  readPuzzle,
  readTold,
  recordSplitter,
  rulesOfGrid,
  seenFrom,
  statedSolution,
  symbolOf,
  symbolOn,
  withBeside,
} from './guarded-texts.js';
export type { Holder, Losses } from './losses.js';
export { Misread } from './misread.js';
export { formats } from './read.js';
export type { PuzzleRecord, Skipped, Splitter } from './record.js';
export type { Alphabet } from './symbols.js';
