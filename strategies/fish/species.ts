/** The kinds of fish that are hunted for, and the strategies that they make, size by size. */
import type { Geometry } from '../../src/core/geometry.js';
import { explainFish, type Fish } from '../../src/logic/digit/fish/fish.js';
import { isSashimi, type Shape, shapeOf } from '../../src/logic/digit/fish/shape.js';
import {
  ALL_HOUSES,
  fishIn,
  LINES,
  LINES_AND_BOXES,
  type Quarry,
  type Waters,
} from '../../src/logic/digit/fish/waters.js';
import { type Clock, unlimited } from '../../src/logic/step/clock.js';
import type { Level, Strategy } from '../../src/logic/step/strategy.js';
import { explainSiamese, type Siamese, siameseIn } from './siamese.js';

/** By their size: two base houses and two cover houses make an X-Wing. */
const NAMES = ['', '', 'X-Wing', 'Swordfish', 'Jellyfish', 'Squirmbag', 'Whale', 'Leviathan'];

export const SMALL: readonly number[] = [2, 3, 4];
export const LARGE: readonly number[] = [5, 6, 7];

export interface Species {
  /** What comes before the name of the size. */
  readonly adjective: string;
  readonly shape: Shape;
  readonly finned: boolean;
  /** Where finned fish are told apart from sashimi ones: which of them. */
  readonly sashimi?: boolean;
  /** Level and points of the sizes two, three, four; and of all larger ones. */
  readonly ratings: readonly [Rating, Rating, Rating, Rating];
}

type Rating = readonly [level: Level, score: number];

export const finned: Species = {
  adjective: 'Finned',
  shape: 'basic',
  finned: true,
  sashimi: false,
  ratings: [
    ['hard', 130],
    ['unfair', 200],
    ['unfair', 250],
    ['unfair', 470],
  ],
};

export const sashimi: Species = {
  adjective: 'Sashimi',
  shape: 'basic',
  finned: true,
  sashimi: true,
  ratings: [
    ['hard', 150],
    ['unfair', 240],
    ['unfair', 260],
    ['unfair', 470],
  ],
};

export const franken: Species = {
  adjective: 'Franken',
  shape: 'franken',
  finned: false,
  ratings: [
    ['unfair', 300],
    ['unfair', 350],
    ['unfair', 370],
    ['extreme', 470],
  ],
};

export const finnedFranken: Species = {
  adjective: 'Finned Franken',
  shape: 'franken',
  finned: true,
  ratings: [
    ['unfair', 390],
    ['unfair', 410],
    ['unfair', 430],
    ['extreme', 470],
  ],
};

export const mutant: Species = {
  adjective: 'Mutant',
  shape: 'mutant',
  finned: false,
  ratings: [
    ['extreme', 450],
    ['extreme', 450],
    ['extreme', 450],
    ['extreme', 470],
  ],
};

export const finnedMutant: Species = {
  adjective: 'Finned Mutant',
  shape: 'mutant',
  finned: true,
  ratings: [
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
  ],
};

const WATERS: Readonly<Record<Shape, Waters>> = { basic: LINES, franken: LINES_AND_BOXES, mutant: ALL_HOUSES };

const belongs = ({ sashimi }: Species, fish: Fish, geometry: Geometry): boolean =>
  sashimi === undefined || isSashimi(fish, geometry) === sashimi;

/** One fish. */
export const fishOf = (species: Species, size: number): Strategy<Fish> => ({
  ...about(species, size, ''),
  find(board, since, clock) {
    const { geometry } = board;
    const shoal = shoalOf(species, size, geometry, clock);
    const accepts = (fish: Fish): boolean => shoal.accepts(fish) && belongs(species, fish, geometry);
    return fishIn({ ...shoal, accepts }, board, since);
  },
  explain: explainFish,
});

/** Two fish with one base and of one shape, at least one of them of the species. */
export const siameseOf = (species: Species, size: number): Strategy<Siamese> => ({
  ...about(species, size, 'Siamese '),
  find(board, since, clock) {
    const { geometry } = board;
    return siameseIn(shoalOf(species, size, geometry, clock), (fish) => belongs(species, fish, geometry), board, since);
  },
  explain: explainSiamese,
});

/** What HoDoKu takes for a Franken fish: whatever comes up among lines and boxes, fish of lines alone too. */
export const looseFishOf = (species: Species, size: number): Strategy<Fish> => ({
  ...fishOf(species, size),
  find: (board, since, clock) =>
    fishIn({ ...shoalOf(species, size, board.geometry, clock), accepts: () => true }, board, since),
});

/** All fish of a species' shape, sashimi or not. */
const shoalOf = ({ shape, finned }: Species, size: number, geometry: Geometry, clock: Clock = unlimited): Quarry => ({
  waters: WATERS[shape],
  size,
  finned,
  accepts: (fish) => shapeOf(fish, geometry) === shape,
  clock,
});

function about({ adjective, ratings }: Species, size: number, prefix: string) {
  const name = `${prefix}${adjective} ${NAMES[size]}`;
  const [level, score] = ratings[Math.min(size, LARGE[0]!) - SMALL[0]!]!;
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, family: 'fish', level, score } as const;
}
