/** What a fish is, whatever its size and shape, and how it is told. */

import { cellsIn } from '../../../core/cell-set.js';
import type { Candidate, Digit, Geometry, House } from '../../../core/geometry.js';
import { type Mark, markCandidates, markHouses } from '../../step/marks.js';
import { cells, digits, houses, say } from '../../step/message.js';
import { type Explanation, type Hit, removing } from '../../step/strategy.js';
import { houseTruths } from '../../step/truths.js';
import type { Plane } from './plane.js';

export interface Fish {
  readonly digit: Digit;
  /** As many base houses as cover houses. */
  readonly base: readonly House[];
  readonly cover: readonly House[];
  /** Candidates of the base that are covered and in no two base houses. */
  readonly body: readonly Candidate[];
  /** The base's other candidates. */
  readonly fins: readonly Candidate[];
  /** Whether some of what goes lies in the base itself, covered twice. */
  readonly cannibal: boolean;
}

/** A fish in a plane: houses by their place in its list, candidates as sets of their numbers. */
export interface PlaneFish {
  readonly base: readonly number[];
  readonly cover: readonly number[];
  readonly body: Int32Array;
  readonly fins: Int32Array;
  /** What goes because it is covered and not in the base. */
  readonly outside: Int32Array;
  /** What goes because it is covered twice. */
  readonly cannibal: Int32Array;
}

export function fishHit(plane: Plane, { base, cover, body, fins, outside, cannibal }: PlaneFish): Hit<Fish> {
  const those = (set: Int32Array): Candidate[] => cellsIn(set).map((number) => plane.candidates[number]!);
  const own = those(cannibal);
  return removing(
    {
      digit: plane.digit,
      base: base.map((i) => plane.houses[i]!),
      cover: cover.map((i) => plane.houses[i]!),
      body: those(body),
      fins: those(fins),
      cannibal: own.length > 0,
    },
    [...those(outside), ...own],
  );
}

/** Those of some candidates that lie in a house. */
export function within(house: House, list: readonly Candidate[], geometry: Geometry): Candidate[] {
  const kind = geometry.houseKinds[house]!;
  return list.filter((candidate) => geometry.houseOf(kind, geometry.cellOf(candidate)) === house);
}

export function explainFish({ remove, pattern }: Hit<Fish>, geometry: Geometry): Explanation {
  const cellsOf = (list: readonly Candidate[]) => cells(list.map((candidate) => geometry.cellOf(candidate)));
  const terms = {
    base: houses(pattern.base),
    cover: houses(pattern.cover),
    digit: digits(pattern.digit),
    body: cellsOf(pattern.body),
  };
  const all = { ...terms, fins: cellsOf(pattern.fins), targets: cellsOf(remove) };
  return {
    message:
      pattern.fins.length > 0
        ? pattern.cannibal
          ? say(
              'In {base}, {digit} is placed in a fin, {fins}, or keeps to {body} in {cover}; either way {targets} cannot take it, as a cell in two cover houses would use up both.',
              all,
            )
          : say(
              'In {base}, {digit} is placed in a fin, {fins}, or keeps to {body} in {cover}; either way {targets} cannot take it.',
              all,
            )
        : pattern.cannibal
          ? say(
              'In {base}, {digit} can only go in {body}, all of it in {cover}; so {targets} cannot take it, as a cell in two cover houses would use up both.',
              all,
            )
          : say('In {base}, {digit} can only go in {body}, all of it in {cover}; elsewhere in {cover} it goes.', terms),
    marks: fishMarks(pattern, remove),
    truths: houseTruths(pattern.base, pattern.digit),
  };
}

export const fishMarks = ({ base, cover, body, fins }: Fish, targets: readonly Candidate[]): Mark[] => [
  ...markHouses('pattern', base),
  ...markHouses('cover', cover),
  ...markCandidates('pattern', body),
  ...markCandidates('fin', fins),
  ...markCandidates('target', targets),
];
