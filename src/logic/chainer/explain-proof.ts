/** Explains forcing chains branch by branch: the consequences of each assumption, step by step, and its end. */
import type { Geometry } from '../../core/geometry.js';
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
import {
  contradictionMessage,
  type LineNumber,
  leftMessage,
  lineAlone,
  numbered,
  type ToldLine,
} from '../step/numbered-lines.js';
import type { Explanation, Hit, StepReason } from '../step/strategy.js';
import type { Truth } from '../step/truths.js';
import type { ForcingProof, Inference, InferenceReason, ProofBranch } from './proof.js';
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

/**
 * Explains proofs nested in a proof that differ only in their targets. Together they conclude all of these targets, which
 * the line that they explain has named.
 */
function nestedProofMessage(
  [proof, ...others]: readonly [ForcingProof, ...ForcingProof[]],
  within: LineNumber,
  geometry: Geometry,
): Message {
  const targets = [...new Set([proof, ...others].map(({ target }) => target))];
  const end = say('So {outcome}.', { outcome: clause(statesMessage(targets)) });
  return proofMessage(proof, targets, supposition, end, geometry, within);
}

function proofMessage(
  { reason, branches }: ForcingProof,
  targets: readonly State[],
  suppose: typeof refutedSupposition,
  end: Message,
  geometry: Geometry,
  within: LineNumber = [],
): Message {
  if (reason.kind !== 'contradiction')
    return casesMessage(reason, {
      outcome: clause(statesMessage(targets)),
      branches: lines(branches.map((branch) => caseMessage(branch, targets, geometry, within))),
      end: clause(end),
    });
  const [branch] = branches as readonly [ProofBranch];
  const { assumed } = branch;
  return contradictionMessage(
    suppose(isOn(assumed), nodeIn(assumed)),
    isOn(assumed),
    numbered(linesOf(branch, geometry), within),
    say('{clash} {end}', { clash: clause(clashMessage(branch, geometry)), end: clause(end) }),
  );
}

/** Returns the message on the end of a contradiction: a candidate that is on, and why it cannot be. */
function clashMessage({ inferences, ends }: ProofBranch, geometry: Geometry): Message {
  const one = nodeIn(ends[0]!);
  const { reason, parents } = inferences.find(({ state }) => ends.includes(state) && !isOn(state))!;
  const other = reason.kind === 'conflict' ? nodeIn(parents[0]!) : one;
  const clashing = [...new Set([one, other])].sort((a, b) => a - b);
  const cellsOfClash = clashing.map((candidate) => geometry.cellOf(candidate));
  if (other === one) return say('{clash} would be both true and false.', { clash: candidates(clashing) });
  if (cellsOfClash[0] === cellsOfClash[1])
    return say('{cell} would be both {digits}.', {
      cell: cells([cellsOfClash[0]!]),
      digits: digits(...clashing.map((candidate) => geometry.digitOf(candidate))),
    });
  const [house] = geometry.commonHouses(cellsOfClash);
  return house !== undefined && geometry.digitOf(one) === geometry.digitOf(other)
    ? say('{one} and {other} would both be {digit}, in {house}.', {
        one: cells([cellsOfClash[0]!]),
        other: cells([cellsOfClash[1]!]),
        digit: digits(geometry.digitOf(one)),
        house: houses([house]),
      })
    : say('{clash} would both be true, but exclude each other.', { clash: candidates(clashing) });
}

function statesMessage(states: readonly State[]): Message {
  const named = { candidates: candidates(states.map(nodeIn)) };
  return isOn(states[0]!)
    ? say('{candidates} {candidates:is|are} true', named)
    : say('{candidates} {candidates:is|are} false', named);
}

/** A step of a branch: its inferences, and the indices of the earlier steps that it follows from. */
interface ProofStep {
  readonly inferences: readonly [Inference, ...Inference[]];
  readonly causes: readonly number[];
}

/**
 * Groups inferences into steps: inferences from the same states are one step. What a true candidate rules out is no step
 * of its own; its consequences follow from that of the candidate.
 */
