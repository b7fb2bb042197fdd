/** Whips and braids by their definition, in the simplest code: every sequence is tried. */
import type { Markup } from '../../../src/core/board.js';
import type { Candidate, Geometry } from '../../../src/core/geometry.js';

/** Variables as their candidates on the board. A right is a candidate, or the candidates of a segment. */
type Variable = readonly Candidate[];
type Right = readonly Candidate[];

export interface DefinedKind {
  readonly branches: boolean;
  readonly groups: boolean;
}

function variablesOn(board: Markup): Variable[] {
  const { geometry } = board;
  const { cells, houses, size } = geometry;
  const digits = Array.from({ length: size }, (_, digit) => digit);
  const all = [
    ...Array.from({ length: cells }, (_, cell) => digits.map((digit) => geometry.candidate(cell, digit))),
    ...Array.from({ length: houses }, (_, house) => geometry.cellsOf(house)).flatMap((list) =>
      digits.map((digit) => list.map((cell) => geometry.candidate(cell, digit))),
    ),
  ];
  return all.map((variable) => variable.filter((candidate) => board.has(candidate))).filter(({ length }) => length > 0);
}

/** True if the candidates have one digit and lie in the intersection of two houses. */
function isSegment(geometry: Geometry, candidates: readonly Candidate[]): boolean {
  const common = geometry.commonHouses(candidates.map((candidate) => geometry.cellOf(candidate)));
  const isOne = new Set(candidates.map((candidate) => geometry.digitOf(candidate))).size === 1;
  return isOne && common.length > 1;
}

/**
 * True if one house has all candidates. A segment excludes only candidates in a common house with it, not those that
 * see each of its cells in different houses.
 */
const hasCommonHouse = (geometry: Geometry, candidates: readonly Candidate[]): boolean =>
  geometry.commonHouses(candidates.map((candidate) => geometry.cellOf(candidate))).length > 0;

/**
 * Returns the length of the shortest sequence against a target; undefined if none has at most `longest` variables. What
 * an open single excludes is left to the single: only locked candidates are a sequence against it.
 */
export function shortestAgainst(
  board: Markup,
  target: Candidate,
  { branches, groups }: DefinedKind,
  longest: number,
): number | undefined {
  const { geometry } = board;
  const variables = variablesOn(board);
  const isLinked = (candidate: Candidate, right: Right): boolean =>
    right.every((one) => one !== candidate && geometry.conflict(one, candidate)) &&
    (right.length === 1 || hasCommonHouse(geometry, [...right, candidate]));
  const reaches = (rights: readonly Right[], lefts: readonly Candidate[], length: number): boolean =>
    variables.some((variable) => {
      if (
        !variable.some((candidate) =>
          (branches ? rights : rights.slice(-1)).some((right) => isLinked(candidate, right)),
        )
      )
        return false;
      if (rights.some((right) => right.every((one) => variable.includes(one)))) return false;
      const left = variable.filter((candidate) => !rights.some((right) => isLinked(candidate, right)));
      const links = variable.filter((candidate) =>
        branches
          ? rights.some((right) => isLinked(candidate, right))
          : isLinked(candidate, rights.at(-1)!) && !lefts.includes(candidate),
      );
      if (links.length === 0) return false;
      if (length === 1) return left.length === 0 && (variable.length > 1 || rights.length > 1);
      if (left.length === 0 || (left.length > 1 && !(groups && isSegment(geometry, left)))) return false;
      return (branches ? links.slice(0, 1) : links).some((link) =>
        reaches([...rights, left], [...lefts, link], length - 1),
      );
    });
  const isNextToSingle = variables.some((variable) => variable.length === 1 && isLinked(variable[0]!, [target]));
  for (let length = 1; length <= (isNextToSingle ? 1 : longest); length++)
    if (reaches([[target]], [], length)) return length;
  return undefined;
}
