/**
 * Chains as plain data. A node is a list of candidates: *on* means that one of them is true, *off* that none is. Links
 * join the nodes. A strong link means "not both off" and depends on truths. A weak link means "not both on" and needs
 * none, since each candidate of one node conflicts with each of the other. So a strong link leads from off to on, a
 * weak link from on to off.
 */
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { inBranch, type Mark, markCandidates, markLink, markSets, type Role } from '../step/marks.js';
import { type AlmostSet, type ChainNode, cells, clause, digitSet, letter, type Message, say } from '../step/message.js';
import { cellTruths, distinctTruths, houseTruths, type Truth } from '../step/truths.js';
import type { LinkGraph, StrongLink } from './graph.js';
import { BY_CELL, linkIndex } from './link-list.js';
import { isOn, type Node, nodeIn, off, on, type State } from './state.js';
import type { Walk } from './walk.js';

/** A node, and the link that leads to it. */
export interface Link extends ChainNode {
  /** Truths behind a strong link; empty for a weak link and for the first node. */
  readonly truths: readonly Truth[];
  /** The sentence of the pattern that provides the link, if the pattern needs one. */
  readonly patternMessage?: Message;
  /** The marks of that pattern. */
  readonly patternMarks?: readonly Mark[];
}

export type Chain = readonly Link[];

/** Makes the first node of a chain, or a node reached by a weak link. */
export const weakLinkTo = (...candidates: readonly Candidate[]): Link => ({ candidates, strong: false, truths: [] });

/** Makes a node reached by a strong link, with the truths behind the link. */
export const strongLinkTo = (candidates: readonly Candidate[], truths: readonly Truth[]): Link => ({
  candidates,
  strong: true,
  truths,
});

/** Returns the strong link from one candidate of a bivalue cell to the other. */
export const linkToOtherDigit = (geometry: Geometry, cell: Cell, digit: Digit): Link =>
  strongLinkTo([geometry.candidate(cell, digit)], cellTruths([cell]));

/** Returns the strong link between the two places of a digit in a house. */
export const linkToOtherPlace = (geometry: Geometry, house: House, cell: Cell, digit: Digit): Link =>
  strongLinkTo([geometry.candidate(cell, digit)], houseTruths([house], digit));

export const chainTruths = (chain: Chain): Truth[] => distinctTruths(chain.flatMap(({ truths }) => truths));

/** True if the node at an index is on when the chain is followed from its first link. */
export const isOnAt = (chain: readonly ChainNode[], index: number): boolean =>
  index > 0 ? chain[index]!.strong : !chain[1]?.strong;

/** Returns marks for the nodes of a chain, on and off in turn, and for the links between them. */
export const chainMarks = (chain: Chain): Mark[] =>
  chain.flatMap(({ candidates, strong }, i): Mark[] => {
    const role: Role = isOnAt(chain, i) ? 'on' : 'off';
    const nodes = markCandidates(role, candidates);
    return i === 0 ? nodes : [...nodes, markLink(chain[i - 1]!.candidates, candidates, strong)];
  });

/** Returns marks for cases, each of a candidate that is on, one that it turns off, and one that is then on. */
export const casesMarks = (cases: readonly (readonly Candidate[])[]): Mark[] =>
  cases.flatMap(([first, second, third], branch) =>
    inBranch(branch, [
      ...markCandidates('on', [first!]),
      ...markCandidates('off', [second!]),
      markLink([first!], [second!], false),
      ...markCandidates('on', [third!]),
      markLink([second!], [third!], true),
    ]),
  );

/**
 * Returns marks for the patterns in a chain: its almost locked sets, each with a letter, and the patterns of its links.
 */
export function patternMarksIn(chain: Chain): Mark[] {
  const patterns = new Set(chain.flatMap(({ patternMarks }) => patternMarks ?? []));
  return [...markSets(setsIn(chain).map(({ cells: own }) => own)), ...patterns];
}

/** Returns the message of a chain, after a sentence on its almost locked sets, if it has any. */
export function withSetDescriptions(chain: Chain, message: Message): Message {
  const sets = setsIn(chain).map(({ cells: own, digits }, index) =>
    say('{letter} ({cells}: {digits})', { letter: letter(index, own), cells: cells(own), digits: digitSet(digits) }),
  );
  const [first] = sets;
  if (!first) return message;
  const saying =
    sets.length === 1
      ? say('Set {set} has one digit more than cells, so without one of its digits it holds all others.', {
          set: clause(first),
        })
      : say('Sets {sets} each have one digit more than cells, so a set without one of its digits holds all others.', {
          sets: clause(inTurn(sets)),
        });
  return say('{saying} {message}', { saying: clause(saying), message: clause(message) });
}

