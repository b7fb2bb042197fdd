/** Explains forcing chains branch by branch: the consequences of each assumption, step by step, and its end. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { chainMarks } from '../links/chain.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import { markCandidates } from '../step/marks.js';
import {
  candidates,
  casesMessage,
  cells,
  chain,
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
import type { Need } from '../step/truths.js';
import type { ForcingProof, Inference, ProofBranch } from './proof.js';
import { proofMarks, proofTruths } from './proof-marks.js';

export function explainProof({ place, remove, pattern: proof }: Hit<ForcingProof>, geometry: Geometry): Explanation {
  const end = say('So {conclusion}.', { conclusion: conclusion({ place, remove }) });
  return {
    message: proofMessage(proof, [proof.target], refutedSupposition, end, geometry),
    marks: proofMarks(proof),
    truths: proofTruths(proof),
    ...reasonsIn(proof, geometry),
  };
}

/** Explains proofs nested in a proof that differ only in their targets. Together they conclude all of these targets. */
function nestedProofMessage(
  [proof, ...others]: readonly [ForcingProof, ...ForcingProof[]],
  geometry: Geometry,
): Message {
  const targets = [...new Set([proof, ...others].map(({ target }) => target))];
  return proofMessage(
    proof,
    targets,
    supposition,
    say('So {outcome}.', { outcome: clause(statesMessage(targets)) }),
    geometry,
  );
}

function proofMessage(
  { reason, branches }: ForcingProof,
  targets: readonly State[],
  suppose: typeof refutedSupposition,
  ending: Message,
  geometry: Geometry,
): Message {
  const end = clause(ending);
  if (reason.kind !== 'contradiction')
    return casesMessage(reason, {
      outcome: clause(statesMessage(targets)),
      branches: lines(branches.map((branch) => caseMessage(branch, targets, geometry))),
      end,
    });
  const [{ assumed, inferences, ends }] = branches as readonly [ProofBranch];
  const steps = stepMessages(inferences, geometry);
  return say(
    `Suppose ${suppositionAfterSuppose(isOn(assumed))}. That leads to a contradiction in {count}:{steps}\n{clash} would be both true and false. {end}`,
    {
      supposed: suppose(isOn(assumed), nodeIn(assumed)),
      count: count(steps.length, 'step'),
      steps: lines(steps),
      clash: candidates([nodeIn(ends[0]!)]),
      end,
    },
  );
}

function statesMessage(states: readonly State[]): Message {
  const named = candidates(states.map(nodeIn));
  if (isOn(states[0]!)) return say('{candidate} is true', { candidate: named });
  return states.length === 1
    ? say('{candidate} is false', { candidate: named })
    : say('{candidates} are false', { candidates: named });
}

/** Groups inferences into steps: inferences from the same states are one step. */
function stepMessages(inferences: readonly Inference[], geometry: Geometry): Message[] {
  const steps = new Map<string, [Inference, ...Inference[]]>();
  for (const inference of inferences) {
    const { parents, reason } = inference;
    if (reason.kind === 'assumed' || reason.kind === 'conflict') continue;
    const argument = reason.kind === 'forcing' ? withoutTarget(reason.proof) : reason;
    const premises = JSON.stringify([argument, [...parents].sort((a, b) => a - b)]);
    const same = steps.get(premises);
    if (same) same.push(inference);
    else steps.set(premises, [inference]);
  }
  return [...steps.values()].map((step) => stepMessage(step, geometry));
}

/** Returns a proof without its target, to compare proofs that differ only in the target. */
const withoutTarget = ({ reason, branches }: ForcingProof): unknown => [
  reason,
  branches.map(({ assumed, inferences, ends }) => [
    assumed,
    ends.includes(assumed),
    inferences.filter(({ reason }) => reason.kind !== 'conflict'),
  ]),
];

