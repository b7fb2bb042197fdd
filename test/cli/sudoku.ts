/** Runs the program in this process, with a terminal that keeps what is written. */
import { main } from '../../src/cli/program.js';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly notes: string;
}

export const sudoku = (...args: string[]): Promise<Ran> => sudokuOn('', ...args);

/** With text on standard input. */
export async function sudokuOn(input: string, ...args: string[]): Promise<Ran> {
  let out = '';
  const notes: string[] = [];
  const status = await main(args, {
    stdin: (async function* () {
      yield input;
    })(),
    write: (text) => {
      out += typeof text === 'string' ? text : Buffer.from(text).toString('latin1');
    },
    note: (text) => notes.push(text),
    colour: false,
  });
  return { status, out, notes: notes.join('\n') };
}