/** Lists messages: A, B and C. */
function inTurn(messages: readonly Message[]): Message {
  const before = messages.slice(0, -1);
  return say('{others} and {last}', {
    others: clause({
      template: before.map((_, index) => `{${index}}`).join(', '),
      terms: Object.fromEntries(before.map((message, index) => [index, clause(message)])),
    }),
    last: clause(messages.at(-1)!),
  });
}

/** Returns the almost locked sets of a chain, each once, without the outside cells linked to them. */
function setsIn(chain: Chain): readonly AlmostSet[] {
  const sets = new Map<string, AlmostSet>();
  for (const { set } of chain)
    if (set) {
      const own = set.apart ? set.cells.slice(0, -1) : set.cells;
      sets.set(own.join(), { cells: own, digits: set.digits });
    }
  return [...sets.values()];
}

/** Returns the strong link between two nodes that are the only options of a cell, or of a digit in a house. */
export function strongLinkBetween(
  geometry: Geometry,
  isCandidate: (candidate: Candidate) => boolean,
  from: readonly Candidate[],
  to: readonly Candidate[],
): Link {
  const cell = geometry.cellOf(from[0]!);
  const digit = geometry.digitOf(to[0]!);
  if (geometry.digitOf(from[0]!) !== digit) return strongLinkTo(to, cellTruths([cell]));
  return strongLinkTo(to, houseTruths([houseWithExactly(geometry, isCandidate, [...from, ...to])], digit));
}

/** Returns the first house in which a digit has exactly these places. */
export function houseWithExactly(
  geometry: Geometry,
  isCandidate: (candidate: Candidate) => boolean,
  places: readonly Candidate[],
): House {
  const digit = geometry.digitOf(places[0]!);
  const house = geometry.commonHouses(places.map((candidate) => geometry.cellOf(candidate))).find((common) => {
    for (let slot = 0; slot < geometry.size; slot++) {
      const candidate = geometry.candidate(geometry.cellAt(common, slot), digit);
      if (isCandidate(candidate) && !places.includes(candidate)) return false;
    }
    return true;
  });
  if (house === undefined) throw new Error('no strong link joins these candidates');
  return house;
}

/** Returns the truths behind the strong link at an index of `to`. */
export function linkTruths(
  { geometry, nodes, to, cause: causes, sourceLinks }: LinkGraph,
  at: number,
): readonly Truth[] {
  const [candidate] = nodes[nodeIn(to[at]!)]!;
  const cause = causes[at]!;
  if (cause === BY_CELL) return cellTruths([geometry.cellOf(candidate!)]);
  return cause < geometry.houses
    ? houseTruths([cause], geometry.digitOf(candidate!))
    : sourceLinks[cause - geometry.houses]!.truths;
}

/** Returns the link of a source by which a node that is off turns another on; undefined for a plain link. */
export function sourceOf(graph: LinkGraph, from: Node, to: Node): StrongLink | undefined {
  const cause = graph.cause[linkIndex(graph, off(from), on(to))]!;
  return cause < graph.geometry.houses ? undefined : graph.sourceLinks[cause - graph.geometry.houses];
}

/** Returns the chain along a walk to a state that it reached. */
export const chainTo = (graph: LinkGraph, walk: Walk, end: State): Chain =>
  walk.path(end).map((state, i, path) => {
    const candidates = graph.nodes[nodeIn(state)]!;
    return i > 0 && isOn(state)
      ? strongLinkOnWalk(graph, nodeIn(path[i - 1]!), nodeIn(state))
      : weakLinkTo(...candidates);
  });

function strongLinkOnWalk(graph: LinkGraph, from: Node, to: Node): Link {
  const { set, pattern: describe } = sourceOf(graph, from, to) ?? {};
  const pattern = describe?.();
  return {
    ...strongLinkTo(graph.nodes[to]!, linkTruths(graph, linkIndex(graph, off(from), on(to)))),
    ...(set && { set }),
    ...(pattern && { label: pattern.label, patternMessage: pattern.message, patternMarks: pattern.marks }),
  };
}
