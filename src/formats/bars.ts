/** The grid with bars and dashes between its boxes and no frame around. */
import type { Puzzle } from '../core/puzzle.js';
import { partsOf, rowsOfTexts, withRulers } from './boxes.js';
import type { Format } from './format.js';
import { parseGrid } from './grid.js';
import { type Alphabet, alphabetOf } from './symbols.js';

export const bars: Format = {
  name: 'bars',
  holds: ['boxes'],
  parse: parseGrid,
  format: formatBars,
};

function formatBars(puzzle: Puzzle, alphabet: Alphabet = alphabetOf(puzzle.geometry.size)): string {
  const { geometry } = puzzle;
  const parts = rowsOfTexts(puzzle, alphabet, '.').map((row) => partsOf(row, geometry).map((part) => part.join(' ')));
  const lines = parts.map((row) => row.join(' | '));
  const dashes = parts[0]!.map((part) => '-'.repeat(part.length)).join('-+-');
  return withRulers(lines, dashes, geometry).join('\n');
}
