/** How the strategies of almost locked sets speak, point and argue. */
import { type Bits, bitsFrom } from '../../src/core/bits.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import type { AlmostLockedSet } from '../../src/logic/sets/almost-locked.js';
import { type Mark, markCandidates, type Role } from '../../src/logic/step/marks.js';
import { cells, clause, digitSet, say, type Term } from '../../src/logic/step/message.js';
import { cellTruths, type Truth } from '../../src/logic/step/truths.js';

/** `r1c12 (1, 2 and 3)`. */
export const setTerm = ({ cells: own, digits }: AlmostLockedSet): Term =>
  clause(say('{cells} ({digits})', { cells: cells(own), digits: digitSet(digits) }));

/** The digits of some candidates. */
export const digitsOf = (list: readonly Candidate[], geometry: Geometry): Bits =>
  bitsFrom(list.map((candidate) => geometry.digitOf(candidate)));

/** Each cell takes a digit. */
export const setTruths = (sets: readonly AlmostLockedSet[]): Truth[] =>
  cellTruths([...new Set(sets.flatMap(({ cells: own }) => own))]);

/** Neighbours in a list of sets are told apart by these. */
const TURNS: readonly Role[] = ['pattern', 'cover', 'on', 'off'];

/** The sets, each with the digits of `links` as fins. */
export function setMarks(
  geometry: Geometry,
  sets: readonly AlmostLockedSet[],
  links: Bits,
  targets: readonly Candidate[],
): Mark[] {
  const isLink = (candidate: Candidate): boolean => (links & (1 << geometry.digitOf(candidate))) !== 0;
  return [
    ...sets.flatMap(({ candidates }, index) =>
      candidates.flatMap((candidate) =>
        markCandidates(isLink(candidate) ? 'fin' : TURNS[index % TURNS.length]!, [candidate]),
      ),
    ),
    ...markCandidates('target', targets),
  ];
}
