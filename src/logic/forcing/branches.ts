/** How a premise leads to what a forcing chain or net concludes, told so that each statement rests on earlier ones. */
import type { Candidate } from '../../core/geometry.js';
import { type Chain, type Link, weakly } from '../links/chain.js';
import { isOn, opposite, type State } from '../links/state.js';
import { strongLink } from '../links/strong-link.js';
import { Walk } from '../links/walk.js';
import { cellTruths, houseTruths, type Truth } from '../step/truths.js';
import type { Conclusion, Need } from './forcing.js';
import type { Implications } from './implications.js';
import type { NetTables } from './net-tables.js';
import { candidateIn, candidatesIn, type Nodes } from './nodes.js';

/** A placement within a net, and the truth that leaves nothing else; all truths, where earlier placements clash. */
export interface Placement {
  readonly candidates: readonly Candidate[];
  readonly truths: readonly Truth[];
}

/** What follows from one premise: chains that begin with it, or the placements that it forces in turn. */
export interface Branch {
  readonly premise: Candidate;
  readonly on: boolean;
  readonly chains: readonly Chain[];
  readonly placements: readonly Placement[];
}

/** A conclusion that is forced, with all that an explanation needs. */
export interface Forced {
  readonly candidate: Candidate;
  /** Whether the candidate is placed; removed otherwise. */
  readonly on: boolean;
  readonly branches: readonly Branch[];
  /** What all branches together leave open, or the one branch leaves without a candidate; of both states, nothing. */
  readonly need: Need | undefined;
  /** Of a contradiction by a candidate that is both on and off: that candidate. */
  readonly both: Candidate | undefined;
}

/** Where each premise of a conclusion leads. */
function goalsOf(conclusion: Conclusion): readonly (readonly [premise: State, goals: readonly State[]])[] {
  if (conclusion.kind === 'verity') return conclusion.premises.map((premise) => [premise, [conclusion.conclusion]]);
  const { premise, clash } = conclusion;
  const goals =
    clash.kind === 'both'
      ? [clash.state, opposite(clash.state)].filter((goal) => goal !== premise)
      : clash.states.map((state) => opposite(state)).filter((goal) => goal !== premise);
  return [[premise, goals]];
}

/** Each goal by the shortest chain. */
export function forcedByChains(implications: Implications, conclusion: Conclusion): Forced {
  const { nodes } = implications;
  const walk = new Walk(implications);
  return forced(nodes, conclusion, (premise, goals) => ({
    chains: goals.filter((goal) => goal !== premise).map((goal) => chainAlong(nodes, walk.from(premise).path(goal))),
    placements: [],
  }));
}

function chainAlong(nodes: Nodes, path: readonly State[]): Chain {
  const { geometry, nodeOf } = nodes;
  const lists = path.map((state) => candidatesIn(nodes, state));
  return path.map(
    (state, i): Link =>
      i > 0 && isOn(state)
        ? strongLink(geometry, (candidate) => nodeOf[candidate]! >= 0, lists[i - 1]!, lists[i]!)
        : weakly(...lists[i]!),
  );
}

/** All that has to be placed on the way to the goals. */
export function forcedByNet(tables: NetTables, conclusion: Conclusion): Forced {
  const { nodes } = tables.net;
  const { geometry, nodeOf } = nodes;
  return forced(nodes, conclusion, (premise, goals) => {
    const placements: Placement[] = [];
    tables.derive(premise, goals, (state, reason, [cause]) => {
      if (!isOn(state)) return;
      const candidates = candidatesIn(nodes, state);
      const digit = geometry.digitOf(candidates[0]!);
      if (reason === undefined) placements.push({ candidates, truths: everyTruth(nodes) });
      else if (reason === 'cell')
        placements.push({ candidates, truths: cellTruths([geometry.cellOf(candidates[0]!)]) });
      else if (reason !== 'link') placements.push({ candidates, truths: houseTruths([reason.house], digit) });
      else {
        const isLeft = (other: Candidate): boolean => nodeOf[other]! >= 0;
        const { truths } = strongLink(geometry, isLeft, candidatesIn(nodes, cause!), candidates);
        placements.push({ candidates, truths });
      }
    });
    return { chains: [], placements };
  });
}

/** All cells and all digits in all houses: in a clash of placements any of them may have a part. */
const everyTruth = ({ geometry }: Nodes): Truth[] => [
  ...cellTruths(Array.from({ length: geometry.cells }, (_, cell) => cell)),
  ...houseTruths(
    Array.from({ length: geometry.houses }, (_, house) => house),
    ...Array(geometry.size).keys(),
  ),
];

/** Whether one of the ways to a conclusion branches: only then a net was needed. */
export const isBranched = (tables: NetTables, conclusion: Conclusion): boolean =>
  goalsOf(conclusion).some(([premise, goals]) => goals.some((goal) => tables.isBranched(premise, goal)));

function forced(
  nodes: Nodes,
  conclusion: Conclusion,
  follow: (premise: State, goals: readonly State[]) => Pick<Branch, 'chains' | 'placements'>,
): Forced {
  const clash = conclusion.kind === 'contradiction' ? conclusion.clash : undefined;
  return {
    candidate: candidateIn(nodes, conclusion.conclusion),
    on: isOn(conclusion.conclusion),
    branches: goalsOf(conclusion).map(([premise, goals]) => ({
      premise: candidateIn(nodes, premise),
      on: isOn(premise),
      ...follow(premise, goals),
    })),
    need: conclusion.kind === 'verity' ? conclusion.need : clash?.kind === 'none' ? clash.need : undefined,
    both: clash?.kind === 'both' ? candidateIn(nodes, clash.state) : undefined,
  };
}
