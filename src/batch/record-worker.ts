/** Handles portions of records on a worker thread, with the work that the message names. */
import type { PuzzleRecord } from '../formats/record.js';
import type { Work } from './answer.js';
import { type BlockLayout, handle, loadNamed, type NamedParts, type Portion } from './portion.js';

export interface RecordMessage {
  /** URL of the module that exports the work, and its name there. */
  readonly module: string;
  readonly name: string;
  readonly records: readonly PuzzleRecord[];
  readonly options: BlockLayout & NamedParts;
}

export default async function run({ module, name, records, options }: RecordMessage): Promise<Portion> {
  const { [name]: work } = (await import(module)) as { [name: string]: Work<unknown> };
  await loadNamed(records, options);
  return handle(records, work!, options);
}