function stepsOf({ inferences }: ProofBranch): ProofStep[] {
  const steps: { readonly inferences: [Inference, ...Inference[]]; readonly causes: readonly number[] }[] = [];
  /** The index of the step with the same argument and premises. */
  const indices = new Map<string, number>();
  /** The steps behind each state. */
  const behind = new Map<State, readonly number[]>();
  for (const inference of inferences) {
    const { state, parents, reason } = inference;
    const causes = [...new Set(parents.flatMap((parent) => behind.get(parent)!))];
    behind.set(state, causes);
    if (reason.kind === 'assumed' || reason.kind === 'conflict') continue;
    const argument = reason.kind === 'forcing' ? withoutTarget(reason.proof) : reason;
    const premises = JSON.stringify([argument, [...parents].sort((a, b) => a - b)]);
    const index = indices.get(premises) ?? steps.length;
    indices.set(premises, index);
    if (index < steps.length) steps[index]!.inferences.push(inference);
    else steps.push({ inferences: [inference], causes });
    behind.set(state, [index]);
  }
  return steps;
}

const linesOf = (branch: ProofBranch, geometry: Geometry): ToldLine[] =>
  stepsOf(branch).map(({ inferences, causes }) => ({ causes, ...lineOf(inferences, geometry) }));

/** Returns a proof without its target, to compare proofs that differ only in the target. */
const withoutTarget = ({ reason, branches }: ForcingProof): unknown => [
  reason,
  branches.map(({ assumed, inferences, ends }) => [
    assumed,
    ends.includes(assumed),
    inferences.filter(({ reason }) => reason.kind !== 'conflict'),
  ]),
];

function caseMessage(
  branch: ProofBranch,
  targets: readonly State[],
  geometry: Geometry,
  within: LineNumber = [],
): Message {
  const { assumed } = branch;
  const supposed = supposition(isOn(assumed), nodeIn(assumed));
  const stated = suppositionAfterIf(isOn(assumed));
  if (targets.includes(assumed)) return say(`If ${stated}, there is nothing more to show.`, { supposed });
  const terms = { supposed, end: clause(statesMessage(targets)) };
  const steps = numbered(linesOf(branch, geometry), within);
  return steps.length === 0
    ? say(`If ${stated}, then {end} at once.`, terms)
    : say(`If ${stated}, then {end}:{steps}`, { ...terms, steps: lines(steps) });
}

/** Explains one step of a branch: what is left, or which pattern rules out candidates. */
function lineOf(step: ProofStep['inferences'], geometry: Geometry): Omit<ToldLine, 'causes'> {
  const [{ state, reason }] = step;
  const terms = { candidates: candidates(step.map(({ state }) => nodeIn(state))) };
  switch (reason.kind) {
    case 'last':
      return { step: leftMessage(reason.need, [nodeIn(state)], geometry) };
    case 'chain':
      return {
        step: say('A chain rules out {candidates}', terms),
        end: (line) => say('{line}: {chain}.', { line, chain: chain(reason.chain) }),
      };
    case 'forcing':
      return {
        step: say('A forcing chain rules out {candidates}', terms),
        end: (line, within) =>
          say('{line}. {story}', { line, story: clause(nestedProofMessage(proofsOf(step), within, geometry)) }),
      };
    case 'assumed':
    case 'conflict':
      return { step: statesMessage([state]) };
    default:
      return { step: patternMessage(reason, terms) };
  }
}

/** Returns the clause on candidates that a pattern rules out, with the places and digits of the pattern. */
function patternMessage(
  { kind, truths }: Extract<InferenceReason, { readonly truths: readonly Truth[] }>,
  terms: { readonly candidates: Term },
): Message {
  const ofPattern = {
    ...terms,
    digits: digits(...new Set(truths.flatMap((truth) => (truth.kind === 'house' ? [truth.digit] : [])))),
    houses: houses([...new Set(truths.flatMap((truth) => (truth.kind === 'house' ? [truth.house] : [])))]),
  };
  switch (kind) {
    case 'locking':
      return say('Locked candidates in {houses} rule out {candidates}', ofPattern);
    case 'hidden-pair':
      return say('The hidden pair of {digits} in {houses} rules out {candidates}', ofPattern);
    case 'naked-pair':
      return say('The naked pair in {cells} rules out {candidates}', {
        ...terms,
        cells: cells(truths.flatMap((truth) => (truth.kind === 'cell' ? [truth.cell] : []))),
      });
    case 'x-wing':
      return say('The X-Wing of {digits} in {houses} rules out {candidates}', ofPattern);
  }
}

const proofsOf = (step: readonly Inference[]) =>
  step.flatMap(({ reason }) => (reason.kind === 'forcing' ? [reason.proof] : [])) as [ForcingProof, ...ForcingProof[]];

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
      message: lineAlone(lineOf([inference], geometry)),
      marks: [...marks, ...markCandidates('target', [nodeIn(state)])],
    });
  }
  return [...found.values()];
}
