/** The marks and truths of a proof: the drawing of its branches, and the truths behind them. */
import type { Candidate } from '../../core/geometry.js';
import { chainTruths } from '../links/chain.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import { inBranch, type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import { distinctTruths, type Truth } from '../step/truths.js';
import type { ForcingProof, Inference, InferenceReason, ProofBranch } from './proof.js';

export function proofMarks({ reason, target, branches }: ForcingProof): Mark[] {
  const states = [...new Set(branches.flatMap(({ inferences }) => inferences.map(({ state }) => state)))];
  const candidatesThatAre = (wanted: boolean): Candidate[] =>
    states.filter((state) => isOn(state) === wanted && state !== target).map(nodeIn);
  const start: Mark[] =
    reason.kind === 'cell'
      ? markCells('pattern', [reason.cell])
      : reason.kind === 'house'
        ? markHouses('pattern', [reason.house])
        : [];
  return [
    ...start,
    ...branches.flatMap((branch, index) =>
      branches.length > 1 ? inBranch(index, linkMarks(branch)) : linkMarks(branch),
    ),
    ...markCandidates('on', candidatesThatAre(true)),
    ...markCandidates('off', candidatesThatAre(false)),
    ...markCandidates('target', [nodeIn(target)]),
  ];
}

/**
 * Returns the links to draw for a branch: all links if every state has one cause; for a net, the causes of placements
 * and of the end.
 */
function linkMarks({ inferences, ends }: ProofBranch): Mark[] {
  const isNet = inferences.some(({ parents, reason }) => parents.length > 1 || !isPlain(reason));
  const drawn = isNet ? inferences.filter(({ state }) => isOn(state) || ends.includes(state)) : inferences;
  const known = new Map(inferences.map((inference) => [inference.state, inference]));
  /** Returns the drawn states behind a state that is not drawn. */
  const drawnSources = (state: State): readonly State[] => {
    const { parents } = known.get(state)!;
    return isOn(state) || parents.length === 0 ? [state] : parents.flatMap(drawnSources);
  };
  return drawn.flatMap(({ state, parents }) =>
    [...new Set(isNet ? parents.flatMap(drawnSources) : parents)].map((from) =>
      markLink([nodeIn(from)], [nodeIn(state)], isOn(state)),
    ),
  );
}

const isPlain = ({ kind }: InferenceReason): boolean => kind === 'assumed' || kind === 'conflict' || kind === 'last';

export const proofTruths = (proof: ForcingProof): Truth[] => distinctTruths(truthsOf(proof));

function truthsOf({ reason, branches }: ForcingProof): Truth[] {
  const truths = branches.flatMap(({ inferences }) => inferences.flatMap(truthsBehind));
  if (reason.kind === 'cell' || reason.kind === 'house') truths.push(reason);
  return truths;
}

function truthsBehind({ reason }: Inference): readonly Truth[] {
  switch (reason.kind) {
    case 'assumed':
    case 'conflict':
      return [];
    case 'last':
      return [reason.need];
    case 'chain':
      return chainTruths(reason.chain);
    case 'forcing':
      return truthsOf(reason.proof);
    default:
      return reason.truths;
  }
}
