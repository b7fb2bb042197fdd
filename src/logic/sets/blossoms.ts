/**
 * Blossoms: a stem of which one candidate is true, and for each of them an almost locked set, a petal, that loses its
 * digit then. Eliminations common to all petals follow.
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import type { Need } from '../step/truths.js';
import {
  type AlmostLockedSet,
  type AlmostLockedSets,
  almostLockedSets,
  collect,
  type SetIndex,
  setAt,
} from './almost-locked.js';
import { hasSet, losingSets, setsIn } from './set-rows.js';

export interface Blossom {
  readonly stem: Need;
  /** The candidates of the stem, ascending, and the petal that loses the digit of each. */
  readonly alternatives: readonly Candidate[];
  readonly petals: readonly AlmostLockedSet[];
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
export function blossomsOn(
  board: Markup,
  stem: Stem,
  changedSets: Int32Array,
  clock: Clock,
  fewest = 1,
): Hit<Blossom>[] {
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
