/** Left candidates of a whip: one of each variable, linked to the right before it, all different. */
import { lowestBit } from '../../core/bits.js';
import type { Candidate } from '../../core/geometry.js';
import { linked } from './links.js';
import type { ValuesLeft } from './values.js';
import type { Right, Variable } from './variables.js';

/** True if different left candidates can be chosen. */
export const areApart = (
  values: ValuesLeft,
  target: Candidate,
  variables: readonly Variable[],
  rights: readonly Right[],
): boolean => canChoose(values, [target, ...rights], variables, 0, new Set());

function canChoose(
  values: ValuesLeft,
  befores: readonly Right[],
  variables: readonly Variable[],
  at: number,
  chosen: Set<Candidate>,
): boolean {
  if (at === variables.length) return true;
  const variable = variables[at]!;
  const first = variable * values.variables.size;
  for (let rest = linked(values, variable, befores[at]!); rest; rest &= rest - 1) {
    const left = values.variables.values[first + lowestBit(rest)]!;
    if (chosen.has(left)) continue;
    chosen.add(left);
    if (canChoose(values, befores, variables, at + 1, chosen)) return true;
    chosen.delete(left);
  }
  return false;
}
