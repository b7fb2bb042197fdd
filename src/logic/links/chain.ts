/**
 * Chains as plain data. A node is a list of candidates: *on* says that one of them is true, *off* that none is. Nodes
 * follow each other by links: a strong one says "not both off" and rests on truths, a weak one says "not both on" and
 * needs none, since each candidate of the one conflicts with each of the other. So a strong link is walked from off to
 * on, a weak one from on to off.
 */
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { type Mark, markCandidates, markLink, markSets, type Role } from '../step/marks.js';
import { type AlmostSet, type ChainNode, cells, clause, digitSet, letter, type Message, say } from '../step/message.js';
import { cellTruths, distinctTruths, houseTruths, type Truth } from '../step/truths.js';
import type { LinkGraph, StrongLink } from './graph.js';
import { BY_CELL, placeIn } from './link-list.js';
import { isOn, type Node, nodeIn, off, on, type State } from './state.js';
import type { Walk } from './walk.js';

/** A node, and the link that leads to it. */
export interface Link extends ChainNode {
  /** Truths behind a strong link; empty for a weak link and for the first node. */
  readonly truths: readonly Truth[];
  /** The sentence of the pattern that gives the link, if it is none of the usual ones. */
  readonly saying?: Message;
  /** The marks of that pattern. */
  readonly pointing?: readonly Mark[];
}

export type Chain = readonly Link[];

/** The first node of a chain, or one reached by a weak link. */
export const weakly = (...candidates: readonly Candidate[]): Link => ({ candidates, strong: false, truths: [] });

/** A node reached by a strong link, with the truths that the link rests on. */
export const strongly = (candidates: readonly Candidate[], truths: readonly Truth[]): Link => ({
  candidates,
  strong: true,
  truths,
});

/** The strong link from one candidate of a bivalue cell to the other. */
export const otherDigit = (geometry: Geometry, cell: Cell, digit: Digit): Link =>
  strongly([geometry.candidate(cell, digit)], cellTruths([cell]));

/** The strong link from one place to the other of a digit with two places in a house. */
export const otherPlace = (geometry: Geometry, house: House, cell: Cell, digit: Digit): Link =>
  strongly([geometry.candidate(cell, digit)], houseTruths([house], digit));

export const chainTruths = (chain: Chain): Truth[] => distinctTruths(chain.flatMap(({ truths }) => truths));

/** True if the node at an index is on when the chain is walked from its first link. */
export const isOnAt = (chain: readonly ChainNode[], index: number): boolean =>
  index > 0 ? chain[index]!.strong : !chain[1]?.strong;

/** Marks the nodes of a chain, on and off in turn, and the links between them. */
export const chainMarks = (chain: Chain): Mark[] =>
  chain.flatMap(({ candidates, strong }, i): Mark[] => {
    const role: Role = isOnAt(chain, i) ? 'on' : 'off';
    const nodes = markCandidates(role, candidates);
    return i === 0 ? nodes : [...nodes, markLink(chain[i - 1]!.candidates, candidates, strong)];
  });

/** The patterns in a chain: its almost locked sets, each with a letter, and those that its links tell of. */
export function patternMarksIn(chain: Chain): Mark[] {
  const patterns = new Set(chain.flatMap(({ pointing }) => pointing ?? []));
  return [...markSets(setsIn(chain).map(({ cells: own }) => own)), ...patterns];
}

/** The message of a chain, with its almost locked sets told first. */
export const withSets = (chain: Chain, message: Message): Message =>
  setsIn(chain).reduceRight<Message>(
    (rest, { cells: own, digits }, index) =>
      say('{saying} {rest}', {
        saying: clause(
          say(
            'Set {letter} ({cells}) has one digit more than cells ({digits}): without one of them it holds all others.',
            {
              letter: letter(index, own),
              cells: cells(own),
              digits: digitSet(digits),
            },
          ),
        ),
        rest: clause(rest),
      }),
    message,
  );

/** The almost locked sets of a chain, each once, without the cells that stand apart from them. */
function setsIn(chain: Chain): readonly AlmostSet[] {
  const sets = new Map<string, AlmostSet>();
  for (const { set } of chain)
    if (set) {
      const own = set.apart ? set.cells.slice(0, -1) : set.cells;
      sets.set(own.join(), { cells: own, digits: set.digits });
    }
  return [...sets.values()];
}

/** The strong link between two nodes that are all that is left of a cell, or of a digit in a house. */
export function strongLink(
  geometry: Geometry,
  isLeft: (candidate: Candidate) => boolean,
  from: readonly Candidate[],
  to: readonly Candidate[],
): Link {
  const cell = geometry.cellOf(from[0]!);
  const digit = geometry.digitOf(to[0]!);
  if (geometry.digitOf(from[0]!) !== digit) return strongly(to, cellTruths([cell]));
  return strongly(to, houseTruths([onlyHouse(geometry, isLeft, [...from, ...to])], digit));
}

/** The first house in which a digit has these places only. */
export function onlyHouse(
  geometry: Geometry,
  isLeft: (candidate: Candidate) => boolean,
  places: readonly Candidate[],
): House {
  const digit = geometry.digitOf(places[0]!);
  const house = geometry.commonHouses(places.map((candidate) => geometry.cellOf(candidate))).find((common) => {
    for (let slot = 0; slot < geometry.size; slot++) {
      const candidate = geometry.candidate(geometry.cellAt(common, slot), digit);
      if (isLeft(candidate) && !places.includes(candidate)) return false;
    }
    return true;
  });
  if (house === undefined) throw new Error('no strong link joins these candidates');
  return house;
}

/** The truths behind the strong link at an index of `to`. */
export function truthsAt({ geometry, nodes, to, cause, sourced }: LinkGraph, at: number): readonly Truth[] {
  const [candidate] = nodes[nodeIn(to[at]!)]!;
  const why = cause[at]!;
  if (why === BY_CELL) return cellTruths([geometry.cellOf(candidate!)]);
  return why < geometry.houses
    ? houseTruths([why], geometry.digitOf(candidate!))
    : sourced[why - geometry.houses]!.truths;
}

/** The source's link by which one node that is off turns another on; undefined for a plain one. */
export function sourceOf(graph: LinkGraph, from: Node, to: Node): StrongLink | undefined {
  const why = graph.cause[placeIn(graph, off(from), on(to))]!;
  return why < graph.geometry.houses ? undefined : graph.sourced[why - graph.geometry.houses];
}

/** The chain along a walk to a state that it reached. */
export const chainTo = (graph: LinkGraph, walk: Walk, end: State): Chain =>
  walk.path(end).map((state, i, path) => {
    const candidates = graph.nodes[nodeIn(state)]!;
    return i > 0 && isOn(state) ? asStep(graph, nodeIn(path[i - 1]!), nodeIn(state)) : weakly(...candidates);
  });

function asStep(graph: LinkGraph, from: Node, to: Node): Link {
  const { set, pattern } = sourceOf(graph, from, to) ?? {};
  return {
    ...strongly(graph.nodes[to]!, truthsAt(graph, placeIn(graph, off(from), on(to)))),
    ...(set && { set }),
    ...(pattern && { label: pattern.label, saying: pattern.message, pointing: pattern.marks }),
  };
}
