import { countBits } from '../../src/core/bits.js';
import { candidatesAmong, digitsOf, placesAt } from '../../src/core/candidates.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { type AlmostLockedSet, almostLockedSets } from '../../src/logic/sets/almost-locked.js';
import { type Blossom, blossomsOn } from '../../src/logic/sets/blossoms.js';
import { setsSince } from '../../src/logic/sets/set-rows.js';
import { inBranch, type Mark, markCandidates, markLink, named } from '../../src/logic/step/marks.js';
import { cells, digitSet, digits, houses, lines, say, supposition } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Strategy } from '../../src/logic/step/strategy.js';
import type { Need } from '../../src/logic/step/truths.js';
import { placesIn, seenTerm, setMarks, setTerm, setTruths } from './set.js';

/**
 * Each candidate of the stem takes a digit from a petal, which then holds all its others. Eliminations common to all
 * petals follow.
 */
export const deathBlossom: Strategy<Blossom> = {
  id: 'death-blossom',
  name: 'Death Blossom',
  learnAfter: ['als-xy-wing'],
  family: 'als',
  level: 'unfair',
  score: 360,

  *find(board, { since = -1, clock = unlimited } = {}) {
    const { geometry, digits: left, cellStamps } = board;
    const changedSets = setsSince(board, almostLockedSets(board), since);
    for (let cell = 0; cell < geometry.cells; cell++) {
      if (countBits(left[cell]!) < 2) continue;
      const alternatives = candidatesAmong(board, [cell], geometry.all);
      yield* blossomsOn(
        board,
        { need: { kind: 'cell', cell }, alternatives, isNew: cellStamps[cell]! > since },
        changedSets,
        clock,
      );
    }
  },

  explain,
};

const FEWEST_PLACES = 3;
/** The fewest petals in a region. A petal may serve two places, but with two petals in all it is a W-Wing. */
const FEWEST_PETALS = 3;
const MOST_PLACES = 4;

/** A death blossom with a digit in a house as stem; with two places it is a W-Wing of almost locked sets. */
export const regionDeathBlossom: Strategy<Blossom> = {
  id: 'region-death-blossom',
  name: 'Region Death Blossom',
  aliases: ['house death blossom'],
  learnAfter: ['death-blossom', 'als-w-wing'],
  family: 'als',
  level: 'unfair',
  score: 370,

  *find(board, { since = -1, clock = unlimited } = {}) {
    const { geometry, slots, houseStamps, digitStamps } = board;
    const changedSets = setsSince(board, almostLockedSets(board), since);
    for (let house = 0; house < geometry.houses; house++)
      for (let digit = 0; digit < geometry.size; digit++) {
        const places = slots[house * geometry.size + digit]!;
        const count = countBits(places);
        if (count < FEWEST_PLACES || count > MOST_PLACES) continue;
        const alternatives = placesAt(geometry, house, places, digit);
        const isNewStem = houseStamps[house]! > since && digitStamps[digit]! > since;
        const need: Need = { kind: 'house', house, digit };
        yield* blossomsOn(board, { need, alternatives, isNew: isNewStem }, changedSets, clock, FEWEST_PETALS);
      }
  },

  explain,
};

function explain(
  { place, remove, pattern: { stem, alternatives, petals } }: Hit<Blossom>,
  geometry: Geometry,
): Explanation {
  const stemDigits = digitsOf(alternatives, geometry);
  /** A petal may serve several candidates. */
  const keys = petals.map((petal) => petal.cells.join());
  const distinct = petals.filter((_, index) => keys.indexOf(keys[index]!) === index);
  const letters = keys.map((key) => distinct.findIndex((petal) => petal.cells.join() === key));
  const cases = alternatives.map((candidate, index) =>
    say('If {supposed} is true, set {petal} lacks {digit}.', {
      supposed: supposition(true, candidate),
      digit: digits(geometry.digitOf(candidate)),
      petal: setTerm(petals[index]!, letters[index]!),
    }),
  );
  const linkMarks = alternatives.map((candidate, index) => linkTo(petals[index]!, candidate, geometry));
  const own = setMarks(geometry, distinct, stemDigits, remove, distinct);
  const terms = {
    common: digitSet(digitsOf(remove, geometry)),
    petals: lines(cases),
    seen: seenTerm({ place, remove }, 'all', geometry),
  };
  return {
    message:
      stem.kind === 'cell'
        ? say(
            'Each set below has one digit more than cells, so a set without one of its digits holds all others. Whatever {stem} is, one of them lacks that digit and holds {common}:{petals}\n{seen}',
            { ...terms, stem: cells([stem.cell]) },
          )
        : say(
            'Each set below has one digit more than cells, so a set without one of its digits holds all others. Wherever {digit} is in {house}, one of them lacks it and holds {common}:{petals}\n{seen}',
            { ...terms, digit: digits(stem.digit), house: houses([stem.house]) },
          ),
    marks: [
      ...linkMarks.flatMap((list, index) => inBranch(index, list)),
      ...named('stem', markCandidates('cover', alternatives)),
      ...own,
    ],
    truths: [stem, ...setTruths(petals)],
    reasons: cases.map((message, index) => ({
      message,
      marks: [
        ...linkMarks[index]!,
        ...named('stem', markCandidates('cover', [alternatives[index]!])),
        ...own.filter((mark) => isInPetal(mark, petals[index]!, letters[index]!, geometry)),
        ...markCandidates('target', remove),
      ],
    })),
  };
}

/** Returns the link from a candidate of the stem to its digit in the petal. */
function linkTo(petal: AlmostLockedSet, candidate: Candidate, geometry: Geometry): Mark[] {
  const places = placesIn(geometry, petal, geometry.digitOf(candidate));
  return named('link', [markLink([candidate], places, false), ...markCandidates('fin', places)]);
}

/** True for the marks of a petal: its cells with its letter, and candidates in them. */
function isInPetal(mark: Mark, { cells: own }: AlmostLockedSet, letter: number, geometry: Geometry): boolean {
  if (mark.kind === 'candidate') return own.includes(geometry.cellOf(mark.candidate));
  return mark.kind === 'cell' && mark.name?.letter === letter;
}
