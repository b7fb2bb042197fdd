/** Constraints that are clear with other digits than those from 1 to N, and those that are not. */
import type { Constraint } from './constraint.js';
import { areConsecutive, areUsual, digitsText } from './numbers.js';

/** Expects constraints that are clear with the numbers of a grid. Throws a RangeError that names one that is not. */
export function expectClear(kinds: readonly Constraint[], numbers: readonly number[]): void {
  if (areUsual(numbers)) return;
  const other = kinds.find(({ digits }) => digits !== 'any' && !(digits === 'consecutive' && areConsecutive(numbers)));
  if (other === undefined) return;
  const clear = other.digits === 'consecutive' ? 'consecutive digits' : `the digits 1-${numbers.length}`;
  throw new RangeError(`${other.id} is clear only with ${clear}, not with digits=${digitsText(numbers)}`);
}
