/** Handles records one after another and writes what comes of them. */
import type { Answer, Status, Terminal, Work } from './command.js';
import { type Input, recordsOf } from './input.js';

/** The worst status of all records; answers of several lines are kept apart by an empty one. */
export async function overRecords<Options>(
  input: Input,
  work: Work<Options>,
  options: Options,
  terminal: Terminal,
): Promise<Status> {
  let worst: Status = 0;
  let first = true;
  for await (const record of recordsOf(input)) {
    const answer = work(record, options);
    await write(answer, first, terminal);
    if (answer.out) first = false;
    if (answer.status > worst) worst = answer.status;
  }
  return worst;
}

async function write({ out, notes }: Answer, first: boolean, terminal: Terminal): Promise<void> {
  for (const note of notes) terminal.note(note);
  if (out) await terminal.write(`${out.includes('\n') && !first ? '\n' : ''}${out}\n`);
}
