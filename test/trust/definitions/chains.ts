/** Chains as relations: S are strong links, W weak links, and all chains are S(WS)+. */
import type { Markup } from '../../../src/core/board.js';
import type { Candidate } from '../../../src/core/geometry.js';
import { candidatesIn, type Definition, digitsOf, openCells, placesIn, upTo } from './plain.js';

type Relation = readonly (readonly boolean[])[];

const relation = (count: number, holds: (a: number, b: number) => boolean): Relation =>
  upTo(count).map((a) => upTo(count).map((b) => holds(a, b)));

const composed = (first: Relation, second: Relation): Relation =>
  relation(first.length, (a, b) => first[a]!.some((isJoined, middle) => isJoined && second[middle]![b]!));

const united = (first: Relation, second: Relation): Relation =>
  relation(first.length, (a, b) => first[a]![b]! || second[a]![b]!);

const isEqual = (first: Relation, second: Relation): boolean => String(first) === String(second);

/** Returns the relation of one or more steps. */
function closure(steps: Relation): Relation {
  const more = united(steps, composed(steps, steps));
  return isEqual(more, steps) ? steps : closure(more);
}

/** Yields, for each chain longer than one strong link, the candidates that conflict with both of its ends. */
function* chainRemovals(
  board: Markup,
  nodes: readonly Candidate[],
  isStrong: (a: Candidate, b: Candidate) => boolean,
  isEnds: (a: Candidate, b: Candidate) => boolean,
) {
  const { geometry } = board;
  const all = candidatesIn(board, openCells(board), upTo(geometry.size));
  const strong = relation(nodes.length, (a, b) => isStrong(nodes[a]!, nodes[b]!));
  const weak = relation(nodes.length, (a, b) => a !== b && geometry.conflict(nodes[a]!, nodes[b]!));
  const chained = composed(strong, closure(composed(weak, strong)));
  for (const [a, start] of nodes.entries())
    for (const [b, end] of nodes.entries())
      if (chained[a]![b]! && !strong[a]![b]! && isEnds(start, end))
        yield all.filter(
          (other) =>
            other !== start && other !== end && geometry.conflict(other, start) && geometry.conflict(other, end),
        );
}

/** Chains of one digit. A house with two places is a strong link. */
export const xChain: Definition = function* (board) {
  const { geometry } = board;
  for (const digit of upTo(geometry.size)) {
    const nodes = candidatesIn(board, openCells(board), [digit]);
    const isStrong = (a: Candidate, b: Candidate): boolean =>
      a !== b &&
      geometry
        .commonHouses([geometry.cellOf(a), geometry.cellOf(b)])
        .some((house) => placesIn(board, house, digit).length === 2);
    yield* chainRemovals(board, nodes, isStrong, () => true);
  }
};

/** Chains of bivalue cells. Strong links lie within a cell, and the ends are the same digit in two cells. */
export const xyChain: Definition = function* (board) {
  const { geometry } = board;
  const cells = openCells(board).filter((cell) => digitsOf(board, cell).length === 2);
  const nodes = candidatesIn(board, cells, upTo(geometry.size));
  const isStrong = (a: Candidate, b: Candidate): boolean => a !== b && geometry.cellOf(a) === geometry.cellOf(b);
  yield* chainRemovals(
    board,
    nodes,
    isStrong,
    (start, end) => start !== end && geometry.digitOf(start) === geometry.digitOf(end),
  );
};
