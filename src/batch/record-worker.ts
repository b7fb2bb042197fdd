/** Handles portions of records on a worker thread, with the work that the message names. */
import type { PuzzleRecord } from '../formats/record.js';
import type { Work } from './answer.js';
import { type BlockLayout, handle, type LazyParts, loadLazyParts, type PortionAnswers } from './portion.js';

export interface RecordMessage {
  /** URL of the module that exports the work (`Job.module`), and its name there. */
  readonly module: string;
  readonly exportName: string;
  readonly records: readonly PuzzleRecord[];
  readonly options: BlockLayout & LazyParts;
}

export default async function run({
  module,
  exportName: name,
  records,
  options,
}: RecordMessage): Promise<PortionAnswers> {
  const { [name]: work } = (await import(module)) as { [name: string]: Work<unknown> };
  await loadLazyParts(records, options);
  return handle(records, work!, options);
}
