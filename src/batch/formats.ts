/** Loads the formats of other programs before records in them come to hand, on whatever thread. */
import { load } from '../formats/exchange/any.js';
import type { PuzzleRecord } from '../formats/record.js';

/** Formats that are named. */
export interface NamedFormats {
  readonly from?: string;
  readonly to?: string;
}

export const loadFor = (records: readonly PuzzleRecord[], { from, to }: NamedFormats): Promise<void> =>
  load(from === undefined ? records.map(({ text }) => text) : [], from, to);
