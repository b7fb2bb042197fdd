/** Records with their kinds: for `dedupe`, and the kinds of whole banks. */

import { kindOf, kindText } from '../bank/kind.js';
import { KindSet } from '../bank/kind-set.js';
import { answersOf } from '../batch/batch.js';
import { INTERRUPTED, Interrupted } from '../batch/interrupt.js';
import type { PuzzleRecord } from '../formats/record.js';
import { dedupedJson } from '../render/json/dedupe.js';
import { jsonLine } from '../render/json/line.js';
import { type Answer, answer, type Common, type Terminal, UsageError } from './command.js';
import { type GridOptions, onGrid } from './grid.js';
import { inputOf } from './input.js';
import { addKinds, labelled } from './kind-sieve.js';
import { readRecord } from './puzzle.js';

export interface LabelOptions extends GridOptions {
  /** True if puzzles are told as JSON, not as they were written. */
  readonly tellsJson: boolean;
}

/** How threads find the work, here and in the bundle. */
export const LABELLING = { module: new URL('labelled.js', import.meta.url), name: 'labelledRecord' };

/** The text of a record with its kind before each line; or why it has no kind. */
export function labelledRecord(record: PuzzleRecord, options: LabelOptions): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const { puzzle } = read.reading;
  const told = onGrid(record, puzzle, options, (grid, time) => {
    const text = options.tellsJson ? jsonLine(dedupedJson(puzzle)) : (record.row ?? record.text);
    return answer(labelled(kindText(kindOf(grid, time)), text));
  });
  return { ...told, notes: [...read.remarks, ...told.notes] };
}

/** What makes puzzles one, and how long that may take for each. */
export type KindOptions = Pick<GridOptions, 'solution' | 'milliseconds'> & Pick<Common, 'box'>;

/** The kinds of all puzzles of a file, a folder or a pattern. Throws a UsageError where one of them has none. */
export async function kindsIn(
  bank: string,
  option: string,
  options: KindOptions,
  threads: number,
  terminal: Terminal,
): Promise<KindSet> {
  const known = new KindSet();
  const records = inputOf([bank], {}, terminal).records();
  const asked = { ...options, json: false, inRows: true, colour: false, tellsJson: false };
  const job = { ...LABELLING, work: labelledRecord, options: asked, threads };
  for await (const { out, notes, status } of answersOf<LabelOptions>(records, job)) {
    if (status === INTERRUPTED) throw new Interrupted();
    if (status !== 0) throw new UsageError(`${option}: ${notes[0]}`);
    addKinds(known, out);
  }
  return known;
}
