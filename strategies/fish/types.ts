/** Types of fish beyond the basic ones, and their strategies, size by size. */
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Clock } from '../../src/core/clock.js';
import type { Geometry } from '../../src/core/geometry.js';
import { type FishQuery, fishByBase, fishIn } from '../../src/logic/digit/fish/find.js';
import { explainFish, type Fish, type FishShape, fishShapeOf, isSashimi } from '../../src/logic/digit/fish/fish.js';
import { ALL_HOUSES, type BaseCoverKinds, LINES, LINES_AND_BOXES } from '../../src/logic/digit/fish/kinds.js';
import { houses, lines, say } from '../../src/logic/step/message.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import {
  type Explanation,
  type Hit,
  type Introduction,
  type Level,
  removing,
  type Strategy,
} from '../../src/logic/step/strategy.js';
import { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './basic.js';

/** The basic fish by size: two base houses and two cover houses make an X-Wing. */
const BASIC: readonly Introduction[] = [xWing, swordfish, jellyfish, squirmbag, whale, leviathan];
/** The size of the first one. */
const SMALLEST = 2;

export interface FishType {
  /** The words before the name of the size. */
  readonly adjective: string;
  /** The type to learn before, if it is not the basic one. */
  readonly simpler?: FishType;
  /** What to learn before the smaller sizes, where it is not the simpler type and the size below. */
  readonly learnAfter?: Readonly<Record<number, readonly string[]>>;
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
  learnAfter: { 2: ['x-wing', 'skyscraper'], 3: ['finned-x-wing', 'swordfish'] },
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
  simpler: finned,
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
  simpler: franken,
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
  simpler: franken,
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
  simpler: mutant,
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
  accepts: (fish, geometry) => fishShapeOf(fish, geometry) === shape,
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
    ...about(type, size),
    find: (board, { since, clock, known } = {}) => fishIn(own, board, since, clock, known),
    explain: explainFish,
  };
}

/** Two fish with one base and of one shape, at least one of them of the type. */
export function siameseOf(type: FishType, size: number): Strategy<Siamese> {
  const query = queryOf(type, size);
  return {
    ...aboutSiamese(type, size),
    joins: true,
    find: (board, { since, clock } = {}) =>
      firstOfEachOutcome(siameseIn(query, (fish) => isOf(type, fish, board.geometry), board, since, clock)),
    explain: explainSiamese,
  };
}

const nameOf = ({ adjective }: FishType, size: number): string => `${adjective} ${BASIC[size - SMALLEST]!.name}`;

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

function about(type: FishType, size: number) {
  const { ratings, shape, simpler, learnAfter } = type;
  const basic = BASIC[size - SMALLEST]!;
  const name = nameOf(type, size);
  const [level, score] = ratings[Math.min(size - SMALLEST, ratings.length - 1)]!;
  return {
    id: idOf(name),
    name,
    learnAfter: learnAfter?.[size] ?? [
      simpler ? idOf(nameOf(simpler, size)) : basic.id,
      ...(size > SMALLEST ? [idOf(nameOf(type, size - 1))] : []),
    ],
    ...(shape !== 'mutant' && { aboutLines: true as const }),
    family: 'fish',
    level,
    score,
  } as const;
}

/** Siamese fish come after the single one and, if they are more than lines, after the smaller siamese ones. */
function aboutSiamese(type: FishType, size: number) {
  const single = about(type, size);
  const idAt = (size: number): string => idOf(`Siamese ${nameOf(type, size)}`);
  return {
    ...single,
    id: idAt(size),
    name: `Siamese ${single.name}`,
    learnAfter: [single.id, ...(size > SMALLEST && type.shape !== 'basic' ? [idAt(size - 1)] : [])],
  };
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
    message: say('In {base}, there are two fish.{twins}', {
      base: houses(twins[0].pattern.base),
      twins: lines([one.message, other.message]),
    }),
    marks: [...one.marks, ...other.marks],
    truths: one.truths,
    reasons: [one, other],
  };
}
