/** Errors of the library. Each has a `code` that stays the same when its message changes. */
import type { OutOfTime } from '../core/clock.js';
import type { Unwritable } from '../formats/exchange/codec.js';
import type { Misread } from '../formats/misread.js';
import type { LostWorker } from '../pool/port.js';
import type { PackageMissing, Unprintable } from '../render/errors.js';
import type { GridCandidate } from '../render/json/cell.js';
import type { Step } from '../render/json/step.js';
import type { BadOption } from '../settings/options.js';

export { LostWorker } from '../pool/port.js';

/**
 * An error that the functions of the main entry, `/async`, `/formats` and `/render` may throw;
 * the only others are the reason of a signal, and the RangeErrors of `Geometry`. An argument of a wrong type is a BadOption.
 */
export type LibraryError =
  | Misread
  | UnfitPuzzle
  | ImpossibleRequest
  | BadOption
  | OutOfTime
  | Aborted
  | LostWorker
  | Unprintable
  | PackageMissing
  | Unwritable;
/** The code of an error, which stays the same between versions. */
export type ErrorCode = LibraryError['code'];

/** A puzzle that cannot be explained or graded, because it has no solution, or several. */
export class UnfitPuzzle extends Error {
  /** Always `UnfitPuzzle`. */
  override readonly name = 'UnfitPuzzle';

  constructor(
    message: string,
    /** The number of solutions: 0, or 2 for several. */
    readonly solutions: number,
    /** Values that may be wrong in a puzzle without a solution: without one of them it has exactly one. */
    readonly suspects: readonly GridCandidate[] = [],
  ) {
    super(message);
  }

  /** `NO_SOLUTION` or `SEVERAL_SOLUTIONS`. */
  get code(): 'NO_SOLUTION' | 'SEVERAL_SOLUTIONS' {
    return this.solutions === 0 ? 'NO_SOLUTION' : 'SEVERAL_SOLUTIONS';
  }
}

/** A request for a puzzle that cannot exist. */
export class ImpossibleRequest extends RangeError {
  /** Always `ImpossibleRequest`. */
  override readonly name = 'ImpossibleRequest';
  /** Always `IMPOSSIBLE`. */
  readonly code = 'IMPOSSIBLE';
}

/** Thrown when a signal is aborted without a reason of its own. */
export class Aborted extends Error {
  /** Always `AbortError`. */
  override readonly name = 'AbortError';
  /** Always `ABORTED`. */
  readonly code = 'ABORTED';

  /** The steps that `explain` or `allSteps` had found before the abort. */
  steps?: readonly Step[];

  constructor(cause?: unknown) {
    super('aborted by the signal', { cause });
  }
}

/** Adds the steps found so far to an Aborted. A caller's own reason stays unchanged. */
export function withSteps(error: unknown, steps: readonly Step[]): unknown {
  if (error instanceof Aborted) error.steps = steps;
  return error;
}
