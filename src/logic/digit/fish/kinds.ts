/** The kinds of houses that form the base of a fish and its cover. */
import { countBits } from '../../../core/bits.js';
import type { Geometry, HouseKind } from '../../../core/geometry.js';
import type { Plane } from './plane.js';

/** Pairs of base and cover kinds, in the order in which they are searched. */
export type BaseCoverKinds = readonly (readonly [
  base: readonly [HouseKind, ...HouseKind[]],
  cover: readonly [HouseKind, ...HouseKind[]],
])[];

/** One kind of line against the other. */
export const LINES = [
  [['row'], ['column']],
  [['column'], ['row']],
] as const satisfies BaseCoverKinds;

/** Boxes may replace lines on either side. */
export const LINES_AND_BOXES: BaseCoverKinds = [
  [
    ['row', 'box'],
    ['column', 'box'],
  ],
  [
    ['column', 'box'],
    ['row', 'box'],
  ],
];

/** Any house may be base or cover. */
export const ALL_HOUSES: BaseCoverKinds = [
  [
    ['row', 'column', 'box', 'extra'],
    ['row', 'column', 'box', 'extra'],
  ],
];

/** Returns the plane's houses of some kinds that have at most this many candidates, by their index in its list. */
export function housesIn(
  { houses, held, words }: Plane,
  geometry: Geometry,
  kinds: readonly HouseKind[],
  most: number,
): number[] {
  const found: number[] = [];
  for (let house = 0; house < houses.length; house++) {
    if (!kinds.includes(geometry.houseKinds[houses[house]!]!)) continue;
    let places = 0;
    for (let word = 0; word < words; word++) places += countBits(held[house * words + word]!);
    if (places <= most) found.push(house);
  }
  return found;
}
