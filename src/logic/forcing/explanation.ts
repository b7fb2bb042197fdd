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
  digits,
  houses,
  lines,
  type Message,
  refutedSupposition,
  say,
  supposition,
  suppositionAfterIf,
  type Term,
} from '../step/message.js';
import { contradictionMessage, leftMessage, numbered } from '../step/numbered-lines.js';
import type { Explanation, Hit, StepReason } from '../step/strategy.js';
import { distinctTruths, type Need, type Truth } from '../step/truths.js';
import { type Branch, type Forced, isAfterClash, type Placement } from './branches.js';
import type { ForcedOnDemand } from './engines.js';
import { trialLines, trialMarks } from './trial-steps.js';

/** Explains a forcing chain or net: each branch from its premise, and the common conclusion. */
export function explainForcing({ place, remove, pattern }: Hit<ForcedOnDemand>, geometry: Geometry): Explanation {
  const forced = pattern();
  const { kind, candidate, on, branches } = forced;
  const end = conclusion({ place, remove });
  return {
    message: kind === 'contradiction' ? refutationMessage(forced, end, geometry) : verityMessage(forced, end, geometry),
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

function refutationMessage(forced: Forced, conclusion: Term, geometry: Geometry): Message {
  const branch = forced.branches[0]!;
  const end = say('So {conclusion}.', { conclusion });
  const supposed = refutedSupposition(branch.on, branch.premise);
  if (branch.refutation) return contradictionMessage(supposed, branch.on, trialLines(branch.refutation, geometry), end);
  return contradictionMessage(
    supposed,
    branch.on,
    waysOf(branch, geometry),
    say('{clash} {end}', { clash: clause(clashMessage(forced)), end: clause(end) }),
  );
}

function clashMessage({ need, both }: Forced): Message {
  if (!need) return say('{clash} would be both true and false.', { clash: candidates([both!]) });
  return need.kind === 'cell'
    ? say('{cell} would be left without any candidate.', { cell: cells([need.cell]) })
    : say('No place would be left for {digit} in {house}.', {
        digit: digits(need.digit),
        house: houses([need.house]),
      });
}

function verityMessage({ candidate, on, branches, need }: Forced, conclusion: Term, geometry: Geometry): Message {
  const terms = {
    outcome: stateTerm({ premise: candidate, on }),
    branches: branchesTerm(branches, geometry),
    end: clause(say('So {conclusion}.', { conclusion })),
  };
  const { premise } = branches[0]!;
  if (need && branches.length === 1) return onlyBranchMessage(branches[0]!, need, terms);
  return casesMessage(need ?? { kind: 'candidate', candidate: premise }, terms);
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
    ? say('{left} {end}', { left, end: terms.end })
    : say('{left} With it, {outcome}:{branches}\n{end}', { ...terms, left });
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
      steps: lines(trialLines(refutation, geometry)),
    });
  const stated = suppositionAfterIf(on);
  return chains.length + placements.length === 0
    ? say(`If ${stated}, there is nothing more to show.`, { supposed })
    : say(`If ${stated}:{ways}`, { supposed, ways: lines(waysOf(branch, geometry)) });
}

export const stateTerm = ({ premise, on }: Pick<Branch, 'premise' | 'on'>): Term =>
  clause(
    say(on ? '{candidates} {candidates:is|are} true' : '{candidates} {candidates:is|are} false', {
      candidates: candidates([premise]),
    }),
  );

/** Returns the chains of a branch, or its placements in numbered lines. */
const waysOf = ({ chains: ways, placements }: Branch, geometry: Geometry): Message[] => [
  ...ways.map((chain) => say('{chain}', { chain: chainTerm(chain) })),
  ...numbered(
    placements.map((placement) => ({
      step: placementMessage(placement, geometry),
      causes: placement.causes ?? [],
    })),
  ),
];

function placementMessage(placement: Placement, geometry: Geometry): Message {
  const { candidates: placed, truths } = placement;
  if (isAfterClash(placement))
    return say('The lines above contradict each other, so anything follows, even {placed}', {
      placed: candidates(placed),
    });
  const [truth] = truths;
  const need: Need = truth?.kind === 'house' ? truth : { kind: 'cell', cell: geometry.cellOf(placed[0]!) };
  return leftMessage(need, placed, geometry);
}