function caseMessage({ assumed, inferences }: ProofBranch, targets: readonly State[], geometry: Geometry): Message {
  const supposed = supposition(isOn(assumed), nodeIn(assumed));
  const stated = suppositionAfterIf(isOn(assumed));
  if (targets.includes(assumed)) return say(`If ${stated}, there is nothing more to show.`, { supposed });
  const steps = stepMessages(inferences, geometry);
  if (steps.length === 0)
    return say(`If ${stated}, then {end} at once.`, { supposed, end: clause(statesMessage(targets)) });
  return say(`If ${stated}, this follows in {count}:{steps}\n  So {end}.`, {
    supposed,
    count: count(steps.length, 'step'),
    steps: lines(steps),
    end: clause(statesMessage(targets)),
  });
}

/** Explains one step of a branch. Names the candidates that earlier steps or patterns have removed. */
function stepMessage(step: readonly [Inference, ...Inference[]], geometry: Geometry): Message {
  const [{ state, parents, reason }] = step;
  const removed = candidates(parents.map(nodeIn));
  const terms = { gone: removed, candidates: candidates(step.map(({ state }) => nodeIn(state))) };
  switch (reason.kind) {
    case 'last':
      return lastCandidateMessage(reason.need, nodeIn(state), removed, geometry);
    case 'locking':
      return say('Without {gone}, locked candidates rule out {candidates}.', terms);
    case 'hidden-pair':
      return say('Without {gone}, a hidden pair rules out {candidates}.', terms);
    case 'naked-pair':
      return say('Without {gone}, a naked pair rules out {candidates}.', terms);
    case 'x-wing':
      return say('Without {gone}, an X-Wing rules out {candidates}.', terms);
    case 'chain':
      return say('Without {gone}, a chain rules out {candidates}: {chain}.', {
        ...terms,
        chain: chain(reason.chain),
      });
    case 'forcing':
      return say('Without {gone}, a forcing chain rules out {candidates}. {story}', {
        ...terms,
        story: clause(nestedProofMessage(proofsOf(step), geometry)),
      });
    default:
      return statesMessage([state]);
  }
}

const proofsOf = (step: readonly Inference[]) =>
  step.flatMap(({ reason }) => (reason.kind === 'forcing' ? [reason.proof] : [])) as [ForcingProof, ...ForcingProof[]];

function lastCandidateMessage(need: Need, candidate: Candidate, removed: Term, geometry: Geometry): Message {
  const digit = digits(geometry.digitOf(candidate));
  const cell = cells([geometry.cellOf(candidate)]);
  return need.kind === 'cell'
    ? say('Without {gone}, the only candidate left in {cell} is {digit}.', { gone: removed, cell, digit })
    : say('Without {gone}, the only place left for {digit} in {house} is {cell}.', {
        ...{ gone: removed, digit, cell },
        house: houses([need.house]),
      });
}

/** Returns the cases of a proof that has several, otherwise the chains and proofs nested in it. */
function reasonsIn(proof: ForcingProof, geometry: Geometry): { readonly reasons?: readonly StepReason[] } {
  const { reason, target, branches } = proof;
  const reasons =
    reason.kind === 'contradiction'
      ? nestedReasons(branches, geometry)
      : branches.map(
          (branch): StepReason => ({
            message: caseMessage(branch, [target], geometry),
            marks: proofMarks({ ...proof, branches: [branch] }),
          }),
        );
  return reasons.length > 0 ? { reasons } : {};
}

/** Returns the chains and proofs that steps of branches depend on, each once. */
function nestedReasons(branches: readonly ProofBranch[], geometry: Geometry): StepReason[] {
  const inferences = branches.flatMap((branch) => branch.inferences);
  const found = new Map<string, StepReason>();
  for (const inference of inferences) {
    const { reason, state } = inference;
    if (reason.kind !== 'chain' && reason.kind !== 'forcing') continue;
    const key = JSON.stringify(reason.kind === 'chain' ? reason.chain : withoutTarget(reason.proof));
    if (found.has(key)) continue;
    const marks = reason.kind === 'chain' ? chainMarks(reason.chain) : proofMarks(reason.proof);
    found.set(key, {
      message: stepMessage([inference], geometry),
      marks: [...marks, ...markCandidates('target', [nodeIn(state)])],
    });
  }
  return [...found.values()];
}
