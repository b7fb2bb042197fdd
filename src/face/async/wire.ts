/**
 * The messages to and from workers, as data that can be cloned: without the geometry of puzzles and the class of
 * errors.
 */
import { OutOfTime } from '../../core/clock.js';
import { Geometry } from '../../core/geometry.js';
import type { GridLayout } from '../../core/layout.js';
import type { Puzzle } from '../../core/puzzle.js';
import { Misread } from '../../formats/misread.js';
import type { PackedError } from '../../pool/port.js';
import { BadOption } from '../../session/options.js';
import { Aborted, ImpossibleRequest, UnfitPuzzle } from '../errors.js';
import type { TaskName } from './tasks.js';

/** A message to a worker. */
export interface TaskRequest {
  readonly name: TaskName;
  readonly argument: unknown;
  readonly settings: object;
  /** The end of the time limit, in milliseconds of the epoch; Infinity for no limit. */
  readonly deadline: number;
  /** Set by the main thread: 1 if the call was aborted, 2 if the time is up. */
  readonly flag?: Int32Array | undefined;
}

export const ABORTED = 1;
export const TIME_UP = 2;

/** A message from a worker: it has loaded, an intermediate result, the answer or the error. */
export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'partial'; readonly partial: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: PackedError };

interface PackedPuzzle extends Omit<Puzzle, 'geometry'> {
  readonly layout: GridLayout;
}

/** Replaces the geometry of a puzzle by its layout. Other arguments stay unchanged. */
export function packed(argument: unknown): unknown {
  const { geometry, ...rest } = (argument ?? {}) as Partial<Puzzle>;
  return geometry instanceof Geometry ? { ...rest, layout: geometry.layout } : argument;
}

export function unpacked(argument: unknown): unknown {
  const { layout, ...rest } = (argument ?? {}) as Partial<PackedPuzzle>;
  return layout && rest.values ? { ...rest, geometry: Geometry.from(layout) } : argument;
}

const CLASSES: Readonly<Record<string, { readonly prototype: Error }>> = {
  Misread,
  UnfitPuzzle,
  ImpossibleRequest,
  BadOption,
  OutOfTime,
  AbortError: Aborted,
};

export const packedError = (error: unknown): PackedError =>
  error instanceof Error
    ? { ...error, name: error.name, message: error.message }
    : { name: 'Error', message: String(error) };

/** Restores an error, with its class if it is one of ours. */
export const unpackedError = ({ name, message, ...rest }: PackedError): Error => {
  const error = Object.create((CLASSES[name] ?? Error).prototype);
  const hidden = { name: { value: name }, message: { value: message }, stack: { value: `${name}: ${message}` } };
  return Object.assign(Object.defineProperties(error, hidden), rest);
};
