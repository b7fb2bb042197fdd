/**
 * Forcing chains and nets: follows premises, one of which holds, or a premise that refutes itself, to their conclusion.
 */
import type { Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { type Branch, type Forced, isAfterClash, type Placement } from '../../src/logic/forcing/branches.js';
import { chainEngine, type ForcingEngine, forcedHit, netEngine, type Told } from '../../src/logic/forcing/engines.js';
import type { Conclusion } from '../../src/logic/forcing/forcing.js';
import { candidateIn } from '../../src/logic/forcing/nodes.js';
import { trialMarks, trialStep } from '../../src/logic/forcing/trial-steps.js';
import { chainMarks, chainTruths } from '../../src/logic/links/chain.js';
import { isOn, type State } from '../../src/logic/links/state.js';
import { inBranch, type Mark, markCandidates, markLink } from '../../src/logic/step/marks.js';
import {
  candidates,
  casesTold,
  cells,
  chain as chainTerm,
  clause,
  conclusion,
  count,
  digits,
  houses,
  lines,
  type Message,
  refuting,
  say,
  statedAs,
  supposedAs,
  supposing,
  type Term,
} from '../../src/logic/step/message.js';
import type { Outcomes } from '../../src/logic/step/outcome.js';
import type { Explanation, Hit, StepReason, Strategy } from '../../src/logic/step/strategy.js';
import { distinctTruths, type Need, type Truth } from '../../src/logic/step/truths.js';

/** Placements by cell, then removals: the first conclusion of each outcome that counts. */
function* find(
  engine: ForcingEngine,
  kind: Conclusion['kind'],
  clock: Clock,
  known?: Outcomes,
): Generator<Hit<Told>, void, void> {
  const { forcing, nodes } = engine;
  const found = new Map<State, Conclusion>();
  const isKnown = (state: State): boolean =>
    known !== undefined &&
    (isOn(state) ? known.places(candidateIn(nodes, state)) : known.removes(candidateIn(nodes, state)));
  const isNew = (state: State): boolean => !found.has(state) && !isKnown(state);
  for (const conclusion of kind === 'verity'
    ? forcing.verities(isNew, clock)
    : forcing.contradictions(isNew, 'any', clock)) {
    clock();
    if (engine.counts(conclusion)) found.set(conclusion.conclusion, conclusion);
  }
  for (const state of [...found.keys()].sort((a, b) => Number(isOn(b)) - Number(isOn(a)) || a - b))
    yield forcedHit(nodes, state, () => engine.tell(found.get(state)!));
}

const forcingStrategy = (
  engine: (board: Markup, clock?: Clock) => ForcingEngine,
  kind: Conclusion['kind'],
  naming: Pick<Strategy, 'id' | 'name' | 'aliases' | 'score'>,
): Strategy<Told> => ({
  ...naming,
  family: 'forcing',
  level: 'extreme',
  find: (board, _, clock = unlimited, known) => find(engine(board, clock), kind, clock, known),
  explain,
});

/** A candidate that refutes itself along chains. */
export const forcingChainContradiction = forcingStrategy(chainEngine, 'contradiction', {
  id: 'forcing-chain-contradiction',
  name: 'Forcing Chain Contradiction',
  aliases: ['nishio forcing chain'],
  score: 500,
});

/** Alternatives that all lead to the same along chains. */
export const forcingChainVerity = forcingStrategy(chainEngine, 'verity', {
  id: 'forcing-chain-verity',
  name: 'Forcing Chain Verity',
  aliases: ['cell forcing chain', 'region forcing chain', 'digit forcing chain'],
  score: 500,
});

/** A candidate that refutes itself through placements that rest on several others. */
export const forcingNetContradiction = forcingStrategy(netEngine, 'contradiction', {
  id: 'forcing-net-contradiction',
  name: 'Forcing Net Contradiction',
  aliases: ['dynamic contradiction forcing chain'],
  score: 700,
});

/** Alternatives that all lead to the same through placements that rest on several others. */
export const forcingNetVerity = forcingStrategy(netEngine, 'verity', {
  id: 'forcing-net-verity',
  name: 'Forcing Net Verity',
  aliases: ['dynamic cell forcing chain', 'dynamic region forcing chain'],
  score: 700,
});

function explain({ place, remove, pattern }: Hit<Told>, geometry: Geometry): Explanation {
  const forced = pattern();
  const { kind, candidate, on, branches } = forced;
  const end = conclusion({ place, remove });
  return {
    message:
      kind === 'contradiction' ? contradictionMessage(forced, end, geometry) : verityMessage(forced, end, geometry),
    marks: [
      ...markCandidates(
        'pattern',
        branches.map(({ premise }) => premise),
      ),
      ...branches.flatMap((branch, index) =>
        branches.length > 1 ? inBranch(index, branchMarks(branch)) : branchMarks(branch),
      ),
      ...markCandidates(on ? 'on' : 'target', [candidate]),
    ],
    truths: truthsOf(forced),
    ...(branches.length > 1 && {
      reasons: reasonsOf(branches, markCandidates(on ? 'on' : 'target', [candidate]), geometry),
    }),
  };
}

/** The cases, each with its marks and those of the outcome. */
export const reasonsOf = (branches: readonly Branch[], outcome: readonly Mark[], geometry: Geometry): StepReason[] =>
  branches.map((branch) => ({
    message: caseMessage(branch, geometry),
    marks: [...markCandidates('pattern', [branch.premise]), ...branchMarks(branch), ...outcome],
  }));

const branchMarks = ({ premise, chains, placements, refutation = [] }: Branch): Mark[] => [
  ...chains.flatMap(chainMarks),
  ...trialMarks(premise, refutation),
  ...placements.flatMap((placement) => placementMarks(premise, placement)),
];

const placementMarks = (premise: Candidate, { candidates: list, after = [premise] }: Placement): Mark[] => [
  markLink(after, list, true),
  ...markCandidates('on', list),
];

const truthsOf = ({ kind, branches, need }: Forced): Truth[] =>
  distinctTruths([
    ...branches.flatMap(({ chains, placements, refutation = [] }) => [
      ...chains.flatMap(chainTruths),
      ...placements.flatMap(({ truths }) => truths),
      ...refutation.map(({ truth }) => truth),
    ]),
    ...(need && !(kind === 'contradiction' && branches[0]!.refutation) ? [need] : []),
  ]);

function contradictionMessage({ branches, need, both }: Forced, end: Term, geometry: Geometry): Message {
  const branch = branches[0]!;
  const supposed = refuting(branch.on, branch.premise);
  const assumption = supposedAs(branch.on);
  if (branch.refutation)
    return say(`Suppose ${assumption}. That leads to a contradiction in {count}:{steps}\nSo {end}.`, {
      supposed,
      count: count(branch.refutation.length, 'step'),
      steps: lines(branch.refutation.map((step) => trialStep(step, geometry))),
      end,
    });
  const terms = { supposed, ways: waysTerm(branch, geometry), end };
  if (need?.kind === 'cell')
    return say(
      `Suppose ${assumption}. That leads to a contradiction:{ways}\n{cell} would be left without any candidate. So {end}.`,
      { ...terms, cell: cells([need.cell]) },
    );
  if (need)
    return say(
      `Suppose ${assumption}. That leads to a contradiction:{ways}\nNo place would be left for {digit} in {house}. So {end}.`,
      { ...terms, digit: digits(need.digit), house: houses([need.house]) },
    );
  return say(
    `Suppose ${assumption}. That leads to a contradiction:{ways}\n{both} would be both true and false. So {end}.`,
    { ...terms, both: candidates([both!]) },
  );
}

function verityMessage({ candidate, on, branches, need }: Forced, end: Term, geometry: Geometry): Message {
  const terms = {
    outcome: stateTerm({ premise: candidate, on }),
    branches: branchesTerm(branches, geometry),
    end,
  };
  const { premise } = branches[0]!;
  if (need && branches.length === 1) return onlyBranchMessage(branches[0]!, need, terms);
  return casesTold(need ?? { kind: 'candidate', candidate: premise }, {
    ...terms,
    end: clause(say('So {end}.', { end })),
  });
}

/** Tells the consequences of the only candidate left in a cell, or for a digit in a house. */
function onlyBranchMessage(
  { premise, on, chains, placements, refutation }: Branch,
  need: Need,
  terms: { readonly outcome: Term; readonly branches: Term; readonly end: Term },
): Message {
  const only = candidates([premise]);
  const left = clause(
    need.kind === 'cell'
      ? say('{cell} has only one candidate left, {only}.', { only, cell: cells([need.cell]) })
      : say('In {house}, {digit} has only one place left, {only}.', {
          only,
          digit: digits(need.digit),
          house: houses([need.house]),
        }),
  );
  return on && !refutation && chains.length + placements.length === 0
    ? say('{left} So {end}.', { left, end: terms.end })
    : say('{left} With it, {outcome}:{branches}\nSo {end}.', { ...terms, left });
}

/** Each branch, and how it leads to the conclusion. */
export const branchesTerm = (branches: readonly Branch[], geometry: Geometry): Term =>
  lines(branches.map((branch) => caseMessage(branch, geometry)));

function caseMessage(branch: Branch, geometry: Geometry): Message {
  const { premise, on, chains, placements, refutation } = branch;
  const supposed = supposing(on, premise);
  if (refutation)
    return say('It cannot be that {state}, because that leads to a contradiction:{steps}', {
      state: stateTerm(branch),
      steps: lines(refutation.map((step) => trialStep(step, geometry))),
    });
  const stated = statedAs(on);
  return chains.length + placements.length === 0
    ? say(`If ${stated}, there is nothing more to show.`, { supposed })
    : say(`If ${stated}:{ways}`, { supposed, ways: waysTerm(branch, geometry) });
}

export const stateTerm = ({ premise, on }: Pick<Branch, 'premise' | 'on'>): Term =>
  clause(say(on ? '{candidate} is true' : '{candidate} is false', { candidate: candidates([premise]) }));

const waysTerm = ({ chains: ways, placements }: Branch, geometry: Geometry): Term =>
  lines([
    ...ways.map((chain) => say('{chain}', { chain: chainTerm(chain) })),
    ...placements.map((placement) => placementMessage(placement, geometry)),
  ]);

function placementMessage(placement: Placement, geometry: Geometry): Message {
  const { candidates: placed, truths } = placement;
  if (isAfterClash(placement))
    return say('The placements above contradict each other, so anything follows from them, even {placed}.', {
      placed: candidates(placed),
    });
  const cell = cells(placed.map((candidate) => geometry.cellOf(candidate)));
  const digit = digits(geometry.digitOf(placed[0]!));
  const [truth] = truths;
  if (truth?.kind !== 'house') return say('The only candidate left in {cell} is {digit}.', { cell, digit });
  const terms = { house: houses([truth.house]), digit, cell };
  return placed.length === 1
    ? say('In {house}, the only place left for {digit} is {cell}.', terms)
    : say('In {house}, the only places left for {digit} are {cell}.', terms);
}
