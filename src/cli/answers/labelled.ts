/** Records with their kinds, for `dedupe` and for the kinds of whole banks. */

import { kindOf, kindText } from '../../bank/kind.js';
import { KindSet } from '../../bank/kind-set.js';
import { answersOf } from '../../batch/batch.js';
import { INTERRUPTED, Interrupted } from '../../batch/interrupt.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { dedupedJson } from '../../render/json/dedupe.js';
import { jsonLine } from '../../render/json/line.js';
import { type Answer, answer, type Common, type Terminal, UsageError } from '../command.js';
import { inputOf } from '../input/input.js';
import { readRecord } from '../input/puzzle.js';
import { type GridOptions, withGrid } from './grid.js';
import { addKinds, withLabel } from './kind-filter.js';

export interface LabelOptions extends GridOptions {
  /** True if puzzles are written as JSON, not in their own text. */
  readonly writesJson: boolean;
}

/** The work, the module and the name that workers import the work by, here and in the bundle. */
export const LABELLING = {
  work: labelledRecord,
  module: new URL('labelled.js', import.meta.url),
  exportName: 'labelledRecord',
};

/** Answers with the text of a record under its kind, or with the reason why it has no kind. */
export function labelledRecord(record: PuzzleRecord, options: LabelOptions): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const { puzzle } = read.reading;
  const result = withGrid(record, puzzle, options, (grid, time) => {
    const text = options.writesJson ? jsonLine(dedupedJson(puzzle)) : (record.row ?? record.text);
    return answer(withLabel(kindText(kindOf(grid, time)), text));
  });
  return { ...result, notes: [...read.remarks, ...result.notes] };
}

/** Options that decide which puzzles are of one kind, with the time limit for each puzzle. */
export type KindOptions = Pick<GridOptions, 'solution' | 'milliseconds'> & Pick<Common, 'box'>;

/** Returns the kinds of all puzzles of a file, a folder or a pattern. Throws a UsageError if a puzzle has none. */
export async function kindsIn(
  bank: string,
  option: string,
  options: KindOptions,
  threads: number,
  terminal: Terminal,
): Promise<KindSet> {
  const known = new KindSet();
  const records = inputOf([bank], {}, terminal).records();
  const asked = { ...options, json: false, inRows: true, colour: false, writesJson: false };
  const job = { ...LABELLING, options: asked, threads };
  for await (const { out, notes, status } of answersOf<LabelOptions>(records, job)) {
    if (status === INTERRUPTED) throw new Interrupted();
    if (status !== 0) throw new UsageError(`${option}: ${notes[0]}`);
    addKinds(known, out);
  }
  return known;
}
