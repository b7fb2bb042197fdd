/** Records with their kinds, for `dedupe` and for the kinds of whole banks. */

import { kindOf, type PuzzleKind } from '../../bank/kind.js';
import { KindSet } from '../../bank/kind-set.js';
import { remarkText } from '../../batch/answer.js';
import { answersOf } from '../../batch/batch.js';
import { INTERRUPTED, Interrupted } from '../../batch/interrupt.js';
import { jsonLine } from '../../render/json/line.js';
import { puzzleJson } from '../../render/json/puzzle.js';
import { type Common, type Terminal, UsageError } from '../command.js';
import { inputOf } from '../input/input.js';
import { dataOf, workOn } from './forms.js';
import { type GridOptions, withGrid } from './grid.js';

export interface LabelOptions extends GridOptions {
  /** True if puzzles are written as JSON, not in their own text. */
  readonly writesJson: boolean;
}

/** The text of a record and its kind. */
export interface Labelled {
  readonly kind: PuzzleKind;
  readonly text: string;
}

export const labelledRecord = workOn((reading, options: LabelOptions, clock, { row, text }) =>
  withGrid(reading, options, clock, (grid) =>
    dataOf({
      kind: kindOf(grid, clock),
      text: options.writesJson ? jsonLine(puzzleJson(reading.puzzle)) : (row ?? text),
    } satisfies Labelled),
  ),
);

/** The work, the module and the name that workers import the work by, here and in the bundle. */
export const LABELLING = {
  work: labelledRecord,
  module: new URL('labelled.js', import.meta.url),
  exportName: 'labelledRecord',
};

/** Options that decide which puzzles are of one kind, with the time limit for each puzzle. */
export type KindOptions = Pick<GridOptions, 'solution' | 'milliseconds' | 'language'> & Pick<Common, 'box'>;

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
  const asked = { ...options, form: 'data', colour: false, writesJson: false } as const;
  const job = { ...LABELLING, options: asked, threads };
  for await (const { found, remarks, status } of answersOf<LabelOptions>(records, job)) {
    if (status === INTERRUPTED) throw new Interrupted();
    if (status !== 0) throw new UsageError(`${option}: ${remarkText(remarks[0]!)}`);
    for (const { kind } of found as Labelled[]) known.add(kind);
  }
  return known;
}
