/** Types of fish beyond the basic ones, and their strategies, size by size. */
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Clock } from '../../src/core/clock.js';
import type { Geometry } from '../../src/core/geometry.js';
import { type FishQuery, fishByBase, fishIn } from '../../src/logic/digit/fish/find.js';
import { explainFish, type Fish, type FishShape, isSashimi, shapeOf } from '../../src/logic/digit/fish/fish.js';
import { ALL_HOUSES, type BaseCoverKinds, LINES, LINES_AND_BOXES } from '../../src/logic/digit/fish/kinds.js';
import { lines, say } from '../../src/logic/step/message.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import { type Explanation, type Hit, type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';

/** The names by size: two base houses and two cover houses make an X-Wing. */
const NAMES = ['', '', 'X-Wing', 'Swordfish', 'Jellyfish', 'Squirmbag', 'Whale', 'Leviathan'];

export interface FishType {
  /** The words before the name of the size. */
  readonly adjective: string;
  readonly shape: FishShape;
  readonly finned: boolean;
  /** True for sashimi, false for other finned fish; absent if the type does not distinguish them. */
  readonly sashimi?: boolean;
  /** Level and points of the sizes two, three, four; and of all larger ones. */
  readonly ratings: readonly [Rating, Rating, Rating, Rating];
}

type Rating = readonly [level: Level, score: number];

export const finned: FishType = {
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

export const sashimi: FishType = {
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

export const franken: FishType = {
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

export const finnedFranken: FishType = {
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

export const mutant: FishType = {
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

export const finnedMutant: FishType = {
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

const KINDS: Readonly<Record<FishShape, BaseCoverKinds>> = {
  basic: LINES,
  franken: LINES_AND_BOXES,
  mutant: ALL_HOUSES,
};

/** All fish of a type's shape, sashimi or not. */
const queryOf = ({ shape, finned }: FishType, size: number): FishQuery => ({
  kinds: KINDS[shape],
  size,
  finned,
  accepts: (fish, geometry) => shapeOf(fish, geometry) === shape,
});

const isOf = ({ sashimi }: FishType, fish: Fish, geometry: Geometry): boolean =>
  sashimi === undefined || isSashimi(fish, geometry) === sashimi;

/** Makes the strategy of a type and a size of fish. */
export function fishOf(type: FishType, size: number): Strategy<Fish> {
  const query = queryOf(type, size);
  const own: FishQuery = {
    ...query,
    accepts: (fish, geometry) => query.accepts(fish, geometry) && isOf(type, fish, geometry),
  };
  return {
    ...about(type, size, ''),
    find: (board, since, clock, known) => fishIn(own, board, since, clock, known),
    explain: explainFish,
  };
}

/** Two fish with one base and of one shape, at least one of them of the type. */
export function siameseOf(type: FishType, size: number): Strategy<Siamese> {
  const query = queryOf(type, size);
  return {
    ...about(type, size, 'Siamese '),
    joins: true,
    find: (board, since, clock) =>
      firstOfEachOutcome(siameseIn(query, (fish) => isOf(type, fish, board.geometry), board, since, clock)),
    explain: explainSiamese,
  };
}

function about({ adjective, ratings }: FishType, size: number, prefix: string) {
  const name = `${prefix}${adjective} ${NAMES[size]}`;
  const [level, score] = ratings[Math.min(size - 2, ratings.length - 1)]!;
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, family: 'fish', level, score } as const;
}

/** Two fish with one base. */
interface Siamese {
  readonly twins: readonly [Hit<Fish>, Hit<Fish>];
}

/** Yields pairs of fish with the same base and different first eliminations, at least one of them wanted. */
function* siameseIn(
  query: FishQuery,
  wanted: (fish: Fish) => boolean,
  board: Markup,
  since?: Stamp,
  clock?: Clock,
): Generator<Hit<Siamese>, void, void> {
  for (const fish of fishByBase(query, 2, board, since, clock))
    for (const [i, one] of fish.entries())
      for (const other of fish.slice(i + 1)) {
        if (one.remove[0] === other.remove[0] || !(wanted(one.pattern) || wanted(other.pattern))) continue;
        const remove = [...new Set([...one.remove, ...other.remove])].sort((a, b) => a - b);
        yield removing({ twins: [one, other] }, remove);
      }
}

function explainSiamese({ pattern: { twins } }: Hit<Siamese>, geometry: Geometry): Explanation {
  const [one, other] = [explainFish(twins[0], geometry), explainFish(twins[1], geometry)];
  return {
    message: say('Two fish share the same base houses.{twins}', { twins: lines([one.message, other.message]) }),
    marks: [...one.marks, ...other.marks],
    truths: one.truths,
    reasons: [one, other],
  };
}
