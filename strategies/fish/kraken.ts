/**
 * Fish with arms: fins that do not see what the fish would take may reach it by chains. Type 1: each fin takes a
 * candidate away that the covers would take. Type 2: in one cover house, each place of the base and each fin takes the
 * same candidate away, whatever it is.
 */
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Geometry, House } from '../../src/core/geometry.js';
import { perPosition } from '../../src/core/per-position.js';
import { type Fish, fishMarks } from '../../src/logic/digit/fish/fish.js';
import { type Plane, planeOf } from '../../src/logic/digit/fish/plane.js';
import { hunt } from '../../src/logic/digit/fish/search.js';
import { housesIn, LINES_AND_BOXES } from '../../src/logic/digit/fish/waters.js';
import { type Chain, chainMarks, chainTruths } from '../../src/logic/links/chain.js';
import { candidates, cells, chain, digits, houses, lines, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { farSighted, preyOf, withPrey } from './prey.js';
import { chainBetween, linksBetween, type Sight, sightOf } from './sight.js';

interface Kraken {
  readonly fish: Fish;
  /** The places followed in one cover house, in type 2. */
  readonly places: readonly Candidate[];
  readonly house?: House;
  readonly target: Candidate;
  /** From each fin and each of the places to the target. */
  readonly chains: readonly Chain[];
}

/** Candidates one of which is true, and those of them that have to do more than see the target. */
interface Arms {
  readonly fish: Fish;
  readonly places: readonly Candidate[];
  readonly house?: House;
  readonly all: readonly Candidate[];
  readonly long: readonly Candidate[];
}

interface Anatomy {
  /** The plane in which such a kraken is a fish whose fins see what it takes. */
  plane(plane: Plane, prey: readonly Candidate[], sight: Sight): Plane;
  arms(fish: Fish, geometry: Geometry): Arms[];
}

const finsOnly: Anatomy = {
  plane: farSighted,
  arms: (fish) => [{ fish, places: [], all: fish.fins, long: fish.fins }],
};

const finsAndOneCover: Anatomy = {
  plane: withPrey,
  arms: (fish, geometry) =>
    fish.cover.map((house) => {
      const kind = geometry.houseKinds[house]!;
      const places = fish.body.filter((candidate) => geometry.houseOf(kind, geometry.cellOf(candidate)) === house);
      return { fish, house, places, all: [...fish.fins, ...places], long: places };
    }),
};

const SIZES: readonly number[] = [2, 3, 4];
const MOST_FINS = 2;
const MOST_TRIED_WORDS = 400_000;

/** The planes of a position, and what the chains of a kraken might take away from each. */
const deepOf = perPosition((board) => {
  const sight = sightOf(board);
  const planes = Array.from({ length: board.geometry.size }, (_, digit) => planeOf(board, digit));
  return { sight, planes, prey: planes.map((plane) => preyOf(plane, sight)) };
});

/** For each target the smallest fish, and of these the one with the fewest links; shortest first. */
function* krakens(board: Markup, anatomy: Anatomy): Generator<Hit<Kraken>, void, void> {
  const { geometry } = board;
  const { sight, planes, prey } = deepOf(board);
  const gripped = new Set<Candidate>();
  for (const size of SIZES) {
    const best = new Map<Candidate, { readonly arms: Arms; readonly length: number }>();
    for (const [digit, plane] of planes.entries()) {
      const free = prey[digit]!.filter((candidate) => !gripped.has(candidate));
      if (free.length === 0) continue;
      for (const { remove, pattern } of finnedFish(anatomy.plane(plane, free, sight), size, geometry))
        for (const arms of anatomy.arms(pattern, geometry))
          for (const target of remove) {
            const length = lengthOf(sight, arms, target);
            if (length < (best.get(target)?.length ?? Infinity)) best.set(target, { arms, length });
          }
    }
    for (const [target, { arms }] of [...best].sort(([, a], [, b]) => a.length - b.length)) {
      const { fish, house, places, all } = arms;
      const chains = all.map((arm) => chainBetween(sight, arm, target));
      yield removing({ fish, places, ...(house !== undefined && { house }), target, chains }, [target]);
      gripped.add(target);
    }
  }
}

/** All fish of a plane with a fin or two, among lines and boxes. */
function* finnedFish(plane: Plane, size: number, geometry: Geometry): Generator<Hit<Fish>, void, void> {
  for (const [base, cover] of LINES_AND_BOXES) {
    const bases = housesIn(plane, geometry, base, geometry.size);
    const covers = housesIn(plane, geometry, cover, geometry.size);
    const limits = {
      fins: MOST_FINS,
      endoFins: 0,
      targets: 1,
      tries: MOST_TRIED_WORDS / plane.words,
      accepts: () => true,
    };
    for (const haul of hunt(plane, { size, bases, covers, ...limits })) yield* haul;
  }
}

/** Links from all the arms to a target; Infinity where one does not reach it, or no chain is needed. */
function lengthOf(sight: Sight, { all, long }: Arms, target: Candidate): number {
  let length = 0;
  for (const arm of all) {
    const links = linksBetween(sight, arm, target);
    if (links === 0) return Infinity;
    length += links;
  }
  return long.some((arm) => linksBetween(sight, arm, target) > 1) ? length : Infinity;
}

const krakenFish = (type: number, anatomy: Anatomy): Strategy<Kraken> => ({
  id: `kraken-fish-${type}`,
  name: `Kraken Fish Type ${type}`,
  family: 'fish',
  level: 'extreme',
  score: 500,
  find: (board) => krakens(board, anatomy),

  explain({ remove, pattern: { fish, house, places, target, chains } }, geometry) {
    const cellsOf = (list: readonly Candidate[]) => cells(list.map((candidate) => geometry.cellOf(candidate)));
    const terms = {
      base: houses(fish.base),
      cover: houses(fish.cover),
      digit: digits(fish.digit),
      body: cellsOf(fish.body),
      fins: cellsOf(fish.fins),
      target: candidates([target]),
      chains: lines(chains.map((nodes) => say('{chain}', { chain: chain(nodes) }))),
    };
    return {
      message:
        house === undefined
          ? say(
              'In {base}, {digit} is placed in a fin, {fins}, or keeps to {body} in {cover}. If it keeps to these, {cover} have no room for {target}; and each fin takes it away:{chains}',
              terms,
            )
          : say(
              'In {base}, {digit} is placed in a fin, {fins}, or keeps to {body} in {cover}, once in each, so in one of {places} in {house}. Each of these and each fin takes {target} away:{chains}',
              { ...terms, places: cellsOf(places), house: houses([house]) },
            ),
      marks: [...fishMarks(fish, remove), ...chains.flatMap(chainMarks)],
      truths: [...houseTruths(fish.base, fish.digit), ...chains.flatMap(chainTruths)],
    };
  },
});

export const krakenFish1 = krakenFish(1, finsOnly);
export const krakenFish2 = krakenFish(2, finsAndOneCover);
