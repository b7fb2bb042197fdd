/** What a worker thread runs: the work of a module, on a portion of records. */
import { type BlockLayout, handle, type Portion, type Work } from './answer.js';
import { type Bundle, recordsIn } from './bundle.js';
import { loadFor, type NamedFormats } from './formats.js';

export interface Task {
  /** URL of the module that exports the work, and its name there. */
  readonly module: string;
  readonly name: string;
  readonly bundle: Bundle;
  readonly options: BlockLayout & NamedFormats;
}

export default async function run({ module, name, bundle, options }: Task): Promise<Portion> {
  const { [name]: work } = (await import(module)) as { [name: string]: Work<unknown> };
  const records = recordsIn(bundle);
  await loadFor(records, options);
  return handle(records, work!, options);
}
