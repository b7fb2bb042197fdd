/** Fish of any size and shape, and their explanation. */
import { cellsIn } from '../../../core/cell-set.js';
import type { Candidate, Digit, Geometry, House, HouseKind } from '../../../core/geometry.js';
import { type Mark, markCandidates, markHouses } from '../../step/marks.js';
import { cells, conclusion, digits, houses, say } from '../../step/message.js';
import { type Explanation, type Hit, removing } from '../../step/strategy.js';
import { houseTruths } from '../../step/truths.js';
import type { Plane } from './plane.js';

export interface Fish {
  readonly digit: Digit;
  /** Base houses, as many as cover houses. */
  readonly base: readonly House[];
  readonly cover: readonly House[];
  /** Candidates of the base that are covered and in no two base houses. */
  readonly body: readonly Candidate[];
  /** Fins: the other candidates of the base. */
  readonly fins: readonly Candidate[];
  /** True if some eliminations lie in the base, covered twice. */
  readonly cannibal: boolean;
}

/** A fish in a plane: houses by their index in its list, candidates as sets of their numbers. */
interface PlaneFish {
  readonly base: readonly number[];
  readonly cover: readonly number[];
  readonly body: Int32Array;
  readonly fins: Int32Array;
  /** Eliminations that are covered and not in the base. */
  readonly outside: Int32Array;
  /** Eliminations in the base, covered twice. */
  readonly cannibal: Int32Array;
}

export function fishHit(plane: Plane, { base, cover, body, fins, outside, cannibal }: PlaneFish): Hit<Fish> {
  const candidatesAt = (set: Int32Array): Candidate[] => cellsIn(set).map((number) => plane.candidates[number]!);
  const own = candidatesAt(cannibal);
  return removing(
    {
      digit: plane.digit,
      base: base.map((i) => plane.houses[i]!),
      cover: cover.map((i) => plane.houses[i]!),
      body: candidatesAt(body),
      fins: candidatesAt(fins),
      cannibal: own.length > 0,
    },
    [...candidatesAt(outside), ...own],
  );
}

/** Returns the candidates that lie in a house. */
export const within = (house: House, list: readonly Candidate[], geometry: Geometry): Candidate[] =>
  list.filter((candidate) => geometry.holds(house, geometry.cellOf(candidate)));

export function explainFish({ place, remove, pattern }: Hit<Fish>, geometry: Geometry): Explanation {
  const terms = { ...fishTerms(pattern, geometry), conclusion: conclusion({ place, remove }) };
  return {
    message:
      pattern.fins.length > 0
        ? pattern.cannibal
          ? say(
              `${FINNED} If a fin is {digit}, it rules out what it sees. If none is, each of {base} needs one {digit} and each of {cover} has room for one, and a cell outside {base} or in two of {cover} would waste some of that room. Either way, {conclusion}.`,
              terms,
            )
          : say(
              `${FINNED} If a fin is {digit}, it rules out what it sees. If none is, {cover} have their {digit} in {base} and nowhere else. Either way, {conclusion}.`,
              terms,
            )
        : pattern.cannibal
          ? say(
              `${BASIC} Each of {base} needs one {digit}, and each of {cover} has room for one. A cell outside {base} or in two of {cover} would waste some of that room: {conclusion}.`,
              terms,
            )
          : say(
              `${BASIC} Each of {base} needs one {digit}, and each of {cover} has room for one. So {digit} is nowhere else in {cover}: {conclusion}.`,
              terms,
            ),
    marks: fishMarks(pattern, remove),
    truths: houseTruths(pattern.base, pattern.digit),
  };
}

/** Templates of sentences that say where to look, and what is there. */
export const BASIC = 'In {base}, every place for {digit} lies in {cover} ({body}).';
export const FINNED =
  'In {base}, every place for {digit} lies in {cover} ({body}), except for {fins} (fins, extra places).';

export function fishTerms({ digit, base, cover, body, fins }: Fish, geometry: Geometry) {
  const cellsOf = (list: readonly Candidate[]) => cells(list.map((candidate) => geometry.cellOf(candidate)));
  return {
    base: houses(base),
    cover: houses(cover),
    digit: digits(digit),
    body: cellsOf(body),
    fins: cellsOf(fins),
  };
}

export const fishMarks = ({ base, cover, body, fins }: Fish, targets: readonly Candidate[]): Mark[] => [
  ...markHouses('pattern', base),
  ...markHouses('cover', cover),
  ...markCandidates('pattern', body),
  ...markCandidates('fin', fins),
  ...markCandidates('target', targets),
];

export type FishShape = 'basic' | 'franken' | 'mutant';

/**
 * Returns the shape. Basic: lines of one kind against the other. Franken: boxes replace some lines. Mutant: anything
 * else, also boxes alone as base, and extra houses.
 */
export function shapeOf({ base, cover }: Fish, geometry: Geometry): FishShape {
  const kinds = (houses: readonly House[]): Set<HouseKind> =>
    new Set(houses.map((house) => geometry.houseKinds[house]!));
  const baseKinds = kinds(base);
  const coverKinds = kinds(cover);
  const boxes = [baseKinds, coverKinds].filter((set) => set.delete('box')).length > 0;
  const [line] = baseKinds;
  if (line === 'extra' || coverKinds.has('extra')) return 'mutant';
  if (baseKinds.size !== 1 || coverKinds.size > 1 || coverKinds.has(line!)) return 'mutant';
  return boxes ? 'franken' : 'basic';
}

/** True if a base house without its fins has at most one place. */
export const isSashimi = ({ base, body }: Fish, geometry: Geometry): boolean =>
  base.some((house) => within(house, body, geometry).length <= 1);
