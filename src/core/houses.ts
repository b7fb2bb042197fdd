/** The houses that a strategy looks through. */
import type { Markup, Stamp } from './board.js';
import type { House, HouseKind } from './geometry.js';

/** Boxes before lines: what happens in a box is easier to see. */
export const BOXES_FIRST: readonly HouseKind[] = ['box', 'row', 'column'];

/** The houses of the kinds, in their order, that have lost a candidate since the stamp. */
export function housesSince(
  { geometry, houseStamps }: Markup,
  kinds: readonly HouseKind[],
  since: Stamp = -1,
): readonly House[] {
  const changed: House[] = [];
  for (const kind of kinds) {
    const first = geometry.firstOf(kind);
    for (let house = first; house < first + geometry.size; house++)
      if (houseStamps[house]! > since) changed.push(house);
  }
  return changed;
}
