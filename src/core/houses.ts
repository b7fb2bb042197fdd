/** Houses in the order in which strategies scan them. */
import type { Markup, Stamp } from './board.js';
import { addCell, type CellSet, cellSet } from './cell-set.js';
import type { Geometry, House, HouseKind } from './geometry.js';

/** Boxes before lines: people see a pattern in a box more easily. */
export const BOXES_FIRST: readonly HouseKind[] = ['box', 'row', 'column', 'extra'];

/** Returns the houses of some kinds, kind by kind, that have lost a candidate since the stamp. */
export function housesSince(
  { geometry, houseStamps }: Markup,
  kinds: readonly HouseKind[],
  since: Stamp = -1,
): readonly House[] {
  const changed: House[] = [];
  for (const kind of kinds) {
    const first = geometry.firstOf(kind);
    for (let house = first; house < first + geometry.countOf(kind); house++)
      if (houseStamps[house]! > since) changed.push(house);
  }
  return changed;
}

/** Returns the cells that have lost a candidate since the stamp. */
export function cellsSince({ geometry, cellStamps }: Markup, since: Stamp = -1): CellSet {
  const changed = cellSet(geometry);
  for (let cell = 0; cell < geometry.cells; cell++) if (cellStamps[cell]! > since) addCell(changed, cell);
  return changed;
}

/**
 * Returns the pairs of houses that cross, each pair once: a line or an extra house, then a box or an extra house. Two
 * lines are left out, since they cross in one cell.
 */
export const crossingHouses = (geometry: Geometry): readonly (readonly [House, House])[] =>
  geometry.memo(pairsThatCross);

function pairsThatCross(geometry: Geometry): readonly (readonly [House, House])[] {
  const { houses, houseKinds, crossings } = geometry;
  const others = geometry.housesOf('box', 'extra');
  return geometry
    .housesOf('row', 'column', 'extra')
    .flatMap((house) =>
      others
        .filter((other) => crossings[house * houses + other] && (other > house || houseKinds[other] === 'box'))
        .map((other) => [house, other] as const),
    );
}
