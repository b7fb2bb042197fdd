/**
 * Fish with chains: fins that do not see what the fish would take may reach it by chains. Type 1: each fin takes a
 * candidate away that the covers would take. Type 2: in one cover house, each place of the base and each fin takes the
 * same candidate away, whatever it is.
 */

import type { Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Geometry, House } from '../../src/core/geometry.js';
import { FINNED, type Fish, fishMarks, fishTerms, within } from '../../src/logic/digit/fish/fish.js';
import { housesIn, LINES_AND_BOXES } from '../../src/logic/digit/fish/kinds.js';
import { type Plane, planeOf } from '../../src/logic/digit/fish/plane.js';
import { newSearch, type PlaneQuery } from '../../src/logic/digit/fish/plane-search.js';
import { resultsOf } from '../../src/logic/digit/fish/search.js';
import { type Chain, chainMarks, chainTruths } from '../../src/logic/links/chain.js';
import { inBranch } from '../../src/logic/step/marks.js';
import { anyCell, candidates, chain, conclusion, houses, lines, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { distinctTruths, houseTruths } from '../../src/logic/step/truths.js';
import { type ChainReach, chainReachOf, targetsOf, withChains, withTargets } from './kraken-planes.js';

interface Kraken {
  readonly fish: Fish;
  /** The places followed in one cover house, in type 2. */
  readonly places: readonly Candidate[];
  readonly house?: House;
  readonly target: Candidate;
  /** Chains from each fin and each of the places to the target. */
  readonly chains: readonly Chain[];
}

/** Candidates one of which is true, and those among them that need a chain to the target. */
interface Starts {
  readonly fish: Fish;
  readonly places: readonly Candidate[];
  readonly house?: House;
  readonly all: readonly Candidate[];
  readonly long: readonly Candidate[];
}

interface KrakenType {
  /** Returns the plane in which such a kraken is a fish whose fins see its target. */
  plane(plane: Plane, targets: readonly Candidate[], reach: ChainReach, clock: Clock): Plane;
  starts(fish: Fish, geometry: Geometry): Starts[];
}

const finsOnly: KrakenType = {
  plane: withChains,
  starts: (fish) => [{ fish, places: [], all: fish.fins, long: fish.fins }],
};

const finsAndOneCover: KrakenType = {
  plane: withTargets,
  starts: (fish, geometry) =>
    fish.cover.map((house) => {
      const places = within(house, fish.body, geometry);
      return { fish, house, places, all: [...fish.fins, ...places], long: places };
    }),
};

const SIZES: readonly number[] = [2, 3, 4];
const MOST_FINS = 2;
const MOST_TRIED_WORDS = 400_000;

/** The planes of a position, and the candidates that the chains of a kraken might remove in each. */
interface KrakenPlanes {
  readonly reach: ChainReach;
  readonly planes: readonly Plane[];
  readonly targets: readonly (readonly Candidate[])[];
}

function planesOf(board: Markup, clock: Clock): KrakenPlanes {
  const reach = chainReachOf(board, clock);
  const planes = Array.from({ length: board.geometry.size }, (_, digit) => planeOf(board, digit));
  const targets: Candidate[][] = [];
  for (const plane of planes) {
    clock();
    targets.push(targetsOf(board, plane, reach, clock));
  }
  return { reach, planes, targets };
}

/** Yields the smallest fish for each target, and of these the one with the fewest links; shortest first. */
function* krakens(board: Markup, type: KrakenType, clock = unlimited): Generator<Hit<Kraken>, void, void> {
  const { geometry } = board;
  const { reach, planes, targets } = board.memo(planesOf, clock);
  const taken = new Set<Candidate>();
  for (const size of SIZES) {
    const best = new Map<Candidate, { readonly starts: Starts; readonly length: number }>();
    for (const [digit, plane] of planes.entries()) {
      const free = targets[digit]!.filter((candidate) => !taken.has(candidate));
      if (free.length === 0) continue;
      clock();
      for (const hit of finnedFish(type.plane(plane, free, reach, clock), size, geometry, clock)) {
        clock();
        for (const starts of type.starts(hit.pattern, geometry))
          for (const target of hit.remove) {
            const length = lengthOf(reach, starts, target);
            if (length < (best.get(target)?.length ?? Infinity)) best.set(target, { starts, length });
          }
      }
    }
    for (const [target, { starts }] of [...best].sort(([, a], [, b]) => a.length - b.length)) {
      const { fish, house, places, all } = starts;
      const chains = all.map((start) => reach.chain(start, target));
      yield removing({ fish, places, ...(house !== undefined && { house }), target, chains }, [target]);
      taken.add(target);
      clock();
    }
  }
}

/** Yields all fish of a plane with one or two fins, among lines and boxes. */
function* finnedFish(plane: Plane, size: number, geometry: Geometry, clock: Clock): Generator<Hit<Fish>, void, void> {
  for (const [base, cover] of LINES_AND_BOXES) {
    clock();
    const query: PlaneQuery = {
      size,
      bases: housesIn(plane, geometry, base, geometry.size),
      covers: housesIn(plane, geometry, cover, geometry.size),
      fins: MOST_FINS,
      endoFins: 0,
      targets: 1,
      budget: MOST_TRIED_WORDS / plane.words,
      accepts: () => true,
    };
    for (const results of resultsOf(newSearch(plane, query), clock)) yield* results;
  }
}

/**
 * Returns the number of links from all starts to a target; Infinity if one does not reach it, or no chain is needed.
 */
function lengthOf(reach: ChainReach, { all, long }: Starts, target: Candidate): number {
  let length = 0;
  for (const start of all) {
    const links = reach.distance(start, target);
    if (links < 0) return Infinity;
    length += links;
  }
  return long.some((start) => reach.distance(start, target) > 1) ? length : Infinity;
}

const krakenFish = (number: number, learnAfter: readonly string[], type: KrakenType): Strategy<Kraken> => ({
  id: `kraken-fish-${number}`,
  name: `Kraken Fish Type ${number}`,
  learnAfter,
  aboutLines: true,
  family: 'fish',
  level: 'extreme',
  score: 500,
  find: (board, { clock } = {}) => krakens(board, type, clock),

  explain({ place, remove, pattern: { fish, house, places, target, chains } }, geometry) {
    const messages = chains.map((nodes) => say('{chain}', { chain: chain(nodes) }));
    const terms = {
      ...fishTerms(fish, geometry),
      target: candidates([target]),
      chains: lines(messages),
      conclusion: conclusion({ place, remove }),
    };
    return {
      message:
        house === undefined
          ? say(
              `${FINNED} If {fins:it is not|no fin is} {digit}, {usesUp}, so {target} is false. If {fins:it|a fin} is {digit}, {target} is false too:{chains}\nSo {conclusion}.`,
              terms,
            )
          : say(
              `${FINNED} If {fins:it is not|no fin is} {digit}, {usesUp}: then {house} has its {digit} in {places}. In each case, {target} is false:{chains}\nSo {conclusion}.`,
              {
                ...terms,
                places: anyCell(places.map((candidate) => geometry.cellOf(candidate))),
                house: houses([house]),
              },
            ),
      marks: [...fishMarks(fish, remove), ...chains.flatMap((nodes, index) => inBranch(index, chainMarks(nodes)))],
      truths: distinctTruths([...houseTruths(fish.base, fish.digit), ...chains.flatMap(chainTruths)]),
      reasons: chains.map((nodes, index) => ({ message: messages[index]!, marks: chainMarks(nodes) })),
    };
  },
});

export const krakenFish1 = krakenFish(1, ['finned-swordfish', 'aic'], finsOnly);
export const krakenFish2 = krakenFish(2, ['kraken-fish-1', 'cell-forcing-chain'], finsAndOneCover);
