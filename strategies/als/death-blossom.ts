import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong, digitsOf, placesAt } from '../../src/core/candidates.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import {
  type AlmostLockedSet,
  type AlmostLockedSets,
  almostLockedSets,
  collect,
  type SetIndex,
  setAt,
} from '../../src/logic/sets/almost-locked.js';
import { hasSet, losingSets, setsIn, setsSince } from '../../src/logic/sets/set-rows.js';
import { inBranch, type Mark, markCandidates, markLink, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, digits, houses, lines, say, supposition } from '../../src/logic/step/message.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import type { Need } from '../../src/logic/step/truths.js';
import { placesIn, setMarks, setTerm, setTruths } from './set.js';

interface Blossom {
  readonly stem: Need;
  /** The candidates of the stem, ascending, and the petal that loses the digit of each. */
  readonly alternatives: readonly Candidate[];
  readonly petals: readonly AlmostLockedSet[];
}

/**
 * Each candidate of the stem takes a digit from a petal, which then holds all its others. Eliminations common to all
 * petals follow.
 */
export const deathBlossom: Strategy<Blossom> = {
  id: 'death-blossom',
  name: 'Death Blossom',
  names: { de: 'Todesblüte' },
  learnAfter: ['als-xy-wing'],
  family: 'als',
  level: 'unfair',
  score: 360,

  *find(board, since = -1, clock = unlimited) {
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
  names: { de: 'Todesblüte eines Hauses' },
  aliases: ['house death blossom'],
  learnAfter: ['death-blossom', 'als-w-wing'],
  family: 'als',
  level: 'unfair',
  score: 370,

  *find(board, since = -1, clock = unlimited) {
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
    say('With {supposed}, the set is {petal}.', {
      supposed: supposition(true, candidate),
      petal: setTerm(petals[index]!, letters[index]!),
    }),
  );
  const linkMarks = alternatives.map((candidate, index) => linkTo(petals[index]!, candidate, geometry));
  const own = setMarks(geometry, distinct, stemDigits, remove, distinct);
  const terms = {
    common: digitSet(digitsOf(remove, geometry)),
    petals: lines(cases),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message:
      stem.kind === 'cell'
        ? say(
            'Whatever {stem} takes, a set with one more digit than cells loses that digit and holds all its others:{petals}\nEach of these sets then holds {common}. A candidate ruled out in every case is false: {conclusion}.',
            { ...terms, stem: cells([stem.cell]) },
          )
        : say(
            'Wherever {digit} is in {house}, a set with one more digit than cells loses it and holds all its others:{petals}\nEach of these sets then holds {common}. A candidate ruled out in every case is false: {conclusion}.',
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

interface Stem {
  readonly need: Need;
  readonly alternatives: readonly Candidate[];
  /** True if the stem has changed since the last fruitless search. */
  readonly isNew: boolean;
}

/** The petals of each candidate of a stem, and the targets of a blossom with a part that has changed. */
interface Choices {
  readonly petals: readonly SetIndex[][];
  /** By digit and word. */
  readonly reachable: Int32Array;
}

/** Returns the petals to choose from; undefined if no target is left. `changedSets`: a row of sets. */
function choicesFor(board: Markup, { alternatives, isNew }: Stem, changedSets: Int32Array): Choices | undefined {
  const { geometry, places } = board;
  const { words } = geometry;
  const reachable = Int32Array.from(places);
  for (const candidate of alternatives)
    reachable.fill(0, geometry.digitOf(candidate) * words, (geometry.digitOf(candidate) + 1) * words);
  const petals: SetIndex[][] = [];
  for (const candidate of alternatives) {
    const { sets, seen } = petalsFor(board, candidate);
    if (!keepSeen(reachable, seen)) return undefined;
    petals.push(sets);
  }
  if (isNew) return { petals, reachable };
  const changed = petals.flat().filter((set) => hasSet(changedSets, set));
  return keepSeen(reachable, seenByAny(almostLockedSets(board), changed)) ? { petals, reachable } : undefined;
}

/** The number of petals tried between two checks of the clock. */
const PETALS_PER_CHECK = 256;

/**
 * Returns the blossoms on a stem with at least a number of different petals, one for each outcome. Omits those whose
 * stem and petals have not changed; `changedSets`: a row of sets.
 */
function blossomsOn(board: Markup, stem: Stem, changedSets: Int32Array, clock: Clock, fewest = 1): Hit<Blossom>[] {
  clock();
  const choices = choicesFor(board, stem, changedSets);
  if (!choices) return [];
  const { need, alternatives } = stem;
  const { geometry } = board;
  const { size, words } = geometry;
  const sets = almostLockedSets(board);
  const { petals, reachable } = choices;
  // Small ones first. The lists are kept for the position; no other search depends on their order.
  for (const list of petals) list.sort((a, b) => countBits(sets.slots[a]!) - countBits(sets.slots[b]!));
  const block = size * words;
  /** Targets of the petals chosen so far, by number of petals, digit and word. */
  const targets = new Int32Array((petals.length + 1) * block);
  targets.set(reachable);
  const found = new Map<string, Hit<Blossom>>();
  const chosen: SetIndex[] = [];
  let tried = 0;
  const grow = (common: Bits): void => {
    const level = chosen.length;
    if (level === petals.length) {
      if (new Set(chosen).size < fewest) return;
      const remove: Candidate[] = [];
      for (let rest = common; rest; rest &= rest - 1)
        for (let word = 0; word < words; word++)
          collect(remove, geometry, lowestBit(rest), word, targets[level * block + lowestBit(rest) * words + word]!);
      const key = remove.join();
      if (found.has(key)) return;
      const own = chosen.map((set) => setAt(board, sets, set));
      found.set(key, removing({ stem: need, alternatives, petals: own }, remove));
      return;
    }
    for (const set of petals[level]!) {
      if (++tried % PETALS_PER_CHECK === 0) clock();
      let still = 0;
      for (let rest = common & sets.digits[set]!; rest; rest &= rest - 1) {
        const from = level * block + lowestBit(rest) * words;
        const seen = (set * size + lowestBit(rest)) * words;
        let any = 0;
        for (let word = 0; word < words; word++)
          any |= targets[from + block + word] = targets[from + word]! & sets.seen[seen + word]!;
        if (any) still |= rest & -rest;
      }
      if (!still) continue;
      chosen.push(set);
      grow(still);
      chosen.pop();
    }
  };
  grow(geometry.all);
  return [...found.values()];
}

/** Keeps only the targets that some of the sets have. Returns false if there are none. */
function keepSeen(targets: Int32Array, seen: Int32Array): boolean {
  let any = 0;
  for (let at = 0; at < seen.length; at++) any |= targets[at]! &= seen[at]!;
  return any !== 0;
}

/** The sets that lose the digit of a candidate if it is true, and the targets of any of them, by digit and word. */
interface Petals {
  readonly sets: SetIndex[];
  readonly seen: Int32Array;
}

/** The petals of each candidate, cached because a candidate can be part of several stems. */
const noPetals = (): Petals[] => [];

const petalsFor = (board: Markup, candidate: Candidate): Petals =>
  (board.memo(noPetals)[candidate] ??= newPetals(board, candidate));

function newPetals(board: Markup, candidate: Candidate): Petals {
  const { rows, starts, length } = losingSets(board);
  const sets = setsIn(rows, length, starts[candidate]);
  return { sets, seen: seenByAny(almostLockedSets(board), sets) };
}

/** Returns the targets of any of some sets. */
function seenByAny({ geometry, digits, seen }: AlmostLockedSets, sets: readonly SetIndex[]): Int32Array {
  const { size, words } = geometry;
  const any = new Int32Array(size * words);
  for (const set of sets)
    for (let rest = digits[set]!; rest; rest &= rest - 1) {
      const first = lowestBit(rest) * words;
      const from = set * size * words;
      for (let at = first; at < first + words; at++) any[at]! |= seen[from + at]!;
    }
  return any;
}
