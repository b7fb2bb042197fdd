/**
 * The arguments of forcing chains and nets: from each premise to the conclusion, in an order in which each line follows
 * from earlier ones.
 */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import { type Argument, type ArgumentLine, type Case, premise as premiseLine } from '../argument/lines.js';
import { contradictionAlong, contradictionOf } from '../argument/singles.js';
import { candidatesOf } from '../argument/trial.js';
import { type Chain, type Link, strongLinkBetween, weakLinkTo } from '../links/chain.js';
import { isOn, opposite, type State } from '../links/state.js';
import type { Walk } from '../links/walk.js';
import { cellTruths, houseTruths, type Need, type Truth } from '../step/truths.js';
import type { Conclusion } from './forcing.js';
import type { Implications } from './implications.js';
import type { NetTables } from './net-tables.js';
import { candidateIn, candidatesIn, type Nodes } from './nodes.js';
import { everyTruth, truthsAgainst } from './refutation.js';

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

/** Returns the argument that leads from each premise to its goals. */
function argumentOf(
  nodes: Nodes,
  conclusion: Conclusion,
  follow: (premise: State, goals: readonly State[]) => Case,
): Argument {
  const cases = goalsOf(conclusion).map(([premise, goals]) => follow(premise, goals));
  const outcome = {
    candidates: [candidateIn(nodes, conclusion.conclusion)],
    on: isOn(conclusion.conclusion),
  };
  if (conclusion.kind === 'contradiction') return { of: undefined, cases, outcome };
  const { need, premises } = conclusion;
  return { of: need ?? { kind: 'candidate', candidate: candidateIn(nodes, premises[0]!) }, cases, outcome };
}

/** Reaches each goal by the shortest chain, along a walk on the implications. */
export const forcedByChains = ({ nodes }: Implications, walk: Walk, conclusion: Conclusion): Argument =>
  argumentOf(nodes, conclusion, (premise, goals) => {
    const ways = goals
      .filter((goal) => goal !== premise)
      .map((goal): ArgumentLine => {
        const candidates = candidatesIn(nodes, goal);
        return {
          ground: { kind: 'way', chain: chainAlong(nodes, walk.from(premise).path(goal)) },
          oneOf: isOn(goal) ? candidates : [],
          removed: isOn(goal) ? [] : candidates,
          causes: [0],
        };
      });
    const lines: Case = [premiseLine(candidateIn(nodes, premise), isOn(premise)), ...ways];
    return [...lines, ...endOf(nodes, conclusion, lines)];
  });

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

/** Returns the line on what is impossible after the lines of a refuted premise. */
function endOf(nodes: Nodes, conclusion: Conclusion, lines: Case): ArgumentLine[] {
  if (conclusion.kind === 'verity') return [];
  const { clash } = conclusion;
  const lost =
    clash.kind === 'both'
      ? [candidateIn(nodes, clash.state)]
      : clash.states.flatMap((state) => candidatesIn(nodes, state));
  return [
    {
      ground: clash.kind === 'both' ? { kind: 'clash', candidates: lost } : { kind: 'need', need: clash.need, lost },
      oneOf: [],
      removed: [],
      causes: causesOf(lost, lines, nodes.geometry),
    },
  ];
}

/** Returns the indices, ascending, of the lines that first exclude each of some candidates. */
function causesOf(lost: readonly Candidate[], lines: readonly ArgumentLine[], geometry: Geometry): number[] {
  const causes = new Set<number>();
  for (const candidate of lost) {
    const cause = lines.findIndex(
      ({ oneOf, removed }) =>
        removed.includes(candidate) || (oneOf.length > 0 && conflictsWithAll(geometry, oneOf, candidate)),
    );
    if (cause >= 0) causes.add(cause);
  }
  return [...causes].sort((a, b) => a - b);
}

/** A placement within a net, and the truth that leaves no alternative; all truths, if earlier placements clash. */
interface Placement {
  readonly candidates: readonly Candidate[];
  readonly truths: readonly Truth[];
}

/**
 * Collects all placements on the way to the goals. If a premise contradicts itself earlier, or with no more truths,
 * collects the way to that contradiction.
 */
