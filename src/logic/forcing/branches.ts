/**
 * The branches from a premise to the conclusion of a forcing chain or net, in an order in which each statement follows
 * from earlier ones.
 */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { type Chain, type Link, strongLinkBetween, weakLinkTo } from '../links/chain.js';
import { isOn, opposite, type State } from '../links/state.js';
import type { Walk } from '../links/walk.js';
import { cellTruths, houseTruths, type Need, type Truth } from '../step/truths.js';
import type { Conclusion } from './forcing.js';
import type { Implications } from './implications.js';
import type { NetTables } from './net-tables.js';
import { candidateIn, candidatesIn, type Nodes } from './nodes.js';
import { everyTruth, truthsAgainst } from './refutation.js';
import {
  candidatesOf,
  causesOf,
  contradictionAlong,
  contradictionOf,
  type ForcedStep,
  proofOf,
  Trial,
} from './trial.js';

/**
 * A placement within a net, and the truth that leaves no alternative; all truths that refute the premise, if earlier
 * placements clash.
 */
export interface Placement {
  readonly candidates: readonly Candidate[];
  readonly truths: readonly Truth[];
  /** The last earlier placement that took other candidates of the truth; absent if the premise took them. */
  readonly after?: readonly Candidate[];
  /** The indices of the earlier placements that took other candidates of the truth, ascending. */
  readonly causes?: readonly number[];
}

/** Consequences of one premise: chains that begin with it, or the placements that it forces in turn. */
export interface Branch {
  readonly premise: Candidate;
  readonly on: boolean;
  readonly chains: readonly Chain[];
  readonly placements: readonly Placement[];
  /** The steps to a contradiction, in place of the chains or placements, if singles alone refute the premise. */
  readonly refutation?: readonly ForcedStep[];
}

/** A conclusion that is forced, with all that an explanation needs. */
export interface Forced {
  readonly kind: Conclusion['kind'];
  readonly candidate: Candidate;
  /** True if the candidate is placed; false if it is removed. */
  readonly on: boolean;
  readonly branches: readonly Branch[];
  /**
   * The need of which each branch takes a candidate, or that the single branch leaves without one; undefined if the
   * branches are both states of a candidate.
   */
  readonly need: Need | undefined;
  /** The candidate that is both on and off, if that is the contradiction. */
  readonly both: Candidate | undefined;
}

/** Returns the states to which each premise of a conclusion leads. */
function goalsOf(conclusion: Conclusion): readonly (readonly [premise: State, goals: readonly State[]])[] {
  if (conclusion.kind === 'verity') return conclusion.premises.map((premise) => [premise, [conclusion.conclusion]]);
  const { premise, clash } = conclusion;
  const goals =
    clash.kind === 'both'
      ? [clash.state, opposite(clash.state)].filter((goal) => goal !== premise)
      : clash.states.map((state) => opposite(state)).filter((goal) => goal !== premise);
  return [[premise, goals]];
}

/** Reaches each goal by the shortest chain, along a walk on the implications. */
export function forcedByChains({ nodes }: Implications, walk: Walk, conclusion: Conclusion): Forced {
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
        ? strongLinkBetween(geometry, (candidate) => nodeOf[candidate]! >= 0, lists[i - 1]!, lists[i]!)
        : weakLinkTo(...lists[i]!),
  );
}

/**
 * Collects all placements on the way to the goals. If a premise contradicts itself earlier, or with no more truths,
 * collects the way to that contradiction.
 */
