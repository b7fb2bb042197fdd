/**
 * The search for a draft that meets all aims. It digs drafts from full grids until one is near. Then it restores some
 * givens, digs others, and keeps moves that bring the draft nearer or hardly farther (annealing at a low, constant
 * temperature: Metropolis and others 1953). A search without progress restarts.
 */
import { type Clock, unlimited } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import { type Aim, clueAim, distanceOf, limitsOf } from './aims.js';
import { Draft } from './draft.js';
import { Evaluation } from './evaluation.js';
import { fillerOf, type Grid } from './fill.js';
import { below, between, type Random, shuffle } from './random.js';
import type { Spec } from './spec.js';
import { type Orbit, orbitsOf } from './symmetry.js';
import { UnavoidableSets } from './unavoidable.js';

/** A test that a draft must pass. If a draft fails, it still fails after more givens are removed. */
interface Guard {
  /** Quick check by known unavoidable sets of the orbit removed last. */
  rejects(draft: Draft, taken: Orbit): boolean;
  /** Full check. */
  accepts(draft: Draft): boolean;
}

/**
 * Removes orbits in the order of the list, except those that would leave fewer than `least` clues or that the guard
 * keeps. At first it removes many at a time (`stride`), since most can go and one test then covers all; after each
 * failure half as many.
 */
export function dig(
  draft: Draft,
  orbits: readonly Orbit[],
  least: number,
  guard: Guard,
  stride = Math.ceil(orbits.length / 4),
): void {
  for (let at = 0; at < orbits.length; ) {
    const taken: Orbit[] = [];
    let next = at;
    for (; next < orbits.length && taken.length < stride; next++) {
      const orbit = orbits[next]!;
      if (!draft.gives(orbit) || draft.clues - orbit.length < least) continue;
      draft.takeOut(orbit);
      if (guard.rejects(draft, orbit)) draft.putBack(orbit);
      else taken.push(orbit);
    }
    if (taken.length > 0 && !guard.accepts(draft)) {
      for (const orbit of taken) draft.putBack(orbit);
      stride = Math.max(1, taken.length >> 1);
      if (taken.length > 1) continue;
    }
    at = next;
  }
}

/** The state of the search after a draft. */
export interface Attempt {
  readonly made: Evaluation;
  /** Distance from the aims; zero if all are met. */
  readonly distance: number;
  /** Aims that are not met. */
  readonly unmet: readonly Aim[];
}

const aimsIn = ({ clues, aims }: Spec): Aim[] => [clueAim(clues), ...aims];

/** Returns a function that measures drafts, and may stop at those farther from the aims than `most`. */
export function measureOf(spec: Spec, clock: Clock): (draft: Draft, most?: number) => Attempt {
  const aims = aimsIn(spec);
  const limits = limitsOf(aims);
  return (draft, most) => {
    const made = new Evaluation(draft, limits, clock);
    return { made, ...distanceOf(aims, made, most) };
  };
}

/** Drafts dug from one grid before another is filled. */
const DIGS_A_GRID = 16;
/** Share of the missing orbits restored before the next dig, which yields a fresh draft in a fraction of the time. */
const RESTORED = 0.25;
/** The distance below which a draft is worth moves. */
const NEAR = 0.8;
/** Moves without a new minimum of the distance after which a draft is given up. */
const PATIENCE = 100;
/** The mean increase of the distance that a move may bring. */
const TEMPERATURE = 0.1;
/** The probability that a move restores one more orbit, each time. */
const ONE_MORE_ORBIT = 0.5;

/** Yields an attempt for each draft, without end. Throws OutOfTime when the clock does. */
export function* attempts(spec: Spec, random: Random, clock = unlimited): Generator<Attempt, never, void> {
  const { geometry } = spec;
  const filler = fillerOf(geometry, spec.fill);
  const orbits = orbitsOf(geometry, spec.symmetry);
  for (let grid = spec.grid ?? filler(random, clock); ; grid = filler(random, clock))
    yield* attemptsOn(spec, grid, orbits, random, clock);
}

