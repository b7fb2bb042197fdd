/** Links from a right-linking candidate to the values that are left. */
import type { Candidate, Digit } from '../../core/geometry.js';
import type { ValuesLeft } from './values.js';
import type { Right, Variable } from './variables.js';

/** True if a candidate is one of the values of a variable. */
export function holds({ variables: { start, of } }: ValuesLeft, variable: Variable, candidate: Candidate): boolean {
  for (let i = start[candidate]!; i < start[candidate + 1]!; i++) if (of[i] === variable) return true;
  return false;
}

/** Returns the values of a variable at the position that are linked to a right, as a set. */
export function linked({ base, variables }: ValuesLeft, variable: Variable, right: Right): number {
  const { cells, size, seen, sees, slotOf, digitOf, cellOf, geometry } = variables;
  const { houses, candidates } = geometry;
  const isPlain = right < candidates;
  const place = isPlain ? cellOf[right]! : cells + (((right - candidates) / size) | 0);
  const digit = isPlain ? digitOf[right]! : (right - candidates) % size;
  if (variable < cells) return sees[place * cells + variable] === 1 ? base[variable]! & (1 << digit) : 0;
  const house = ((variable - cells) / size) | 0;
  if (variable - cells - house * size === digit) return base[variable]! & seen[place * houses + house]!;
  const slot = isPlain ? slotOf[house * cells + place]! : -1;
  return slot < 0 ? 0 : base[variable]! & (1 << slot);
}

/** Returns the variables with a value that is linked to a right, in order. */
export type LinkedTo = (right: Right) => readonly Variable[];

/** Makes a function that finds the variables linked to a right and keeps them, as long as the position stays. */
export function linkedOn(values: ValuesLeft): LinkedTo {
  const { count } = values.variables;
  const known = new Map<Right, readonly Variable[]>();
  return (right) => {
    let found = known.get(right);
    if (found) return found;
    found = Array.from({ length: count }, (_, variable) => variable).filter((variable) =>
      linked(values, variable, right),
    );
    known.set(right, found);
    return found;
  };
}

/**
 * True if a right, once taken, would empty a variable: one whose last candidate is linked to it, or a digit's house all
 * of whose places it sees.
 */
export function wouldEmpty(values: ValuesLeft, right: Right): boolean {
  const { variables, wanted } = values;
  const { cells, size, start, of, bits, cellOf, digitOf, geometry, segments } = variables;
  const { candidates, houses, crossings } = geometry;
  if (right < candidates) {
    for (let i = start[right]!; i < start[right + 1]!; i++) if ((wanted[of[i]!]! & ~bits[i]!) !== 0) return true;
    return (geometry.hasPairs && isWantedApart(values, right)) || seesAll(values, cellOf[right]!, digitOf[right]!);
  }
  const number = right - candidates;
  const segment = (number / size) | 0;
  const digit = number % size;
  const [a, b] = segments[segment]!.houses;
  return (
    (wanted[cells + a * size + digit]! & ~crossings[a * houses + b]!) !== 0 ||
    (wanted[cells + b * size + digit]! & ~crossings[b * houses + a]!) !== 0 ||
    seesAll(values, cells + segment, digit)
  );
}

/** True if a candidate excludes, in a cell that shares no house with its own, the last candidate of a variable. */
function isWantedApart({ wanted, variables: { geometry } }: ValuesLeft, candidate: Candidate): boolean {
  const { start, cells, digits } = geometry.apart;
  for (let at = start[candidate]!; at < start[candidate + 1]!; at++)
    if ((wanted[cells[at]!]! & digits[at]!) !== 0) return true;
  return false;
}

/** True if a place sees all places left to a digit in a house that does not hold it. */
export function seesAll({ left, variables }: ValuesLeft, place: number, digit: Digit): boolean {
  const { nearStart, near, unseen } = variables;
  for (let i = nearStart[place]!; i < nearStart[place + 1]!; i++)
    if ((left[near[i]! + digit]! & unseen[i]!) === 0) return true;
  return false;
}
