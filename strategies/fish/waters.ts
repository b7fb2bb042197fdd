/** Where fish are looked for: which kinds of houses make the base, which the cover. */
import { countBits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { HouseKind } from '../../src/core/geometry.js';
import type { Hit } from '../../src/logic/strategy.js';
import { type Fish, fishHit } from './fish.js';
import { hunt } from './hunt.js';
import { type Plane, planeOf } from './plane.js';

export type Waters = readonly (readonly [
  base: readonly [HouseKind, ...HouseKind[]],
  cover: readonly [HouseKind, ...HouseKind[]],
])[];

/** One kind of line against the other. */
export const LINES: Waters = [
  [['row'], ['column']],
  [['column'], ['row']],
];

/** Fins that people, and HoDoKu, put up with. */
const MOST_FINS = 5;
const MOST_ENDO_FINS = 2;

/** Every fish of a size, digit by digit, with fins or without. Digits unchanged since the stamp are skipped. */
export function* fishIn(
  waters: Waters,
  size: number,
  finned: boolean,
  board: Markup,
  since: Stamp = -1,
): Generator<Hit<Fish>, void, void> {
  const { geometry, digitStamps } = board;
  for (let digit = 0; digit < geometry.size; digit++) {
    if (digitStamps[digit]! <= since) continue;
    const plane = planeOf(board, digit);
    for (const [baseKinds, coverKinds] of waters) {
      const housesOf = (kinds: readonly HouseKind[], most: number): number[] =>
        [...plane.houses.keys()].filter(
          (house) => kinds.includes(geometry.houseKinds[plane.houses[house]!]!) && holds(plane, house) <= most,
        );
      const bait = {
        size,
        bases: housesOf(baseKinds, finned ? geometry.size : size),
        covers: housesOf(coverKinds, geometry.size),
        fins: finned ? MOST_FINS : 0,
        endoFins: finned ? MOST_ENDO_FINS : 0,
      };
      for (const caught of hunt(plane, bait)) yield fishHit(plane, caught);
    }
  }
}

function holds({ held, words }: Plane, house: number): number {
  let places = 0;
  for (let word = 0; word < words; word++) places += countBits(held[house * words + word]!);
  return places;
}
