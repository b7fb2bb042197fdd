/** A job: the answers to a stream of records. */
import type { PackedError } from '../pool/port.js';
import type { Limits, Work } from './answer.js';
import type { BlockLayout, LazyParts } from './portion.js';

export interface Job<Options> {
  readonly work: Work<Options>;
  /** The module that exports the work, and the name of that export, for threads to import. */
  readonly module: URL;
  readonly exportName: string;
  readonly options: Options & BlockLayout & Limits & LazyParts;
  /** The number of threads that compute, beside the main thread. */
  readonly threads: number;
  /**
   * Milliseconds of processor time for the first records on the main thread, before threads load; with 0 it answers
   * none.
   */
  readonly headStart?: number;
  /** Makes the answer for a record that an interrupt left unfinished although later ones are finished. */
  readonly unfinished?: Work<Options>;
  /** Makes the answer for a record that twice, by itself, was at work when its thread died. */
  readonly crashed?: Work<Options>;
  /** Restores an error of the work, whose class is lost between threads. */
  readonly restored?: (error: PackedError) => unknown;
}