export const forcedByNet = (tables: NetTables, board: Markup, conclusion: Conclusion): Argument =>
  argumentOf(tables.net.nodes, conclusion, (premise, goals) => {
    const { nodes } = tables.net;
    const candidate = candidateIn(nodes, premise);
    const placements = placementsTo(tables, board, premise, goals);
    const lines = (): Case => {
      const placed = linesOf(placements, board, candidate, isOn(premise));
      return [...placed, ...endOf(nodes, conclusion, placed)];
    };
    if (conclusion.kind === 'verity' && !areExclusive(board.geometry, placements)) return lines();
    const needs = placements.flatMap(({ truths }) => truths).filter(isNeed);
    if (conclusion.kind === 'contradiction' && conclusion.clash.kind === 'none') needs.push(conclusion.clash.need);
    return shortestRefutation(board, candidate, isOn(premise), needs) ?? lines();
  });

const isNeed = (truth: Truth): truth is Need => truth.kind === 'cell' || truth.kind === 'house';

/** Returns the placements that a net derives from a premise on the way to its goals. */
function placementsTo(tables: NetTables, board: Markup, premise: State, goals: readonly State[]): Placement[] {
  const { nodes } = tables.net;
  const { geometry, nodeOf } = nodes;
  const isCandidate = (other: Candidate): boolean => nodeOf[other]! >= 0;
  const placements: Placement[] = [];
  let every: readonly Truth[] | undefined;
  tables.derive(premise, goals, (state, reason, [cause]) => {
    if (!isOn(state)) return;
    const candidates = candidatesIn(nodes, state);
    const truthsBehind = (): readonly Truth[] => {
      if (reason === undefined) return (every ??= everyTruth(board));
      if (reason === 'cell') return cellTruths([geometry.cellOf(candidates[0]!)]);
      return reason === 'link'
        ? strongLinkBetween(geometry, isCandidate, candidatesIn(nodes, cause!), candidates).truths
        : houseTruths([reason.house], geometry.digitOf(candidates[0]!));
    };
    placements.push({ candidates, truths: truthsBehind() });
  });
  return placements;
}

/** Returns the lines of placements, each with the earlier ones that took other candidates of its truth. */
function linesOf(placements: readonly Placement[], board: Markup, premise: Candidate, on: boolean): Case {
  const lines: [ArgumentLine, ...ArgumentLine[]] = [premiseLine(premise, on)];
  for (const { candidates: oneOf, truths } of placements) {
    const [need] = truths.filter(isNeed);
    if (truths.length > 1 || need === undefined) {
      const ground = { kind: 'absurdity', truths: truthsAgainst(board, premise, on) } as const;
      lines.push({ ground, oneOf, removed: [], causes: [] });
      continue;
    }
    const lost = candidatesOf(board, need).filter((candidate) => !oneOf.includes(candidate));
    const causes = causesOf(lost, lines, board.geometry);
    lines.push({ ground: { kind: 'need', need, lost }, oneOf, removed: [], causes });
  }
  return lines;
}

/**
 * Proves by singles that a premise contradicts itself, along the given needs or any others, but with no more of them.
 * Returns the shorter proof.
 */
const shortestRefutation = (
  board: Markup,
  candidate: Candidate,
  on: boolean,
  needs: readonly Need[],
): Case | undefined =>
  [contradictionAlong(board, candidate, on, needs), contradictionOf(board, candidate, on)]
    .filter((lines) => lines !== undefined)
    .filter((lines) => lines.length - 1 <= needs.length)
    .sort((a, b) => a.length - b.length)[0];

/** True if some placements exclude each other, or follow from ones that do. */
const areExclusive = (geometry: Geometry, placements: readonly Placement[]): boolean => {
  const placed = placements.flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []));
  return (
    placements.some(({ truths }) => truths.length > 1) ||
    placed.some((one, index) => placed.some((other, at) => at < index && geometry.conflict(one, other)))
  );
};

/** Returns true if one of the ways to a conclusion branches, so that it needs a net. */
export function needsNet(tables: NetTables, conclusion: Conclusion, clock: Clock): boolean {
  for (const [premise, goals] of goalsOf(conclusion))
    for (const goal of goals) if (tables.isBranching(premise, goal, clock)) return true;
  return false;
}
