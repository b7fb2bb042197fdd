/** A table of numbers that all users of a shape share: it can be read only. */
export interface Table extends Iterable<number> {
  readonly length: number;
  readonly [index: number]: number;
  /** Returns a part of the table, without a copy. */
  subarray(begin?: number, end?: number): Table;
  some(test: (value: number) => unknown): boolean;
  every(test: (value: number) => unknown): boolean;
  find(test: (value: number) => boolean): number | undefined;
}
