/** A layout whose houses and pairs are settled: what equal cells see, and what rules over several cells may ask. */
import type { Additions, Ground, SettledGround } from '../core/constraint.js';
import type { ExclusivePair } from '../core/exclusions.js';
import { Geometry } from '../core/geometry.js';
import { boxAt, type Cell, type GridLayout } from '../core/layout.js';
import { usualNumbers } from '../core/numbers.js';
import { unless } from '../rules/relation.js';

/** Returns the ground of a layout. Its geometry is made when somebody asks who sees whom. */
export function settledGround(layout: GridLayout, ground: Ground): SettledGround {
  let geometry: Geometry | undefined;
  return {
    ...ground,
    sees(a, b) {
      geometry ??= bareOf(layout);
      return geometry.sees(a, b);
    },
    regionOf: (cell) =>
      layout.tiling === 'boxes' ? boxAt(layout, cell) : layout.tiling === 'regions' ? layout.regions![cell] : undefined,
  };
}

/** Returns the shape with the houses and pairs of a layout alone. */
const bareOf = ({ exclusions: _, never: __, statements: ___, constraints: ____, ...layout }: GridLayout): Geometry =>
  Geometry.from(layout);

/** Adds what follows from pairs of equal cells: what one of them sees, the other sees too. */
export function withTwins(layout: GridLayout, equal: readonly (readonly [Cell, Cell])[]): GridLayout {
  const pairs = equal.filter(([a, b]) => a !== b);
  if (pairs.length === 0) return layout;
  const bare = bareOf(layout);
  const classOf = classesOf(pairs);
  const twinsOf = (cell: Cell): readonly Cell[] => classOf.get(cell) ?? [cell];
  const seen = [...classOf].flatMap(([cell, twins]) =>
    [...new Set(twins.flatMap((twin) => peersOf(bare, twin).flatMap((peer) => twinsOf(peer))))]
      .filter((other) => other !== cell && !bare.sees(cell, other))
      .map((other) => [cell, other] as const),
  );
  return {
    ...layout,
    pairs: [...layout.pairs, ...seen],
    exclusions: [...(layout.exclusions ?? []), ...pairs.flatMap((pair) => unlessEqual(pair, bare.size))],
  };
}

const unlessEqual = ([a, b]: readonly [Cell, Cell], size: number): ExclusivePair[] =>
  unless(a, b, usualNumbers(size), (x, y) => x === y);

/** Returns the pairs of candidates that something added excludes. */
export const excludedBy = ({ exclusions = [], equal = [] }: Additions, size: number): readonly ExclusivePair[] => [
  ...exclusions,
  ...equal.flatMap((pair) => unlessEqual(pair, size)),
];

const peersOf = ({ peers, peerStart }: Geometry, cell: Cell): Cell[] => [
  ...peers.subarray(peerStart[cell], peerStart[cell + 1]),
];

/** Returns for each cell all that are equal to it, itself included. */
function classesOf(equal: readonly (readonly [Cell, Cell])[]): Map<Cell, readonly Cell[]> {
  const found = new Map<Cell, readonly Cell[]>();
  for (const [a, b] of equal) {
    const all = [...new Set([...(found.get(a) ?? [a]), ...(found.get(b) ?? [b])])];
    for (const cell of all) found.set(cell, all);
  }
  return found;
}
