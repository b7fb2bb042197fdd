/** One puzzle of `sudoku create`, on whatever thread: from plain data to what is to be written. */
import { setImmediate } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { Geometry } from '../core/geometry.js';
import { making, type Outcome } from '../create/create.js';
import { orderOf, type Wishes } from '../create/order.js';
import { seeded } from '../create/random.js';
import { type Manner, reportOf, shortfall } from './create-report.js';

export interface Errand {
  readonly box: readonly [number, number];
  readonly wishes: Wishes;
  readonly seed: string;
  readonly milliseconds: number;
  readonly manner: Manner;
  /** Why there can be no such puzzle, where that is known. */
  readonly obstacle?: string | undefined;
}

/** The text of the puzzle, or why there is none. */
export type Result =
  | { readonly text: string; readonly tried: number }
  | { readonly text?: undefined; readonly shortfall: string; readonly tried: number };

/** How long one search after another goes on before the program is let hear what else happens. */
const MILLISECONDS_A_TURN = 50;
let turn = performance.now();

/** What a thread does; it tells over the port how many drafts it has looked at. */
export default async function makeThere({ there, ...errand }: Errand & { there: MessagePort }): Promise<Result> {
  try {
    return await makeOne(errand, (tried) => there.postMessage(tried));
  } finally {
    there.close();
  }
}

/** Makes the puzzle; tells now and then how many drafts it has looked at. */
export async function makeOne(errand: Errand, progress?: (tried: number) => void): Promise<Result> {
  const { box, wishes, seed, milliseconds, manner } = errand;
  const order = orderOf(Geometry.of(...box), wishes);
  const search = making(order, seeded(seed), milliseconds);
  for (;;) {
    const { done, value } = search.next();
    if (performance.now() - turn > MILLISECONDS_A_TURN) {
      if (!done) progress?.(value);
      await setImmediate();
      turn = performance.now();
    }
    if (done) return resultOf(value, errand, manner);
  }
}

const resultOf = (outcome: Outcome, { wishes, seed, milliseconds, obstacle }: Errand, manner: Manner): Result =>
  outcome.made
    ? { text: reportOf(outcome.made, seed, wishes, manner), tried: outcome.tried }
    : { shortfall: shortfall(outcome, seed, milliseconds, obstacle), tried: outcome.tried };
