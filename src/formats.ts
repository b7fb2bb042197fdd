/** Puzzles as texts: written in our formats and those of other programs, and what these formats keep. */

export { lossesOf, write } from './face/write.js';
export {
  READ,
  Unwritable,
  WRITTEN,
  type WriteSettings,
} from './formats/exchange/index.js';
export {
  type Alphabet,
  alphabetOf,
  DETAILS,
  digitOf,
  FORMATS,
  type FormatName,
  formatLibrary,
  formatPencilmarks,
  type GridRules,
  type Metadata,
  type Part,
  parseLine,
  ruledLine,
  rulesOf,
  symbolOf,
  withRules,
} from './formats/index.js';