export function forcedByNet(tables: NetTables, board: Markup, conclusion: Conclusion): Forced {
  const { nodes } = tables.net;
  const { geometry, nodeOf } = nodes;
  const clash =
    conclusion.kind === 'contradiction' && conclusion.clash.kind === 'none' ? conclusion.clash.need : undefined;
  return forced(nodes, conclusion, (premise, goals) => {
    const placements: Placement[] = [];
    const onPremise = isOn(premise) ? candidateIn(nodes, premise) : undefined;
    let every: readonly Truth[] | undefined;
    tables.derive(premise, goals, (state, reason, [cause]) => {
      if (!isOn(state)) return;
      const candidates = candidatesIn(nodes, state);
      const digit = geometry.digitOf(candidates[0]!);
      if (reason === undefined) placements.push({ candidates, truths: (every ??= everyTruth(board)) });
      else if (reason === 'cell')
        placements.push({ candidates, truths: cellTruths([geometry.cellOf(candidates[0]!)]) });
      else if (reason !== 'link') placements.push({ candidates, truths: houseTruths([reason.house], digit) });
      else {
        const isCandidate = (other: Candidate): boolean => nodeOf[other]! >= 0;
        const { truths } = strongLinkBetween(geometry, isCandidate, candidatesIn(nodes, cause!), candidates);
        placements.push({ candidates, truths });
      }
    });
    if (conclusion.kind === 'verity' && !areExclusive(geometry, placements))
      return { chains: [], placements: withReasons(board, placements, onPremise) };
    const refutation = refutationOf(board, candidateIn(nodes, premise), isOn(premise), [
      ...placements.flatMap(({ truths }) => truths),
      ...(clash ? [clash] : []),
    ]);
    if (refutation) return { chains: [], placements: [], refutation };
    const forcedPlacements = placements.map((placement) =>
      isAfterClash(placement)
        ? { ...placement, truths: truthsAgainst(board, candidateIn(nodes, premise), isOn(premise)) }
        : placement,
    );
    return { chains: [], placements: withReasons(board, forcedPlacements, onPremise) };
  });
}

/** Returns the placements, each with the earlier ones that took candidates of its truth. */
function withReasons(board: Markup, placements: readonly Placement[], premise: Candidate | undefined): Placement[] {
  const placed = placements.map(({ candidates }) => candidates);
  return placements.map((placement, index) => {
    const [truth] = placement.truths;
    if (truth === undefined || isAfterClash(placement)) return placement;
    const lost = candidatesOf(board, truth).filter((candidate) => !placement.candidates.includes(candidate));
    const causes = causesOf(lost, premise, placed.slice(0, index), board.geometry);
    const last = causes.at(-1);
    return last === undefined ? placement : { ...placement, after: placed[last]!, causes };
  });
}

/**
 * Proves by singles that a premise contradicts itself, along the given truths or any others, but with no more of them.
 * Returns the shorter proof.
 */
function refutationOf(
  board: Markup,
  candidate: Candidate,
  on: boolean,
  truths: readonly Truth[],
): readonly ForcedStep[] | undefined {
  const trial = Trial.from(board);
  const along = truths.filter((truth) => truth.kind === 'cell' || truth.kind === 'house');
  return [
    contradictionAlong(on ? trial.take(candidate) : trial.drop(candidate), along),
    on ? contradictionOf(board, candidate) : proofOf(board, candidate),
  ]
    .filter((steps) => steps !== undefined && steps.length <= truths.length)
    .sort((a, b) => a!.length - b!.length)[0];
}

/** True if some placements exclude each other. */
const areExclusive = (geometry: Geometry, placements: readonly Placement[]): boolean => {
  const placed = placements.flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []));
  return (
    placements.some(isAfterClash) ||
    placed.some((one, index) => placed.some((other, at) => at < index && geometry.conflict(one, other)))
  );
};

/** True if a placement follows from earlier ones that exclude each other. */
export const isAfterClash = ({ truths }: Placement): boolean => truths.length > 1;

/** Returns true if one of the ways to a conclusion branches, so that it needs a net. */
export function needsNet(tables: NetTables, conclusion: Conclusion, clock: Clock): boolean {
  for (const [premise, goals] of goalsOf(conclusion))
    for (const goal of goals) if (tables.isBranching(premise, goal, clock)) return true;
  return false;
}

function forced(
  nodes: Nodes,
  conclusion: Conclusion,
  follow: (premise: State, goals: readonly State[]) => Pick<Branch, 'chains' | 'placements' | 'refutation'>,
): Forced {
  const clash = conclusion.kind === 'contradiction' ? conclusion.clash : undefined;
  return {
    kind: conclusion.kind,
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
