/** Explains forcing chains and nets branch by branch: the consequences of each premise, and their conclusion. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { chainMarks, chainTruths } from '../links/chain.js';
import { inBranch, type Mark, markCandidates, markLink } from '../step/marks.js';
import {
  candidates,
  casesMessage,
  cells,
  chain as chainTerm,
  clause,
  conclusion,
  count,
  digits,
  houses,
  lines,
  type Message,
  refutedSupposition,
  say,
  supposition,
  suppositionAfterIf,
  suppositionAfterSuppose,
  type Term,
} from '../step/message.js';
import type { Explanation, Hit, StepReason } from '../step/strategy.js';
import { distinctTruths, type Need, type Truth } from '../step/truths.js';
import { type Branch, type Forced, isAfterClash, type Placement } from './branches.js';
import type { ForcedOnDemand } from './engines.js';
import { trialMarks, trialStep } from './trial-steps.js';

/** Explains a forcing chain or net: each branch from its premise, and the common conclusion. */
export function explainForcing({ place, remove, pattern }: Hit<ForcedOnDemand>, geometry: Geometry): Explanation {
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

/** Returns the cases, each with its marks and those of the outcome. */
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
  const supposed = refutedSupposition(branch.on, branch.premise);
  const assumption = suppositionAfterSuppose(branch.on);
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
  return casesMessage(need ?? { kind: 'candidate', candidate: premise }, {
    ...terms,
    end: clause(say('So {end}.', { end })),
  });
}

/** Returns the message on the consequences of the only candidate left in a cell, or for a digit in a house. */
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

/** Returns the term of all branches, and how each leads to the conclusion. */
export const branchesTerm = (branches: readonly Branch[], geometry: Geometry): Term =>
  lines(branches.map((branch) => caseMessage(branch, geometry)));

function caseMessage(branch: Branch, geometry: Geometry): Message {
  const { premise, on, chains, placements, refutation } = branch;
  const supposed = supposition(on, premise);
  if (refutation)
    return say('It cannot be that {state}, because that leads to a contradiction:{steps}', {
      state: stateTerm(branch),
      steps: lines(refutation.map((step) => trialStep(step, geometry))),
    });
  const stated = suppositionAfterIf(on);
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
