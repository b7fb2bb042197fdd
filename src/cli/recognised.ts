/** What is said with -v of how a text was read, and how it could be read otherwise. */
import { printable } from '../core/printable.js';
import { countValues } from '../core/puzzle.js';
import { DETAILS, type Metadata, type Reading } from '../formats/format.js';
import type { PuzzleRecord } from '../formats/record.js';
import { rangeOf } from '../formats/symbols.js';

/** What is told of a puzzle, above it or in its format. */
export const metadataOf = (record: PuzzleRecord, reading: Reading): Metadata =>
  Object.fromEntries(
    Object.entries({ ...record.metadata, ...reading.metadata }).map(([detail, text]) => [detail, printable(text)]),
  );

/** The lines, without where the puzzle is. */
export function recognisedText(record: PuzzleRecord, reading: Reading): string[] {
  const { puzzle, format, exchange = format, alphabet } = reading;
  const { size, boxRows, boxColumns } = puzzle.geometry;
  const metadata = metadataOf(record, reading);
  const shape = `${size}x${size} with boxes of ${boxRows}x${boxColumns} and digits ${rangeOf(alphabet)}`;
  return [
    `read as ${exchange}: ${shape}, ${countValues(puzzle)} values`,
    ...(record.mended ?? []),
    ...DETAILS.flatMap((detail) => (metadata[detail] === undefined ? [] : `${detail}: ${metadata[detail]}`)),
    ...(record.solution === undefined
      ? []
      : [`the full grid below is its solution ${record.solution}; written as a line each, both are puzzles`]),
    ...otherwise(record, reading),
  ];
}

/** What else the text could be, and how to ask for it. */
function otherwise({ text }: PuzzleRecord, { puzzle, format, alphabet }: Reading): string[] {
  const { size } = puzzle.geometry;
  if (format === 'clipboard')
    return ['grids below each other are read as one position; in frames with corners of + each is a puzzle'];
  if (format === 'line' && size === 8)
    return ['64 symbols are read as values; if they are candidates of a 4x4, say the size, 4'];
  if (size === 16 && format !== 'pencilmarks' && !alphabet.includes('0') && /(?:^|[^1-9])0(?:\D|$)/m.test(text))
    return ['0 is read as an empty cell; where it is a digit, empty cells are written with a point'];
  if (alphabet[0] === '0')
    return ['0 is read as the lowest digit, for there are letters up to F and another sign for empty cells'];
  return [];
}
