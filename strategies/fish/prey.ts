/** Planes in which chains count as sight: a candidate sees what it takes away, however long the way. */
import type { Candidate } from '../../src/core/geometry.js';
import type { Plane } from '../../src/logic/digit/fish/plane.js';
import { addTo } from '../../src/logic/digit/fish/sets.js';
import { placingsIn } from './placings.js';
import { linksBetween, type Sight } from './sight.js';

/** Candidates, of any digit, that reach so much of a plane that its digit could not be placed: no fish takes others. */
export function preyOf(plane: Plane, sight: Sight): Candidate[] {
  const { found, findWithout } = placingsIn(plane);
  const prey: Candidate[] = [];
  let isFound = false;
  for (const [candidate] of sight.graph.nodes.slice(0, sight.graph.singles)) {
    const reached = reachedBy(plane, sight, candidate!);
    const isFree = isFound && found.every((set, word) => (set & reached[word]!) === 0);
    if (isFree) continue;
    if (findWithout(reached, 0, found)) isFound = true;
    else prey.push(candidate!);
  }
  return prey;
}

/** What a candidate reaches of a plane. */
function reachedBy({ candidates, words }: Plane, sight: Sight, candidate: Candidate): Int32Array {
  const reached = new Int32Array(words);
  for (const [i, other] of candidates.entries()) if (linksBetween(sight, candidate, other) > 0) addTo(reached, 0, i);
  return reached;
}

/** The same plane, only that candidates see all that they reach. */
export function farSighted(plane: Plane, prey: readonly Candidate[], sight: Sight): Plane {
  const { candidates, words } = plane;
  const seen = new Int32Array(plane.seen.length);
  const doomed = new Int32Array(words);
  for (const [i, candidate] of candidates.entries()) {
    seen.set(reachedBy(plane, sight, candidate), i * words);
    if (prey.includes(candidate)) addTo(doomed, 0, i);
  }
  return { ...plane, seen, doomed };
}

/** A plane with the prey added to it: seen by what reaches it, and held by every house, but only as a cover. */
export function withPrey(plane: Plane, prey: readonly Candidate[], sight: Sight): Plane {
  const candidates = [...plane.candidates, ...prey];
  const words = Math.ceil(candidates.length / 32);
  const widened = (sets: Int32Array, count: number): Int32Array => {
    const wide = new Int32Array(count * words);
    for (let i = 0; i < count; i++) wide.set(sets.subarray(i * plane.words, (i + 1) * plane.words), i * words);
    return wide;
  };
  const held = widened(plane.held, plane.houses.length);
  const covering = held.slice();
  const seen = new Int32Array(candidates.length * words);
  const doomed = new Int32Array(words);
  for (const [i, target] of prey.entries()) {
    const number = plane.candidates.length + i;
    addTo(doomed, 0, number);
    for (let house = 0; house < plane.houses.length; house++) addTo(covering, house * words, number);
    seen.set(reachedBy(plane, sight, target), number * words);
    for (const [other, candidate] of plane.candidates.entries())
      if (linksBetween(sight, candidate, target) > 0) addTo(seen, other * words, number);
  }
  return { ...plane, candidates, words, held, covering, seen, doomed };
}
