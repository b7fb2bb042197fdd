/** The grid in a frame of +, - and |, 0 for a missing number. */
import type { Puzzle } from '../core/puzzle.js';
import { partsOf, rowsOfTexts, withRulers } from './boxes.js';
import type { Format } from './format.js';
import { parseGrid } from './grid.js';
import { blankIn } from './rows.js';
import { type Alphabet, alphabetOf } from './symbols.js';

export const framed: Format = {
  name: 'framed',
  holds: ['boxes'],
  parse: parseGrid,
  format: (puzzle, alphabet) => formatFramed(puzzle, alphabet),
};

export function formatFramed(
  puzzle: Puzzle,
  alphabet: Alphabet = alphabetOf(puzzle.geometry.size),
  blank = blankIn(alphabet),
): string {
  const { geometry } = puzzle;
  const parts = rowsOfTexts(puzzle, alphabet, blank).map((row) =>
    partsOf(row, geometry).map((part) => ` ${part.join(' ')} `),
  );
  const ruler = `+${parts[0]!.map((part) => '-'.repeat(part.length)).join('+')}+`;
  const lines = parts.map((row) => `|${row.join('|')}|`);
  return [ruler, ...withRulers(lines, ruler, geometry), ruler].join('\n');
}
