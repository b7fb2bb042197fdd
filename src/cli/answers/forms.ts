/** The forms of answers: what a command found on a record as text, JSON, a row of a sheet, or data. */
import { clockOf, LIMIT_REACHED, type Remark, remarkText, type Tell } from '../../batch/answer.js';
import type { Clock } from '../../core/clock.js';
import type { LanguageCode } from '../../core/languages.js';
import type { Reading } from '../../formats/format.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { jsonLine } from '../../render/json/line.js';
import { retoldOrSame } from '../../render/language/retold.js';
import type { Answer, Common, Result, Status, Work } from '../command.js';
import { errorText, placeOf, readRecord } from '../input/puzzle.js';
import { rowFor, type SheetCells } from './sheet.js';

/** The beginning of a text in the place of an answer. */
const FAILED = errorText('');

/** The forms in which a command differs from others. */
export interface OwnForms<Data, Options> {
  /** Writes an object in a line. Default: `jsonLine`. */
  json?(data: object): string;
  /**
   * Returns the cells of our columns; `remark` has all remarks on the record, `text` returns the answer as text. The
   * object of a failure has few properties.
   */
  cells?(data: Partial<Data>, remark: string, options: Options, text: () => string): SheetCells;
}

/** Finds what a command asks of a puzzle. `clock` is the only one of the record: it is handed down to each part. */
export type Find<Options> = (
  reading: Reading,
  options: Options,
  clock: Clock,
  record: PuzzleRecord,
  tell?: Tell,
) => Result;

/** Returns the work that reads a puzzle and writes what `find` finds. The time of a record begins once it is read. */
export const workOn =
  <Options extends Common, Data extends object = object>(
    find: Find<Options>,
    forms: OwnForms<Data, Options> = {},
  ): Work<Options> =>
  (record, options, tell) => {
    const read = readRecord(record, options);
    if (read.failed) return written(read.failed, record, options, forms);
    const result = find(read.reading, options, clockOf(options), record, tell);
    return written(withRules(read.reading, withRemarksBefore(read, result)), record, options, forms);
  };

/** Adds to the data of a result what was read of a setter's words. */
const withRules = ({ rules }: Reading, result: Result): Result =>
  rules ? { ...result, data: () => withAll(result.data(), { rules }) } : result;

const withAll = (data: object, added: object): object =>
  Array.isArray(data) ? data.map((each: object) => Object.assign(each, added)) : Object.assign(data, added);

const withRemarksBefore = (
  { remarks, sharedRemarks }: Required<Pick<Result, 'remarks' | 'sharedRemarks'>>,
  result: Result,
): Result =>
  remarks.length === 0
    ? result
    : {
        ...result,
        remarks: [...remarks, ...(result.remarks ?? [])],
        sharedRemarks: [...sharedRemarks, ...(result.sharedRemarks ?? [])],
      };

/** Returns a result that is data alone, for commands that have no other form. */
export const dataOf = <Data extends object>(
  data: Data,
  remarks: readonly string[] = [],
  status: Status = 0,
): Result => ({
  text: () => '',
  data: () => data,
  remarks,
  status,
});

/** Writes a result in the form that options choose. */
export function written<Options extends Common, Data extends object>(
  found: Result,
  record: PuzzleRecord,
  options: Options,
  { json = jsonLine, cells = () => [] }: OwnForms<Data, Options> = {},
): Answer {
  const { language = 'en' } = options;
  const result = language === 'en' ? found : retoldResult(found, language);
  const { status = 0, isCut = status === LIMIT_REACHED } = result;
  const told = { remarks: remarksIn(result, record, language), status, isCut };
  if (options.form === 'text') return { out: result.text(), ...told };
  const data = result.data();
  if (options.form === 'json') return { out: [data].flat().map(json).join('\n'), ...told };
  if (options.form === 'data') return 'error' in data ? { out: '', ...told } : { out: '', found: data, ...told };
  const { remarks = [], at: { line = 1 } = {} } = result;
  const remark = (line > 1 ? told.remarks.map(remarkText) : remarks).join('; ');
  return { out: rowFor(record, options.sheet!, data, cells(data, remark, options, result.text)), ...told };
}

/** Retells remarks, and the reason of a failure, that were told in English. */
function retoldResult(result: Result, language: LanguageCode): Result {
  const { remarks = [], sharedRemarks = [] } = result;
  const tell = (text: string): string => retoldOrSame(text, language);
  return {
    ...result,
    text() {
      const text = result.text();
      return text.startsWith(FAILED) ? FAILED + tell(text.slice(FAILED.length)) : text;
    },
    data() {
      const data = result.data();
      return 'error' in data && typeof data.error === 'string' ? { ...data, error: tell(data.error) } : data;
    },
    remarks: remarks.map(tell),
    sharedRemarks: sharedRemarks.map(tell),
  };
}

function remarksIn(
  { remarks = [], sharedRemarks = [], at }: Result,
  record: PuzzleRecord,
  language: LanguageCode,
): Remark[] {
  if (remarks.length + sharedRemarks.length === 0) return [];
  const where = placeOf(record, at, language);
  return [
    ...remarks.map((text) => ({ where, text })),
    ...sharedRemarks.map((text) => ({ where, text, isShared: true })),
  ];
}
