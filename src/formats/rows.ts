/** N lines of N symbols with blanks between, 0 for a missing number. */
import type { Puzzle } from '../core/puzzle.js';
import { rowsOfTexts } from './boxes.js';
import type { Format } from './format.js';
import { parseGrid } from './grid.js';
import { type Alphabet, alphabetOf } from './symbols.js';

export const rows: Format = {
  name: 'rows',
  holds: [],
  parse: parseGrid,
  format: formatRows,
};

function formatRows(puzzle: Puzzle, alphabet: Alphabet = alphabetOf(puzzle.geometry.size)): string {
  const texts = rowsOfTexts(puzzle, alphabet, blankIn(alphabet));
  return texts.map((row) => row.join(' ')).join('\n');
}

/** How a missing number is written: 0, unless that is a digit. */
export const blankIn = (alphabet: Alphabet): string => (alphabet.includes('0') ? '.' : '0');
