/** Where fish are looked for: which kinds of houses make the base, which the cover. */
import { countBits } from '../../../core/bits.js';
import type { Markup, Stamp } from '../../../core/board.js';
import type { Geometry, HouseKind } from '../../../core/geometry.js';
import type { Clock } from '../../step/clock.js';
import type { Hit } from '../../step/strategy.js';
import { hasDoomed } from '../unplaceable.js';
import type { Fish } from './fish.js';
import { type Plane, planeOf } from './plane.js';
import { hunt } from './search.js';

export type Waters = readonly (readonly [
  base: readonly [HouseKind, ...HouseKind[]],
  cover: readonly [HouseKind, ...HouseKind[]],
])[];

/** One kind of line against the other. */
export const LINES: Waters = [
  [['row'], ['column']],
  [['column'], ['row']],
];

/** Boxes may stand for lines on either side. */
export const LINES_AND_BOXES: Waters = [
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
export const ALL_HOUSES: Waters = [
  [
    ['row', 'column', 'box'],
    ['row', 'column', 'box'],
  ],
];

/** Fins that people, and HoDoKu, put up with. */
const MOST_FINS = 5;
const MOST_ENDO_FINS = 2;

/**
 * Seldom reached on a grid of nine, by fish of seven at most. On larger grids there are more houses to choose from,
 * more digits, and a set of candidates takes more words: shared among all candidates of the cube, it keeps large fish
 * from taking for ever.
 */
const MOST_TRIED_WORDS = 3_000_000_000;

export interface Quarry {
  readonly waters: Waters;
  readonly size: number;
  readonly finned: boolean;
  readonly accepts: (fish: Fish) => boolean;
  readonly clock: Clock;
}

/** The fish of a kind, digit by digit, the first of each outcome. Digits unchanged since the stamp are skipped. */
export function* fishIn(quarry: Quarry, board: Markup, since?: Stamp): Generator<Hit<Fish>, void, void> {
  for (const haul of haulsIn(quarry, 1, board, since)) yield* haul;
}

/** The same by base, for each the first of each outcome; only bases that have so many targets. */
export function* fishByBase(
  quarry: Quarry,
  targets: number,
  board: Markup,
  since?: Stamp,
): Generator<readonly Hit<Fish>[], void, void> {
  const known: Int32Array[] = [];
  for (const haul of haulsIn(quarry, targets, board, since, known)) {
    yield haul;
    known.length = 0;
  }
}

function* haulsIn(
  { waters, size, finned, accepts, clock }: Quarry,
  targets: number,
  board: Markup,
  since: Stamp = -1,
  known: Int32Array[] = [],
): Generator<readonly Hit<Fish>[], void, void> {
  const { geometry, digitStamps } = board;
  /** Fish that are told apart only once they are met: where one hunt meets none, another need not look. */
  const kind = 2 * size + (finned ? 1 : 0);
  const limits = finned ? { fins: MOST_FINS, endoFins: MOST_ENDO_FINS } : { fins: 0, endoFins: 0 };
  for (let digit = 0; digit < geometry.size; digit++) {
    if (digitStamps[digit]! <= since || !hasDoomed(board, digit)) continue;
    const plane = planeOf(board, digit);
    const barren = plane.barren?.get(waters) ?? 0;
    if (barren & (1 << kind)) continue;
    let meetsAny = false;
    const acceptsMet = (fish: Fish): boolean => {
      meetsAny = true;
      return accepts(fish);
    };
    known.length = 0;
    for (const [base, cover] of waters) {
      clock();
      const bases = housesIn(plane, geometry, base, finned ? geometry.size : size);
      const covers = housesIn(plane, geometry, cover, geometry.size);
      yield* hunt(
        plane,
        {
          size,
          bases,
          covers,
          ...limits,
          targets,
          tries: MOST_TRIED_WORDS / geometry.candidates / plane.words,
          accepts: acceptsMet,
        },
        known,
      );
    }
    if (!meetsAny && targets === 1) (plane.barren ??= new Map()).set(waters, barren | (1 << kind));
  }
}

/** The plane's houses of some kinds with so many candidates at most, by their place in its list. */
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
