/** Taking givens out of a draft. */
import type { Draft } from './draft.js';
import type { Orbit } from './symmetry.js';

/** Whether a draft may stand as it is. Once it may not, taking out more does not mend it. */
export interface Guard {
  /** By what is known already of what was taken out last: at once. */
  rejects(draft: Draft, taken: Orbit): boolean;
  /** By looking into it. */
  accepts(draft: Draft): boolean;
}

/**
 * Takes out orbits in the order of the list, but none that would go below `least` clues or that the guard keeps. At first many at a
 * time (`stride`), since most of them can be spared and one test then tells it for all; half as many whenever that fails.
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
