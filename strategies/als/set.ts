/** Common parts of the strategies of almost locked sets: words, marks, truths, and a filter for hits. */
import { type Bits, bitsOf } from '../../src/core/bits.js';
import type { Candidate, Digit, Geometry } from '../../src/core/geometry.js';
import type { AlmostLockedSet } from '../../src/logic/sets/almost-locked.js';
import { type Mark, markCandidates, markLink, type Role } from '../../src/logic/step/marks.js';
import { cells, clause, digitSet, say, type Term } from '../../src/logic/step/message.js';
import type { Hit } from '../../src/logic/step/strategy.js';
import { cellTruths, type Truth } from '../../src/logic/step/truths.js';

/** `r1c12 (1, 2 and 3)`. */
export const setTerm = ({ cells: own, digits }: AlmostLockedSet): Term =>
  clause(say('{cells} ({digits})', { cells: cells(own), digits: digitSet(digits) }));

/** Each cell takes a digit. */
export const setTruths = (sets: readonly AlmostLockedSet[]): Truth[] =>
  cellTruths([...new Set(sets.flatMap(({ cells: own }) => own))]);

/** The roles that sets take in turn, so that neighbours differ. None of these roles means true or false. */
export const TURNS: readonly Role[] = ['pattern', 'cover'];

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

/** Weak links between two sets, one for each restricted common digit. */
export const commonLinks = (geometry: Geometry, a: AlmostLockedSet, b: AlmostLockedSet, digits: Bits): Mark[] =>
  bitsOf(digits).map((digit) => markLink(placesIn(geometry, a, digit), placesIn(geometry, b, digit), false));

/** The candidates of a digit in a set. */
export const placesIn = (geometry: Geometry, { candidates }: AlmostLockedSet, digit: Digit): Candidate[] =>
  candidates.filter((candidate) => geometry.digitOf(candidate) === digit);

/** Drops a hit if an earlier one has its eliminations with no more cells: most outcomes can be reached in many ways. */
export function* withFewestCells<Pattern>(
  hits: Iterable<Hit<Pattern>>,
  setsOf: (pattern: Pattern) => readonly AlmostLockedSet[],
): Generator<Hit<Pattern>, void, void> {
  const fewest = new Map<string, number>();
  for (const hit of hits) {
    const outcome = hit.remove.join();
    const cells = setsOf(hit.pattern).reduce((sum, set) => sum + set.cells.length, 0);
    if (cells >= (fewest.get(outcome) ?? Infinity)) continue;
    fewest.set(outcome, cells);
    yield hit;
  }
}
