/** Expressions of JSONata over lines of JSON, as `sort` and `select` take them; the library is loaded with them. */
import { setImmediate } from 'node:timers/promises';
import jsonata, { type Expression } from 'jsonata';
import { lineSplitter, type PuzzleRecord } from '../../formats/record.js';
import { type Terminal, UsageError } from '../command.js';
import { inputOf } from '../input/input.js';
import { placeOf } from '../input/puzzle.js';

/** The name under which JSONata looks for a function to call before it evaluates a part of an expression. */
const BEFORE_EACH_PART = Symbol.for('jsonata.__evaluate_entry') as unknown as string;

/** The parts evaluated between two turns of the event loop, which hears interrupts. */
const PARTS_A_TURN = 1000;

/** Reads an expression, which may run for ever but can be interrupted. Throws a UsageError that says where it is wrong. */
export function expression(word: string, name: string): Expression {
  try {
    const compiled = jsonata(word);
    let parts = 0;
    compiled.assign(BEFORE_EACH_PART, () => (++parts % PARTS_A_TURN === 0 ? setImmediate() : undefined));
    return compiled;
  } catch (error) {
    const { message, position } = error as { readonly message: string; readonly position?: number };
    throw new UsageError(`${name}: ${message}${position === undefined ? '' : ` (at character ${position})`}`);
  }
}

/** Evaluates the expression on one line. Throws a UsageError if it fails. */
export async function evaluate(expression: Expression, line: JsonLine): Promise<unknown> {
  try {
    return await expression.evaluate(line.object);
  } catch (error) {
    throw new UsageError(`${placeOf(line.record)}: ${(error as Error).message}`);
  }
}

/** A line with the object parsed from it. */
export interface JsonLine {
  readonly record: PuzzleRecord;
  readonly object: unknown;
}

/** Yields the lines of an input that are JSON. A remark names the place of each other line, and `wrong` counts them. */
export async function* jsonLines(
  operands: readonly string[],
  terminal: Terminal,
  wrong: { count: number },
): AsyncGenerator<JsonLine, void, void> {
  const input = inputOf(operands, {}, terminal, lineSplitter);
  for await (const records of input.records())
    for (const record of records) {
      const object = parsed(record.text);
      if (object) yield { record, object };
      else {
        wrong.count++;
        terminal.note(`${placeOf(record)}: this is not a JSON object: sudoku grade --json writes one per line`);
      }
    }
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
