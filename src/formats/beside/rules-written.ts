/** The rules of a puzzle written after its line, or above its grid. */
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { rulesInWords, rulesText } from '../../variants/rule-text.js';
import { formatLine } from '../text/line.js';

/** Adds the rules to the text of a puzzle: after a line, above a grid. */
export function withRulesWritten(text: string, geometry: Geometry, inLine = !text.includes('\n')): string {
  if (geometry.isPlain) return text;
  if (inLine) return `${text} ${rulesText(geometry)}`;
  const cages = drawnCages(geometry);
  const lines = rulesInWords(geometry, ': ').map((word) =>
    cages !== undefined && word.startsWith('killer-cage: ') ? cages : `# ${word}`,
  );
  return [...lines, text].join('\n');
}

/** Writes the values of a puzzle in a line, with its rules after them. */
export const ruledLine = (puzzle: Puzzle): string => withRulesWritten(formatLine(puzzle), puzzle.geometry, true);

/** The names of cages. */
export const CAGE_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** The fewest cages that are drawn: a line says fewer at a glance. */
const LEAST_DRAWN = 5;

/** Draws the cages of a grid, in lines; undefined for few, and for cages that letters cannot tell. */
function drawnCages({ layout: { statements = [] }, size }: Geometry): string | undefined {
  const cages = statements.filter(({ kind }) => kind === 'killer-cage');
  const cells = cages.flatMap(({ lists }) => lists.flat());
  const areSorted = cages.every(({ lists: [own = []] }) => own.every((cell, at) => at === 0 || cell > own[at - 1]!));
  if (cages.some(({ text }) => text !== undefined)) return undefined;
  const areApart = new Set(cells).size === cells.length && areSorted;
  if (cages.length < LEAST_DRAWN || cages.length > CAGE_LETTERS.length || !areApart) return undefined;
  const signs = Array.from({ length: size * size }, () => '.');
  for (const [index, { lists }] of cages.entries()) for (const cell of lists.flat()) signs[cell] = CAGE_LETTERS[index]!;
  const rows = Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size).join(''));
  const sums = cages.flatMap(({ value }, index) => (value === undefined ? [] : `${CAGE_LETTERS[index]}=${value}`));
  return [...rows, ...(sums.length > 0 ? [sums.join(' ')] : [])].map((line) => `# cages: ${line}`).join('\n');
}
