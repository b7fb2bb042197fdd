/** What a story points at. */
import type { Candidate } from '../../core/geometry.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import { inBranch, type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import type { Because, Story, StoryBranch } from './story.js';

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

/** What is drawn of a branch: link by link where each has one cause; a net by what each placement and the end rest on. */
function linksOf({ inferences, ends }: StoryBranch): Mark[] {
  const isNet = inferences.some(({ parents, because }) => parents.length > 1 || !isPlain(because));
  const drawn = isNet ? inferences.filter(({ state }) => isOn(state) || ends.includes(state)) : inferences;
  const known = new Map(inferences.map((inference) => [inference.state, inference]));
  /** Where nothing is drawn between, what stands behind it. */
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
