/**
 * Special cases of whips with names of their own: sequences as in `search`, but a variable may lose values, apart from
 * its left candidate, only to the target, or only to earlier right candidates, or to neither.
 */
import { isPair, isSingle, lowestBit } from '../../core/bits.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { holds, type LinkedTo, linked } from './links.js';
import type { Sequence } from './search.js';
import type { ValuesLeft } from './values.js';
import type { Right, Variable } from './variables.js';

/** The kinds: bivalue chain, z-chain, t-whip. */
export type LeanKind = 'bivalue' | 'z' | 't';

/**
 * Returns a chain of a kind against a target with `length` variables; otherwise whether there may be a longer one: sequences
 * of one link less exist, though none of them ends.
 */
export function chainAgainst(
  values: ValuesLeft,
  target: Candidate,
  kind: LeanKind,
  length: number,
  linkedTo: LinkedTo,
  clock: Clock = unlimited,
): Sequence | 'longer' | 'none' {
  const rights: Right[] = [];
  let isLongest = false;
  const chosen: Variable[] = [];
  const extend = (most: number): boolean => {
    clock();
    if (most === 1) isLongest = true;
    const last = rights.at(-1) ?? target;
    for (const variable of linkedTo(last)) {
      if (holdsAny(values, variable, target, rights)) continue;
      const left = leftOf(values, variable, kind, target, rights);
      if (left < 0) continue;
      const isEnd = (left & ~linked(values, variable, target)) === 0;
      if (isEnd !== (most === 1) || (!isEnd && (!isSingle(left) || isRuledOut(values, variable, left, rights))))
        continue;
      chosen.push(variable);
      if (isEnd) return true;
      rights.push(values.variables.values[variable * values.variables.size + lowestBit(left)]!);
      if (extend(most - 1)) return true;
      rights.pop();
      chosen.pop();
    }
    return false;
  };
  if (extend(length)) return { target, variables: chosen, rights };
  return isLongest ? 'longer' : 'none';
}

const holdsAny = (values: ValuesLeft, variable: Variable, target: Candidate, rights: readonly Right[]): boolean =>
  holds(values, variable, target) || rights.some((right) => holds(values, variable, right));

/** True if an earlier right rules out a value: then the variable has none left, and the chain ends there as a whip. */
const isRuledOut = (values: ValuesLeft, variable: Variable, value: number, rights: readonly Right[]): boolean =>
  rights.some((right) => (linked(values, variable, right) & value) !== 0);

/**
 * Returns the values of a variable that remain beside its left candidate and those excluded in other ways; -1 if the
 * variable does not fit the kind.
 */
function leftOf(
  values: ValuesLeft,
  variable: Variable,
  kind: LeanKind,
  target: Candidate,
  rights: readonly Right[],
): number {
  const all = values.base[variable]!;
  const last = rights.at(-1) ?? target;
  const left = all & ~linked(values, variable, last);
  if (kind === 'bivalue') return isPair(all) ? left : -1;
  if (kind === 'z') return left & ~linked(values, variable, target);
  if (rights.length === 0) return isPair(all) ? left : -1;
  return rights.reduce((rest, right) => rest & ~linked(values, variable, right), left);
}
