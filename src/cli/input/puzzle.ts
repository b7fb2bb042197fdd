/** Reads records into puzzles, and answers those that cannot be read. */
import type { LanguageCode } from '../../core/languages.js';
import { printable } from '../../core/printable.js';
import { type Clash, countValues } from '../../core/puzzle.js';
import { withRulesRead } from '../../formats/beside/ruled.js';
import { readLoadedRecord } from '../../formats/exchange/any.js';
import { DETAILS, type Metadata, type Reading, type RuleSaid } from '../../formats/format.js';
import { Misread } from '../../formats/misread.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { rangeOf } from '../../formats/symbols.js';
import { formatLine } from '../../formats/text/line.js';
import { clashText } from '../../render/clash-text.js';
import { digitWordsOf } from '../../render/digit-words.js';
import { type FailedPuzzle, failureJson } from '../../render/json/puzzle.js';
import { languageOf, languageWith } from '../../render/language/index.js';
import { retold, retoldOrSame } from '../../render/language/retold.js';
import type { Common, Result, Status } from '../command.js';
import { expectedShape } from './shape.js';

/** Returns the text in the place of an answer. */
export const errorText = (reason: string): string => `ERROR: ${reason}`;

export const UNSOLVABLE = errorText('Puzzle not solveable');

/** A record that was read, with the remarks on its reading. */
interface RecordRead {
  readonly reading: Reading;
  readonly remarks: readonly string[];
  readonly sharedRemarks: readonly string[];
  readonly failed?: undefined;
}

/** The result of a record for which the work ends early. */
export interface Failed {
  readonly failed: Result;
}

/** Reads a record. The result of one that is not a puzzle is the mistake and its place. */
export function readRecord(record: PuzzleRecord, options: Common): RecordRead | Failed {
  try {
    const reading = withRulesRead(options.rules ?? {}, expectedShape(options), (shape) =>
      readLoadedRecord(record, shape, options.from, options.shared),
    );
    const recognised = [
      ...(options.verbose ? recognisedText(record, reading) : []),
      ...(options.verbose || options.tellsRules ? ruleTexts(reading) : []),
    ];
    const remarks = reading.remark === undefined ? recognised : [...recognised, reading.remark];
    return { reading, remarks, sharedRemarks: apologyFor(remarks, options.language) };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const { language } = options;
    const { line, column } = error;
    const message = retoldOrSame(error.message, language);
    const data = failureJson(`${placeOf(record, { line, column }, language)}: ${message}`, record.text);
    return {
      failed: {
        ...failure(message, 2, data),
        sharedRemarks: apologyFor([error.message], language),
        at: { line, column },
      },
    };
  }
}

/** Makes the result of a failure: the reason as text, in an object, and as a remark. */
export const failure = (reason: string, status: Status, data: FailedPuzzle): Result => ({
  text: () => errorText(reason),
  data: () => data,
  remarks: [reason],
  status,
});

/** Makes the result for a puzzle with a clash: in the symbols of the puzzle, and in the usual ones that its JSON has. */
export const clashFailure = (reading: Reading, clash: Clash, language: LanguageCode = 'en'): Result => {
  const { puzzle } = reading;
  const inJson = clashText(puzzle.geometry, clash, languageOf(language));
  return failure(clashText(puzzle.geometry, clash, languageWith(language, reading)), 1, failureJson(inJson, puzzle));
};

/**
 * Returns the heading of a text about a puzzle: its place and its values, in its own symbols. Readers of puzzles skip it
 * as a comment.
 */
export const headingOf = (
  record: PuzzleRecord,
  reading: Pick<Reading, 'puzzle' | 'alphabet'>,
  language: LanguageCode = 'en',
): string => `# ${placeOf(record, {}, language)}: ${formatLine(reading.puzzle, digitWordsOf(reading).alphabet)}`;

/** Puts a text under the heading of its puzzle. */
export const withHeading = (
  record: PuzzleRecord,
  reading: Pick<Reading, 'puzzle' | 'alphabet'>,
  text: string,
  language: LanguageCode = 'en',
): string => `${headingOf(record, reading, language)}\n${text}`;

/** Returns the place of a record: `puzzle.txt, line 3, column 17`. */
export function placeOf(
  { source, line: first }: PuzzleRecord,
  { line = 1, column }: NonNullable<Result['at']> = {},
  language: LanguageCode = 'en',
): string {
  const file = source === undefined ? '' : `${printable(source)}, `;
  const place = `line ${first + line - 1}${column === undefined ? '' : `, column ${column}`}`;
  return file + retoldOrSame(place, language);
}

/** Says once that a remark is in English alone. */
export const apologyFor = (remarks: readonly string[], language: LanguageCode = 'en'): string[] =>
  remarks.every((remark) => retold(remark, language) !== undefined)
    ? []
    : [retoldOrSame('some remarks are only in English', language)];

/** Returns the remark on a time limit that was reached. */
export const timeLimitText = (milliseconds: number): string => `the limit of ${milliseconds / 1000} s was reached`;

/** Returns the metadata of a puzzle, from the lines above it and from its format. */
export const metadataOf = (record: PuzzleRecord, reading: Reading): Metadata =>
  Object.fromEntries(
    Object.entries({ ...record.metadata, ...reading.metadata }).map(([detail, text]) => [detail, printable(text)]),
  );

/** Returns the lines of -v: the reading of a text, and how to ask for other readings. */
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
    ...solutionText(record),
    ...otherReadings(record, reading),
  ];
}

/** Returns what was read of the words of a shared drawing, sentence by sentence. */
function ruleTexts({ rules }: Reading): string[] {
  if (!rules) return [];
  const said = ({ constraint, value, clues }: RuleSaid): string => {
    const number = value === undefined ? '' : ` ${value}`;
    return `${constraint}${number}${clues === undefined ? '' : clues === 1 ? ', 1 clue' : `, ${clues} clues`}`;
  };
  return [
    ...rules.told.map(({ sentence, says }) => {
      const what = says.length > 0 ? says.map(said).join('; ') : 'nothing beside the usual rules';
      return `${sentence === '' ? 'drawn, without words' : printable(sentence)} → ${what}`;
    }),
    ...(rules.isSettledBySolution ? ['the stated solution decided between several readings'] : []),
  ];
}

/** Returns a remark on the solution that stands with a puzzle. */
function solutionText({ text, solution }: PuzzleRecord): string[] {
  if (solution === undefined) return [];
  if (!text.includes('\n')) return [`the full grid beside it is its solution ${solution}`];
  return [`the full grid below is its solution ${solution}; if each is on one line, both are read as puzzles`];
}

/** Returns a remark on another possible reading of the text. */
function otherReadings({ text }: PuzzleRecord, { puzzle, format, alphabet }: Reading): string[] {
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
