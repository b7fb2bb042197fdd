/** Common parts of the strategies of almost locked sets: words, marks and truths. */
import { type Bits, bitsOf, isSingle } from '../../src/core/bits.js';
import { digitsOf } from '../../src/core/candidates.js';
import type { Candidate, Cell, Digit, Geometry } from '../../src/core/geometry.js';
import type { AlmostLockedSet } from '../../src/logic/sets/almost-locked.js';
import { type Mark, markCandidates, markLink, markSets, named } from '../../src/logic/step/marks.js';
import { cells, clause, conclusion, digitSet, letter, say, type Term } from '../../src/logic/step/message.js';
import type { Hit } from '../../src/logic/step/strategy.js';
import { cellTruths, type Truth } from '../../src/logic/step/truths.js';

/** Makes the term `A (r1c12: 1, 2 and 3)`, by the index of the set. */
export const setTerm = (set: AlmostLockedSet, index: number): Term =>
  clause(
    say('{letter} ({cells}: {digits})', {
      letter: setLetter(set, index),
      cells: cells(set.cells),
      digits: digitSet(set.digits),
    }),
  );

/**
 * Makes the term of the sentence that the cells of the outcome see all places of its digits in the sets, one of which
 * holds them. `sets`: whether they are two.
 */
export function seenTerm(
  { place, remove }: Pick<Hit, 'place' | 'remove'>,
  sets: 'both' | 'all',
  geometry: Geometry,
): Term {
  const common = digitSet(digitsOf(remove, geometry));
  const losing = cells([...new Set(remove.map((candidate) => geometry.cellOf(candidate)))]);
  const terms = { cells: losing, digit: common, conclusion: conclusion({ place, remove }) };
  const isOne = isSingle(digitsOf(remove, geometry));
  if (sets === 'both')
    return clause(
      isOne
        ? say('{cells} {cells:sees|see} every {digit} in both: {conclusion}.', terms)
        : say('Cells that see all places of one of these digits in both cannot hold it: {conclusion}.', terms),
    );
  return clause(
    isOne
      ? say('{cells} {cells:sees|see} every {digit} in these sets: {conclusion}.', terms)
      : say('Cells that see all places of one of these digits in the sets cannot hold it: {conclusion}.', terms),
  );
}

/** Makes the term `A`, by the index of the set. */
export const setLetter = ({ cells: own }: { readonly cells: readonly Cell[] }, index: number): Term =>
  letter(index, own);

/** Each cell takes a digit. */
export const setTruths = (sets: readonly AlmostLockedSet[]): Truth[] =>
  cellTruths([...new Set(sets.flatMap(({ cells: own }) => own))]);

/** Returns marks for the sets and, in those that may hold them, for the digits that one of them must hold. */
export function setMarks(
  geometry: Geometry,
  sets: readonly AlmostLockedSet[],
  links: Bits,
  targets: readonly Candidate[],
  holders: readonly AlmostLockedSet[] = [sets[0]!, sets.at(-1)!],
): Mark[] {
  const common = holders.reduce((left, { digits }) => left & digits, digitsOf(targets, geometry) & ~links);
  return [
    ...markSets(sets.map(({ cells: own }) => own)),
    ...named(
      'common',
      markCandidates(
        'pattern',
        holders.flatMap((set) => candidatesOfDigits(geometry, set, common)),
      ),
    ),
    ...markCandidates('target', targets),
  ];
}

/** The candidates of some digits in a set. */
const candidatesOfDigits = (geometry: Geometry, { candidates }: AlmostLockedSet, digits: Bits): Candidate[] =>
  candidates.filter((candidate) => (digits & (1 << geometry.digitOf(candidate))) !== 0);

/** Weak links between two sets, one for each restricted common digit, and the places of these digits. */
export const commonLinks = (geometry: Geometry, a: AlmostLockedSet, b: AlmostLockedSet, digits: Bits): Mark[] =>
  named('link', [
    ...bitsOf(digits).map((digit) => markLink(placesIn(geometry, a, digit), placesIn(geometry, b, digit), false)),
    ...markCandidates('fin', [...candidatesOfDigits(geometry, a, digits), ...candidatesOfDigits(geometry, b, digits)]),
  ]);

/** The candidates of a digit in a set. */
export const placesIn = (geometry: Geometry, { candidates }: AlmostLockedSet, digit: Digit): Candidate[] =>
  candidates.filter((candidate) => geometry.digitOf(candidate) === digit);
