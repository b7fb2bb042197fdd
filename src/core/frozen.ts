/** Values that all callers share, and none can change. */

/**
 * Freezes a value that all callers share, and the lists and plain objects in it, so that none of them can change it. The
 * mark lets bundlers drop what nobody uses.
 */
// @__NO_SIDE_EFFECTS__
export function frozen<const Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (!isPlain) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

/**
 * A table of numbers that all users of a shape share. It is to be read only, as its type says: JavaScript cannot freeze
 * a typed array, and a copy for each reader would slow down every step, so what a caller writes into it in spite of the type spoils
 * the shape for all, until the program ends. Copy it first: `Int32Array.from(table)`.
 */
export interface Table extends Iterable<number> {
  readonly length: number;
  readonly [index: number]: number;
  /** Returns a part of the table, without a copy. */
  subarray(begin?: number, end?: number): Table;
  some(test: (value: number) => unknown): boolean;
  every(test: (value: number) => unknown): boolean;
  find(test: (value: number) => boolean): number | undefined;
}
