/** From a record to a puzzle, and what there is to say where that fails. */
import { Geometry } from '../core/geometry.js';
import { printable } from '../core/printable.js';
import { countValues, type Puzzle } from '../core/puzzle.js';
import { readAny } from '../formats/exchange/any.js';
import { DETAILS, type Metadata, type Reading } from '../formats/format.js';
import { Misread } from '../formats/misread.js';
import type { PuzzleRecord } from '../formats/record.js';
import { shapeOf as shapeOfRules, withRulesRead } from '../formats/rules.js';
import { rangeOf } from '../formats/symbols.js';
import { jsonLine } from '../render/json/line.js';
import { failureJson, type JsonFailure, lineOf } from '../render/json/puzzle.js';
import { type Answer, answer, type Common, type Expected, type Status } from './command.js';

/** What stands in the place of an answer. */
export const errorText = (reason: string): string => `ERROR: ${reason}`;

export const UNSOLVABLE = errorText('Puzzle not solveable');

/** A record that was read, with remarks on how it was. */
export interface RecordRead {
  readonly reading: Reading;
  readonly remarks: readonly string[];
  readonly failed?: undefined;
}

/** The answer that stands in the place of what a record does not have. */
export interface Failed {
  readonly failed: Answer;
}

/** Reads a record; one that is no puzzle is answered with what is wrong and where. */
export function readRecord(record: PuzzleRecord, options: Common): RecordRead | Failed {
  try {
    const reading = withRulesRead(options.rules ?? {}, shapeOf(options), (shape) =>
      readAny(record.text, shape, options.from),
    );
    const remarks = [
      ...(options.verbose ? recognisedText(record, reading) : []),
      ...(reading.remark === undefined ? [] : [reading.remark]),
    ];
    return { reading, remarks: remarks.map((remark) => `${whereIs(record)}: ${remark}`) };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const where = whereIs(record, error.line, error.column);
    const object = options.json && failureJson(`${where}: ${error.message}`, record.text);
    return { failed: failure(where, error.message, 2, object) };
  }
}

/** Where there is no answer: the reason stands in its place, as text or in an object, and is told with where. */
export const failure = (where: string, reason: string, status: Status, object?: JsonFailure | false): Answer =>
  answer(object ? jsonLine(object) : errorText(reason), [`${where}: ${reason}`], status);

/** What a text on a puzzle stands under: a comment where puzzles are read. */
export const nameOf = (record: PuzzleRecord, puzzle: Puzzle): string => `# ${whereIs(record)}: ${lineOf(puzzle)}`;

/** A text under the name of its puzzle. */
export const named = (record: PuzzleRecord, puzzle: Puzzle, text: string): string =>
  `${nameOf(record, puzzle)}\n${text}`;

/** The shape that is expected, if its size is known. */
export const shapeOf = ({ box, rules = {} }: Expected): Geometry | undefined =>
  box ? Geometry.of(...box) : shapeOfRules(rules);

/** `puzzle.txt, line 3, column 17`. */
export const whereIs = ({ source, line: first }: PuzzleRecord, line = 1, column?: number): string =>
  `${source === undefined ? '' : `${printable(source)}, `}line ${first + line - 1}${column === undefined ? '' : `, column ${column}`}`;

/** That a limit of time ended something. */
export const reachedText = (milliseconds: number): string => `the limit of ${milliseconds / 1000} s was reached`;

/** What is told of a puzzle, above it or in its format. */
export const metadataOf = (record: PuzzleRecord, reading: Reading): Metadata =>
  Object.fromEntries(
    Object.entries({ ...record.metadata, ...reading.metadata }).map(([detail, text]) => [detail, printable(text)]),
  );

/** Lines of -v: how a text was read, and how it could be read otherwise. */
function recognisedText(record: PuzzleRecord, reading: Reading): string[] {
  const { puzzle, format, exchange = format, alphabet } = reading;
  const { geometry } = puzzle;
  const { size, boxRows, boxColumns } = geometry;
  const metadata = metadataOf(record, reading);
  const tiles = {
    boxes: `boxes of ${boxRows}x${boxColumns}`,
    regions: 'irregular regions',
    none: 'no boxes',
  }[geometry.tiling];
  const shape = `${size}x${size} with ${[tiles, ...geometry.layout.names].join(', ')} and digits ${rangeOf(alphabet)}`;
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
