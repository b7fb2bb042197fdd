/** Runs the program in this process, with a terminal that stores its output. */
import type { Terminal } from '../../src/cli/command.js';
import { main } from '../../src/cli/program.js';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly notes: string;
}

export const sudoku = (...args: string[]): Promise<Ran> => sudokuOn('', ...args);

/** Runs the program with a text on standard input. */
export const sudokuOn = (input: string, ...args: string[]): Promise<Ran> => sudokuIn({}, input, ...args);

/** Runs the program at a screen of 80 columns, without a pager. */
export const sudokuAtScreen = (...args: string[]): Promise<Ran> =>
  sudokuIn({ screen: { boxes: false, columns: 80, rows: 24 } }, '', ...args);

async function sudokuIn(terminal: Partial<Terminal>, input: string, ...args: string[]): Promise<Ran> {
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
    ...terminal,
  });
  return { status, out, notes: notes.join('\n') };
}