/** Yields an attempt for each draft of a full grid. Throws OutOfTime when the clock does. */
export function* attemptsOn(
  spec: Spec,
  grid: Grid,
  orbits: Orbit[],
  random: Random,
  clock: Clock,
): Generator<Attempt, void, void> {
  const { geometry, clues } = spec;
  const aims = aimsIn(spec);
  const isDeep = spec.aims.some((aim) => aim.isDeep);
  const measure = measureOf(spec, clock);
  const guard = guardFor(geometry, aims, grid, clock);
  const seen = new Set<string>();
  const isNew = ({ given }: Draft): boolean => seen.size < seen.add(given.join()).size;
  let dug: Draft | undefined;
  for (let digs = 0; digs < DIGS_A_GRID; digs++) {
    const bottom = isDeep ? clues.least : between(random, clues.least, clues.most);
    let draft = dug ? restoreSome(dug, orbits, random) : new Draft(geometry, grid);
    dig(draft, shuffle(orbits, random), bottom, guard, dug && 1);
    if (isDeep) dug = draft;
    let at = measure(draft);
    yield at;
    let nearest = at.distance;
    for (let idle = 0; idle < PATIENCE && at.distance > 0 && at.distance < NEAR; idle++) {
      const moved = move(draft, orbits, bottom, guard, random);
      if (moved && isNew(moved)) {
        const most = at.distance - TEMPERATURE * Math.log(1 - random());
        const next = measure(moved, most);
        if (next.distance <= most) [draft, at] = [moved, next];
        if (at.distance < nearest) [nearest, idle] = [at.distance, 0];
      }
      yield at;
    }
  }
}

/** Returns a copy with some orbits restored at random. */
function restoreSome(draft: Draft, orbits: readonly Orbit[], random: Random): Draft {
  const copy = draft.copy();
  for (const orbit of orbits) if (!copy.gives(orbit) && random() < RESTORED) copy.putBack(orbit);
  return copy;
}

/** Restores orbits and removes others in their place; undefined if no others can be removed. */
function move(draft: Draft, orbits: Orbit[], least: number, guard: Guard, random: Random): Draft | undefined {
  const moved = draft.copy();
  const restored = restoreOrbits(moved, orbits, random);
  const { clues } = moved;
  dig(
    moved,
    shuffle(orbits, random).filter((orbit) => !restored.includes(orbit)),
    least,
    guard,
    1,
  );
  if (moved.clues === clues) return undefined;
  dig(moved, restored, least, guard, 1);
  return moved;
}

/** Restores one orbit or more and returns them. */
function restoreOrbits(draft: Draft, orbits: readonly Orbit[], random: Random): Orbit[] {
  const restored: Orbit[] = [];
  do {
    const orbit = orbits[below(random, orbits.length)]!;
    if (draft.gives(orbit)) continue;
    draft.putBack(orbit);
    restored.push(orbit);
  } while (random() < ONE_MORE_ORBIT);
  return restored;
}

/** Makes the guard of a search: a draft must have one solution and the properties that the aims keep. */
function guardFor(geometry: Geometry, aims: readonly Aim[], grid: Grid, clock: Clock): Guard {
  const limits = limitsOf(aims);
  const keepers = aims.filter(({ keeps }) => keeps);
  const isProved = keepers.some(({ proves }) => proves);
  const unavoidable = new UnavoidableSets(geometry, grid);
  return {
    rejects: (draft, taken) => unavoidable.losesLastGiven(draft, taken),
    accepts(draft) {
      // Aims that prove a draft unique may need no search, which would check the clock.
      clock();
      const made = new Evaluation(draft, limits, clock);
      return (isProved || unavoidable.isUnique(draft, clock)) && keepers.every((aim) => aim.keeps!(made));
    },
  };
}
