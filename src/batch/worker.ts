/** What a worker thread runs: the work of a module, on a portion of records. */
import type { Record } from '../formats/records.js';
import { handle, type Portion, type Work } from './answer.js';

export interface Task {
  /** URL of the module that exports the work, and its name there. */
  readonly module: string;
  readonly name: string;
  readonly records: readonly Record[];
  readonly options: unknown;
}

export default async function run({ module, name, records, options }: Task): Promise<Portion> {
  const { [name]: work } = (await import(module)) as { [name: string]: Work<unknown> };
  return handle(records, work!, options);
}
