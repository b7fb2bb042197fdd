/** Fish of any size and shape, and their explanation. */
import { cellsIn } from '../../../core/cell-set.js';
import type { Candidate, Digit, Geometry, House, HouseKind } from '../../../core/geometry.js';
import { type Mark, markCandidates, markHouses } from '../../step/marks.js';
import { cells, clause, conclusion, digits, houses, type Message, say } from '../../step/message.js';
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
  const terms = {
    ...fishTerms(pattern, geometry),
    targets: cells(remove.map((candidate) => geometry.cellOf(candidate))),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message:
      pattern.fins.length > 0
        ? pattern.cannibal
          ? say(
              `${FINNED} ${SEEN} If not, {usesUp}; a {digit} outside the first or in two of the others would leave too little room. Either way, {conclusion}.`,
              terms,
            )
          : say(`${FINNED} ${SEEN} If not, {usesUp}. Either way, {conclusion}.`, terms)
        : pattern.cannibal
          ? say(
              `${BASIC} So {usesUp}. A {digit} outside the first or in two of the others would leave too little room: {conclusion}.`,
              terms,
            )
          : say(`${BASIC} So {usesUp}: {conclusion}.`, terms),
    marks: fishMarks(pattern, remove),
    truths: houseTruths(pattern.base, pattern.digit),
  };
}

/** Templates of sentences that say where to look, and what is there. */
const BASIC = 'In {base}, every place for {digit} lies in {cover} ({body}).';
export const FINNED =
  'In {base}, every place for {digit} lies in {cover} ({body}), except for the {fins:fin|fins} {fins}.';
const SEEN = 'If {fins:the|a} fin is {digit}, {targets} {targets:sees|see} it.';

/** Returns the clause that the base houses fill the cover houses. */
function usesUpClause({ base, cover }: Fish, { houseKinds }: Geometry): Message {
  const terms = { base: houses(base), cover: houses(cover) };
  const isOf = (list: readonly House[], kind: HouseKind): boolean => list.every((house) => houseKinds[house] === kind);
  if (isOf(base, 'row') && isOf(cover, 'column'))
    return say(
      'the {base:|two |three |four |five |six |seven |}rows use up {cover:|both|all three|all four|all five|all six|all seven|all} columns',
      terms,
    );
  if (isOf(base, 'column') && isOf(cover, 'row'))
    return say(
      'the {base:|two |three |four |five |six |seven |}columns use up {cover:|both|all three|all four|all five|all six|all seven|all} rows',
      terms,
    );
  return say(
    'the first {base:|two |three |four |five |six |seven |}houses use up the other{cover:| two| three| four| five| six| seven|s}',
    terms,
  );
}

export function fishTerms(fish: Fish, geometry: Geometry) {
  const { digit, base, cover, body, fins } = fish;
  const cellsOf = (list: readonly Candidate[]) => cells(list.map((candidate) => geometry.cellOf(candidate)));
  return {
    base: houses(base),
    cover: houses(cover),
    digit: digits(digit),
    body: cellsOf(body),
    fins: cellsOf(fins),
    usesUp: clause(usesUpClause(fish, geometry)),
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
export function fishShapeOf({ base, cover }: Fish, geometry: Geometry): FishShape {
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
