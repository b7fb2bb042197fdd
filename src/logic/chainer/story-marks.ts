/** The marks and truths of a story: the drawing of its branches, and the truths behind them. */
import type { Candidate } from '../../core/geometry.js';
import { chainTruths } from '../links/chain.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import { inBranch, type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import { distinctTruths, type Truth } from '../step/truths.js';
import type { Because, Inference, Story, StoryBranch } from './story.js';

export function storyMarks({ reason, target, branches }: Story): Mark[] {
  const states = [...new Set(branches.flatMap(({ inferences }) => inferences.map(({ state }) => state)))];
  const those = (wanted: boolean): Candidate[] =>
    states.filter((state) => isOn(state) === wanted && state !== target).map(nodeIn);
  const start: Mark[] =
    reason.kind === 'cell'
      ? markCells('pattern', [reason.cell])
      : reason.kind === 'house'
        ? markHouses('pattern', [reason.house])
        : [];
  return [
    ...start,
    ...branches.flatMap((branch, index) => (branches.length > 1 ? inBranch(index, linksOf(branch)) : linksOf(branch))),
    ...markCandidates('on', those(true)),
    ...markCandidates('off', those(false)),
    ...markCandidates('target', [nodeIn(target)]),
  ];
}

/**
 * Returns the links to draw for a branch: all links if every state has one cause; for a net, the causes of placements
 * and of the end.
 */
function linksOf({ inferences, ends }: StoryBranch): Mark[] {
  const isNet = inferences.some(({ parents, because }) => parents.length > 1 || !isPlain(because));
  const drawn = isNet ? inferences.filter(({ state }) => isOn(state) || ends.includes(state)) : inferences;
  const known = new Map(inferences.map((inference) => [inference.state, inference]));
  /** Returns the drawn states behind a state that is not drawn. */
  const sources = (state: State): readonly State[] => {
    const { parents } = known.get(state)!;
    return isOn(state) || parents.length === 0 ? [state] : parents.flatMap(sources);
  };
  return drawn.flatMap(({ state, parents }) =>
    [...new Set(isNet ? parents.flatMap(sources) : parents)].map((from) =>
      markLink([nodeIn(from)], [nodeIn(state)], isOn(state)),
    ),
  );
}

const isPlain = ({ kind }: Because): boolean => kind === 'assumed' || kind === 'conflict' || kind === 'last';

export const storyTruths = (story: Story): Truth[] => distinctTruths(truthsOf(story));

function truthsOf({ reason, branches }: Story): Truth[] {
  const truths = branches.flatMap(({ inferences }) => inferences.flatMap(truthsBehind));
  if (reason.kind === 'cell' || reason.kind === 'house') truths.push(reason);
  return truths;
}

function truthsBehind({ because }: Inference): readonly Truth[] {
  switch (because.kind) {
    case 'assumed':
    case 'conflict':
      return [];
    case 'last':
      return [because.need];
    case 'chain':
      return chainTruths(because.chain);
    case 'forcing':
      return truthsOf(because.story);
    default:
      return because.truths;
  }
}
