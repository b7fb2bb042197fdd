/** Where puzzles come from: an operand that is a puzzle or a file, or standard input. */
import { createReadStream, statSync } from 'node:fs';
import { LARGEST_SIZE } from '../core/geometry.js';
import { singleRowsOnly, usualShape } from '../formats/format.js';
import { type Record, splitRecords } from '../formats/records.js';
import { type Expected, type Terminal, UsageError } from './command.js';
import { shapeOf } from './puzzle.js';

export interface Input {
  /** Name of the file, if it is one. */
  readonly source?: string;
  readonly expected: Expected;
  /** What there is to say if it is empty. */
  readonly remark?: string;
  text(): AsyncIterable<string>;
}

/** Tells from the operands what to read: at most one source, and the size expected. Throws a UsageError. */
export function inputOf(operands: readonly string[], box: string | undefined, terminal: Terminal): Input {
  const sizes = operands.filter(isSize);
  const sources = operands.filter((operand) => !isSize(operand));
  if (sizes.length > 1 || sources.length > 1)
    throw new UsageError(`too many operands: ${operands.join(' ')}. One puzzle, file or - is read, and one size`);
  const expected = expectedOf(sizes[0], box);
  const [operand] = sources;
  if (operand === undefined || operand === '-') {
    const remark = sizes[0] === undefined ? '' : ` (${sizes[0]} says what size is expected)`;
    return { expected, remark, text: () => terminal.stdin };
  }
  const kind = kindOf(operand);
  if (!kind) throw neither(operand);
  if (kind === 'file')
    return {
      source: operand,
      expected,
      text: () => createReadStream(operand, { encoding: 'utf8', highWaterMark: PIECE }),
    };
  return {
    expected,
    async *text() {
      yield operand;
    },
  };
}

/** Bytes that are read of a file at once: some thousand puzzles, a portion for a thread. */
const PIECE = 1 << 18;

/** A number of one or two places that is no file. */
const isSize = (operand: string): boolean => /^\d{1,2}$/.test(operand) && !statSync(operand, { throwIfNoEntry: false });

/** The boxes of the grid asked for by size, by box shape or by both. Throws a UsageError where there is no such grid. */
export function expectedOf(size: string | undefined, box: string | undefined): Expected {
  const asked = box === undefined ? undefined : boxOf(box);
  if (size === undefined) return asked ? { box: asked } : {};
  const number = Number(size);
  if (!Number.isInteger(number) || number < 1 || number > LARGEST_SIZE)
    throw new UsageError(`there is no grid of size ${size}: sizes go from 1 to ${LARGEST_SIZE}`);
  if (asked && asked[0] * asked[1] !== number)
    throw new UsageError(`boxes of ${box} make a grid of size ${asked[0] * asked[1]}, not ${number}`);
  const usual = usualShape(number);
  if (!asked && !usual) throw new UsageError(singleRowsOnly(number));
  return { box: asked ?? [usual!.boxRows, usual!.boxColumns] };
}

function boxOf(text: string): [number, number] {
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/i.exec(text) ?? [];
  const size = Number(rows) * Number(columns);
  if (rows === undefined)
    throw new UsageError(`'${text}' is no box shape: rows x columns of a box are wanted, as in 2x3`);
  if (size < 1 || size > LARGEST_SIZE)
    throw new UsageError(`boxes of ${text} make a grid of size ${size}: sizes go from 1 to ${LARGEST_SIZE}`);
  return [Number(rows), Number(columns)];
}

/** Whether an operand is a file or a puzzle itself; undefined if it is neither. Throws a UsageError for a directory. */
export function kindOf(operand: string): 'file' | 'puzzle' | undefined {
  if (operand === '')
    throw new UsageError('the operand is empty: write a puzzle, name a file, or - for standard input');
  const file = statSync(operand, { throwIfNoEntry: false });
  if (file?.isDirectory()) throw new UsageError(`${operand} is a directory: name a file in it`);
  return file ? 'file' : looksLikePuzzle(operand) ? 'puzzle' : undefined;
}

/** What is said of an operand that is neither. */
export const neither = (operand: string): UsageError =>
  new UsageError(`there is no file ${operand}, and it is no puzzle`);

/** Most of a puzzle is digits and empty cells; most of a file's name is not. */
const looksLikePuzzle = (text: string): boolean =>
  /^:\d{4}/.test(text) || /\n/.test(text) || text.replaceAll(/[^.\d_]/g, '').length * 2 > text.length;

/** The records of an input, as they come. Throws a UsageError if there is none. */
export async function* recordsOf({
  source,
  expected,
  remark = '',
  text,
}: Input): AsyncGenerator<readonly Record[], void, void> {
  const splitter = splitRecords(shapeOf(expected), source);
  let any = false;
  for await (const chunk of readable(text(), source)) {
    const records = splitter.push(chunk);
    any ||= records.length > 0;
    yield records;
  }
  const last = splitter.end();
  any ||= last.length > 0;
  yield last;
  if (!any) throw new UsageError(`${source ?? 'standard input'} is empty: there is no puzzle in it${remark}`);
}

/** The text, where it can be read; else a UsageError. */
async function* readable(text: AsyncIterable<string>, source = 'standard input'): AsyncGenerator<string, void, void> {
  try {
    yield* text;
  } catch (error) {
    throw new UsageError(`cannot read ${source}: ${(error as Error).message}`);
  }
}
